import type {SuitCard} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {cardsOf, enter, isAlive, meetingAt, rivalOf, withSeat} from './standing.js';
import {kingOf, sorted} from './suits.js';
import type {Cause, Fall, GskState, GskEmit, Hidden, Passage, TableIndex} from '../types.js';

/** A King that everybody sees puts its player out; this file decides where that player's cards go. */

/** Marks players as fallen at one moment, each with the eliminator. */
export const markFallen = (
  state: GskState,
  falls: readonly Pick<Fall, 'seat' | 'cause' | 'by'>[],
): GskState => ({
  ...state,
  fallen: [
    ...state.fallen,
    ...falls.map((fall): Fall => ({
      ...fall,
      hand: state.hand,
      moment: state.moment,
      cards: holdingOf(state, fall.seat),
    })),
  ],
});

/**
 * The Kings of players who fell in sight of all, if `shown` does not hold them: a position need not
 * tell how a King left its hand.
 */
export const kingsOf = (fallen: readonly Fall[], shown: readonly Passage[]): readonly Passage[] =>
  fallen
    .filter(({seat, cause}) => cause !== 'short' && !shown.some(({card}) => card === kingOf(seat)))
    .map(({seat, hand}) => ({card: kingOf(seat), from: seat, to: null, way: 'centre', hand}));

/** The number of cards in hand, formation and pile, without the player's own King (G-30). */
const holdingOf = ({hands, piles, formations}: GskState, seat: Seat): number => {
  const formation = formations[seat];
  return [...hands[seat]!, ...piles[seat]!, ...(formation ? cardsOf(formation) : [])].filter(
    (card) => card !== kingOf(seat),
  ).length;
};

/**
 * Handles the Kings that fall in a trick, if any. The survivor is the eliminator, whatever the cause;
 * if both fall there is none.
 */
export function fell(
  state: GskState,
  table: TableIndex,
  falls: readonly {readonly seat: Seat; readonly cause: Cause}[],
  emit: GskEmit,
): GskState {
  if (falls.length === 0) return state;
  const meeting = meetingAt(state, table);
  const marked = markFallen(
    state,
    falls.map((fall) => ({...fall, by: falls.length === 1 ? rivalOf(meeting, fall.seat) : null})),
  );
  const then = enter(marked, table, 'elimination', []);
  const kings = falls.map(({seat, cause}) => ({seat, card: kingOf(seat), cause}));
  emit?.({type: 'king fell', table, kings}, then);
  return then;
}

/**
 * The hand of a fallen player leaves the game or, if the option says so, goes with the player's pile
 * to the eliminator's pile (G-18, G-31). A pile that is not given away lies unseen until the hand
 * ends. Another player's King stays in the pile, wherever that goes, and is found when the hand ends.
 */
export function leave(state: GskState, seat: Seat, by: Seat | null): GskState {
  const given = state.options['eliminatedCards'] === 'toEliminator' && by !== null;
  const heir = given && isAlive(state, by) ? by : null;
  const hand = state.hands[seat]!;
  const gone = hand.map((card): Hidden => ({
    card,
    from: seat,
    to: heir,
    way: 'fallen',
    hand: state.hand,
    known: [seat],
  }));
  const emptied: GskState = {
    ...state,
    hands: withSeat(state.hands, seat, []),
    unseen: [...state.unseen, ...gone],
  };
  if (heir === null) return {...emptied, aside: sorted([...state.aside, ...hand])};
  return movePile(give(emptied, heir, hand), seat, heir);
}

const give = (state: GskState, to: Seat, cards: readonly SuitCard[]): GskState => ({
  ...state,
  piles: withSeat(state.piles, to, sorted([...state.piles[to]!, ...cards])),
});

/** A pile changes its owner, or leaves the game. The memory of its cards follows it. */
export function movePile(state: GskState, seat: Seat, to: Seat | null): GskState {
  const pile = state.piles[seat]!;
  const moved = <Item extends {readonly hand: number; readonly to: Seat | null}>(
    items: readonly Item[],
  ): readonly Item[] =>
    items.map((item) => (item.hand === state.hand && item.to === seat ? {...item, to} : item));
  const emptied: GskState = {
    ...state,
    piles: withSeat(state.piles, seat, []),
    shown: moved(state.shown),
    unseen: moved(state.unseen),
  };
  return to === null
    ? {...emptied, aside: sorted([...state.aside, ...pile])}
    : give(emptied, to, pile);
}
