import type {InvalidDataError} from '../game/index.js';
import {InvalidNotationError} from '../notation/error.js';

/** Fields that list something by seat. */
const BY_SEAT = /\b(hands|tricks|points|scores)\[(\d+)\](?:\[\d+\])?/g;
/** A field that is a seat, the seat that it must be, and the seat that it is. */
const SEAT_DUE =
  /^(dealer|orderer|turn|(?:bout\.)?(?:attacker|defender))(?:\[\d+\])? must be (\d+)\b.*?(?:found (\d+))?$/;
/** What a reader of positions says before the rules say what is wrong. */
const READER = /^"[^"]*" is not a valid position: /;

/** What is wrong with a position, in the author's terms: seats by their names, no lines of a text. */
export function positionFault(error: InvalidDataError, names: readonly string[]): string {
  const told = error instanceof InvalidNotationError ? error.fault : error.message;
  return told
    .replace(READER, '')
    .replaceAll(/\btrick\[\d+\](\.card)?/g, 'the trick')
    .replaceAll(/\bseat (\d+)\b/g, (text, seat: string) => names[Number(seat)] ?? text)
    .replace(SEAT_DUE, (text, field: string, seat: string, found?: string) => {
      const name = names[Number(seat)];
      if (name === undefined) return text;
      const other = found === undefined ? undefined : names[Number(found)];
      const why = text.slice(text.indexOf(` ${seat}`) + 1 + seat.length);
      const tail = other === undefined ? why : why.replace(/found \d+$/, `found ${other}`);
      return `${field} must be ${name}${tail}`;
    })
    .replace(BY_SEAT, (text, field: string, seat: string) => {
      const name = names[Number(seat)];
      return name === undefined ? text : `${field} of ${name}`;
    });
}
