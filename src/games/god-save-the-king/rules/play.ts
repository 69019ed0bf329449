import {type Rank, rankOf, RANKS} from '../../../cards/index.js';
import {
  choose,
  missing,
  type Refusal,
  REFUSALS,
  type Seat,
  moveReader,
} from '../../../game/index.js';
import {formsOf, safeForm} from './formation.js';
import {finishRound} from './round.js';
import {isAlive, isInTricks, meetingAt, tableOf, withMeeting} from './standing.js';
import {runTrick} from './trick.js';
import {
  type GskMeeting,
  type GskMove,
  type GskState,
  type GskEmit,
  type Spot,
  SPOTS,
  type TrickStep,
} from '../types.js';

/** The legal moves of a seat, the refusals of all others, and the effect of a move. */

/** The types of move in each step in which a seat is asked. */
const MOVES: Readonly<Partial<Record<TrickStep, readonly GskMove['type'][]>>> = {
  formation: ['form'],
  rout: ['rout', 'pass'],
  lastRout: ['rout', 'pass'],
  declare: ['declare'],
  challenge: ['challenge', 'rout', 'accept'],
};

/** Places of a rival's face-down cards that may be routed in a step (G-4). */
const spotsAt = (step: TrickStep): readonly Spot[] => (step === 'rout' ? SPOTS : ['centre']);

/**
 * Every legal move of a seat. A seat that has chosen keeps its moves until all have chosen, since a
 * choice may be changed (G-27).
 */
export function legalMoves(state: GskState, seat: Seat): readonly GskMove[] {
  const table = tableOf(state, seat);
  if (!isInTricks(state) || table === undefined) return [];
  const {step, choices, winner} = meetingAt(state, table);
  if (!choices.from.includes(seat)) return [];
  if (step === 'formation') return formsOf(state.hands[seat]!);
  if (step === 'declare') return RANKS.map((rank) => ({type: 'declare', rank}));
  const routs = state.tokens[seat] ? spotsAt(step).map((at): GskMove => ({type: 'rout', at})) : [];
  if (step !== 'challenge') return [{type: 'pass'}, ...routs];
  const challenge: readonly GskMove[] = seat === winner ? [] : [{type: 'challenge'}];
  return [{type: 'accept'}, ...challenge, ...routs];
}

/** Why an untrusted value offered as a move is refused; `undefined` if it is legal. */
export function refuse(state: GskState, seat: Seat, claim: unknown): Refusal | undefined {
  const move = moveOf(claim);
  if (!move) return REFUSALS.notAMove;
  if (state.phase === 'over') return REFUSALS.over;
  if (!isAlive(state, seat)) return 'gsk/out';
  const table = tableOf(state, seat);
  if (table === undefined) return 'gsk/waits';
  const meeting = meetingAt(state, table);
  if (!MOVES[meeting.step]?.includes(move.type)) return 'gsk/not-now';
  if (move.type === 'rout') return refuseRout(state, seat, move.at, meeting.step);
  if (move.type === 'challenge' && seat === meeting.winner) return 'gsk/loser-challenges';
  if (!meeting.choices.from.includes(seat)) return REFUSALS.notYourTurn;
  return move.type === 'form' ? refuseForm(state, seat, move) : undefined;
}

function refuseRout(
  {tokens}: GskState,
  seat: Seat,
  at: Spot,
  step: TrickStep,
): Refusal | undefined {
  if (!tokens[seat]) return 'gsk/token-spent';
  return spotsAt(step).includes(at) ? undefined : 'gsk/face-up';
}

function refuseForm(
  {hands}: GskState,
  seat: Seat,
  {left, centre, right}: Extract<GskMove, {type: 'form'}>,
): Refusal | undefined {
  const cards = [left, centre, right];
  if (!cards.every((card) => hands[seat]!.includes(card))) return REFUSALS.notYourCard;
  return new Set(cards).size < cards.length ? 'gsk/same-card' : undefined;
}

const CARD = /^[2-9TJQKA][SHDC]$/;
const isSuitCard = (value: unknown): boolean => typeof value === 'string' && CARD.test(value);

/** An untrusted value as a move, or `undefined`; never throws. */
const moveOf = moveReader((move: GskMove): GskMove | undefined => {
  switch (move.type) {
    case 'form':
      return [move.left, move.centre, move.right].every(isSuitCard) ? move : undefined;
    case 'rout':
      return SPOTS.includes(move.at) ? move : undefined;
    case 'declare':
      return RANKS.includes(move.rank) ? move : undefined;
    case 'pass':
    case 'challenge':
    case 'accept':
      return move;
    default:
      return undefined;
  }
});

/** Lays a choice down in place of an earlier one; the last missing choice reveals them all. */
export function apply(state: GskState, seat: Seat, move: GskMove, emit?: GskEmit): GskState {
  const table = tableOf(state, seat);
  if (table === undefined) throw new RangeError(`seat ${seat} is not awaited`);
  const choices = choose(meetingAt(state, table).choices, seat, move);
  const laid = withMeeting(state, table, {choices});
  if (missing(choices).length > 0) return laid;
  return finishRound(runTrick(laid, table, emit), emit);
}

/** The safe move: a low formation with the King out of the way, the truth, pass, accept. */
export function fallback(state: GskState, seat: Seat): GskMove {
  const table = tableOf(state, seat);
  const meeting: GskMeeting | undefined = table === undefined ? undefined : meetingAt(state, table);
  switch (meeting?.step) {
    case 'formation':
      return safeForm(state.hands[seat]!, seat);
    case 'declare': {
      const rank: Rank = rankOf(state.formations[seat]!.centre);
      return {type: 'declare', rank};
    }
    case 'challenge':
      return {type: 'accept'};
    case 'rout':
    case 'lastRout':
      return {type: 'pass'};
    default:
      throw new RangeError(`seat ${seat} is not awaited`);
  }
}
