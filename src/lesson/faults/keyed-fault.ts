import type {FaultReason} from '../../game/errors.js';
import {type FaultCatalogue, type FaultLoaders, phraseOf} from '../../game/faults.js';
import {quote} from '../../notation/error.js';
import {holdsSeats, seatItemOf, seatsIn, TRICK, withNames} from './seat-fields.js';

/** What is wrong with an example, told from its key in the language of the author. */

/** An error that has a key, or what is wrong with an attribute as a whole, which has no path. */
interface Keyed {
  readonly reason?: FaultReason;
  readonly path?: string;
  /** The error that it reports. */
  readonly cause?: unknown;
  /** A piece of a text, empty for its end, and its place. */
  readonly token?: string;
  readonly line?: number;
  readonly column?: number;
}

/** A fault that has a key, with all that its sentence names. */
export interface KeyedFault {
  readonly error: Keyed;
  /** The names of the players by seat. */
  readonly names?: readonly string[];
  /** The catalogues of the game. */
  readonly faults?: FaultLoaders | undefined;
}

/** The catalogues of a language, apart from those of games. */
export interface AuthorCatalogues {
  readonly shape: FaultCatalogue;
  readonly data: FaultCatalogue;
  readonly text: FaultCatalogue;
  readonly lesson: FaultCatalogue;
  /** A piece of a text, or its end, and where it stands if the text is seen. */
  piece(piece: string | undefined, line?: number, column?: number): string;
}

/** All catalogues of a language; the one of the game is empty if it has none. */
interface FaultCatalogues extends AuthorCatalogues {
  readonly game: FaultCatalogue;
}

/** The sentence of a fault; `undefined` where the language has none. */
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
  // A text that is too long is not a piece by itself.
  const whole = 'limit' in reason.values;
  const subject =
    token === undefined
      ? place(path)
      : whole
        ? ''
        : catalogues.piece(token ? quote(token) : undefined, line, column);
  return `${subject ? `${subject}: ` : ''}${phrase}${end}`;
}
