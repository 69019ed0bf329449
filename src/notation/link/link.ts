import {bytesToHex, hexToBytes} from '../../cards/hex.js';
import {isSecret} from '../../cards/secret.js';
import {
  defaultOptions,
  inSlices,
  InvalidDataError,
  type Options,
  type Rules,
  type Slicing,
  type Work,
} from '../../game/index.js';
import {begin, firstState} from '../../match/begin-at.js';
import {type MatchRecord, needSecret} from '../../match/record.js';
import {rulesOfRecord} from '../../match/secret-chance.js';
import {withoutUndone} from '../../match/without-undone.js';
import type {Position} from '../position/minimize-position.js';
import {ByteReader, ByteWriter, check16, DamagedError, fromUtf8, utf8} from './bytes.js';
import {findLink, LINK_FAULTS, type LinkFault, writeLink} from './link-in-address.js';
import {readMoves, writeMoves} from './move-code.js';
import {packText, unpackText} from './pack.js';
import {readPosition, STILL, writePosition, writeStart} from '../position/position.js';
import {headOf, type Score, unusual} from '../record/record.js';

/** Links hold a match or a position in the fragment of an address, `#gstk=1.AAECAw`. */

/** The longest link; the longest matches of our games give about 10,000 characters. */
const LINK = {key: 'gstk', version: 1, longest: 50_000} as const;
/** The kinds of links, in the order of their first byte. */
const KINDS = ['seed', 'start', 'score', 'position', 'secret'] as const;
type Kind = (typeof KINDS)[number];

/** The content of a link, or the reason why it cannot be opened. */
export type Linked =
  | {readonly kind: 'record'; readonly game: string; readonly record: MatchRecord}
  | {readonly kind: 'score'; readonly game: string; readonly score: Score}
  | {readonly kind: 'position'; readonly game: string; readonly position: Position};

/**
 * A link to a whole match. It contains the record without moves that were taken back, and so the seed
 * and all cards.
 * @throws {InvalidRecordError} for a record that cannot be played, or one too long for a link, and the
 * errors of a faulty beginning
 */
export function linkRecord(rules: Rules, given: MatchRecord): string {
  needSecret(given.secret);
  const record = withoutUndone(rules, given);
  const {seats, options, seed, secret, start, moves} = record;
  const changed = JSON.stringify(unusual(options, defaultOptions(rules.options, seats)));
  const body = new ByteWriter()
    .count(seats)
    .block(changed === '{}' ? new Uint8Array() : packText(changed));
  if (secret !== undefined) body.block(hexToBytes(secret));
  if (start !== undefined) body.block(packText(writeStart(rules, start, true)));
  else body.text(secret === undefined ? String(seed) : '');
  const first = firstState(rules, record);
  body.raw(checkMoves(writeMoves(rulesOfRecord(rules, record), first, moves, body)));
  const deals = start === undefined ? 'seed' : 'start';
  return closeLink(rules.id, secret === undefined ? deals : 'secret', body);
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
  rulesOf: (game: string) => Promise<Rules | undefined> | undefined,
  slicing: Slicing = {},
): Promise<Linked | {readonly fault: LinkFault; readonly game?: string} | undefined> {
  const found = findLink(address, LINK);
  if (!found || 'fault' in found) return found;
  const head = readHead(found.bytes);
  if (!head) return {fault: LINK_FAULTS.damaged};
  const {kind, game, body} = head;
  const rules = await rulesOf(game);
  if (!rules) return {fault: LINK_FAULTS.unknownGame, game};
  try {
    return await inSlices(await contentOf(rules, kind, body), slicing);
  } catch (error) {
    slicing.signal?.throwIfAborted();
    // The checksum is right: if the bytes contradict the rules, the rules must have changed.
    const outdated = error instanceof InvalidDataError || error instanceof DamagedError;
    return {fault: outdated ? LINK_FAULTS.outdated : LINK_FAULTS.damaged, game};
  }
}

/** The kind, the game and the rest of a link; `undefined` for any other bytes. */
function readHead(
  bytes: Uint8Array,
): {readonly kind: Kind; readonly game: string; readonly body: ByteReader} | undefined {
  const body = new ByteReader(bytes);
  try {
    const kind = KINDS[body.raw(1)[0]!];
    const game = body.text();
    return kind && {kind, game, body};
  } catch (error) {
    if (error instanceof DamagedError) return undefined;
    throw error;
  }
}

async function contentOf(rules: Rules, kind: Kind, body: ByteReader): Promise<Work<Linked>> {
  if (kind !== 'score')
    return kind === 'position' ? positionIn(rules, body) : recordIn(rules, kind, body);
  const {readingRecord} = await import('../record/reading-record.js'); // loaded on demand: few links have comments
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

function* recordIn(
  rules: Rules,
  kind: 'seed' | 'start' | 'secret',
  body: ByteReader,
): Work<Linked> {
  const game = rules.id;
  const seats = body.count();
  if (seats > rules.seats.max) throw new DamagedError();
  const changed = body.block();
  const options = changed.length > 0 ? readJson(unpackText(changed)) : {};
  const secret = kind === 'secret' ? bytesToHex(body.block()) : undefined;
  if (secret !== undefined && !isSecret(secret)) throw new DamagedError();
  const origin = body.block();
  const deals = kind === 'seed' || (secret !== undefined && origin.length === 0);
  const seed = secret ?? (deals ? fromUtf8(origin) : STILL);
  const setup = deals
    ? {seats, options: options as Options, seed}
    : {seats, seed: STILL, state: readPosition(rules, unpackText(origin), {seats})};
  const began = begin(rules, setup);
  const head = headOf(game, began, secret);
  const first = began.start ?? firstState(rules, {...head, moves: []});
  const moves = yield* readMoves(rulesOfRecord(rules, head), first, body);
  const [one, two] = checkMoves(moves);
  const [high, low] = body.raw(2);
  if (one !== high || two !== low || !body.done) throw new DamagedError();
  return {kind: 'record', game, record: {...head, moves}};
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DamagedError();
  }
}

const checkMoves = (moves: readonly string[]): readonly [number, number] =>
  check16(utf8(moves.join('\n')));

/**
 * Builds a link from its kind, game and body, and adds the checksum.
 * @throws {InvalidRecordError} when the link is too long
 */
export function closeLink(game: string, kind: Kind, body: ByteWriter): string {
  const head = new ByteWriter().raw([KINDS.indexOf(kind)]).text(game);
  return writeLink(LINK, head.raw(body.bytes).bytes);
}
