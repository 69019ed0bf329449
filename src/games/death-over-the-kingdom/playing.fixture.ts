import assert from 'node:assert/strict';
import {pick, rngFrom} from '../../cards/index.js';
import {defaultOptions, type Options, type Seat} from '../../game/index.js';
import {kingdomRules as rules} from './rules.js';
import type {KingdomState, KingdomTold} from './types.js';

/** Playing from text, for tests: `0:choose thief`, `1:use 2`, `4:cut 3`. */

/** A new match. */
export const begin = (seats = 5, options: Options = {}, seed = 'test'): KingdomState =>
  rules.setup({...defaultOptions(rules.options), ...options}, seats, rngFrom(seed));

/** A position; unknown cards are drawn from the seed. */
export const at = (position: object, seed = 'test'): KingdomState =>
  rules.check(position, rngFrom(seed));

/** Five players A to E as in the rules text: A starts, E deals; these cards lie in front of them. */
export const laid = (areas: readonly (string | null)[], more: object = {}): KingdomState =>
  at({seats: areas.length, dealer: areas.length - 1, phase: 'act', areas, ...more});

/** What a run came to. */
export interface Run {
  readonly state: KingdomState;
  readonly told: readonly KingdomTold[];
  /** The state with each happening. */
  readonly then: readonly KingdomState[];
}

/** Plays moves, each of which must be allowed. */
export function run(start: KingdomState, ...steps: readonly string[]): Run {
  const told: KingdomTold[] = [];
  const then: KingdomState[] = [];
  const state = steps.reduce((now, step) => {
    const [seat, text] = step.split(':');
    const move = rules.read(text ?? '');
    assert.ok(move, `${step} is no move`);
    assert.equal(rules.refuse(now, Number(seat), move), undefined, step);
    return rules.apply(now, Number(seat), move, (one, after) => {
      told.push(one);
      then.push(after);
    });
  }, start);
  return {state, told, then};
}

/** Everybody from here on keeps the card, to the end of the round. */
export const folds = (...seats: readonly Seat[]): readonly string[] =>
  seats.map((seat) => `${seat}:fold`);

/** The happening of a kind that a run told last. */
export function heard<Type extends KingdomTold['type']>(
  {told}: Run,
  type: Type,
): Extract<KingdomTold, {type: Type}> {
  const found = told.findLast((one) => one.type === type);
  assert.ok(found, `${type} among ${told.map((one) => one.type).join(', ')}`);
  return found as Extract<KingdomTold, {type: Type}>;
}

/** Why a move is refused. */
export const refused = (state: KingdomState, seat: Seat, text: string): string | undefined =>
  rules.refuse(state, seat, rules.read(text));

/** Plays any moves until the match is over, or `until` says stop; looks at each state on the way. */
export function wander(
  start: KingdomState,
  seed: string,
  look: (state: KingdomState) => void = () => undefined,
  until: (state: KingdomState) => boolean = () => false,
): KingdomState {
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
    state = rules.apply(state, seat, any(rules.legalMoves(state, seat)));
  }
}
