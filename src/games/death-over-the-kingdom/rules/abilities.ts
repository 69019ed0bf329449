import type {Seat} from '../../../game/index.js';
import {type Ability, characterOf} from './deck.js';
import {
  areaOf,
  discarded,
  lay,
  lookAtArea,
  lookAtPile,
  pileAt,
  putUnder,
  swap,
  turnUp,
  withoutPileAt,
} from './places.js';
import {neighbourOf, seatsOf} from './standing.js';
import type {Deed, KingdomOpen, KingdomState, KingdomEmit} from '../types.js';

/** The abilities that a card has on its player's turn (4.7). */

/** The facts that the holder of a card knows when using it. */
type HolderKnowledge = Pick<KingdomOpen, 'deck' | 'seats' | 'dealer'> & {
  readonly pile: readonly unknown[];
};

/**
 * The number of seats that an ability is used on; `undefined` for an ability that is not used on a
 * turn.
 */
const TARGETS: Readonly<Partial<Record<Ability, number>>> = {look: 0, take: 1, juggle: 2, burn: 1};

/** The number of seats that a card's ability is used on; `undefined` without such an ability. */
export const targetsOf = (game: Pick<KingdomOpen, 'deck'>, card: string): number | undefined =>
  TARGETS[characterOf(game, card).ability];

/** Whether an ability needs a card of the deck while the deck is empty (4.7, rulings). */
export function lacksDeck(game: HolderKnowledge, seat: Seat, card: string): boolean {
  const {ability} = characterOf(game, card);
  const needs = ability === 'burn' || (ability === 'look' && neighbourOf(seat, game) === null);
  return needs && game.pile.length === 0;
}

/** Every choice of seats that a card's ability can be used on; none if it cannot be used. */
export function usesOf(
  game: HolderKnowledge,
  seat: Seat,
  card: string,
): readonly (readonly Seat[])[] {
  const count = targetsOf(game, card);
  if (count === undefined || lacksDeck(game, seat, card)) return [];
  if (count === 0) return [[]];
  const others = seatsOf(game).filter((other) => other !== seat);
  if (count === 1) return others.map((one) => [one]);
  return others.flatMap((one) => others.filter((two) => two > one).map((two) => [one, two]));
}

/** Records a seat's deed of this round. */
export const noted = (state: KingdomState, seat: Seat, deed: Partial<Deed>): KingdomState => ({
  ...state,
  phase: 'act',
  deeds: state.deeds.map((old, owner) =>
    owner === seat ? {type: 'use', card: null, with: [], ...deed} : old,
  ),
});

/** Shows the seat's card and carries its ability out. */
export function use(
  state: KingdomState,
  seat: Seat,
  targets: readonly Seat[],
  emit: KingdomEmit,
): KingdomState {
  const {card} = areaOf(state, seat);
  const shown = turnUp(state, seat);
  const done = (then: KingdomState): KingdomState => noted(then, seat, {card, with: targets});
  const [one = seat, two = seat] = targets;
  switch (characterOf(state, card).ability) {
    case 'take': {
      const got = areaOf(state, one).card;
      const then = done(swap(shown, seat, one));
      emit?.({type: 'stolen', seat, card, from: one, got}, then);
      return then;
    }
    case 'juggle': {
      const cards = [areaOf(state, one).card, areaOf(state, two).card] as const;
      const then = done(swap(shown, one, two));
      emit?.({type: 'juggled', seat, card, targets: [one, two], cards}, then);
      return then;
    }
    case 'burn': {
      const burned = areaOf(state, one).card;
      const top = pileAt(shown, 0);
      const then = done(lay(discarded(withoutPileAt(shown, 0), burned), one, top));
      emit?.({type: 'burned', seat, card, target: one, burned, drawn: top.card}, then);
      return then;
    }
    default:
      return look(shown, seat, card, emit);
  }
}

/**
 * The Merchant looks to the left, or at the top of the deck if its player is the Dealer; then the
 * player decides (M-23).
 */
function look(state: KingdomState, seat: Seat, card: string, emit: KingdomEmit): KingdomState {
  const at = neighbourOf(seat, state);
  const seen = at === null ? pileAt(state, 0).card : areaOf(state, at).card;
  const known = at === null ? lookAtPile(state, 0, seat) : lookAtArea(state, at, seat);
  const then: KingdomState = {...known, phase: 'decide'};
  emit?.({type: 'looked', seat, card, at, seen}, then);
  return then;
}

/** The Merchant goes to the place of the other card; the Dealer's goes under the deck (4.7). */
export function buy(state: KingdomState, seat: Seat, emit: KingdomEmit): KingdomState {
  const from = neighbourOf(seat, state);
  const old = areaOf(state, seat);
  const {card} = old;
  const got = from === null ? pileAt(state, 0) : areaOf(state, from);
  const moved =
    from === null
      ? putUnder(lay(withoutPileAt(state, 0), seat, got), old)
      : swap(state, seat, from);
  const then = noted(moved, seat, {card, with: from === null ? [] : [from]});
  emit?.({type: 'bought', seat, card, from, got: got.card}, then);
  return then;
}
