import {travel} from './motion.js';
import {wayIn} from './plane.js';
import {viewOf} from './realm.js';

/** Ways on the page and how they are gone: nothing of a first picture moves, so these come later. */

export const EASE_IN = 'cubic-bezier(.5,0,.8,.3)';

/**
 * The transform that shows `box` at the place of `other`, centre on centre, both as seen on the page;
 * the default `scale` makes them equally wide. `undefined` if either has no size, as in a closed
 * `<details>`, where nothing moves.
 * @param plane the plane of the moved element, before anything moves
 */
export function between(
  plane: DOMMatrix | undefined,
  box: DOMRect,
  other: DOMRect,
  scale: number | string = other.width / box.width,
): string | undefined {
  if (!plane || !(box.width > 0 && other.width > 0)) return undefined;
  const {x, y} = wayIn(
    plane,
    other.x + other.width / 2 - box.x - box.width / 2,
    other.y + other.height / 2 - box.y - box.height / 2,
  );
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** How a motion runs. */
export interface Run {
  readonly ms: number;
  readonly easing: string;
  readonly delay?: number;
}

/**
 * Runs a motion of `transform` and `opacity`; `undefined` if nothing moves.
 * @param factor of `travel`, if it has just been read: the start of a motion changes styles
 */
export function motion(
  element: Element,
  frames: Keyframe[],
  {ms, easing, delay = 0}: Run,
  factor = travel(element, 1),
): Animation | undefined {
  if (factor === 0) return undefined;
  return element.animate(frames, {
    duration: ms * factor,
    easing,
    delay: delay * factor,
    fill: 'backwards',
  });
}

/**
 * Says when a motion began, so that it loses no time when it begins again from then. A busy browser
 * reports the start of a motion long after it was seen: until then it counts from the first frame.
 */
export function timeOf(run: Animation, element: Element): () => Partial<Animation> {
  let drawn: Animation['startTime'] = null;
  viewOf(element).requestAnimationFrame(() => (drawn = run.timeline?.currentTime ?? null));
  return () => {
    const startTime = run.startTime ?? drawn;
    return startTime === null ? {currentTime: run.currentTime} : {startTime};
  };
}
