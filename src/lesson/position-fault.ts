import {shapeFaults} from '../game/faults.en.js';
import type {SeatFields} from '../game/errors.js';
import {InvalidDataError} from '../game/index.js';
import {InvalidNotationError} from '../notation/error.js';
import {holdsSeats, seatItemOf, seatsIn, TRICK, withNames} from './faults/seat-fields.js';

/** The complaint of a reader of positions before the rules check the position. */
const READER = /^"[^"]*" is not a valid position: /;

/** Values of faults that are seats. */
const SEAT_VALUES: readonly string[] = [
  'seat', 'dealer', 'attacker', 'leader', 'active', 'winner', 'like',
]; // oxfmt-ignore
/** Values of faults that are seats where they are lists. */
const SEAT_LISTS: readonly string[] = ['seats', 'from', 'alive', 'row', 'ranks'];

/** An item of a list, which is reported as its owner's. */
const ITEM = /^\w+\[\d+\]\[\d+\]$/;

/** Marks around names, so that the words before them can be told. */
const [OPEN, CLOSE] = ['\u2068', '\u2069'];

/** What is wrong with a position, in the author's terms: seats by their names, no lines of a text. */
export function positionFault(error: InvalidDataError, names: readonly string[]): string {
  const own = error.cause instanceof InvalidDataError ? error.cause : error;
  const {path, reason} = own;
  if (!reason?.inWords) {
    const told = error instanceof InvalidNotationError ? error.fault : error.message;
    return told.replace(READER, '');
  }
  const {values, found, inWords, seatFields} = reason;
  const name = (seat: number): string => names[seat] ?? `${seat}`;
  const ofSeats = holdsSeats(path, reason);
  const marked = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(marked);
    return typeof value === 'number' ? `${OPEN}${name(value)}${CLOSE}` : value;
  };
  const named: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(values as Readonly<Record<string, unknown>>)) {
    const isSeat =
      SEAT_VALUES.includes(field) ||
      (SEAT_LISTS.includes(field) && Array.isArray(value)) ||
      (ofSeats && field === 'due');
    const places = field === 'at' && Array.isArray(value) ? value : undefined;
    named[field] = isSeat
      ? marked(value)
      : ((places && [...new Set(places.map((at) => placeOf(`${at}`, name, seatFields)))]) ?? value);
  }
  const words = seatsIn(path, reason, names);
  const phrase = (words ? shapeFaults.word({words}) : inWords(named))
    .replaceAll(/(?:the )?seats? (?=\u2068)/g, '')
    .replaceAll(/([\w.]+)\[\u2068([^\u2069]*)\u2069\]/g, '$1 of $2')
    .replaceAll(/\u2069"?,"?\u2068/g, ', ')
    .replaceAll(/"?\u2068|\u2069"?/g, '')
    .replace(/^is /, ITEM.test(path) ? 'has ' : 'is ');
  const end =
    found === undefined
      ? ''
      : found === null
        ? shapeFaults['left-out']
        : shapeFaults.found({text: ofSeats ? withNames(found, name) : found});
  return `${placeOf(path, name, seatFields)} ${phrase}${end}`;
}

/** A place by the name of its player, "hands of Nora". */
function placeOf(
  path: string,
  name: (seat: number) => string,
  seatFields: SeatFields | undefined,
): string {
  const item = seatItemOf(path, seatFields);
  if (item) return `${item.inside ? `${item.inside} in ` : ''}${item.field} of ${name(item.seat)}`;
  return path
    .replace(/^turn\[0\]$/, 'turn')
    .replace(TRICK, (all) => (all.endsWith('.seat') ? 'the seat in the trick' : 'the trick'));
}
