import {InvalidNotationError} from './error.js';
import type {Sitting} from './markup.js';
import {parseRecords, type RawLine} from './parse-record.js';
import type {Line, Ply} from './record.js';
import {readSeat} from './seats.js';

/**
 * Moves in a row as a record has them, `A:rout_left B:pass! {why} (B:"say: no")`, for any game. They
 * are not played: `rules.parseMove` of their `text` may know no such move.
 * @throws {InvalidNotationError}
 */
export function pliesFrom(text: string, {seats, names}: Sitting): readonly Ply[] {
  const fail = (at: number, token: string, fault: string): never => {
    throw new InvalidNotationError(text, at, token, fault);
  };
  const lineOf = ({comment, plies}: RawLine): Line => ({
    ...(comment === undefined ? {} : {comment}),
    plies: plies.map(({seat, at, variations, text: move, mark, comment: after}) => ({
      seat: readSeat(seat, seats, names) ?? fail(at, seat, 'is no seat'),
      text: move,
      ...(mark ? {mark} : {}),
      ...(after === undefined ? {} : {comment: after}),
      ...(variations ? {variations: variations.map(lineOf)} : {}),
    })),
  });
  return parseRecords(text).flatMap(({tags, line}) => {
    for (const [name, {at}] of tags) fail(at, name, 'does not belong among moves');
    return lineOf(line).plies;
  });
}
