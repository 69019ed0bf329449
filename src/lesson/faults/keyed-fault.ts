import type {FaultReason} from '../../game/errors.js';
import {type FaultCatalogue, type FaultLoaders, phraseOf} from '../../game/faults.js';

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

/** Lists with an item for each seat; some games have others of these names, without lists inside. */
const BY_SEAT =
  /^(hands|tricks|points|scores|wins|reigns|piles|governments|limits|formations|tokens|alive|areas|up|deeds|was|eyes\.\w+|(?:matches\[\d+\]\.)?choices\.made|last\.(?:cards|values)|names|elected|(?:aside|shown)(?=\[\d+\]\[))\[(\d+)\](?:\[\d+\])?(?:\.(.+))?$/;
const TRICK = /^trick\[\d+\](?:\.\w+)?/;
/** Fields that hold a seat, or seats; `seats` by itself is their number. */
const SEATS =
  /(?:^|\.)(?:dealer|orderer|turn|lord|active|attacker|defender|by|to|seat|allowed|passed|ranks|winners?|still|out|from|with|letters|known|asked|ready|quiet|accused|joined)(?:\[\d+\])?$|^looked\.at$|\.seats(?:\[\d+\])?$|^eyes\./;
/** Faults of shape in which what was found may be a seat. */
const OF_SEATS: readonly string[] = ['leads', 'different-seats', 'due'];

/** The sentence of a fault; `undefined` where the language has none. */
export function keyedFault(
  {path, reason, names}: Omit<KeyedFault, 'faults'>,
  {shape, game}: FaultCatalogues,
): string | undefined {
  const [room, key = ''] = reason.key.split('/');
  const name = (seat: number): string => names[seat] ?? `${seat}`;
  const place = (at: string): string =>
    at
      .replace(TRICK, phraseOf(shape, {key: 'trick', values: {}}) ?? '$&')
      .replace(BY_SEAT, (_, field: string, seat: string, inside?: string) =>
        [field, name(Number(seat)), inside].filter(Boolean).join(', '),
      );
  const {values, found} = reason;
  const phrase = phraseOf(room === 'shape' ? shape : game, {key, values}, name, place);
  if (phrase === undefined) return undefined;
  const named = (text: string): string =>
    SEATS.test(path) && (room !== 'shape' || OF_SEATS.includes(key))
      ? text.replaceAll(/\d+/g, (seat) => name(Number(seat))).replaceAll(',', ', ')
      : text;
  const end =
    found === undefined
      ? ''
      : found === null
        ? phraseOf(shape, {key: 'left-out', values: {}})
        : phraseOf(shape, {key: 'found', values: {text: named(found)}});
  return `${place(path)}: ${phrase}${end}`;
}
