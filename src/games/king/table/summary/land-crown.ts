import type {GstkTotals} from '../../../../elements/gstk-totals/gstk-totals.component.js';
import {EASE_OUT, travel} from '../../../../elements/shared/index.js';
import {fetchTotals} from './totals-chart.js';

/**
 * The only celebration: the crown lands on the winner's arms, then the ranks rise, while the totals are
 * drawn deal by deal.
 */

const LANDING = 420;
const RISE = 160;
const STEP = 40;

/** The crown falls a little past its place, and the shield yields. */
const FALL: Keyframe[] = [
  {transform: 'translateY(-28px)', opacity: 0},
  {transform: 'translateY(3px)', opacity: 1, offset: 0.75},
  {transform: 'none'},
];
const YIELD: Keyframe[] = [{transform: 'scale(0.9)'}, {transform: 'none'}];
const COME_UP: Keyframe[] = [
  {transform: 'translateY(8px)', opacity: 0},
  {transform: 'none', opacity: 1},
];

/** The pictures in which the crown has landed, since a new drawing of the same end moves nothing. */
const landed = new WeakSet<Element>();

/** Moves a picture of the end of a match, once; a callback for Lit's `ref`. */
export function landCrown(over: Element | undefined): void {
  if (!over || landed.has(over)) return;
  landed.add(over);
  // The callback runs before the picture is in the document, which has its styles.
  queueMicrotask(() => {
    const move = (selector: string, frames: Keyframe[], ms: number, wait = 0, step = 0): void =>
      over.querySelectorAll(selector).forEach((element, at) => {
        const duration = travel(element, ms);
        if (duration === 0) return;
        const delay = travel(element, wait + at * step);
        element.animate(frames, {duration, delay, easing: EASE_OUT, fill: 'backwards'});
      });
    move('.arms .icon', FALL, LANDING);
    move('.arms .shield', YIELD, LANDING);
    move('.ranks li', COME_UP, RISE, LANDING, STEP);
    const totals = over.querySelector<GstkTotals>('gstk-totals');
    if (totals) void fetchTotals().then(() => totals.draw(LANDING), console.error);
  });
}
