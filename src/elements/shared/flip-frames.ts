/** The keyframes of motion between two pictures, and the boxes between which it goes. */

/** From where to where something goes. */
export interface Path {
  readonly start: DOMRect;
  readonly box: DOMRect;
}

export const COME_UP: Keyframe[] = [
  {transform: 'translateY(8px)', opacity: 0},
  {transform: 'none', opacity: 1},
];
export const GROW: Keyframe[] = [
  {transform: 'scale(0)', opacity: 0},
  {transform: 'scale(1.25)', opacity: 1, offset: 0.7},
  {transform: 'none', opacity: 1},
];
export const ROUND: Keyframe[] = [{transform: 'none'}, {transform: 'rotate(360deg)'}];
export const FADE: Keyframe[] = [{opacity: 1}, {opacity: 0}];
export const turned = (from: number, to: number): Keyframe[] => [
  {transform: `perspective(600px) rotateY(${from}deg)`},
  {transform: `perspective(600px) translateY(-6%) rotateY(${(from + to) / 2}deg) scale(1.06)`},
  {transform: `perspective(600px) rotateY(${to}deg)`},
];

/** The place of a box, as seen from an ancestor that moves from `start` to `box` meanwhile. */
export const within = (place: DOMRect, way: Path | undefined): DOMRect =>
  way === undefined
    ? place
    : new DOMRect(
        place.x - way.start.x + way.box.x,
        place.y - way.start.y + way.box.y,
        place.width,
        place.height,
      );

export const isSame = (box: DOMRect, other: DOMRect): boolean =>
  Math.hypot(box.x - other.x, box.y - other.y) <= 1 && Math.abs(box.width - other.width) <= 1;
