import {type Card} from '../../../cards/index.js';
import {type Refusal, type Seat, type Emit} from '../../../game/index.js';
import {codesOf, isIn} from '../kernel/bits.js';
import {cardOf, codeOf, heightOf, trumpCode} from '../kernel/codes.js';
import type {Variant} from './contracts/columns.js';
import {legal, pointsOf, step} from '../kernel/kernel.js';
import {keep, load} from '../kernel/load.js';
import {changed} from './changed.js';
import {settle} from './score.js';
import type {KingState, KingEvent, PlayMove} from '../types.js';

/** Plays a card: the legal cards, the refusals of the others, and the consequences. */

export function legalPlays(state: KingState): readonly PlayMove[] {
  const k = load(state);
  legal(k);
  return codesOf(k.legalLow, k.legalHigh).map((code) => ({type: 'play', card: cardOf(code)}));
}

/** Why a held card may not be played (G4, G6, G7), or `undefined`. */
export function refuseCard(state: KingState, card: Card): Refusal | undefined {
  const {contract, trump, turn} = state;
  const k = load(state);
  legal(k);
  const code = codeOf(card);
  if (isIn(k.legalLow, k.legalHigh, code)) return undefined;
  if (k.count === 0) {
    if (contract.ordererTrumps && code >> 4 === trumpCode(trump)) return 'king/trump-lead-ban';
    return contract.ban === 'H' ? 'king/heart-lead-ban' : 'king/suit-lead-ban';
  }
  const at = turn[0]! * 2;
  if (((k.dealt[at]! & k.mustLow) | (k.dealt[at + 1]! & k.mustHigh)) !== 0)
    return 'king/follow-suit';
  // With a void in the suit led, only the duties about the forced card and the trump remain.
  const forced = (k.legalLow & k.plan.forcedLow) | (k.legalHigh & k.plan.forcedHigh);
  return forced !== 0 ? 'king/forced-king' : 'king/must-trump';
}

/** The lowest card: the safe fallback when time runs out. */
export function lowest(moves: readonly PlayMove[]): PlayMove {
  const height = ({card}: PlayMove): number => heightOf(codeOf(card));
  return moves.reduce((low, move) => (height(move) < height(low) ? move : low));
}

/** The state after a card: takes a full trick and, if the deal is over, scores it. */
export function play(
  variant: Variant,
  state: KingState,
  seat: Seat,
  {card}: PlayMove,
  emit?: Emit<KingState, KingEvent>,
): KingState {
  const k = step(load(state), codeOf(card));
  const {turn, count, winner, done, claim} = k;
  const trick = [...state.trick, {seat, card}];
  const hands = state.hands.map((hand, owner) =>
    owner === seat ? hand.filter((held) => held !== card) : hand,
  );
  const next = count === 0 ? [] : [turn];
  const laid = changed(state, {hands, trick, turn: next});
  if (count !== 0) keep(laid, k);
  emit?.({type: 'card played', seat, card}, laid);
  if (count !== 0) return variant.choices?.laid(variant, laid, emit) ?? laid;
  // The kernel already counts the odd card, but it has yet to be shown, so its points are left out
  // here.
  const worth = k.worth - (hands[seat]!.length === 0 ? k.plan.odd : 0);
  const final = done === 0 ? undefined : state.points.map((_, owner) => pointsOf(k, owner));
  const award = (points: readonly number[], more: number): readonly number[] =>
    points.map((own, owner) => (owner === winner ? own + more : own));
  const taken = changed(laid, {
    turn: final ? [] : [turn],
    trick: [],
    played: [...state.played, trick],
    tricks: award(state.tricks, 1),
    points: award(state.points, worth),
  });
  emit?.({type: 'trick taken', seat: winner, trick, points: worth}, taken);
  if (!final) {
    keep(taken, k);
    return taken;
  }
  const last = variant.choices?.ended(taken, winner, emit) ?? taken;
  return settle(variant, last, final, claim < 0 ? null : claim, emit);
}
