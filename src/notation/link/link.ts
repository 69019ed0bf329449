import {rngFrom} from '../../cards/index.js';
import {
  type AnyState,
  defaultOptions,
  InvalidDataError,
  InvalidRecordError,
  type Options,
  type Rules,
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
/** The longest link, in characters. */
const LONGEST = 100_000;
/** What a link holds, in the order of its first byte. */
const KINDS = ['seed', 'start', 'score', 'position'] as const;
type Kind = (typeof KINDS)[number];

/** Why a link cannot be opened; the messages of these keys explain it. */
export const LINK_FAULTS = {
  /** A part of the link is missing or was changed. */
  damaged: 'link/damaged',
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
 * @returns `undefined` when the address has no link of this library
 * @throws only the errors of `rulesOf`
 */
export async function openLink(
  address: string,
  rulesOf: (game: string) => Promise<Rules> | undefined,
): Promise<Linked | {readonly fault: LinkFault; readonly game?: string} | undefined> {
  const found = /(?:^|[#&?])gstk=(\d{1,6})\.([^&#]*)/.exec(address.slice(0, LONGEST));
  if (!found) return /(?:^|[#&?])gstk=/.test(address) ? {fault: LINK_FAULTS.damaged} : undefined;
  const [, version, code] = found;
  if (Number(version) > VERSION) return {fault: LINK_FAULTS.newer};
  // A letter or a chat may add punctuation to the end of an address.
  const bytes = fromBase64(code!.replace(/[^\w-]+$/, ''));
  const [one, two] = bytes ? check16(bytes.subarray(0, -2)) : [];
  if (!bytes || bytes.length < 4 || bytes.at(-2) !== one || bytes.at(-1) !== two)
    return {fault: LINK_FAULTS.damaged};
  const body = new ByteReader(bytes.subarray(0, -2));
  const kind = KINDS[body.raw(1)[0]!];
  const game = new TextDecoder().decode(body.block());
  const rules = await rulesOf(game);
  if (!rules) return {fault: LINK_FAULTS.unknownGame, game};
  try {
    return (await contentOf(rules, kind, body)) ?? {fault: LINK_FAULTS.damaged, game};
  } catch (error) {
    // The checksum holds, so the bytes are intact and the rules must have changed.
    if (error instanceof InvalidDataError || error instanceof DamagedError)
      return {fault: LINK_FAULTS.outdated, game};
    throw error;
  }
}

async function contentOf(
  rules: Rules,
  kind: Kind | undefined,
  body: ByteReader,
): Promise<Linked | undefined> {
  const game = rules.id;
  if (kind === undefined) return undefined;
  if (kind === 'score') {
    const {readRecord} = await import('../record/read-record.js'); // loaded on demand: few links have comments
    return {kind, game, score: readRecord(rules, unpackText(body.block()))};
  }
  if (kind === 'position')
    return {kind, game, position: readPosition(rules, unpackText(body.block()))};
  const seats = body.count();
  const changed = body.block();
  const options = changed.length > 0 ? (JSON.parse(unpackText(changed)) as Options) : {};
  const origin = body.block();
  const seed = new TextDecoder().decode(origin);
  const setup =
    kind === 'seed'
      ? {seats, options, seed}
      : {seats, seed: STILL, state: readPosition(rules, unpackText(origin), {seats})};
  const began = begin(rules, setup);
  const first = began.start ?? rules.setup(began.options, seats, rngFrom(seed));
  const moves = readMoves(rules, first, body);
  const [one, two] = checkMoves(moves);
  const [high, low] = body.raw(2);
  if (one !== high || two !== low || !body.done) throw new DamagedError('are other moves');
  const head = {game, version: RECORD_VERSION, seats, options: began.options};
  const record = began.start ? {...head, start: began.start, moves} : {...head, seed, moves};
  return {kind: 'record', game, record};
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
