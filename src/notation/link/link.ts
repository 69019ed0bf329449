import {rngFrom} from '../../cards/index.js';
import {
  type AnyState,
  defaultOptions,
  inSlices,
  InvalidDataError,
  InvalidRecordError,
  type Options,
  type Rules,
  type Slicing,
  type Work,
} from '../../game/index.js';
import {begin} from '../../match/begin-at.js';
import {type MatchRecord, RECORD_VERSION} from '../../match/record.js';
import type {Position} from '../position/minimize-position.js';
import {ByteReader, ByteWriter, check16, DamagedError, fromBase64, toBase64} from './bytes.js';
import {readMoves, writeMoves} from './move-code.js';
import {packText, unpackText} from './pack.js';
import {readPosition, STILL, writePosition, writeStart} from '../position/position.js';
import {type Score, unusual} from '../record/record.js';

/** Links hold a match or a position in the fragment of an address, `#gstk=1.AAECAw`. */

/** The version of links that is written, and the only version that is read. */
const VERSION = 1;
/** The longest link, in characters; those of the longest matches of our games have about 10,000. */
const LONGEST = 50_000;
/** What a link holds, in the order of its first byte. */
const KINDS = ['seed', 'start', 'score', 'position'] as const;
type Kind = (typeof KINDS)[number];

/** Why a link cannot be opened; the messages of these keys explain it. */
export const LINK_FAULTS = {
  /** A part of the link is missing or was changed. */
  damaged: 'link/damaged',
  /** The link is longer than any that this library makes. */
  tooLong: 'link/too-long',
  /** The link was made by a newer version of this library. */
  newer: 'link/newer',
  /** The game of the link is not known here. */
  unknownGame: 'link/unknown-game',
  /** The link is intact, but the rules of its game have changed. */
  outdated: 'link/outdated',
} as const;
export type LinkFault = (typeof LINK_FAULTS)[keyof typeof LINK_FAULTS];

/** The content of a link, or the reason why it cannot be opened. */
export type Linked =
  | {readonly kind: 'record'; readonly game: string; readonly record: MatchRecord}
  | {readonly kind: 'score'; readonly game: string; readonly score: Score}
  | {readonly kind: 'position'; readonly game: string; readonly position: Position};

/**
 * A link to a whole match. It holds the record, and so the seed and all cards.
 * @throws {InvalidRecordError} for a record that cannot be played, or one too long for a link
 */
export function linkRecord(rules: Rules, record: MatchRecord): string {
  const {seats, options, seed, start, moves} = record;
  const changed = JSON.stringify(unusual(options, defaultOptions(rules.options, seats)));
  const body = new ByteWriter()
    .count(seats)
    .block(changed === '{}' ? new Uint8Array() : packText(changed));
  if (start === undefined) body.block(new TextEncoder().encode(String(seed)));
  else body.block(packText(writeStart(rules, start, true)));
  const first =
    (start as AnyState | undefined) ?? rules.setup(options, seats, rngFrom(seed ?? STILL));
  writeMoves(rules, first, moves, body);
  body.raw(checkMoves(moves));
  return closeLink(rules.id, start === undefined ? 'seed' : 'start', body);
}

/**
 * A link to a position. A link to a view holds only what the viewer may know.
 * @throws {InvalidPositionError} with the path of the fault
 */
export const linkPosition = (rules: Rules, position: unknown): string =>
  closeLink(
    rules.id,
    'position',
    new ByteWriter().block(packText(writePosition(rules, position, {tight: true}))),
  );

/**
 * Opens a link. A damaged link resolves to a fault and does not reject.
 * @param address an address, its fragment, or the link itself
 * @param rulesOf fetches the rules of a game; `undefined` for an unknown game
 * @param slicing tells about the progress of a long match, and stops its reading
 * @returns `undefined` when the address has no link of this library
 * @throws only the errors of `rulesOf`, and the reason of the signal when it stops the work
 */
export async function openLink(
  address: string,
  rulesOf: (game: string) => Promise<Rules> | undefined,
  slicing: Slicing = {},
): Promise<Linked | {readonly fault: LinkFault; readonly game?: string} | undefined> {
  const found = /(?:^|[#&?])gstk=/.exec(address);
  if (!found) return undefined;
  const from = found.index + found[0].length;
  const whole = address.slice(from, from + LONGEST + 1);
  const [link] = /^[^&#]*/.exec(whole)!;
  if (link.length > LONGEST) return {fault: LINK_FAULTS.tooLong};
  const [, version, code] = /^(\d{1,6})\.(.*)$/s.exec(link) ?? [];
  if (code === undefined) return {fault: LINK_FAULTS.damaged};
  if (Number(version) > VERSION) return {fault: LINK_FAULTS.newer};
  const head = readHead(code);
  if (!head) return {fault: LINK_FAULTS.damaged};
  const {kind, game, body} = head;
  const rules = await rulesOf(game);
  if (!rules) return {fault: LINK_FAULTS.unknownGame, game};
  try {
    return await inSlices(await contentOf(rules, kind, body), slicing);
  } catch (error) {
    slicing.signal?.throwIfAborted();
    // The checksum holds: where the bytes say what no rule allows, the rules must have changed.
    const outdated = error instanceof InvalidDataError || error instanceof DamagedError;
    return {fault: outdated ? LINK_FAULTS.outdated : LINK_FAULTS.damaged, game};
  }
}

/** The kind, the game and the rest of a link whose checksum holds; `undefined` for any other text. */
function readHead(
  code: string,
): {readonly kind: Kind; readonly game: string; readonly body: ByteReader} | undefined {
  const bytes = fromBase64(withoutPunctuation(code));
  const [one, two] = bytes ? check16(bytes.subarray(0, -2)) : [];
  if (!bytes || bytes.length < 4 || bytes.at(-2) !== one || bytes.at(-1) !== two) return undefined;
  const body = new ByteReader(bytes.subarray(0, -2));
  try {
    const kind = KINDS[body.raw(1)[0]!];
    const game = new TextDecoder().decode(body.block());
    return kind && {kind, game, body};
  } catch (error) {
    if (error instanceof DamagedError) return undefined;
    throw error;
  }
}

/** A letter or a chat may add punctuation to the end of an address. */
function withoutPunctuation(code: string): string {
  let end = code.length;
  while (end > 0 && !/[\w-]/.test(code[end - 1]!)) end--;
  return code.slice(0, end);
}

async function contentOf(rules: Rules, kind: Kind, body: ByteReader): Promise<Work<Linked>> {
  if (kind !== 'score')
    return kind === 'position' ? positionIn(rules, body) : recordIn(rules, kind, body);
  const {readingRecord} = await import('../record/read-record.js'); // loaded on demand: few links have comments
  return scoreIn(readingRecord(rules, unpackText(body.block())), rules.id);
}

function* scoreIn(reading: Work<Score>, game: string): Work<Linked> {
  return {kind: 'score', game, score: yield* reading};
}

// A position is read in one step.
// eslint-disable-next-line require-yield
function* positionIn(rules: Rules, body: ByteReader): Work<Linked> {
  const position = readPosition(rules, unpackText(body.block()));
  return {kind: 'position', game: rules.id, position};
}

function* recordIn(rules: Rules, kind: 'seed' | 'start', body: ByteReader): Work<Linked> {
  const game = rules.id;
  const seats = body.count();
  if (seats > rules.seats.max) throw new DamagedError('has too many seats');
  const changed = body.block();
  const options = changed.length > 0 ? readJson(unpackText(changed)) : {};
  const origin = body.block();
  const seed = new TextDecoder().decode(origin);
  const setup =
    kind === 'seed'
      ? {seats, options: options as Options, seed}
      : {seats, seed: STILL, state: readPosition(rules, unpackText(origin), {seats})};
  const began = begin(rules, setup);
  const first = began.start ?? rules.setup(began.options, seats, rngFrom(seed));
  const moves = yield* readMoves(rules, first, body);
  const [one, two] = checkMoves(moves);
  const [high, low] = body.raw(2);
  if (one !== high || two !== low || !body.done) throw new DamagedError('are other moves');
  const head = {game, version: RECORD_VERSION, seats, options: began.options};
  const record = began.start ? {...head, start: began.start, moves} : {...head, seed, moves};
  return {kind: 'record', game, record};
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DamagedError('is not JSON');
  }
}

const checkMoves = (moves: readonly string[]): readonly [number, number] =>
  check16(new TextEncoder().encode(moves.join('\n')));

/**
 * Builds a link from its kind, game and body, and adds the checksum.
 * @throws {InvalidRecordError} when the link is too long
 */
export function closeLink(game: string, kind: Kind, body: ByteWriter): string {
  const head = new ByteWriter().raw([KINDS.indexOf(kind)]).block(new TextEncoder().encode(game));
  const bytes = head.raw(body.bytes).bytes;
  const link = `#gstk=${VERSION}.${toBase64(new ByteWriter().raw(bytes).raw(check16(bytes)).bytes)}`;
  if (link.length > LONGEST) throw new InvalidRecordError('moves', 'are too many for a link');
  return link;
}
