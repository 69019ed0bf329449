import type {FaultLoaders} from '../../../game/faults.js';
import {inSlices} from '../../../game/index.js';
import type {Warn} from '../../../lesson/author-position.js';
import {lessonFault} from '../../../lesson/lesson-fault.js';
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
  let faults: FaultLoaders | undefined;
  try {
    const [game = ''] = gamesOf(text);
    const entry = entryNamed(game, '');
    if (!entry) {
      warn('record', ...lessonFault('game', {game}));
      return undefined;
    }
    const parts = await loadLesson(entry, locale);
    ({faults} = parts.rules);
    const score = await inSlices(readingRecord(parts.rules, text));
    const {messages} = parts;
    const letters = seatLetters(score.seats).slice(0, score.seats);
    const seats = letters.map((letter) =>
      score.seats > 4 ? letter : messages.t('example/seat', {letter}),
    );
    return recordLesson(score, {...parts, eventKind: entry.eventKind, seats});
  } catch (error) {
    if (!(error instanceof InvalidNotationError)) throw error;
    warn('record', error.message, {error, faults});
    return undefined;
  }
}
