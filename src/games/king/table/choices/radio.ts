import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import type {Card, Suit} from '../../../../cards/index.js';
import {suitGlyph} from '../../../../elements/card-face/suit-glyph.js';
import type {Messages} from '../../../../i18n/index.js';
import type {KingContext} from '../context.js';
import type {TrumpName} from '../../types.js';
import type {ChoicesMessages} from '../../messages/choices.en.js';

/** Radio buttons with which a reader chooses before a card is played. */

/** The reader's choices that are not played yet. */
export interface Draft {
  readonly discarded?: readonly Card[] | undefined;
  readonly contract?: string | undefined;
  readonly trump?: TrumpName | 'last' | undefined;
  readonly bid?: number | 'fold' | undefined;
}

export const draftOf = ({draft}: KingContext): Draft => (draft as Draft | undefined) ?? {};

/** One radio button of a group. */
interface Radio {
  readonly group: string;
  readonly value: string | number;
  readonly checked: boolean;
  /** The accessible name, which replaces the body. */
  readonly label?: string;
  /** True for an option that is struck out: it can be looked at but not taken. */
  readonly gone?: boolean;
  readonly body: unknown;
  choose(): void;
}

export const radio = ({group, value, checked, label, gone, body, choose}: Radio): TemplateResult =>
  html`<label class="pick ${gone ? 'spent' : ''}"
    ><input
      class="vh"
      type="radio"
      name="king-${group}"
      value=${value}
      aria-label=${label ?? nothing}
      .checked=${live(checked)}
      @change=${choose}
    />${body}</label
  >`;

/** A trump in words. */
export const trumpName = (
  trump: TrumpName | 'last',
  messages: Messages<ChoicesMessages>,
): string =>
  trump === 'none' || trump === 'last'
    ? messages.t(`king/trump/${trump}`)
    : messages.t('suit', {suit: trump});

/** The choice of a suit, no trump, or, while a hand is being dealt, the suit of the last card. */
export function trumpPicker(
  allowed: readonly (TrumpName | 'last')[],
  chosen: string | undefined,
  ctx: KingContext,
  choose: (trump: TrumpName | 'last') => void,
  label = ctx.messages.t('king/trump'),
): TemplateResult {
  const {messages, deck} = ctx;
  return html`<div class="suits" role="radiogroup" aria-label=${label}>
    ${allowed.map((trump) =>
      radio({
        group: 'trump',
        value: trump,
        checked: trump === chosen,
        label: trumpName(trump, messages),
        body:
          trump === 'none' || trump === 'last'
            ? html`<span>${trumpName(trump, messages)}</span>`
            : suitGlyph(trump as Suit, undefined, deck),
        choose: () => choose(trump),
      }),
    )}
  </div>`;
}
