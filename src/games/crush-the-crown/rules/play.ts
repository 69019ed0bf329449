import {isCard} from '../../../cards/index.js';
import {type Refusal, REFUSALS, type Seat, type Emit, moveReader} from '../../../game/index.js';
import {discover, endBuild, extend, refuseDiscover, refuseExtend} from './build.js';
import {fire, keep, refuseKeep} from './fire.js';
import {marry, refuseMarry, refuseSwap, swap} from './marriage.js';
import {noSpy, refuseSpy, spy} from './spy.js';
import {give, refuseGive} from './tribute.js';
import {turn} from './turn.js';
import {
  BARE_MOVES,
  CARD_MOVES,
  type CrushMove,
  type CrushState,
  type CrushEvent,
  type Phase,
} from '../types.js';

/** The legal moves, the refusals of all others, and the rule that makes each move. */

/** The types of move in each phase; `swap` to `keep` in the order in which they are offered. */
const MOVES_OF: Readonly<Record<Phase, readonly CrushMove['type'][]>> = {
  marryFirst: ['swap', 'marry'],
  marrySecond: ['swap', 'marry'],
  build: ['extend', 'discover', 'skip'],
  insert: ['spy', 'skip'],
  tribute: ['give'],
  fireHire: ['fire', 'keep'],
  over: [],
};

/** Refusals of a move that belongs to another phase: each names the awaited move. */
const AWAITED = {
  marryFirst: 'crush/marry-now',
  marrySecond: 'crush/marry-now',
  build: 'crush/build-now',
  insert: 'crush/insert-now',
  tribute: 'crush/tribute-now',
  fireHire: 'crush/fire-now',
} as const satisfies Record<Exclude<Phase, 'over'>, Refusal>;

const isOneOf = <Word extends string>(words: readonly Word[], word: unknown): word is Word =>
  (words as readonly unknown[]).includes(word);

/** An untrusted value as a move, or `undefined`; never throws. */
const moveOf = moveReader(
  ({type, card}: Partial<Record<'type' | 'card', unknown>>): CrushMove | undefined => {
    if (isOneOf(BARE_MOVES, type)) return {type};
    return isOneOf(CARD_MOVES, type) && isCard(card) ? {type, card} : undefined;
  },
);

/** Why a move is refused, or `undefined`. Depends on the seat's hand and the table only. */
export function refuse(state: CrushState, seat: Seat, value: unknown): Refusal | undefined {
  const {phase} = state;
  if (phase === 'over') return REFUSALS.over;
  if (!turn(state).includes(seat)) return REFUSALS.notYourTurn;
  const move = moveOf(value);
  if (!move) return REFUSALS.notAMove;
  if (!MOVES_OF[phase].includes(move.type)) {
    const late = move.type === 'extend' || move.type === 'discover';
    return late && (phase === 'insert' || phase === 'fireHire')
      ? 'crush/one-member-a-turn'
      : AWAITED[phase];
  }
  return 'card' in move && !state.hands[seat]!.includes(move.card)
    ? REFUSALS.notYourCard
    : refuseOffered(state, seat, move);
}

/** The same for a move of the phase, without a card or with one from the hand. */
function refuseOffered(state: CrushState, seat: Seat, move: CrushMove): Refusal | undefined {
  switch (move.type) {
    case 'swap':
      return refuseSwap(state, seat);
    case 'marry':
      return refuseMarry(move.card);
    case 'extend':
      return refuseExtend(state, seat, move.card);
    case 'discover':
      return refuseDiscover(state, seat, move.card);
    case 'spy':
      return refuseSpy(state, seat, move.card);
    case 'give':
      return refuseGive(state, seat, move.card);
    case 'keep':
      return refuseKeep(state, seat);
    case 'fire':
    case 'skip':
      return undefined;
  }
}

/** Every legal move of a seat. */
export const legalMoves = (state: CrushState, seat: Seat): readonly CrushMove[] =>
  turn(state).includes(seat)
    ? MOVES_OF[state.phase]
        .flatMap((type): readonly CrushMove[] =>
          isOneOf(BARE_MOVES, type) ? [{type}] : state.hands[seat]!.map((card) => ({type, card})),
        )
        .filter((move) => refuseOffered(state, seat, move) === undefined)
    : [];

/** The state after a legal move. */
export function apply(
  state: CrushState,
  seat: Seat,
  move: CrushMove,
  emit?: Emit<CrushState, CrushEvent>,
): CrushState {
  switch (move.type) {
    case 'swap':
      return swap(state, seat, move.card, emit);
    case 'marry':
      return marry(state, seat, move.card, emit);
    case 'extend':
      return extend(state, seat, move.card, emit);
    case 'discover':
      return discover(state, seat, move.card, emit);
    case 'spy':
      return spy(state, seat, move.card, emit);
    case 'give':
      return give(state, seat, move.card, emit);
    case 'fire':
      return fire(state, seat, move.card, emit);
    case 'keep':
      return keep(state, seat, emit);
    case 'skip':
      return state.phase === 'build'
        ? endBuild(state, seat, emit)
        : noSpy(state, seat, false, emit);
  }
}

/**
 * The safe move that a clock plays: a move without a card if it is legal, else the last legal card.
 */
export function fallback(state: CrushState, seat: Seat): CrushMove {
  const move = legalMoves(state, seat).at(-1);
  if (!move) throw new RangeError(`seat ${seat} is not awaited`);
  return move;
}
