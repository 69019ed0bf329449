import type {FaultReason} from '../../game/errors.js';
import {type FaultCatalogue, type FaultLoaders, phraseOf} from '../../game/faults.js';
import {BY_SEAT, holdsSeats, seatsIn, TRICK, withNames} from './seat-fields.js';

/** What is wrong with a position, told from its key in the language of the author. */

/** A fault that has a key, with all that its sentence names. */
export interface KeyedFault {
  readonly path: string;
  readonly reason: FaultReason;
  /** The names of the players by seat. */
  readonly names: readonly string[];
  /** The catalogues of the game. */
  readonly faults: FaultLoaders | undefined;
}

/** The catalogues of a language: the one of shape, and the one of the game if it has any. */
export interface FaultCatalogues {
  readonly shape: FaultCatalogue;
  readonly game: FaultCatalogue;
}

/** The sentence of a fault; `undefined` where the language has none. */
export function keyedFault(
  {path, reason, names}: Omit<KeyedFault, 'faults'>,
  {shape, game}: FaultCatalogues,
): string | undefined {
  const [room, key = ''] = reason.key.split('/');
  const name = (seat: number): string => names[seat] ?? `${seat}`;
  const place = (at: string): string =>
    at
      .replace(/^turn\[0\]$/, 'turn')
      .replace(TRICK, phraseOf(shape, {key: 'trick', values: {}}) ?? '$&')
      .replace(BY_SEAT, (_, field: string, seat: string, inside?: string) =>
        [field, name(Number(seat)), inside].filter(Boolean).join(', '),
      );
  const {values, found} = reason;
  const words = seatsIn(path, reason, names);
  const phrase = words
    ? phraseOf(shape, {key: 'word', values: {words}})
    : phraseOf(room === 'shape' ? shape : game, {key, values}, name, place);
  if (phrase === undefined) return undefined;
  const named = (text: string): string =>
    holdsSeats(path, reason.key) ? withNames(text, name) : text;
  const end =
    found === undefined
      ? ''
      : found === null
        ? phraseOf(shape, {key: 'left-out', values: {}})
        : phraseOf(shape, {key: 'found', values: {text: named(found)}});
  return `${place(path)}: ${phrase}${end}`;
}
