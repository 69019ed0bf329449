import type {GstkHand} from '../../../elements/gstk-hand/gstk-hand.component.js';
import {wish} from '../../../elements/events.js';
import {drag, heldAt} from '../../../elements/internal/drag.js';

/** A card is played by dragging it up, past the edge of the hand; a tap and a key do the same. */

/** Follows a pointer that went down on a card of the hand until it is let go. */
export function dragUp(down: PointerEvent): void {
  const button = heldAt(down, '.card');
  const hand = heldAt(down, 'gstk-hand') as GstkHand | undefined;
  const index = hand ? [...hand.renderRoot.querySelectorAll('.card')].indexOf(button!) : -1;
  const card = hand?.cards[index];
  if (!button || !hand || !card) return;
  const root = (down.currentTarget as HTMLElement).getRootNode() as ShadowRoot;
  const trick = root.querySelector<HTMLElement>('gstk-trick');
  drag(down, {
    button,
    over: ({clientY}) => (clientY < hand.getBoundingClientRect().top ? trick : null),
    drop: (place) => {
      // Dragging a card to the table is deliberate, so no confirmation is asked.
      if (place) wish(hand, 'gstk-wish', {card, index, meant: true});
    },
  });
}
