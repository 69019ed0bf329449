import assert from 'node:assert/strict';
import {type Card, pick, rngFrom} from '../../cards/index.js';
import {defaultOptions} from '../../game/index.js';
import {kingRules, type KingRules} from './rules.js';
import type {KingState, KingEvent} from './types.js';

/** Helpers for tests that play King. */

export const simple = kingRules('king-simple');
export const omnibus = kingRules('king-omnibus');

/** The cards that the seat on turn may play, as text. */
export const legal = (rules: KingRules, state: KingState): string =>
  rules.legalMoves(state, state.turn[0]!).map(rules.formatMove).join(' ');

/** Plays cards in sequence; each must be legal. */
export function play(
  rules: KingRules,
  state: KingState,
  cards: string,
  events: KingEvent[] = [],
): KingState {
  return cards.split(' ').reduce((now, card) => {
    const seat = now.turn[0]!;
    const move = {type: 'play', card: card as Card} as const;
    assert.equal(rules.refuse(now, seat, move), undefined, `${seat}:${card}`);
    return rules.apply(now, seat, move, (one) => events.push(one));
  }, state);
}

/** Plays at random until `stop` holds, or to the end. */
export function random(
  rules: KingRules,
  state: KingState,
  seed: string,
  stop: (state: KingState) => boolean = () => false,
  events: KingEvent[] = [],
): KingState {
  let rng = rngFrom(seed);
  let now = state;
  while (now.turn.length > 0 && !stop(now)) {
    const draw = pick(rng, rules.legalMoves(now, now.turn[0]!));
    rng = draw.rng;
    now = rules.apply(now, now.turn[0]!, draw.value, (one) => events.push(one));
  }
  return now;
}

export const begin = (rules: KingRules, seed: string, seats: number): KingState =>
  rules.setup(defaultOptions(rules.options), seats, rngFrom(seed));

/** A position in which seat 0 leads from a given hand; the other cards are unknown. */
export const leading = (deal: number, hand: string, options = {}): KingState =>
  simple.parsePosition({deal, options, turn: [0], hands: [hand.split(' '), null, null, null]});

/** A position in which seat 0 plays after another seat has led. */
export const following = (deal: number, led: Card, hand: string, options = {}): KingState =>
  simple.parsePosition({
    deal,
    options,
    trick: [{seat: 3, card: led}],
    hands: [hand.split(' '), null, null, null],
  });

/** The points of a deal, by seat. */
export const points = (events: readonly KingEvent[]): readonly number[] | undefined =>
  events.find((one) => one.type === 'deal scored')?.points;

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
