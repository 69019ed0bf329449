import {inSlices} from '../../../game/index.js';
import type {Warn} from '../../../lesson/author-position.js';
import {withRefusal} from '../../../lesson/faults/refusal-in.js';
import {lessonFault} from '../../../lesson/lesson-fault.js';
import type {LessonParts} from '../../../lesson/played-lesson.js';
import {type RecordLesson, recordLesson} from '../../../lesson/record-lesson.js';
import {InvalidNotationError} from '../../../notation/error.js';
import {gamesOf} from '../../../notation/record/read-record.js';
import {readingRecord} from '../../../notation/record/reading-record.js';
import {seatLetters} from '../../../notation/seats.js';
import {entryNamed} from '../../catalogue.js';
import {registeredInTime} from '../../../elements/registry.js';
import {loadLesson} from './parts.js';

/** Reads the record that an author gives. An error in it is reported, and then it counts as absent. */
export async function readRecordLesson(
  text: string,
  locale: string,
  warn: Warn,
): Promise<RecordLesson | undefined> {
  let parts: LessonParts | undefined;
  try {
    const [game = ''] = gamesOf(text);
    await registeredInTime(game);
    const entry = entryNamed(game, '');
    if (!entry) {
      warn('record', ...lessonFault('game', {game}));
      return undefined;
    }
    parts = await loadLesson(entry, locale);
    const score = await inSlices(readingRecord(parts.rules, text));
    const {messages} = parts;
    const letters = seatLetters(score.seats).slice(0, score.seats);
    const seats = letters.map((letter) =>
      score.seats > 4 ? letter : messages.t('example/seat', {letter}),
    );
    return recordLesson(score, {...parts, eventKind: entry.eventKind, seats});
  } catch (error) {
    if (!(error instanceof InvalidNotationError)) throw error;
    const told = parts ? withRefusal(error, parts.messages) : error;
    warn('record', told.message, {error: told, faults: parts?.rules.faults});
    return undefined;
  }
}
