import assert from 'node:assert/strict';
import {type Card, pick, type Rank, rngFrom, type Suit} from '../../cards/index.js';
import {defaultOptions, type Options, type Refusal, type Seat} from '../../game/index.js';
import {PLACES} from './rules/government.js';
import {crushRules as rules} from './rules.js';
import type {CrushState, CrushEvent} from './types.js';

/**
 * Helpers for tests of Crush the Crown. In most tests seat 0 reigns in diamonds, seat 1 in hearts.
 */

/** Cards of one suit from the King down to a rank. */
export const down = (suit: Suit, to: Rank): readonly Card[] =>
  PLACES.slice(0, PLACES.findIndex((rank) => rank === to) + 1).map(
    (rank): Card => `${rank}${suit}`,
  );

/** The cards of a text such as `7H QS`. */
export const cards = (text: string): readonly Card[] =>
  text === '' ? [] : (text.split(' ') as Card[]);

/**
 * A position in which both are married; seat 0 is in its Build unless the position says otherwise.
 */
export const at = (position: object): CrushState =>
  rules.parsePosition(
    {active: 0, dealer: 1, governments: [down('D', 'Q'), down('H', 'Q')], ...position},
    rngFrom('at'),
  );

/** Plays moves in order, each by the awaited seat; each must be legal. */
export function play(state: CrushState, moves: string, events: CrushEvent[] = []): CrushState {
  return moves.split(', ').reduce((now, text) => {
    const seat = rules.turn(now)[0]!;
    const move = rules.parseMove(text)!;
    assert.equal(rules.refuse(now, seat, move), undefined, `${seat}: ${text} in ${now.phase}`);
    return rules.apply(now, seat, move, (one) => void events.push(one));
  }, state);
}

/** The refusal of a move of the awaited seat. */
export const refusal = (
  state: CrushState,
  text: string,
  seat: Seat = rules.turn(state)[0] ?? 0,
): Refusal | undefined => rules.refuse(state, seat, rules.parseMove(text));

/** The legal moves of the awaited seat as text: `extend JD, skip`. */
export const legal = (state: CrushState): string =>
  rules
    .legalMoves(state, rules.turn(state)[0]!)
    .map((move) => rules.formatMove(move))
    .join(', ');

/** A match from its first deal. */
export const begin = (seed: string, options: Options = {}, events: CrushEvent[] = []): CrushState =>
  rules.setup({...defaultOptions(rules.options), ...options}, 2, rngFrom(seed), (one) =>
    events.push(one),
  );

/** Plays at random until `stop`, or to the end; `seen` is called at each step. */
export function random(
  state: CrushState,
  seed: string,
  stop: (state: CrushState) => boolean = () => false,
  seen?: (state: CrushState, before: CrushState, events: readonly CrushEvent[]) => void,
): CrushState {
  let rng = rngFrom(seed);
  let now = state;
  for (let [seat] = rules.turn(now); seat !== undefined && !stop(now); [seat] = rules.turn(now)) {
    const draw = pick(rng, rules.legalMoves(now, seat));
    rng = draw.rng;
    const events: CrushEvent[] = [];
    const after = rules.apply(now, seat, draw.value, (one) => events.push(one));
    seen?.(after, now, events);
    now = after;
  }
  return now;
}

/** The types of events. */
export const names = (events: readonly CrushEvent[]): readonly string[] =>
  events.map(({type}) => type);
