import type {Plain} from '../../game/phrases.js';
import {textError} from '../error.js';
import type {TextFault} from '../faults.js';
import type {Sitting} from '../markup.js';
import {parseRecords, type RawLine} from './parse-record.js';
import type {Line, Ply} from './record.js';
import {readSeat} from '../../game/seats.js';

/**
 * Parses moves as a record writes them, `A:rout_left B:pass! {why} (B:"say: no")`, for any game.
 * The moves are not played, so `rules.parseMove` may not know their `text`.
 * @throws {InvalidNotationError} with line and column of the fault
 */
export function pliesFrom(text: string, {seats, names}: Sitting): readonly Ply[] {
  const fail = (at: number, token: string, fault: Plain<TextFault>): never => {
    throw textError(text, at, token, fault);
  };
  const lineOf = ({comment, plies}: RawLine): Line => ({
    ...(comment === undefined ? {} : {comment}),
    plies: plies.map(({seat, at, variations, text: move, mark, comment: after}) => ({
      seat: readSeat(seat, seats, names) ?? fail(at, seat, 'is not a seat'),
      text: move,
      ...(mark ? {mark} : {}),
      ...(after === undefined ? {} : {comment: after}),
      ...(variations ? {variations: variations.map(lineOf)} : {}),
    })),
  });
  const {parts, faults} = parseRecords(text);
  if (faults[0]) throw faults[0];
  return parts.flatMap(({tags, line}) => {
    for (const [name, {at}] of tags) fail(at, name, 'does not belong among moves');
    return lineOf(line).plies;
  });
}
