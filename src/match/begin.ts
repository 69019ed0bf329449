import type {Seed} from '../cards/index.js';
import {
  InvalidOptionsError,
  InvalidSeatsError,
  type Options,
  type PlayRules,
} from '../game/index.js';
import {defaultOptions, readOptions, seatsWith} from '../game/options.js';
import {show} from '../game/plain-data.js';

/** What a match begins with. */
export interface MatchSetup {
  /** How many sit down; a position that says so itself may leave it out. */
  readonly seats?: number | undefined;
  readonly options?: Readonly<Record<string, string | number>> | undefined;
  /** Equal seeds deal equal cards; a fresh one is drawn when it is left out. */
  readonly seed?: Seed | undefined;
  /** Any position as JSON; unknown cards (`null`) are drawn from the seed. */
  readonly state?: unknown;
}

/** What has been settled. */
export interface Beginning<State> {
  readonly seed: Seed;
  /** The position, where it begins with one. */
  readonly start: State | undefined;
  readonly startSeats: number;
  readonly options: Options;
}

/** 64 random bits as text. */
const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join('-');

/** A seed from outside; one that JSON would lose could not be replayed. */
export function seedOf({seed = freshSeed()}: MatchSetup): Seed {
  if (typeof seed !== 'string' && !Number.isFinite(seed))
    throw new InvalidOptionsError('seed', 'must be a string or a finite number');
  return seed;
}

/**
 * Checks what comes from outside and settles what a match begins with whose first cards are dealt.
 * @throws as `createMatch` does
 */
export function beginDeal(
  rules: Pick<PlayRules, 'seats' | 'options'>,
  setup: MatchSetup,
): Beginning<never> {
  const seed = seedOf(setup);
  const wanted = readOptions(rules.options, setup.options);
  const {min, max} = seatsWith(rules, {...defaultOptions(rules.options), ...wanted});
  const {usual = min} = rules.seats;
  const {seats = usual} = setup; // null is no number of seats
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new InvalidSeatsError('seats', `must be from ${min} to ${max}, not ${show(seats)}`);
  const options = {...defaultOptions(rules.options, seats), ...wanted};
  return {seed, start: undefined, startSeats: seats, options};
}
