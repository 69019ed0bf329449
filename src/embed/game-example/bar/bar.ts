import {type Piece, piece} from '../../../elements/index.js';
import type {ExampleMessages, Messages} from '../../../i18n/index.js';
import {drawSteps} from './steps.js';

/** The buttons below a diagram; `data-do` names each action. */

/** The available buttons. */
export interface BarModel {
  /** The current step of the line; omitted if there are no steps. */
  readonly at?: number;
  readonly of?: number;
  /** The alternatives to the shown step, as text. */
  readonly instead: readonly string[];
  /** Whether a variation is shown. */
  readonly aside: boolean;
  /** The buttons of a question, in order. */
  readonly question: readonly {
    readonly id: string;
    readonly label: string;
    readonly primary?: boolean;
    readonly pressed?: boolean;
  }[];
  /** The rule behind a refusal: shown here, or linked on the author's page. */
  readonly rule?: {readonly href: string | undefined} | undefined;
  readonly play: boolean;
  /** The formats in which the position can be copied. */
  readonly copy: readonly ('link' | 'text' | 'pbn')[];
}

const button = (id: string, label: string, more: Piece['attributes'] = {}): Piece =>
  piece('button', {type: 'button', 'data-do': id, part: 'button', ...more}, label);

const ruleButton = (href: string | undefined, label: string): Piece =>
  href === undefined
    ? button('rule', label)
    : piece('a', {href, 'data-do': 'rule', part: 'button'}, label);

/** Draws the buttons. */
export function drawBar(model: BarModel, messages: Messages<ExampleMessages>): Piece {
  const {aside, at = 0, copy, instead, of, play, question, rule} = model;
  const {t} = messages;
  return piece(
    'div',
    {class: 'bar', part: 'actions'},
    rule && ruleButton(rule.href, t('example/rule')),
    of === undefined ? undefined : drawSteps(at, of, t),
    aside ? button('main-line', t('example/main-line')) : undefined,
    ...instead.map((text, n) => button(`vary-${n}`, t('example/instead', {text}))),
    ...question.map(({id, label, pressed, primary}) =>
      button(id, label, {
        class: primary ? 'primary' : undefined,
        'aria-pressed': pressed === undefined ? undefined : String(pressed),
      }),
    ),
    piece(
      'div',
      {class: 'more'},
      play ? button('play', t('example/play'), {class: 'quiet'}) : undefined,
      ...copy.map((as) => button(`copy-${as}`, t(`example/copy-${as}`), {class: 'quiet'})),
    ),
  );
}
