import {type Piece, piece} from '../../elements/diagram/piece.js';
import type {ExampleMessages, MessagesOf} from '../../i18n/index.js';

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

/** What the arrows are called, and where the lesson stands. */
type StepMessages = Pick<
  ExampleMessages,
  `example/${'first' | 'last' | 'next' | 'previous' | 'step' | 'steps'}`
>;

/**
 * Draws the arrows and where the lesson stands.
 * @param t a sentence by its key
 */
export const drawSteps = (
  at: number,
  of: number,
  t: MessagesOf<StepMessages>['t'],
  lang?: string,
): Piece =>
  piece(
    'div',
    {class: 'steps', role: 'group', 'aria-label': t('example/steps'), part: 'step', lang},
    arrow('first', t('example/first'), at === 0),
    arrow('previous', t('example/previous'), at === 0),
    piece('span', {'aria-hidden': 'true'}, t('example/step', {at, of})),
    arrow('next', t('example/next'), at === of),
    arrow('last', t('example/last'), at === of),
  );

/** What the arrows are called until the sentences of the page's language are there. */
const NAMES: Readonly<Record<string, string>> = {
  'example/steps': 'Steps',
  'example/first': 'To the beginning',
  'example/previous': 'Previous step',
  'example/next': 'Next step',
  'example/last': 'To the end',
};

/** The buttons of a lesson that has not come yet: what is pressed is done when it has. */
export const sketchBar = (at: number, of: number): Piece =>
  piece(
    'div',
    {class: 'bar', part: 'actions'},
    drawSteps(at, of, (...[key]) => NAMES[key] ?? `${at} / ${of}`, 'en'),
  );
