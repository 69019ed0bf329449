import {arrange, piece, type Piece} from '../../elements/index.js';
import {type Answer, ASKS} from '../../lesson/lesson.js';
import {answerName} from '../../lesson/answer-moves.js';
import {questionFor, rightIn} from '../../lesson/quiz.js';
import {solutionPiece} from '../game-example/solution.js';
import type {ExamplePicture} from './picture-of.js';

/**
 * The solution of a question: the right answers, and the names of those that the author comments on, in
 * the order of the author's list; `undefined` if no answer is right.
 */
export function solutionIn(
  one: Pick<ExamplePicture, 'get' | 'played' | 'setup'> & {readonly answers: readonly Answer[]},
): Piece | undefined {
  const {answers, get, played, setup} = one;
  const place = played.nodes.at(-1)!.snapshot;
  const {seats} = arrange(played.diagram(place));
  const {hand} = seats.find((seat) => seat.hand?.isOwn) ?? {};
  const cards = hand?.cards.filter((card) => card !== null) ?? [];
  const ask = ASKS.find((name) => name === get('ask')) ?? 'card';
  const right = rightIn(questionFor(ask, {played, lesson: {answers, setup}}, place, cards));
  if (!right) return undefined;
  const {messages} = played;
  const other = ({play}: Answer): string => (play === 'right' ? messages.t('example/right') : play);
  const list = answers.map((answer) =>
    piece(
      'li',
      {},
      (answerName(played, place, answer) ?? other(answer)) + (answer.correct ? ' ✓' : ''),
    ),
  );
  return solutionPiece(right, messages, list.length > 0 ? piece('ol', {}, ...list) : undefined);
}
