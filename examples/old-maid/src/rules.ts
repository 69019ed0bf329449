import {
  moveForm,
  moveNotation,
  moveReader,
  readingBy,
  type Refusal,
  REFUSALS,
  refuseTurn,
  type Rules,
  type Seat,
  type WordKind,
} from 'gstk/kit';
import {apply, BASICS, outcome, phase, setup, sourceOf, turn} from './play.js';
import {stateOf} from './position.js';
import type {Event, Move, State, View} from './types.js';
import {redact, view} from './view.js';

/** Any card of the hand that is drawn from (OM-5). */
const legalMoves = (state: State, seat: Seat): readonly Move[] =>
  turn(state).includes(seat)
    ? state.hands[sourceOf(state)]!.map((_, at): Move => ({type: 'draw', at}))
    : [];

const moveOf = moveReader(({type, at}: Readonly<Record<string, unknown>>): Move | undefined =>
  type === 'draw' && typeof at === 'number' ? {type, at} : undefined,
);

function refuse(state: State, seat: Seat, value: unknown): Refusal | undefined {
  const move = moveOf(value);
  if (!move) return REFUSALS.notAMove;
  const early = refuseTurn(turn(state), seat);
  if (early) return early;
  return move.at in state.hands[sourceOf(state)]! ? undefined : 'old-maid/no-such-card';
}

/** A place in the hand that is drawn from, counted from 1 as people do; in a move from 0. */
const PLACE: WordKind<number> = {
  name: 'place from the left',
  read: (text) => (/^[1-9]\d?$/.test(text) ? Number(text) - 1 : undefined),
  write: (at) => String(at + 1),
};

/** Old Maid: draw from your neighbour, lay down pairs, and get rid of the odd queen. */
export const rules: Rules<State, Move, View, Event> = {
  id: 'gstk-examples/old-maid',
  ...BASICS,
  ...readingBy(stateOf, {bySeat: ['hands'], seats: ['active', 'turn']}),
  ...{setup, turn, phase, legalMoves, refuse, apply, outcome, view, redact},
  fallback: (state, seat) => legalMoves(state, seat)[0]!,
  ...moveNotation<Move>([moveForm('draw {at}', {at: PLACE})]),
};
