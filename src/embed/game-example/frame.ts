import {type Piece, piece} from '../../elements/diagram/piece.js';

/**
 * What stands in an example, in the order in which it is read: the diagram, what is said, the buttons,
 * the author's text. A question is read before it is answered, so its text comes first.
 */
export function frameOf(
  mode: string | null,
  board?: Piece,
  bar = piece('div', {class: 'bar', part: 'actions'}),
): readonly Piece[] {
  const text = piece('slot');
  const around = [piece('p', {class: 'said', role: 'status', part: 'said'}), bar];
  const stage = piece('div', {class: 'stage'}, board);
  return mode === 'quiz' ? [stage, text, ...around] : [stage, ...around, text];
}
