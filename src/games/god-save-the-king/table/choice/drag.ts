import type {SuitCard} from '../../../../cards/index.js';
import type {GstkHand} from '../../../../elements/gstk-hand/gstk-hand.component.js';
import {drag, heldAt} from '../../../../elements/shared/index.js';
import type {GskContext} from '../context.js';
import {laidOf, put} from './draft.js';
import type {GskView, Spot} from '../../types.js';

/** Lays a formation by dragging with mouse, pen or finger. */

/** Follows a pointer that went down on a card of the hand or of a slot, until it is released. */
export function dragInto(down: PointerEvent, view: GskView, ctx: GskContext): void {
  const button = heldAt(down, '.card, .pick[data-slot]');
  if (!button) return;
  const hand = heldAt(down, 'gstk-hand') as GstkHand | undefined;
  const at = hand ? [...hand.renderRoot.querySelectorAll('.card')].indexOf(button) : -1;
  const card = hand ? hand.cards[at] : laidOf(view, ctx)[button.dataset['slot'] as Spot];
  if (!card) return;
  const root = (down.currentTarget as HTMLElement).getRootNode() as ShadowRoot;
  drag(down, {
    button,
    over: ({clientX, clientY}) =>
      root.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-slot]') ?? null,
    drop: (place) => {
      const slot = place?.dataset['slot'] as Spot | undefined;
      if (slot ?? button.matches('.pick')) ctx.sketch(put(view, ctx, card as SuitCard, slot));
    },
  });
}
