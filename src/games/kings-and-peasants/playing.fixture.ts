import assert from 'node:assert/strict';
import {type Card, pick, readHand, rngFrom} from '../../cards/index.js';
import {type Options, resolveOptions} from '../../game/index.js';
import {peasantsRules as rules} from './rules.js';
import type {PeasantsMove, PeasantsState, PeasantsEvent, Rank} from './types.js';

/** Helpers for tests of Kings and Peasants. */

export {rules};

/** Hands by seat, `S:AQ7 H:- …`; `null` is an unknown hand. */
export const hands = (...texts: readonly (string | null)[]): readonly unknown[] =>
  texts.map((text) => (text === null ? null : readHand(text)));

export const ranks = (text: string): readonly Rank[] => text.split(' ') as Rank[];

/** A session from a seed. */
export const begin = (seed: string, options: Options = {}): PeasantsState =>
  rules.setup(resolveOptions(rules.options, options), 4, rngFrom(seed));

/** Makes a move, which must be legal. */
export function move(
  state: PeasantsState,
  what: PeasantsMove,
  events: PeasantsEvent[] = [],
): PeasantsState {
  const seat = state.turn[0]!;
  assert.equal(rules.refuse(state, seat, what), undefined, `${seat}: ${rules.formatMove(what)}`);
  return rules.apply(state, seat, what, (one) => events.push(one));
}

/** Plays cards in order. */
export const play = (
  state: PeasantsState,
  cards: string,
  events: PeasantsEvent[] = [],
): PeasantsState =>
  cards
    .split(' ')
    .reduce((now, card) => move(now, {type: 'play', card: card as Card}, events), state);

/** The refusal of a card that the seat on turn tries to play or give. */
export const refused = (state: PeasantsState, card: string): string | undefined =>
  rules.refuse(state, state.turn[0]!, {type: 'give', card});

/** The legal moves of the seat on turn as text. */
export const legal = (state: PeasantsState): readonly string[] =>
  rules.legalMoves(state, state.turn[0]!).map(rules.formatMove);

/** Plays at random until `stop`, or to the end; yields every state on the way. */
export function* random(
  start: PeasantsState,
  seed: string,
  events: PeasantsEvent[] = [],
): Generator<PeasantsState> {
  let rng = rngFrom(seed);
  let state = start;
  yield state;
  while (state.turn.length > 0) {
    const draw = pick(rng, rules.legalMoves(state, state.turn[0]!));
    rng = draw.rng;
    state = rules.apply(state, state.turn[0]!, draw.value, (one) => events.push(one));
    yield state;
  }
}

/** The first state of random games that satisfies a condition. */
export function find(
  holds: (state: PeasantsState) => boolean,
  options: Options = {},
): PeasantsState {
  for (let game = 0; game < 400; game++)
    for (const state of random(begin(`find ${game}`, options), `play ${game}`))
      if (holds(state)) return state;
  throw new Error('no game came to it');
}

export const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
