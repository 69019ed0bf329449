import type {Seat} from '../../../game/index.js';
import {kingsOf, leave, markFallen, movePile} from './elimination.js';
import {endWith, resultByHands, resultOf} from './outcome.js';
import {isAlive, living, seatsOf, withMatches} from './standing.js';
import {kingOf, sorted} from './suits.js';
import type {GskState, GskEmit} from '../types.js';

/** The end of a hand: piles are searched and become part of the hands again. */

/** The number of cards in a formation. */
export const FORMATION = 3;

/** Living players with too few cards for a formation: any of them ends the hand for all (G-19). */
export const shortOf = (state: GskState): readonly Seat[] =>
  living(state).filter((seat) => state.hands[seat]!.length < FORMATION);

/** Runs the whole end of a hand; afterwards the next hand can begin, or the match is over. */
export function endHand(before: GskState, emit: GskEmit): GskState {
  let state: GskState = {...before, phase: 'reshuffle', matches: [null, null]};
  emit?.({type: 'hand ended', hand: state.hand, short: shortOf(state)}, state);
  state = searchPiles(state, emit);
  const found = endWith(state, resultOf(state), emit);
  if (found) return found;
  state = gather(state, emit);
  const short = endWith(state, resultOf(state) ?? resultByHands(state), emit);
  if (short) return short;
  state = {
    ...withMatches(state, [null, null]),
    tokens: state.tokens.map((_, seat) => isAlive(state, seat)),
  };
  emit?.({type: 'reshuffled', hand: state.hand}, state);
  return state;
}

/**
 * Searches all piles at the same moment: a living player's King in another's pile is shown and
 * removed, and its player is out. A King that its owner won back stays unseen (G-12). The pile of a
 * player who is already out is searched like the others, then leaves the game.
 */
function searchPiles(before: GskState, emit: GskEmit): GskState {
  const owners = living(before);
  const kings = seatsOf(before).flatMap((pile) =>
    owners
      .filter((seat) => seat !== pile && before.piles[pile]!.includes(kingOf(seat)))
      .map((seat) => ({seat, card: kingOf(seat), pile})),
  );
  const gone = kings.map(({card}) => card);
  const here = ({to, hand}: {to: Seat | null; hand: number}): boolean =>
    hand === before.hand && to !== null;
  const cleared: GskState = {
    ...before,
    piles: before.piles.map((pile) => pile.filter((card) => !gone.includes(card))),
    aside: sorted([...before.aside, ...gone]),
    shown: [
      ...before.shown,
      ...before.unseen
        .filter((one) => here(one) && gone.includes(one.card))
        .map(({card, from, way, hand}) => ({card, from, to: null, way, hand})),
    ],
    unseen: before.unseen
      .filter((one) => !(here(one) && gone.includes(one.card)))
      .map((one) =>
        here(one) && owners.includes(one.to!) && !one.known.includes(one.to!)
          ? {...one, known: [...one.known, one.to!]}
          : one,
      ),
  };
  const outs = kings.map(({seat}) => seat);
  let state = markFallen(
    cleared,
    kings.map(({seat, pile}) => ({
      seat,
      cause: 'pile',
      by: owners.includes(pile) && !outs.includes(pile) ? pile : null,
    })),
  );
  state = {...state, shown: [...state.shown, ...kingsOf(state.fallen, state.shown)]};
  const piles = before.piles.map((pile, seat) => (owners.includes(seat) ? pile : null));
  emit?.({type: 'piles searched', kings, piles}, state);
  for (const fall of state.fallen.slice(before.fallen.length))
    state = leave(state, fall.seat, fall.by);
  for (const seat of seatsOf(state)) if (!isAlive(state, seat)) state = movePile(state, seat, null);
  return {...state, moment: state.moment + 1};
}

/** Hand and pile become the new hand; a player who still has too few cards is out (G-14). */
function gather(before: GskState, emit: GskEmit): GskState {
  const gathered: GskState = {
    ...before,
    hand: before.hand + 1,
    hands: before.hands.map((hand, seat) => sorted([...hand, ...before.piles[seat]!])),
    piles: before.piles.map(() => []),
  };
  const out = shortOf(gathered);
  let state = markFallen(
    gathered,
    out.map((seat) => ({seat, cause: 'short', by: null})),
  );
  for (const seat of out) state = leave(state, seat, null);
  const then = {...state, moment: state.moment + 1};
  const cards = gathered.hands.map((hand) => hand.length);
  emit?.({type: 'hands gathered', cards, out}, then);
  return then;
}
