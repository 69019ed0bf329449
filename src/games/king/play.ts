import {type Card, isCard} from '../../cards/index.js';
import {type Refusal, REFUSALS, type Seat, type Tell} from '../../game/index.js';
import {codesOf} from './bits.js';
import {cardOf, codeOf, heightOf} from './codes.js';
import {apply as applyCard, type Kernel, legal, pointsOf} from './kernel.js';
import {load} from './load.js';
import {settle} from './score.js';
import type {KingState, KingTold, PlayMove} from './types.js';
import type {Variant} from './columns.js';

/** Playing a card: which are allowed, why the others are not, and what follows. */

/** Every card that a seat may play now. */
export function legalMoves(state: KingState, seat: Seat): readonly PlayMove[] {
  if (state.turn[0] !== seat) return [];
  const k = load(state);
  legal(k);
  return codesOf(k.legalLow, k.legalHigh).map((code) => ({type: 'play', card: cardOf(code)}));
}

/** Why a card may not be played (G4, G6, G7), or `undefined`. */
export function refuse(state: KingState, seat: Seat, move: unknown): Refusal | undefined {
  if (state.phase === 'over') return REFUSALS.over;
  if (state.turn[0] !== seat) return REFUSALS.notYourTurn;
  const card = cardPlayed(move);
  if (card === undefined) return REFUSALS.notAMove;
  if (!state.hands[seat]!.includes(card)) return REFUSALS.notYourCard;
  const k = load(state);
  legal(k);
  if (isLegal(k, codeOf(card))) return undefined;
  if (k.count === 0) return 'king/heart-lead-ban';
  // Void in the suit led, the only duty left is that of the forced card.
  const own = k.dealt[seat * 2]! & k.mustLow;
  const other = k.dealt[seat * 2 + 1]! & k.mustHigh;
  return (own | other) !== 0 ? 'king/follow-suit' : 'king/forced-king';
}

const isLegal = (k: Kernel, code: number): boolean =>
  (((code & 32 ? k.legalHigh : k.legalLow) >> (code & 31)) & 1) === 1;

/** The card of something that claims to be a move; survives anything. */
function cardPlayed(move: unknown): Card | undefined {
  try {
    const {type, card} = move as Partial<Record<'type' | 'card', unknown>>;
    return type === 'play' && isCard(card) ? card : undefined;
  } catch {
    return undefined; // null, undefined, or an object that throws when it is read
  }
}

/** The lowest card that is allowed: the safe move that a clock plays. */
export function fallback(state: KingState, seat: Seat): PlayMove {
  const height = ({card}: PlayMove): number => heightOf(codeOf(card));
  const [first, ...others] = legalMoves(state, seat);
  if (!first) throw new RangeError(`seat ${seat} is not awaited`);
  return others.reduce((low, move) => (height(move) < height(low) ? move : low), first);
}

/** The state after a card; a full trick is taken and, when the deal is done, scored. */
export function apply(
  variant: Variant,
  state: KingState,
  seat: Seat,
  {card}: PlayMove,
  tell?: Tell<KingState, KingTold>,
): KingState {
  const k = load(state);
  applyCard(k, codeOf(card));
  const {turn, count, winner, worth, done, claim} = k;
  const trick = [...state.trick, {seat, card}];
  const hands = state.hands.map((hand, owner) =>
    owner === seat ? hand.filter((held) => held !== card) : hand,
  );
  const laid: KingState = {...state, hands, trick, turn: count === 0 ? [] : [turn]};
  tell?.({type: 'card played', seat, card}, laid);
  if (count !== 0) return laid;
  const final = done === 0 ? undefined : state.points.map((_, owner) => pointsOf(k, owner));
  const taken: KingState = {
    ...laid,
    turn: final ? [] : [winner],
    trick: [],
    played: [...state.played, trick],
    tricks: state.tricks.map((tricks, owner) => (owner === winner ? tricks + 1 : tricks)),
    points: state.points.map((points, owner) => (owner === winner ? points + worth : points)),
  };
  tell?.({type: 'trick taken', seat: winner, trick, points: worth}, taken);
  return final ? settle(variant, taken, final, claim < 0 ? null : claim, tell) : taken;
}
