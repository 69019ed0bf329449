import {type Lesson, readAnswers, readLine} from '../../lesson/lesson.js';

/** The parts of a lesson that come from the author's text. */
export type TextOfLesson = Pick<Lesson, 'line' | 'answers'>;

/** Reads the answers of a question, or else the steps. */
export const readText = (
  {mode}: Pick<Lesson, 'mode'>,
  text: readonly Element[],
  warn: Parameters<typeof readLine>[1],
): TextOfLesson =>
  mode === 'quiz'
    ? {line: [], answers: readAnswers(text)}
    : {line: readLine(text, warn), answers: []};

const outlineOf = (line: Lesson['line']): readonly unknown[] =>
  line.map(({mark, plays, variations}) => [plays, mark, variations.map(outlineOf)]);

/** Whether two texts make the same lesson, whatever their words are. */
export function isSameLesson(one: TextOfLesson, other: TextOfLesson): boolean {
  const answersOf = ({answers}: TextOfLesson): readonly unknown[] =>
    answers.map(({correct, label, play}) => [play, correct, label]);
  const outline = (text: TextOfLesson): string =>
    JSON.stringify([outlineOf(text.line), answersOf(text)]);
  return outline(one) === outline(other);
}

/** Lets a text refer to the elements of another one that makes the same lesson. */
export function referTo(text: TextOfLesson, now: TextOfLesson): void {
  const follow = (line: Lesson['line'], other: Lesson['line']): void =>
    line.forEach((step, at) => {
      const {item, variations} = other[at]!;
      step.item = item;
      step.variations.forEach((variation, index) => follow(variation, variations[index]!));
    });
  follow(text.line, now.line);
  text.answers.forEach((answer, at) => (answer.item = now.answers[at]!.item));
}
