import {type Seed, rngFrom} from '../cards/index.js';
import {
  type AnyMove,
  type AnyState,
  type AnyTold,
  type AnyView,
  InvalidOptionsError,
  InvalidPositionError,
  InvalidSeatsError,
  type Options,
  type PlayRules,
  resolveOptions,
  seatsWith,
} from '../game/index.js';
import {plain, show} from '../game/plain.js';

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
interface Beginning<State> {
  readonly seed: Seed;
  /** The position, where it begins with one. */
  readonly start: State | undefined;
  readonly startSeats: number;
  readonly options: Options;
}

/** 64 random bits as text. */
const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join('-');

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A position with what the host says of seats and options where it is silent itself. */
function completed(position: unknown, seats: number | undefined, wanted: Options): unknown {
  if (!isObject(position)) return position;
  const {options = {}} = position;
  return {
    ...(seats === undefined ? {} : {seats}),
    ...position,
    options: isObject(options) ? {...wanted, ...options} : options,
  };
}

/**
 * Checks what comes from outside and settles what the match begins with.
 * @throws as `createMatch` does
 */
export function begin<
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Told extends AnyTold,
>(
  rules: PlayRules<State, Move, View, Told>,
  {seats, options: given, seed = freshSeed(), state}: MatchSetup,
): Beginning<State> {
  // A seed that JSON would lose could not be replayed.
  if (typeof seed !== 'string' && !Number.isFinite(seed))
    throw new InvalidOptionsError('seed', 'must be a string or a finite number');
  const wanted = given === undefined ? {} : plain(given, InvalidOptionsError, 'options');
  const options = resolveOptions(rules.options, wanted);
  if (state !== undefined) {
    const position = plain(state, InvalidPositionError, 'position', '');
    if (!rules.check) throw new InvalidPositionError('state', 'needs rules that read positions');
    const start = rules.check(completed(position, seats, wanted as Options), rngFrom(seed));
    if (seats !== undefined && start.seats !== seats)
      throw new InvalidSeatsError('seats', `is ${show(seats)}, but the state has ${start.seats}`);
    for (const name of Object.keys(wanted as Options))
      if (start.options[name] !== options[name])
        throw new InvalidOptionsError(
          `options.${name}`,
          `is ${show(options[name])}, but the state has ${show(start.options[name])}`,
        );
    return {seed, start, startSeats: start.seats, options: start.options};
  }
  const {min, max} = seatsWith(rules, options);
  const {usual = min} = rules.seats;
  const [count = usual] = [seats]; // null is no number of seats
  if (!Number.isInteger(count) || count < min || count > max)
    throw new InvalidSeatsError('seats', `must be from ${min} to ${max}, not ${show(seats)}`);
  const all = resolveOptions(rules.options, wanted, count);
  return {seed, start: undefined, startSeats: count, options: all};
}
