import {type Piece, piece} from '../../elements/diagram/piece.js';

/** The arrows that step through a lesson; `data-do` names each action. */

const arrow = (
  id: 'first' | 'previous' | 'next' | 'last',
  label: string,
  disabled: boolean,
): Piece =>
  piece('button', {
    ...{type: 'button', class: `arrow ${id}`, 'data-do': id, 'aria-label': label, part: 'button'},
    'aria-disabled': disabled ? 'true' : undefined,
  });

/**
 * Draws the arrows and the current position in the lesson.
 * @param t returns the sentence for a key
 */
export const drawSteps = (
  at: number,
  of: number,
  t: (key: string, values?: object) => string,
  lang?: string,
): Piece =>
  piece(
    'div',
    {class: 'steps', role: 'group', 'aria-label': t('steps'), part: 'step', lang},
    arrow('first', t('first'), at === 0),
    arrow('previous', t('previous'), at === 0),
    piece('span', {'aria-hidden': 'true'}, t('step', {at, of})),
    arrow('next', t('next'), at === of),
    arrow('last', t('last'), at === of),
  );

/** The labels of the arrows until the page's messages are loaded. */
const NAMES: Readonly<Record<string, string>> = {
  steps: 'Steps',
  first: 'To the beginning',
  previous: 'Previous step',
  next: 'Next step',
  last: 'To the end',
};

/** The buttons of a lesson that is still loading; a press is carried out once it is ready. */
export const sketchBar = (at: number, of: number): Piece =>
  piece(
    'div',
    {class: 'bar', part: 'actions'},
    drawSteps(at, of, (key) => NAMES[key] ?? `${at} / ${of}`, 'en'),
  );
