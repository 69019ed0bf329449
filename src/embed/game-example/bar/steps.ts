import {type Piece, piece} from '../../../elements/index.js';
import type {ExampleMessages, MessagesOf} from '../../../i18n/index.js';

/** The arrows that step through a lesson; `data-do` names each action. */

const arrow = (
  id: 'first' | 'previous' | 'next' | 'last',
  label: string,
  disabled: boolean,
): Piece =>
  piece('button', {
    ...{type: 'button', class: `arrow ${id}`, 'data-do': id, 'aria-label': label, part: 'button'},
    'aria-disabled': disabled ? 'true' : undefined,
    // Tab stops at arrows that can be pressed; one that has just been pressed for the last time keeps
    // focus.
    tabindex: disabled ? '-1' : undefined,
  });

/** The messages for the arrows and for the position in the lesson. */
type StepMessages = Pick<
  ExampleMessages,
  `example/${'first' | 'last' | 'next' | 'previous' | 'step' | 'steps'}`
>;

/**
 * Draws the arrows and the current position in the lesson.
 * @param t returns the sentence for a key
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

/** The labels of the arrows until the page's messages are loaded. */
const NAMES: Readonly<Record<string, string>> = {
  'example/steps': 'Steps',
  'example/first': 'To the beginning',
  'example/previous': 'Previous step',
  'example/next': 'Next step',
  'example/last': 'To the end',
};

/** The buttons of a lesson that is still loading; a press is carried out once it is ready. */
export const sketchBar = (at: number, of: number): Piece =>
  piece(
    'div',
    {class: 'bar', part: 'actions'},
    drawSteps(at, of, (...[key]) => NAMES[key] ?? `${at} / ${of}`, 'en'),
  );
