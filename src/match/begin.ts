import type {Seed} from '../cards/index.js';
import {
  InvalidOptionsError,
  InvalidSeatsError,
  type Options,
  type PlayRules,
} from '../game/index.js';
import {defaultOptions, readOptions, seatsWith, withDefaults} from '../game/options.js';
import {dataError, needWhole, show} from '../game/phrases.js';

/** What a host may decide about a new match. */
export interface MatchSetup {
  /** The number of seats; may be left out when the position gives it. */
  readonly seats?: number | undefined;
  readonly options?: Readonly<Record<string, string | number>> | undefined;
  /** Equal seeds deal equal cards. A random seed is drawn when it is left out. */
  readonly seed?: Seed | undefined;
  /**
   * A secret of 256 bits, 64 hexadecimal digits, which replaces the seed in a match between people:
   * they learn it when the match is over. Only `createMatch` accepts it.
   */
  readonly secret?: string | undefined;
  /** A position to begin with, as JSON; unknown cards (`null`) are drawn from the seed. */
  readonly state?: unknown;
}

/** The checked and completed setup of a match. */
export interface Beginning<State> {
  readonly seed: Seed;
  /** The initial state; `undefined` when the match begins with a deal. */
  readonly start: State | undefined;
  readonly startSeats: number;
  /** The secret from which the rules of the match draw all chance, if they do. */
  readonly secret?: string;
  readonly options: Options;
}

/** A random seed of 128 bits, as text. */
export const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');

/**
 * The checked seed of a setup. NaN and infinities are rejected: JSON cannot hold them, so the match
 * could not be replayed.
 */
export function seedOf({seed = freshSeed()}: MatchSetup): Seed {
  if (typeof seed !== 'string' && !Number.isFinite(seed))
    throw dataError(
      InvalidOptionsError,
      'seed',
      'must be a string or a finite number, not {found}',
      {found: show(seed)},
    );
  return seed;
}

/**
 * Checks untrusted options of a match that begins with a deal, and fills in defaults.
 * @throws the errors of `createMatch`
 */
export function beginDeal(
  rules: Pick<PlayRules, 'seats' | 'options'>,
  setup: MatchSetup,
): Beginning<never> {
  const seed = seedOf(setup);
  const wanted = readOptions(rules.options, setup.options);
  const {min, max} = seatsWith(rules, {...defaultOptions(rules.options), ...wanted});
  const {usual = min} = rules.seats;
  const {seats = usual} = setup; // null is rejected below
  needWhole(InvalidSeatsError, 'seats', seats, min, max);
  const options = withDefaults(rules.options, wanted, seats);
  return {seed, start: undefined, startSeats: seats, options};
}
