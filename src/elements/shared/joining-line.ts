import {EASE_OUT} from './motion.js';
import {motion} from './ways.js';
import {wayIn} from './plane.js';

/** Lines that join two things of a picture, such as a card and the card that changes it. */

/** How long a line takes to reach its end, in milliseconds. */
const DRAWN = 260;
/** How far a line stays away from what it joins, in pixels of the page. */
const APART = 3;

const middleOf = (box: DOMRect): DOMPoint =>
  new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);

/** The point at which a straight way from the middle of a box to another point leaves the box. */
function edgeOf(box: DOMRect, toward: DOMPoint): DOMPoint {
  const {x, y} = middleOf(box);
  const [dx, dy] = [toward.x - x, toward.y - y];
  const part = Math.min(
    dx === 0 ? Infinity : (box.width / 2 + APART) / Math.abs(dx),
    dy === 0 ? Infinity : (box.height / 2 + APART) / Math.abs(dy),
    1,
  );
  return new DOMPoint(x + dx * part, y + dy * part);
}

/** A line of the picture, and the boxes that it joins. */
interface Joined {
  readonly line: HTMLElement;
  readonly start: DOMRect | undefined;
  readonly end: DOMRect | undefined;
  readonly plane: DOMMatrix | undefined;
  /** Whether it has just come into the picture, and after how many milliseconds it is drawn. */
  readonly isNew: boolean;
  readonly delay: number;
}

/**
 * Lays a line, which its styles make one pixel long from its start, between two boxes; a new one is
 * drawn from the first to the second. It is out of sight while either of them is.
 */
export function joinBoxes({line, start, end, plane, isNew, delay}: Joined): Animation | undefined {
  line.style.removeProperty('transform');
  if (!start?.width || !end?.width || !plane) return undefined;
  const own = line.getBoundingClientRect();
  const [from, to] = [edgeOf(start, middleOf(end)), edgeOf(end, middleOf(start))];
  const at = wayIn(plane, from.x - own.x, from.y - own.y);
  const by = wayIn(plane, to.x - from.x, to.y - from.y);
  const place = `translate(${at.x}px, ${at.y}px) rotate(${Math.atan2(by.y, by.x)}rad)`;
  const whole = `${place} scaleX(${Math.hypot(by.x, by.y)})`;
  line.style.setProperty('transform', whole);
  if (!isNew) return undefined;
  const frames = [{transform: `${place} scaleX(0)`}, {transform: whole}];
  return motion(line, frames, {ms: DRAWN, easing: EASE_OUT, delay});
}
