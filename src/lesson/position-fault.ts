import type {InvalidDataError} from '../game/index.js';
import {InvalidNotationError} from '../notation/error.js';

/** Fields that list something by seat. */
const BY_SEAT = /\b(hands|tricks|points|scores)\[(\d+)\](?:\[\d+\])?/g;
/** What a reader of positions says before the rules say what is wrong. */
const READER = /^"[^"]*" is not a valid position: /;

/** What is wrong with a position, in the author's terms: seats by their names, no lines of a text. */
export function positionFault(error: InvalidDataError, names: readonly string[]): string {
  const told = error instanceof InvalidNotationError ? error.fault : error.message;
  return told
    .replace(READER, '')
    .replaceAll(/\btrick\[\d+\](\.card)?/g, 'the trick')
    .replaceAll(/\bseat (\d+)\b/g, (text, seat: string) => names[Number(seat)] ?? text)
    .replace(/^(dealer|orderer) must be (\d+)/, (text, field: string, seat: string) => {
      const name = names[Number(seat)];
      return name === undefined ? text : `${field} must be ${name}`;
    })
    .replace(BY_SEAT, (text, field: string, seat: string) => {
      const name = names[Number(seat)];
      return name === undefined ? text : `${field} of ${name}`;
    });
}
