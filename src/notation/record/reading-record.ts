import {atOnce, type Rules, type Work} from '../../game/index.js';
import {textError} from '../error.js';
import {readingRecords} from './read-record.js';
import type {Score} from './record.js';

/**
 * Reads a text that holds exactly one record, in steps. A module of its own, since links load it on
 * demand.
 * @throws {InvalidNotationError} with line and column of the first fault
 */
export function* readingRecord(rules: Rules, text: string): Work<Score> {
  const {scores, faults} = yield* readingRecords(text, (id) =>
    id === rules.id ? rules : undefined,
  );
  if (faults[0]) throw faults[0];
  if (scores.length !== 1)
    throw textError(text, text.length, '', 'follows {count} records, not one', {
      count: scores.length,
    });
  return scores[0]!;
}

/**
 * Reads a text that holds exactly one record. Moves are checked by the rules, in variations too.
 * @throws {InvalidNotationError} with line and column of the first fault
 */
export const readRecord = (rules: Rules, text: string): Score => atOnce(readingRecord(rules, text));
