import type {FaultReason} from '../../game/errors.js';
import {type FaultCatalogue, type FaultLoaders, phraseOf} from '../../game/faults.js';
import {quote} from '../../notation/error.js';
import {holdsSeats, seatItemOf, seatsIn, TRICK, withNames} from './seat-fields.js';

/** The fault of an example in the author's language, by its key. */

/** An error with a key, or a fault of a whole attribute, which has no path. */
interface Keyed {
  readonly reason?: FaultReason;
  readonly path?: string;
  /** The error that it wraps. */
  readonly cause?: unknown;
  /** A piece of a text and its place; empty at the end of the text. */
  readonly token?: string;
  readonly line?: number;
  readonly column?: number;
}

/** A fault with a key, and everything that its sentence names. */
export interface KeyedFault {
  readonly error: Keyed;
  /** The names of the players by seat. */
  readonly names?: readonly string[];
  /** The catalogues of the game. */
  readonly faults?: FaultLoaders | undefined;
}

/** The catalogues of a language without those of games. */
export interface AuthorCatalogues {
  readonly shape: FaultCatalogue;
  readonly data: FaultCatalogue;
  readonly text: FaultCatalogue;
  readonly lesson: FaultCatalogue;
  /** A piece of a text or its end, and its place if the reader sees the text. */
  piece(piece: string | undefined, line?: number, column?: number): string;
}

/** All catalogues of a language; the game's is empty if it has none. */
interface FaultCatalogues extends AuthorCatalogues {
  readonly game: FaultCatalogue;
}

/** The sentence of a fault; `undefined` if the language has none. */
export function keyedFault(
  {error, names = []}: KeyedFault,
  catalogues: FaultCatalogues,
): string | undefined {
  const {reason, path = '', cause, line, column, token} = error;
  if (!reason) return undefined;
  const {shape} = catalogues;
  // A phrase may hold a slash.
  const [, room, key = ''] = /^(\w+)\/(.*)$/s.exec(reason.key) ?? [];
  const name = (seat: number): string => names[seat] ?? `${seat}`;
  const place = (at: string): string => {
    const item = seatItemOf(at, reason.seatFields);
    if (item) return [item.field, name(item.seat), item.inside].filter(Boolean).join(', ');
    return at
      .replace(/^turn\[0\]$/, 'turn')
      .replace(TRICK, phraseOf(shape, {key: 'trick', values: {}}) ?? '$&');
  };
  const why = cause instanceof Error ? keyedFault({error: cause, names}, catalogues) : undefined;
  const {found} = reason;
  const values = why === undefined ? reason.values : {...reason.values, why};
  const catalogue = catalogues[room as Exclude<keyof FaultCatalogues, 'piece'>];
  const words = seatsIn(path, reason, names);
  const phrase = words
    ? phraseOf(shape, {key: 'word', values: {words}})
    : phraseOf(catalogue, {key, values}, name, place);
  if (phrase === undefined) return undefined;
  const named = (text: string): string => (holdsSeats(path, reason) ? withNames(text, name) : text);
  const end =
    found === undefined
      ? ''
      : found === null
        ? phraseOf(shape, {key: 'left-out', values: {}})
        : phraseOf(shape, {key: 'found', values: {text: named(found)}});
  // A text that is too long is not a piece of itself.
  const whole = 'limit' in reason.values;
  const subject =
    token === undefined
      ? place(path)
      : whole
        ? ''
        : catalogues.piece(token ? quote(token) : undefined, line, column);
  return `${subject ? `${subject}: ` : ''}${phrase}${end}`;
}
