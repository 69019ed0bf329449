import {inSlices, InvalidDataError} from '../../../game/index.js';
import type {Warn} from '../../../lesson/author-position.js';
import {withRefusal} from '../../../lesson/faults/refusal-in.js';
import {lessonFault} from '../../../lesson/lesson-fault.js';
import type {LessonParts} from '../../../lesson/played-lesson.js';
import {type RecordLesson, recordLesson} from '../../../lesson/record-lesson.js';
import {checkHead} from '../../../match/record.js';
import {gamesOf} from '../../../notation/record/read-record.js';
import {readingRecord} from '../../../notation/record/reading-record.js';
import {writeRecord} from '../../../notation/record/write-record.js';
import {seatLetters} from '../../../game/seats.js';
import {knownAs} from '../../known-games.js';
import {registeredInTime} from '../../../elements/registry.js';
import {loadLesson} from './parts.js';

/**
 * Reads the record that an author gives, as text or as the data of a table's `record`. An error in it is
 * reported, and then it counts as absent.
 */
export async function readRecordLesson(
  given: string | object,
  locale: string,
  warn: Warn,
): Promise<RecordLesson | undefined> {
  let parts: LessonParts | undefined;
  try {
    const game =
      typeof given === 'string'
        ? (gamesOf(given)[0] ?? '')
        : String((given as {game?: string}).game);
    await registeredInTime(game);
    const entry = knownAs(game, '');
    if (!entry) {
      warn('record', ...lessonFault('game', {game}));
      return undefined;
    }
    parts = await loadLesson(entry, locale);
    const {rules} = parts;
    const text = typeof given === 'string' ? given : writeRecord(rules, checkHead(given, game));
    const score = await inSlices(readingRecord(rules, text));
    const {messages} = parts;
    const letters = seatLetters(score.seats).slice(0, score.seats);
    const seats = letters.map((letter) =>
      score.seats > 4 ? letter : messages.t('example/seat', {letter}),
    );
    return recordLesson(score, {...parts, eventKind: entry.eventKind, seats});
  } catch (error) {
    if (!(error instanceof InvalidDataError)) throw error;
    const told = parts ? withRefusal(error, parts.messages) : error;
    warn('record', told.message, {error: told, faults: parts?.rules.faults});
    return undefined;
  }
}
