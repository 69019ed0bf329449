import {trumpName} from '../move-name.js';
import {html, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {type Card, isSuit, type Suit, suitOf} from '../../../../cards/index.js';
import {suitGlyph} from '../../../../elements/index.js';
import {boxWithin, planeOf, vars} from '../../../../elements/shared/index.js';
import type {KingContext} from '../context.js';
import {suitCard} from '../contract-picture.js';
import {type TrumpName, TRUMPS} from '../../types.js';

/** Radio buttons with which a reader chooses before a card is played. */

/** The reader's choices that have not been played yet. */
export interface ChoiceDraft {
  readonly discarded?: readonly Card[] | undefined;
  readonly contract?: string | undefined;
  readonly trump?: TrumpName | 'last' | undefined;
  readonly bid?: number | 'fold' | undefined;
}

export const draftOf = ({draft}: KingContext): ChoiceDraft =>
  (draft as ChoiceDraft | undefined) ?? {};

/** One radio button of a group. */
interface Radio {
  readonly group: string;
  readonly value: string | number;
  readonly checked: boolean;
  /** The accessible name; the body is for the eyes alone. */
  readonly label: string;
  /** Whether the option is struck out: it can be looked at but not taken. */
  readonly gone?: boolean;
  /** A class added by the caller. */
  readonly kind?: string;
  /** The number of columns that it spans. */
  readonly span?: number;
  readonly body: unknown;
  choose(): void;
}

export const radio = ({
  group,
  value,
  checked,
  label,
  gone,
  kind = '',
  span,
  body,
  choose,
}: Radio): TemplateResult =>
  html`<label class="pick ${kind} ${gone ? 'spent' : ''}" ${vars({'--span': span})}
    ><input
      class="vh"
      type="radio"
      name="king-${group}"
      value=${value}
      aria-label=${label}
      .checked=${live(checked)}
      @change=${choose}
    /><span class="shown" aria-hidden="true">${body}</span></label
  >`;

/**
 * The keys up and down go to the nearest button of the next row, and round from the last to the
 * first. Within a row the browser moves, as it does if there is only one.
 */
export function walkRows(event: KeyboardEvent): void {
  const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (way === 0 || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const group = event.currentTarget as HTMLElement;
  const buttons = [...group.querySelectorAll('input')];
  const plane = planeOf(group) ?? new DOMMatrix();
  const boxOf = (input: HTMLInputElement): DOMRect => boxWithin(group, input.parentElement!, plane);
  const from = boxOf(event.target as HTMLInputElement);
  const far = 1e4; // farther than any table is wide: buttons beyond the edge come after all rows on this side
  const offset = (input: HTMLInputElement): number => {
    const {x, y, width} = boxOf(input);
    const rows = way * (y - from.y);
    const aside = Math.abs(x + width / 2 - from.x - from.width / 2);
    return (rows > 1 ? rows : rows + far) * far + aside;
  };
  const others = buttons.filter((input) => Math.abs(boxOf(input).y - from.y) > 1);
  const [goal] = others.toSorted((a, b) => offset(a) - offset(b));
  if (!goal) return;
  event.preventDefault();
  goal.focus();
  goal.click();
}

/** The number of cards of a suit in a hand. */
export const heldOf = (hand: readonly (Card | null)[], suit: Suit): number =>
  hand.filter((card) => card && suitOf(card) === suit).length;

/**
 * The choice of a trump, or none, in one row. A trump has no price: the contract above it has. Instead
 * each says how many cards of the suit are in the hand.
 */
export const trumpRow = (
  chosen: string | undefined,
  hand: readonly (Card | null)[],
  {messages, deck}: KingContext,
  choose: (trump: TrumpName) => void,
): TemplateResult =>
  html`<div class="trumps" role="radiogroup" aria-label=${messages.t('king/trump')}>
    ${TRUMPS.map((trump) => {
      const name = trumpName(trump, messages);
      const held = isSuit(trump) ? heldOf(hand, trump) : 0;
      return radio({
        group: 'trump',
        value: trump,
        checked: trump === chosen,
        label: isSuit(trump) ? `${name}, ${messages.t('king/held', {n: held})}` : name,
        body: isSuit(trump)
          ? html`<span class="what">${suitGlyph(trump, undefined, deck)}<b>${held}</b></span>
              <small>${name}</small>`
          : name,
        choose: () => choose(trump),
      });
    })}
  </div>`;

/** A suit as a card to choose, with its name and a caption. */
export const suitRadio = (
  suit: Suit,
  chosen: string | undefined,
  ctx: KingContext,
  choose: (suit: Suit) => void,
  caption: string,
): TemplateResult => {
  const name = ctx.messages.t('suit', {suit});
  return radio({
    group: 'trump',
    value: suit,
    checked: suit === chosen,
    label: `${name}, ${caption}`,
    kind: 'paper',
    body: html`${suitCard(suit, ctx)}<span class="s">${name}</span><small>${caption}</small>`,
    choose: () => choose(suit),
  });
};
