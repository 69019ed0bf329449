import type {SuitCard} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {leave} from './elimination.js';
import {enter, isAlive, meetingAt} from './standing.js';
import {kingOf, sorted} from './suits.js';
import {type GskState, type GskEmit, SPOTS, type TableIndex} from '../types.js';

/** The end of a trick: its cards go face down to a pile, and the table waits. */

interface CollectedCard {
  readonly card: SuitCard;
  readonly from: Seat;
  readonly to: Seat | null;
  readonly way: (typeof SPOTS)[number];
  /** Whether everybody has seen the card. */
  readonly open: boolean;
}

/** Moves the six cards and remembers which seats know them. */
function move(state: GskState, table: TableIndex, toOf: (seat: Seat) => Seat | null): GskState {
  const {seats} = meetingAt(state, table);
  const laid = seats.flatMap((from) => {
    const formation = state.formations[from]!;
    return SPOTS.map((way): CollectedCard => {
      const card = formation[way];
      const open = (formation.turned && way !== 'centre') || formation.shown.includes(way);
      // A King that lies open has fallen, and stays in no hand or pile.
      const to = open && card === kingOf(from) ? null : toOf(from);
      return {card, from, to, way, open};
    });
  });
  const passage = ({card, from, to, way}: CollectedCard) => ({
    card,
    from,
    to,
    way,
    hand: state.hand,
  });
  const goneTo = (to: Seat | null) => laid.filter((one) => one.to === to).map(({card}) => card);
  return {
    ...state,
    formations: state.formations.map((old, seat) => (seats.includes(seat) ? null : old)),
    piles: state.piles.map((pile, seat) => {
      const gained = goneTo(seat);
      return gained.length > 0 ? sorted([...pile, ...gained]) : pile;
    }),
    aside: sorted([...state.aside, ...goneTo(null)]),
    shown: [...state.shown, ...laid.filter(({open}) => open).map(passage)],
    unseen: [
      ...state.unseen,
      ...laid.filter(({open}) => !open).map((one) => ({...passage(one), known: [one.from]})),
    ],
  };
}

/**
 * The winner gets all six cards; without a winner both players take their own three back (G-3). If
 * one player fell, the survivor gets all cards except the King; if both fell, the cards leave the
 * game (G-29).
 */
export function collectCards(before: GskState, table: TableIndex, emit: GskEmit): GskState {
  const {seats, winner} = meetingAt(before, table);
  const dead = seats.filter((seat) => !isAlive(before, seat));
  const survivor = seats.find((seat) => isAlive(before, seat)) ?? null;
  const taker = dead.length > 0 ? survivor : winner;
  const own = dead.length === 0 && winner === null;
  let state = move(before, table, (seat) => (own ? seat : taker));
  const cards = 6 - (state.aside.length - before.aside.length);
  for (const seat of dead) state = leave(state, seat, taker);
  const then = enter(state, table, 'waiting', [], {winner: taker});
  emit?.({type: 'cards collected', table, winner: taker, cards}, then);
  return then;
}
