import {isGameId} from '../../game/game-id.js';
import {rngFrom, type Seed} from '../../cards/index.js';
import {
  defaultOptions,
  InvalidDataError,
  InvalidRecordError,
  type Options,
  type PlayRules,
  type Seat,
} from '../../game/index.js';
import {playerName} from '../../game/shown-text.js';
import {needWhole} from '../../game/phrases.js';
import {beginDeal, type MatchSetup} from '../../match/begin.js';
import {recordError} from '../../match/record.js';
import {pairsOf, unusual} from '../record/record.js';
import {ByteReader, ByteWriter, check16, DamagedError, utf8} from './bytes.js';
import {findLink, LINK_FAULTS, type LinkFault, writeLink} from './link-in-address.js';

/**
 * A challenge is a link to the cards of a finished match, with its results; anyone who opens it plays the
 * same cards. It holds no move, and nothing is fetched for it.
 */

const LINK = {key: 'same', version: 1, longest: 3_000} as const;
/** The most results of a link, and the most deals of a result; a result of more deals has its sum alone. */
const [MOST_RESULTS, MOST_DEALS] = [3, 64];
/** The longest seed, and all options, in characters. */
const LONGEST = {seed: 100, options: 300} as const;
const LEVEL = /^[a-z-]{0,16}$/;
/** The most points that a result may have. */
const MOST_POINTS = 2 ** 25;

/** A player's result of a match. */
export interface ChallengeResult {
  /** The name as the player gave it; '' for none. */
  readonly name: string;
  readonly won: boolean;
  /** The place, from 1, in games that rank their players. */
  readonly place?: number | undefined;
  /** The sum of points, in games that count them. */
  readonly total?: number | undefined;
  /** The points of each deal. */
  readonly deals: readonly number[];
  /** Whether the player took moves back and asked for hints. */
  readonly undo: boolean;
  readonly hints: boolean;
}

/** A match that others may play too, and the results of those who have. */
export interface Challenge {
  /** The id of the game. */
  readonly game: string;
  readonly seats: number;
  /** The seat of its player; bots sit in the others. */
  readonly seat: Seat;
  readonly seed: Seed;
  /** The options that differ from the defaults. */
  readonly options: Options;
  /** The level of the bots. */
  readonly level: string;
  /** From 1 to 3, the sender's first. */
  readonly results: readonly ChallengeResult[];
  /** A checksum of the first state, by which a page checks that its rules deal the same cards. */
  readonly deal: number;
}

/**
 * Writes a challenge, `#same=1.AAECAw`.
 * @throws {InvalidRecordError} for content that no link can hold: a seed of more than 100 characters,
 * no result, a seat or a place that the match does not have, points that are not whole numbers
 * @throws the errors of `createMatch` for a setup that cannot be played
 */
export function linkChallenge(
  rules: PlayRules,
  {seats, seat, seed, options: wanted, level, results}: Omit<Challenge, 'game' | 'deal'>,
): string {
  const {options} = beginDeal(rules, {seats, seed, options: wanted});
  needWhole(InvalidRecordError, 'seat', seat, 0, seats - 1);
  const changed = Object.entries(unusual(options, defaultOptions(rules.options, seats)));
  const body = new ByteWriter()
    .text(rules.id)
    .count(seats)
    .count(seat * 2 + Number(typeof seed === 'number'))
    .text(String(seed))
    .text(changed.map((pair) => pair.join(':')).join(';'))
    .text(level)
    .raw(dealOf(rules, {seats, options, seed}))
    .count(Math.min(results.length, MOST_RESULTS));
  results.slice(0, MOST_RESULTS).forEach((result, at) => {
    writeResult(result, `results[${at}]`, seats, body);
  });
  const link = writeLink(LINK, body.bytes);
  const again = readChallenge(link) as Partial<Challenge>;
  // The seed may be too long or end in half a character, the level may be unknown, the results empty.
  if (again.seed !== seed) throw recordError('record', 'does not fit into a link');
  return link;
}

/**
 * Reads the challenge in an address; `undefined` if it has none. All of it is bounded data from
 * outside; `challengeSetup` decides whether it can be played.
 */
export function readChallenge(
  address: string,
): Challenge | {readonly fault: LinkFault} | undefined {
  const found = findLink(address, LINK);
  if (!found || 'fault' in found) return found;
  try {
    return challengeIn(new ByteReader(found.bytes));
  } catch (error) {
    if (error instanceof DamagedError) return {fault: LINK_FAULTS.damaged};
    throw error;
  }
}

/** The setup of a challenge, or a fault if other rules dealt it and the cards would differ. */
export function challengeSetup(
  rules: PlayRules,
  {seats, seat, seed, options: told, deal}: Challenge,
): Pick<MatchSetup, 'seats' | 'options' | 'seed'> | {readonly fault: LinkFault} {
  try {
    const named = Object.entries(told).map(([name, value]) => {
      const row = rules.options.find((one) => one.name === name);
      return [name, row?.values.find((one) => String(one) === value) ?? value] as const;
    });
    const {options} = beginDeal(rules, {seats, seed, options: Object.fromEntries(named)});
    const [high, low] = dealOf(rules, {seats, options, seed});
    if (seat < seats && deal === high * 256 + low) return {seats, options, seed};
  } catch (error) {
    if (!(error instanceof InvalidDataError)) throw error;
  }
  return {fault: LINK_FAULTS.outdated};
}

/** A checksum of the first state of a match. */
const dealOf = (
  rules: PlayRules,
  {seats, options, seed}: Pick<Challenge, 'seats' | 'options' | 'seed'>,
): readonly [number, number] =>
  check16(utf8(JSON.stringify(rules.setup(options, seats, rngFrom(seed)))));

/** The flags of a result, from the lowest bit on. */
const flagsOf = ({won, undo, hints, place, total}: ChallengeResult): number =>
  [won, undo, hints, place !== undefined, total !== undefined].reduce(
    (sum, flag, bit) => sum + (flag ? 2 ** bit : 0),
    0,
  );

/** @throws {InvalidRecordError} for a place or points that a match does not have */
function writeResult(result: ChallengeResult, path: string, seats: number, into: ByteWriter): void {
  const {name, place, total, deals} = result;
  const counted = deals.length > MOST_DEALS ? [] : deals;
  into.text(playerName(name)).raw([flagsOf(result)]);
  if (place !== undefined) {
    needWhole(InvalidRecordError, `${path}.place`, place, 1, seats);
    into.count(place);
  }
  if (total !== undefined) into.count(zigzag(total, `${path}.total`));
  into.count(counted.length);
  counted.forEach((points, at) => into.count(zigzag(points, `${path}.deals[${at}]`)));
}

/** A signed whole number as an unsigned one: 0, −1, 1, −2, 2 … */
function zigzag(points: number, path: string): number {
  needWhole(InvalidRecordError, path, points, 1 - MOST_POINTS, MOST_POINTS - 1);
  return points < 0 ? -2 * points - 1 : 2 * points;
}

const unzigzag = (count: number): number => (count % 2 ? -(count + 1) / 2 : count / 2);

/** @throws {DamagedError} for bytes that `linkChallenge` cannot have written */
function challengeIn(body: ByteReader): Challenge {
  const game = body.text();
  if (!isGameId(game)) throw new DamagedError();
  const seats = body.count();
  const at = body.count();
  const seat = Math.floor(at / 2);
  const text = textIn(body, LONGEST.seed);
  const seed = at % 2 ? Number(text) : text;
  const options = Object.fromEntries(pairsOf(textIn(body, LONGEST.options)));
  const level = textIn(body, LONGEST.options, LEVEL);
  const [high = 0, low = 0] = body.raw(2);
  const count = body.count();
  if (seats > 20 || seat >= seats || count < 1 || count > MOST_RESULTS || Number.isNaN(seed))
    throw new DamagedError();
  const results = Array.from({length: count}, () => resultIn(body, seats));
  if (!body.done) throw new DamagedError();
  return {game, seats, seat, seed, options, level, results, deal: high * 256 + low};
}

function resultIn(body: ByteReader, seats: number): ChallengeResult {
  const name = playerName(textIn(body, 24));
  const [flags = 0] = body.raw(1);
  const has = (bit: number): boolean => Math.floor(flags / 2 ** bit) % 2 === 1;
  const place = has(3) ? body.count() : undefined;
  const total = has(4) ? unzigzag(body.count()) : undefined;
  const count = body.count();
  if (count > MOST_DEALS || flags > 31 || (place !== undefined && (place < 1 || place > seats)))
    throw new DamagedError();
  const deals = Array.from({length: count}, () => unzigzag(body.count()));
  return {
    ...{name, won: has(0), undo: has(1), hints: has(2), deals},
    ...(place === undefined ? {} : {place}),
    ...(total === undefined ? {} : {total}),
  };
}

/** A text of at most `longest` characters. */
function textIn(body: ByteReader, longest: number, form = /(?:)/): string {
  const text = body.text();
  if ([...text].length > longest || !form.test(text)) throw new DamagedError();
  return text;
}
