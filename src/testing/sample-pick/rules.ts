import {
  moveForm,
  moveNotation,
  moveReader,
  type Refusal,
  REFUSALS,
  refuseTurn,
  type Rules,
  type Seat,
  type WordKind,
} from '../../game/index.js';
import {readingBy} from '../../game/read.js';
import {apply, BASICS, outcome, phase, setup, turn} from './play.js';
import {stateOf} from './position.js';
import type {Event, Move, State, View} from './types.js';
import {redact, view} from './view.js';

/** Any card of the row, and to stop once somebody has been let in. */
function legalMoves(state: State, seat: Seat): readonly Move[] {
  if (!turn(state).includes(seat)) return [];
  const picks = state.row.map((_, at): Move => ({type: 'pick', at}));
  return phase(state) === 'dare' ? [{type: 'stop'}, ...picks] : picks;
}

const moveOf = moveReader(({type, at}: Readonly<Record<string, unknown>>): Move | undefined => {
  if (type === 'stop') return {type};
  return type === 'pick' && typeof at === 'number' ? {type, at} : undefined;
});

function refuse(state: State, seat: Seat, value: unknown): Refusal | undefined {
  const move = moveOf(value);
  if (!move) return REFUSALS.notAMove;
  const early = refuseTurn(turn(state), seat);
  if (early) return early;
  if (move.type === 'stop') return phase(state) === 'dare' ? undefined : 'royal-guests/nobody-yet';
  return move.at in state.row ? undefined : REFUSALS.notAMove;
}

/** A place of the row, counted from 1 as people do; in a move it counts from 0. */
const PLACE: WordKind<number> = {
  name: 'place from the left',
  read: (text) => (/^[1-9]\d?$/.test(text) ? Number(text) - 1 : undefined),
  write: (at) => String(at + 1),
};

/** Royal Guests: let guests in from a row of hidden cards, and stop before a knave comes. */
export const rules: Rules<State, Move, View, Event> = {
  id: 'royal-guests',
  ...BASICS,
  ...readingBy(stateOf, {bySeat: ['court'], seats: ['active']}),
  faults: {ru: () => import('./messages/faults.ru.js').then(({ru}) => ru)},
  ...{setup, turn, phase, legalMoves, refuse, apply, outcome, view, redact},
  fallback: (state, seat) => legalMoves(state, seat)[0]!,
  ...moveNotation<Move>([moveForm('pick {at}', {at: PLACE}), moveForm('stop')]),
};
