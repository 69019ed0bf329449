import {type Piece, piece} from '../../elements/index.js';

/**
 * The parts of an example in reading order: diagram, spoken line, buttons, the author's text. A
 * question comes before its answer, so in a quiz the author's text comes first.
 */
export function frameOf(
  mode: string | null,
  board?: Piece,
  bar = piece('div', {class: 'bar', part: 'actions'}),
): readonly Piece[] {
  const text = piece('slot');
  const around = [
    piece('div', {class: 'said', 'aria-live': 'polite', 'aria-atomic': 'true', part: 'said'}),
    bar,
  ];
  const stage = piece('div', {class: 'stage'}, board);
  return mode === 'quiz' ? [stage, text, ...around] : [stage, ...around, text];
}
