import {isCard, rngFrom} from '../../cards/index.js';
import {type Refusal, REFUSALS, type Rules, type Seat} from '../../game/index.js';
import {parseMove, formatMove} from './notation.js';
import {apply, OPTIONS, outcome, phase, setup, turn} from './play.js';
import {stateOf} from './position.js';
import type {Move, State, Event, View} from './types.js';
import {view, redact} from './view.js';

const legalMoves = (state: State, seat: Seat): readonly Move[] =>
  turn(state).includes(seat)
    ? (state.hands[seat] ?? []).map((card): Move => ({type: 'play', card}))
    : [];

function refuse(state: State, seat: Seat, move: unknown): Refusal | undefined {
  if (typeof move !== 'object' || move === null) return REFUSALS.notAMove;
  const {type, card} = move as Readonly<Record<string, unknown>>;
  if (type !== 'play' || !isCard(card)) return REFUSALS.notAMove;
  if (outcome(state)) return REFUSALS.over;
  if (!turn(state).includes(seat)) return REFUSALS.notYourTurn;
  if (!state.hands[seat]?.includes(card)) return REFUSALS.notYourCard;
  return undefined;
}

/** High Card: each seat plays any card, the highest of the suit led takes the trick. */
export const rules: Rules<State, Move, View, Event> = {
  id: 'high-card',
  seats: {min: 2, max: 4},
  options: OPTIONS,
  setup,
  turn,
  phase,
  legalMoves,
  refuse,
  apply,
  fallback: (state, seat) => legalMoves(state, seat)[0]!,
  outcome,
  view,
  redact,
  determinize: (seen, rng) => stateOf(seen, rng),
  formatMove,
  parseMove,
  parsePosition: (position, rng = rngFrom(0)) => stateOf(position, rng),
};
