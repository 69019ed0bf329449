import {bytesToHex, hexToBytes} from '../../cards/hex.js';
import {type AnyMove, type AnyState, type Rules, type Seat, type Work} from '../../game/index.js';
import {costing} from '../../game/slices.js';
import {allowedMove, MOST_MOVES, readStep, recordError, writeStep} from '../../match/record.js';
import {type ByteReader, type ByteWriter, DamagedError} from './bytes.js';

/**
 * Moves as numbers. A move is two digits: which of the seats that may move, and which of that
 * seat's legal moves, sorted by text. All digits of a match form one number in a mixed base, so
 * that a forced move takes no space.
 */

/**
 * The longest number, in bytes, since reading a digit takes time in proportion. The longest matches of
 * our games have about 4,000.
 */
const LONGEST = 8_192;
/**
 * The work that the bytes of a number allow. A forced move takes no space, nor do zeros at the end of a
 * number, but both take time. So the limit is this many moves for each byte and at the beginning, and
 * this many bits of choice at the beginning. A number that would be shorter is padded with empty bytes.
 */
const [FREE_MOVES, MOVES_PER_BYTE, FREE_BITS] = [64, 16, 64];

/** Writing and sorting this many legal moves costs about as much as playing one. */
const LISTED_PER_STEP = 50;

/** The bytes required for moves with this many bits of choice. */
const bytesFor = (moves: number, bits: number): number =>
  Math.max(0, (moves - FREE_MOVES) / MOVES_PER_BYTE, (bits - FREE_BITS) / 8);

/**
 * All seats: those awaited, then those that may change their choice, then those without a listed
 * move; `movers` counts the first two kinds.
 */
function orderOf(rules: Rules, state: AnyState): {readonly seats: readonly Seat[]; movers: number} {
  const awaited = rules.turn(state);
  const others = Array.from({length: state.seats}, (_, seat) => seat).filter(
    (seat) => !awaited.includes(seat),
  );
  const may = others.filter((seat) => rules.legalMoves(state, seat).length > 0);
  const rest = others.filter((seat) => !may.includes(seat));
  return {seats: [...awaited, ...may, ...rest], movers: awaited.length + may.length};
}

/** The legal moves of a seat by their texts, in the order of the texts. */
const listOf = (rules: Rules, state: AnyState, seat: Seat): ReadonlyMap<string, AnyMove> =>
  new Map(
    rules
      .legalMoves(state, seat)
      .map((move) => [rules.formatMove(move), move] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** A digit and its base. */
type Digit = readonly [value: number, base: number];

/**
 * Writes the moves that were played from a state, and returns them in the spelling of `formatMove`.
 * @throws {InvalidRecordError} for a move that is refused, and for more moves than a link holds
 */
export function writeMoves(
  rules: Rules,
  first: AnyState,
  moves: readonly string[],
  into: ByteWriter,
): readonly string[] {
  const steps: string[] = [];
  const free: string[] = [];
  let state = first;
  const places = moves.map((step, at) => {
    const path = `moves[${at}]`;
    const read = readStep(step, path);
    const {seat} = read;
    const move = allowedMove(rules, state, read, path);
    const text = rules.formatMove(move);
    steps.push(writeStep(seat, text));
    const {seats, movers} = orderOf(rules, state);
    const texts = [...listOf(rules, state, seat).keys()];
    state = rules.apply(state, seat, move);
    const listed = texts.indexOf(text);
    if (listed < 0) free.push(text);
    return {order: seats.indexOf(seat), movers, all: seats.length, listed, count: texts.length};
  });
  // A single unlisted move makes room everywhere: any seat may move, and each move gets one more digit
  // value for "unlisted".
  const spare = free.length > 0 || places.some(({order, movers}) => order >= movers);
  const digits = places.flatMap(({order, movers, all, listed, count}): Digit[] => [
    [order, spare ? all : movers],
    [listed < 0 ? count : listed, count + Number(spare)],
  ]);
  into.count(moves.length * 2 + Number(spare));
  const number = toBytes(digits);
  const bits = digits.reduce((sum, [, base]) => sum + Math.log2(Math.max(1, base)), 0);
  const size = Math.max(number.length, Math.ceil(bytesFor(moves.length, bits)));
  if (size > LONGEST || moves.length > MOST_MOVES)
    throw recordError('record', 'does not fit into a link');
  const padded = new Uint8Array(size);
  padded.set(number);
  into.block(padded);
  for (const text of free) into.text(text);
  return steps;
}

/**
 * Reads the moves that `writeMoves` wrote, playing them from the same state.
 * @throws {DamagedError} for bytes that are not moves of this match
 */
export function* readMoves(
  rules: Rules,
  first: AnyState,
  from: ByteReader,
): Work<readonly string[]> {
  const head = from.count();
  const [count, spare] = [Math.floor(head / 2), head % 2];
  const number = from.block();
  const unpaid = (bits: number): boolean => bytesFor(count, bits) > number.length;
  if (number.length > LONGEST || count > MOST_MOVES || unpaid(0)) throw new DamagedError();
  const digits = new Digits(number);
  let state = first;
  const moves: string[] = [];
  while (moves.length < count) {
    const {seats, movers} = orderOf(rules, state);
    const seat = seats[digits.next(spare ? seats.length : movers)];
    if (movers === 0 || seat === undefined) throw new DamagedError();
    const list = [...listOf(rules, state, seat)];
    const listed = digits.next(list.length + spare);
    const [text, move] = list[listed] ?? freeMove(rules, state, seat, from);
    if (unpaid(digits.bits)) throw new DamagedError();
    moves.push(writeStep(seat, text));
    state = rules.apply(state, seat, move);
    yield* costing(1 + list.length / LISTED_PER_STEP, moves.length / count);
  }
  if (digits.rest) throw new DamagedError();
  return moves;
}

/** A move that is written out because the rules do not list it. */
function freeMove(
  rules: Rules,
  state: AnyState,
  seat: Seat,
  from: ByteReader,
): readonly [text: string, move: AnyMove] {
  const text = from.text();
  const move = rules.parseMove(text);
  if (!move || rules.refuse(state, seat, move)) throw new DamagedError();
  return [text, move];
}

/** The number with these digits, the first digit lowest, as bytes, the lowest byte first. */
function toBytes(digits: readonly Digit[]): Uint8Array {
  let value = 0n;
  for (const [digit, base] of digits.toReversed()) value = value * BigInt(base) + BigInt(digit);
  const hex = value.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return value === 0n ? new Uint8Array() : hexToBytes(even).reverse();
}

/** Digits of a number, read one after the other, the lowest first. */
class Digits {
  #value: bigint;
  /** The bits of choice of the digits that have been read. */
  bits = 0;

  constructor(bytes: Uint8Array) {
    this.#value = BigInt(`0x${bytesToHex(bytes.toReversed()) || '0'}`);
  }

  /** True when digits that are not zero remain. */
  get rest(): boolean {
    return this.#value !== 0n;
  }

  /** The next digit; 0 where there is no choice. */
  next(base: number): number {
    if (base <= 1) return 0;
    this.bits += Math.log2(base);
    if (this.#value === 0n) return 0;
    const digit = Number(this.#value % BigInt(base));
    this.#value /= BigInt(base);
    return digit;
  }
}
