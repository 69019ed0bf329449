import assert from 'node:assert/strict';
import {pick, rngFrom} from '../../cards/index.js';
import {defaultOptions, type Options, type Seat} from '../../game/index.js';
import {gskRules as rules} from './rules.js';
import type {GskState, GskTold} from './types.js';

/** Playing from text, for tests: `0:9S/4S/JS`, `1:pass`, `0:declare Q`. */

/** A new match. */
export const begin = (seats = 2, options: Options = {}, seed = 'test'): GskState =>
  rules.setup({...defaultOptions(rules.options), ...options}, seats, rngFrom(seed));

/** A position; unknown cards are drawn from the seed. */
export const at = (position: object, seed = 'test'): GskState =>
  rules.check(position, rngFrom(seed));

/** What a run came to. */
export interface Run {
  readonly state: GskState;
  readonly told: readonly GskTold[];
}

/** Plays moves, each of which must be allowed. */
export function run(start: GskState, ...steps: readonly string[]): Run {
  const told: GskTold[] = [];
  const state = steps.reduce((now, step) => {
    const seat = Number(step[0]);
    const move = rules.read(step.slice(2));
    assert.ok(move, `${step} is no move`);
    assert.equal(rules.refuse(now, seat, move), undefined, step);
    return rules.apply(now, seat, move, (one) => told.push(one));
  }, start);
  return {state, told};
}

/** The happening of a kind that a run told last. */
export function heard<Type extends GskTold['type']>(
  {told}: Run,
  type: Type,
): Extract<GskTold, {type: Type}> {
  const found = told.findLast((one) => one.type === type);
  assert.ok(found, `${type} among ${told.map((one) => one.type).join(', ')}`);
  return found as Extract<GskTold, {type: Type}>;
}

/** True when a run told something of a kind. */
export const wasTold = ({told}: Run, type: GskTold['type']): boolean =>
  told.some((one) => one.type === type);

/** Both of these seats pass. */
export const passes = (...seats: readonly Seat[]): readonly string[] =>
  seats.map((seat) => `${seat}:pass`);

/** Plays any moves until the match is over, or `until` says stop; looks at each state on the way. */
export function wander(
  start: GskState,
  seed: string,
  look: (state: GskState) => void = () => undefined,
  until: (state: GskState) => boolean = () => false,
): GskState {
  let rng = rngFrom(seed);
  const any = <Item>(list: readonly Item[]): Item => {
    const draw = pick(rng, list);
    rng = draw.rng;
    return draw.value;
  };
  let state = start;
  for (;;) {
    look(state);
    const turn = rules.turn(state);
    if (turn.length === 0 || until(state)) return state;
    const seat = any(turn);
    state = rules.apply(state, seat, any(rules.legalMoves(state, seat)), (_, then) => look(then));
  }
}
