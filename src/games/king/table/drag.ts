import type {GstkHand} from '../../../elements/gstk-hand/gstk-hand.component.js';
import {wish} from '../../../elements/index.js';
import {drag, heldAt} from '../../../elements/shared/index.js';

/** Plays a card by dragging it to the middle of the table; a tap and a key do the same. */

/** Follows a pointer that went down on a card of the hand until it is released. */
export function dragToTrick(down: PointerEvent): void {
  const button = heldAt(down, '.card');
  const hand = heldAt(down, 'gstk-hand') as GstkHand | undefined;
  const index = hand ? [...hand.renderRoot.querySelectorAll('.card')].indexOf(button!) : -1;
  const card = hand?.cards[index];
  if (!button || !hand || !card) return;
  const root = (down.currentTarget as HTMLElement).getRootNode() as ShadowRoot;
  // Before the first card of a deal the intro takes the trick's place.
  const middle = root.querySelector<HTMLElement>('gstk-trick, .board > .middle');
  drag(down, {
    button,
    over: ({clientX, clientY}) =>
      middle && root.elementsFromPoint(clientX, clientY).includes(middle) ? middle : null,
    drop: (place) => {
      // Dragging a card to the table is deliberate, so no confirmation is asked.
      if (place) wish(hand, 'gstk-wish', {card, index, meant: true});
    },
  });
}
