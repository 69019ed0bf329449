import {type Card, isCard, type Rng, rngFrom, sortHand, SUITS} from '../../cards/index.js';
import {InvalidDataError, InvalidPositionError, type Rules} from '../../game/index.js';
import {toPlainData} from '../../game/plain-data.js';
import {SPOKEN} from './spelling.js';

/** The fields of a position, by name. */
export type Position = Readonly<Record<string, unknown>>;

/** How much of a position is written. */
export interface MinimizeOptions {
  /** Keeps the random stream, a secret of the host, so that the game goes on the same way. */
  readonly chance?: boolean | undefined;
  /** Omits all derivable fields, also those that a person would like to see. */
  readonly tight?: boolean | undefined;
}

/** JSON with sorted keys: equal values give equal texts. */
export function canonical(value: unknown): string {
  const sorted = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(value, sorted);
}

/**
 * Seeds from which a draw among two to sixteen never gives the same result each time, so that a
 * drawn field is not mistaken for a derivable one. The few are tried first, the many confirm.
 */
const FEW = [1, 2];
const MANY = [3, 4, 5, 6];

/**
 * The position without its derivable fields. They are found by trial: `parsePosition` must give the
 * same state without a field, whatever the random stream.
 * @throws {InvalidPositionError} when `parsePosition` rejects the position as it is
 */
export function minimizePosition(
  rules: Rules,
  given: unknown,
  {chance, tight}: MinimizeOptions = {},
): Position {
  const copy = toPlainData(given, InvalidPositionError, 'position', '');
  if (typeof copy !== 'object' || copy === null || Array.isArray(copy))
    throw new InvalidPositionError('position', 'must be an object');
  const {rng, ...whole} = copy as Position;
  rules.parsePosition(copy, rngFrom(FEW[0]!)); // throws for an invalid position
  const madeOf = (position: Position, seed: number): string =>
    JSON.stringify({...rules.parsePosition(position, rngFrom(seed)), rng: undefined});
  const due = new Map<number, string>();
  const same = (position: Position, seeds: readonly number[]): boolean =>
    seeds.every((seed) => {
      if (!due.has(seed)) due.set(seed, madeOf(whole, seed));
      try {
        return madeOf(position, seed) === due.get(seed);
      } catch (error) {
        if (error instanceof InvalidDataError) return false;
        throw error;
      }
    });
  const quick = shorten(whole, (position) => same(position, FEW), tight ?? false);
  const left = same(quick, MANY)
    ? quick
    : shorten(whole, (position) => same(position, [...FEW, ...MANY]), tight ?? false);
  return chance && rng !== undefined ? {...left, rng} : left;
}

function shorten(
  whole: Position,
  holds: (position: Position) => boolean,
  tight: boolean,
): Position {
  let now = whole;
  const attempt = (next: Position): void => {
    if (holds(next)) now = next;
  };
  for (const [name, value] of Object.entries(whole)) {
    if (name === 'options') attempt({...now, options: briefOptions(now, holds)});
    if (name === 'contract' && hasId(value)) attempt({...now, contract: {id: value.id}});
    if (name === 'hands') attempt({...now, hands: tidy(value)});
    // The viewer's seat cannot be derived from other fields.
    if (name === 'seat' ? value === null : tight || !SPOKEN.has(name) || isEmpty(name, now[name]))
      attempt(without(now, name));
  }
  return now;
}

const without = (position: Position, name: string): Position =>
  Object.fromEntries(Object.entries(position).filter(([own]) => own !== name));

function briefOptions(position: Position, holds: (position: Position) => boolean): unknown {
  let options = position['options'] as Position; // checked by `parsePosition`
  for (const name of Object.keys(options)) {
    const fewer = without(options, name);
    if (holds({...position, options: fewer})) options = fewer;
  }
  return options;
}

const hasId = (value: unknown): value is {readonly id: unknown} =>
  typeof value === 'object' && value !== null && 'id' in value;

/** True for null, an empty list or object, and scores that are all zero. */
const isEmpty = (name: string, value: unknown): boolean =>
  value === null ||
  (Array.isArray(value) && name === 'scores' && value.every((points) => points === 0)) ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Hands sorted for a reader, unknown cards last. */
function tidy(hands: unknown): unknown {
  if (!Array.isArray(hands)) return hands;
  return hands.map((hand: unknown) => {
    if (!isHand(hand)) return hand;
    const known = hand.filter((card) => card !== null);
    return [...sortHand(known, {suits: SUITS}), ...hand.filter((card) => card === null)];
  });
}

const isHand = (hand: unknown): hand is readonly (Card | null)[] =>
  Array.isArray(hand) && hand.every((card) => card === null || isCard(card));

/** The random stream used when the caller gives none. */
export const anyRng = (): Rng => rngFrom('notation');
