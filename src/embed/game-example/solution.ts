import {type Piece, piece, toElement} from '../../elements/index.js';
import type {ExampleMessages, MessagesOf} from '../../i18n/index.js';

/**
 * The right answers of a question: for print, for readers without scripts, and for feeds.
 * @param right the answers in words
 * @param list the answers that the author comments on
 */
export const solutionPiece = (
  right: string,
  {t}: MessagesOf<Pick<ExampleMessages, 'example/answer'>>,
  list?: Piece,
): Piece =>
  piece('div', {class: 'solution'}, piece('p', {}, t('example/answer', {text: right})), list);

/** Shows the solution of a question in print, instead of the one before. */
export function printSolution(
  root: ShadowRoot,
  right: string,
  messages: Parameters<typeof solutionPiece>[1],
): void {
  root.querySelector('.solution')?.remove();
  if (right) root.append(toElement(solutionPiece(right, messages)));
}
