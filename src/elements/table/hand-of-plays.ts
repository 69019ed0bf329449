import {type Card, type HandOrder, sortHand} from '../../cards/index.js';
import type {AnyEvent, AnyView, CardPlay} from '../../game/index.js';
import type {RenderContext} from '../render-context.js';
import type {HandScene} from '../scene.js';

/** A view with hands of playing cards. */
interface HandView extends AnyView {
  readonly hands: readonly (readonly (Card | null)[])[];
}

/**
 * The reader's hand, part of a scene, in a game where a move is a card of it; nothing for an
 * onlooker. `dealt` is how many cards the hand had at first.
 */
export function handOfPlays<View extends HandView, Event extends AnyEvent>(
  view: View,
  {seat, asking, moves, refuse, messages}: RenderContext<View, CardPlay, Event>,
  dealt: number,
  order?: HandOrder,
): {readonly hand?: HandScene<CardPlay>} {
  const held = seat === undefined ? undefined : view.hands[seat];
  if (!held) return {};
  const hand: HandScene<CardPlay> = {
    cards: sortHand(
      held.filter((card) => card !== null),
      order,
    ),
    dealt,
    legal: asking ? moves.map(({card}) => card) : null,
    why: (card) => {
      const refusal = refuse({type: 'play', card});
      return refusal && messages.lookup(refusal);
    },
    move: (card) => ({type: 'play', card}),
  };
  return {hand};
}
