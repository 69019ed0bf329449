import {html, nothing, type TemplateResult} from 'lit';
import type {Tip} from '../../elements/index.js';
import type {Messages} from '../../i18n/index.js';
import {button} from './button.js';

/** The words of a coach mark, its place, and the buttons that close it. */
interface MarkText {
  readonly at: Tip['at'];
  readonly say: string;
  readonly why?: string | undefined;
  readonly buttons: readonly Readonly<Parameters<typeof button>>[];
  /** Whether it comes when the card on its way has landed. */
  readonly lands?: boolean | undefined;
}

/** A coach mark in ink, with an arrow where no ring says what it speaks of. */
export const coachMark = (
  {at, say, why, buttons, lands}: MarkText,
  {lookup}: Pick<Messages, 'lookup'>,
): TemplateResult =>
  html`<div
    class="coach at-${at} ${why === undefined ? 'one' : ''} ${buttons.length > 1 ? 'two' : ''} ${lands ? 'lands' : ''}"
    part="coach"
  >
    <div class="say">
      ${
        why === undefined
          ? html`<bdi>${say}</bdi>`
          : html`<strong><bdi>${say}</bdi></strong
              ><span class="q"><bdi>${why}</bdi></span>`
      }
    </div>
    ${
      buttons.length === 0
        ? nothing
        : html`<div
            class="actions"
            part="actions"
            role="toolbar"
            aria-label=${lookup('ui/actions')}
          >
            ${buttons.map((one) => button(...one))}
          </div>`
    }
  </div>`;

/** Marks the subject of a coach mark; see `coach-mark.styles.ts`. */
const RINGED = 'data-ringed';

/** Puts rings around parts of a table, and takes away those around others. */
export function ring(root: ParentNode, parts: readonly Element[]): void {
  const whole = root.querySelector('.board')?.clientWidth ?? 0;
  for (const old of root.querySelectorAll(`[${RINGED}]`))
    if (!parts.includes(old)) old.removeAttribute(RINGED);
  for (const part of parts) part.setAttribute(RINGED, part.clientWidth < whole ? '' : 'inside');
}

/** The first card that may be played, where not all may: of several an arrow would recommend one. */
function firstPlayable(root: ParentNode): Element | null | undefined {
  const hand = root.querySelector('gstk-hand')?.shadowRoot;
  return hand?.querySelector('.illegal') ? hand.querySelector('.legal') : undefined;
}

/** Points a mark at the hand to a card, or to none. */
export function pointAtHand(
  root: ParentNode,
  card: Element | null | undefined = firstPlayable(root),
): void {
  const mark = root.querySelector<HTMLElement>('.coach.at-hand');
  if (!mark) return;
  mark.toggleAttribute('data-points', Boolean(card));
  if (!card) return;
  const box = mark.getBoundingClientRect();
  const {left, width} = card.getBoundingClientRect();
  const part = (left + width / 2 - box.left) / box.width;
  mark.style.setProperty('--point', `${100 * (mark.matches(':dir(rtl)') ? 1 - part : part)}%`);
}
