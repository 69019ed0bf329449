import {type Piece, piece} from '../../elements/diagram/piece.js';

/** The arrows that step through a lesson; what each does stands in `data-do`. */

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
 * Draws the arrows and where the lesson stands.
 * @param t a sentence by its key
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

/** What the arrows are called until the sentences of the page's language are there. */
const NAMES: Readonly<Record<string, string>> = {
  steps: 'Steps',
  first: 'To the beginning',
  previous: 'Previous step',
  next: 'Next step',
  last: 'To the end',
};

/** The buttons of a lesson that has not come yet: what is pressed is done when it has. */
export const sketchBar = (at: number, of: number): Piece =>
  piece(
    'div',
    {class: 'bar', part: 'actions'},
    drawSteps(at, of, (key) => NAMES[key] ?? `${at} / ${of}`, 'en'),
  );
