import {inSlices} from '../../../game/index.js';
import type {Warn} from '../../../lesson/author-position.js';
import {type RecordLesson, recordLesson} from '../../../lesson/record-lesson.js';
import {InvalidNotationError} from '../../../notation/error.js';
import {gamesOf, readingRecord} from '../../../notation/record/read-record.js';
import {seatLetters} from '../../../notation/seats.js';
import {entryNamed} from '../../catalogue.js';
import {loadLesson} from './parts.js';

/**
 * Reads the record that an author gives. What is wrong with it is reported, and then it is as if there
 * were none.
 */
export async function readRecordLesson(
  text: string,
  locale: string,
  warn: Warn,
): Promise<RecordLesson | undefined> {
  try {
    const [game = ''] = gamesOf(text);
    const entry = entryNamed(game, '');
    if (!entry) {
      warn('record', `"${game}" is not a game of the catalogue`);
      return undefined;
    }
    const parts = await loadLesson(entry, locale);
    const score = await inSlices(readingRecord(parts.rules, text));
    const {messages} = parts;
    const letters = seatLetters(score.seats).slice(0, score.seats);
    const seats = letters.map((letter) =>
      score.seats > 4 ? letter : messages.t('example/seat', {letter}),
    );
    return recordLesson(score, {...parts, eventKind: entry.eventKind, seats});
  } catch (error) {
    if (!(error instanceof InvalidNotationError)) throw error;
    warn('record', error.message);
    return undefined;
  }
}
