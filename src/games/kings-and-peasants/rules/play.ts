import {type Card, isCard} from '../../../cards/index.js';
import {type Refusal, REFUSALS, type Seat, type Emit, moveReader} from '../../../game/index.js';
import {giveNames} from './election.js';
import {give, heightOf, refuseGift} from './exchange.js';
import {NAMINGS} from './namings.js';
import {
  type PeasantsMove,
  type PeasantsState,
  type PeasantsEvent,
  type Rank,
  RANKS,
  type Phase,
} from '../types.js';
import {play, refusePlay} from './trick.js';

/** The legal moves, the refusals of all others, and the rule that makes each move. */

/** The type of move that each phase waits for. */
const MOVE_OF: Readonly<Record<Exclude<Phase, 'over'>, PeasantsMove['type']>> = {
  'election.naming': 'name',
  'election.play': 'play',
  'reign.exchange.fromSoldier': 'give',
  'reign.exchange.toSoldier': 'give',
  'reign.exchange.fromPeasant': 'give',
  'reign.exchange.toPeasant': 'give',
  'reign.play': 'play',
};

/** Refusals of a move of another type: each names the awaited move. */
const AWAITED = {
  name: 'peasants/name-now',
  play: 'peasants/play-now',
  give: 'peasants/give-now',
} as const satisfies Record<PeasantsMove['type'], Refusal>;

const areRanks = (value: unknown): value is readonly Rank[] =>
  Array.isArray(value) &&
  value.length === RANKS.length &&
  value.every((one) => (RANKS as readonly unknown[]).includes(one));

/** An untrusted value as a move, or `undefined`; never throws. */
const moveOf = moveReader(
  ({
    type,
    card,
    ranks,
  }: Partial<Record<'type' | 'card' | 'ranks', unknown>>): PeasantsMove | undefined => {
    if (type === 'name') return areRanks(ranks) ? {type, ranks: [...ranks]} : undefined;
    return (type === 'play' || type === 'give') && isCard(card) ? {type, card} : undefined;
  },
);

/** Why a move is refused, or `undefined`. Depends on the seat's hand and the table only. */
export function refuse(state: PeasantsState, seat: Seat, value: unknown): Refusal | undefined {
  const {phase} = state;
  if (phase === 'over') return REFUSALS.over;
  if (state.turn[0] !== seat) return REFUSALS.notYourTurn;
  const move = moveOf(value);
  if (!move) return REFUSALS.notAMove;
  if (move.type !== MOVE_OF[phase]) return AWAITED[MOVE_OF[phase]];
  switch (move.type) {
    case 'name':
      return new Set(move.ranks).size === RANKS.length ? undefined : 'peasants/each-name-once';
    case 'play':
      return refusePlay(state, seat, move.card);
    case 'give':
      return refuseGift(state, seat, move.card);
  }
}

/** Every legal move of a seat. */
export function legalMoves(state: PeasantsState, seat: Seat): readonly PeasantsMove[] {
  const {phase, turn, hands} = state;
  if (phase === 'over' || turn[0] !== seat) return [];
  const type = MOVE_OF[phase];
  if (type === 'name') return NAMINGS.map((ranks) => ({type, ranks}));
  const may = type === 'play' ? refusePlay : refuseGift;
  return hands[seat]!.filter((card: Card) => may(state, seat, card) === undefined).map((card) => ({
    type,
    card,
  }));
}

/** The state after a legal move. */
export function apply(
  state: PeasantsState,
  seat: Seat,
  move: PeasantsMove,
  emit?: Emit<PeasantsState, PeasantsEvent>,
): PeasantsState {
  switch (move.type) {
    case 'name':
      return giveNames(state, seat, move.ranks, emit);
    case 'play':
      return play(state, seat, move.card, emit);
    case 'give':
      return give(state, seat, move.card, emit);
  }
}

/** The safe move that a clock plays: the first way to give the names, else the lowest legal card. */
export function fallback(state: PeasantsState, seat: Seat): PeasantsMove {
  const height = (move: PeasantsMove): number => ('card' in move ? heightOf(move.card) : 0);
  const [first, ...others] = legalMoves(state, seat);
  if (!first) throw new RangeError(`seat ${seat} is not awaited`);
  return others.reduce((low, move) => (height(move) < height(low) ? move : low), first);
}
