import {type Card, isCard, isSuit, type Suit} from '../../../../cards/index.js';
import {type Refusal, REFUSALS, type Seat, type Emit} from '../../../../game/index.js';
import {bid, bidMoves, highest, MOST_BID, name, NAMES} from './auction.js';
import {call, CALLS} from './calling.js';
import {type Choices, type Claim, contractsOf, type Variant} from '../contracts/columns.js';
import {draw, drawIfVoid, keep} from './drawing.js';
import {notationOf} from '../notation.js';
import {opening} from './opening.js';
import {declare, declareIfForced, declareMoves, contractsLeft} from './declaring.js';
import {seen, redact} from './redact-choices.js';
import {discard, discards, mayGo, takeOdd, takeTalon} from './talon.js';
import {type KingMove, type KingState, type KingEvent, TRUMPS} from '../../types.js';

/** The decisions other than card play, phase by phase. */

/** The contract in which a suit costs points. */
const NAMED: Readonly<Record<Suit, string>> = {
  S: 'no-spades',
  H: 'no-hearts',
  D: 'no-diamonds',
  C: 'no-clubs',
};

function legalMoves(variant: Variant, state: KingState, seat: Seat): readonly KingMove[] {
  switch (state.phase) {
    case 'ordering':
      return declareMoves(variant, state, seat);
    case 'calling':
      return CALLS;
    case 'bidding':
      return bidMoves(state);
    case 'naming':
      return NAMES;
    case 'talon':
      return discards(state, seat);
    case 'drawing':
      return [{type: 'draw'}];
    default:
      return [];
  }
}

const first: Choices['first'] = {
  ordering: 'king/order-first',
  calling: 'king/call-first',
  bidding: 'king/bid-first',
  naming: 'king/name-first',
  talon: 'king/lay-away-first',
  drawing: 'king/draw-first',
};

function refuse(variant: Variant, state: KingState, seat: Seat, claim: Claim): Refusal | undefined {
  const {phase} = state;
  const {type} = claim;
  if (phase === 'ordering' && type === 'order')
    return refuseDeclaration(variant, state, seat, claim);
  if (phase === 'talon' && type === 'discard') return refuseDiscard(state, seat, claim['cards']);
  if (phase === 'calling' && type === 'trump')
    return CALLS.some(({trump}) => trump === claim['trump']) ? undefined : REFUSALS.notAMove;
  if (phase === 'bidding' && type === 'bid') {
    const {points} = claim;
    if (!Number.isInteger(points) || (points as number) < 1 || (points as number) > MOST_BID)
      return REFUSALS.notAMove;
    return (points as number) > highest(state.bids) ? undefined : 'king/bid-higher';
  }
  if (phase === 'bidding' && type === 'fold') return undefined;
  if (phase === 'naming' && type === 'name')
    return isSuit(claim['suit']) ? undefined : REFUSALS.notAMove;
  if (phase === 'drawing' && type === 'draw') return undefined;
  return REFUSALS.notAMove;
}

function refuseDeclaration(
  variant: Variant,
  state: KingState,
  seat: Seat,
  {contract: id, trump}: Claim,
): Refusal | undefined {
  const known = contractsOf(variant, state).find((contract) => contract.id === id);
  if (!known) return REFUSALS.notAMove;
  if (!contractsLeft(variant, state, seat).includes(known)) return 'king/already-ordered';
  if (trump !== undefined && !(TRUMPS as readonly unknown[]).includes(trump))
    return REFUSALS.notAMove;
  if (known.trump) return trump === undefined ? 'king/name-trump' : undefined;
  return trump === undefined ? undefined : 'king/no-trump-here';
}

function refuseDiscard(state: KingState, seat: Seat, cards: unknown): Refusal | undefined {
  if (!Array.isArray(cards) || !cards.every(isCard)) return REFUSALS.notAMove;
  if (cards.length !== 2 || cards[0] === cards[1]) return 'king/two-cards';
  if (!cards.every((card: Card) => state.hands[seat]!.includes(card))) return REFUSALS.notYourCard;
  return mayGo(state, seat, cards) ? undefined : 'king/scoring-card';
}

function apply(
  variant: Variant,
  state: KingState,
  seat: Seat,
  move: KingMove,
  emit?: Emit<KingState, KingEvent>,
): KingState {
  switch (move.type) {
    case 'order':
      return declare(variant, state, seat, move, emit);
    case 'trump':
      return call(variant, state, seat, move, emit);
    case 'discard':
      return discard(state, seat, move, emit);
    case 'draw':
      return draw(state, seat, emit);
    case 'bid':
      return bid(variant, state, seat, move.points, emit);
    case 'fold':
      return bid(variant, state, seat, null, emit);
    case 'name':
      return name(variant, state, NAMED[move.suit], emit);
    case 'play':
      throw new RangeError('a card is not a choice');
  }
}

const opened: Choices['opened'] = (variant, state, emit) => {
  if (state.phase !== 'ordering') return state;
  const early = state.options['callAfterTalon'] === 'on';
  return declareIfForced(variant, early ? takeTalon(state, state.orderer!, emit) : state, emit);
};

/** The safe move when time runs out: folding, no trump, the first remaining contract. */
function fallback(variant: Variant, state: KingState, seat: Seat): KingMove {
  const moves = legalMoves(variant, state, seat);
  const safe = moves.find(
    (move) => move.type === 'fold' || ('trump' in move && move.trump === 'none'),
  );
  const first = moves[0]!;
  return first.type === 'order' && first.trump === undefined ? first : (safe ?? first);
}

/** All choices of the family; a variant uses those whose columns its row sets. */
export const choices: Choices = {
  opening,
  opened,
  laid: (_, state, emit) => drawIfVoid(state, emit),
  ended: (state, winner, emit) => keep(takeOdd(state, winner, emit), emit),
  first,
  legalMoves,
  refuse,
  apply,
  fallback,
  seen,
  redact,
  notationOf,
};
