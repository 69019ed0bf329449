import {type Card, isCard, isSuit, type Suit} from '../../cards/index.js';
import {type Refusal, REFUSALS, type Seat, type Tell} from '../../game/index.js';
import {bid, bidMoves, highest, MOST_BID, name, NAMES} from './auction.js';
import {call, CALLS} from './calling.js';
import type {Variant} from './columns.js';
import {contractsOf} from './columns.js';
import {draw} from './drawing.js';
import {order, orderMoves, ordersLeft} from './ordering.js';
import {fallback as fallbackCard, legalPlays, play, refuseCard} from './play.js';
import {discard, discards, mayGo} from './talon.js';
import {type KingMove, type KingState, type KingTold, type Scene, TRUMPS} from './types.js';

/** What is decided in each scene: which moves there are, why others are refused, what follows. */

/** The contract that makes a suit cost. */
const NAMED: Readonly<Record<Suit, string>> = {
  S: 'no-spades',
  H: 'no-hearts',
  D: 'no-diamonds',
  C: 'no-clubs',
};

/** Every move of a seat. */
export function legalMoves(variant: Variant, state: KingState, seat: Seat): readonly KingMove[] {
  if (state.turn[0] !== seat) return [];
  switch (state.phase) {
    case 'ordering':
      return orderMoves(variant, state, seat);
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
      return legalPlays(state, seat);
  }
}

/** What a card that is offered too early waits for. */
const FIRST: Readonly<Partial<Record<Scene, Refusal>>> = {
  ordering: 'king/order-first',
  calling: 'king/call-first',
  bidding: 'king/bid-first',
  naming: 'king/name-first',
  talon: 'king/lay-away-first',
  drawing: 'king/draw-first',
};

type Claim = Readonly<Partial<Record<string, unknown>>>;

/** Why a move is not allowed, or `undefined`. */
export function refuse(
  variant: Variant,
  state: KingState,
  seat: Seat,
  move: unknown,
): Refusal | undefined {
  if (state.phase === 'over') return REFUSALS.over;
  if (state.turn[0] !== seat) return REFUSALS.notYourTurn;
  try {
    const claim = move as Claim;
    if (claim['type'] !== 'play') return refuseOther(variant, state, seat, claim);
    const {card} = claim;
    if (!isCard(card)) return REFUSALS.notAMove;
    if (!state.hands[seat]!.includes(card)) return REFUSALS.notYourCard;
    return FIRST[state.phase] ?? refuseCard(state, card);
  } catch {
    return REFUSALS.notAMove; // null, undefined, or an object that throws when it is read
  }
}

function refuseOther(
  variant: Variant,
  state: KingState,
  seat: Seat,
  claim: Claim,
): Refusal | undefined {
  const {phase} = state;
  const {type} = claim;
  if (phase === 'ordering' && type === 'order') return refuseOrder(variant, state, seat, claim);
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

function refuseOrder(
  variant: Variant,
  state: KingState,
  seat: Seat,
  {contract: id, trump}: Claim,
): Refusal | undefined {
  const known = contractsOf(variant, state).find((contract) => contract.id === id);
  if (!known) return REFUSALS.notAMove;
  if (!ordersLeft(variant, state, seat).includes(known)) return 'king/already-ordered';
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

/** The state after an allowed move. */
export function apply(
  variant: Variant,
  state: KingState,
  seat: Seat,
  move: KingMove,
  tell?: Tell<KingState, KingTold>,
): KingState {
  switch (move.type) {
    case 'play':
      return play(variant, state, seat, move, tell);
    case 'order':
      return order(variant, state, seat, move, tell);
    case 'trump':
      return call(variant, state, seat, move, tell);
    case 'discard':
      return discard(state, seat, move, tell);
    case 'draw':
      return draw(state, seat, tell);
    case 'bid':
      return bid(variant, state, seat, move.points, tell);
    case 'fold':
      return bid(variant, state, seat, null, tell);
    case 'name':
      return name(variant, state, NAMED[move.suit], tell);
  }
}

/** The safe move that a clock plays: the lowest card, folding, no trump, the first contract left. */
export function fallback(variant: Variant, state: KingState, seat: Seat): KingMove {
  if (state.phase === 'play') return fallbackCard(state, seat);
  const moves = legalMoves(variant, state, seat);
  const safe = moves.find(
    (move) => move.type === 'fold' || ('trump' in move && move.trump === 'none'),
  );
  const [first] = moves;
  if (!first) throw new RangeError(`seat ${seat} is not awaited`);
  return first.type === 'order' && first.trump === undefined ? first : (safe ?? first);
}
