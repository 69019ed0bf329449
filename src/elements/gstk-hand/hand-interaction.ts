import {css, html, nothing, render} from 'lit';
import {icon, NO} from '../card-face/icons.js';
import {adoptSheet} from '../internal/styles/adopt-sheet.js';
import type {GstkHand} from './gstk-hand.component.js';
import type {HandRows} from './hand-rows.js';

/** What a hand needs once it is touched: keyboard navigation, and the bubble of a refusal. */

/**
 * The index of the card that a key leads to; `undefined` for any other key.
 * @param at the index of the card with the tab stop
 */
export function goalOf(
  {key, code}: KeyboardEvent,
  hand: GstkHand,
  at: number,
  {starts, suits}: HandRows,
): number | undefined {
  const count = suits.length;
  const step = hand.matches(':dir(rtl)') ? -1 : 1;
  const across = (by: 1 | -1): number | undefined => acrossRows(hand, at, starts, by);
  const begins = suits.flatMap((suit, index) =>
    index === 0 || suit !== suits[index - 1] ? [index] : [],
  );
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit && hand.shortcuts) {
    const index = digit === '0' ? 9 : Number(digit) - 1;
    return index < count ? index : undefined;
  }
  switch (key) {
    case 'ArrowRight':
      return (at + step + count) % count;
    case 'ArrowLeft':
      return (at - step + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageDown':
      return begins.find((index) => index > at) ?? begins[0];
    case 'PageUp':
      return begins.findLast((index) => index < at) ?? begins.at(-1);
    case 'ArrowUp':
      return across(-1);
    case 'ArrowDown':
      return across(1);
    default:
      return undefined;
  }
}

/** The nearest card in the row above or below. */
function acrossRows(
  {renderRoot}: GstkHand,
  at: number,
  starts: readonly number[],
  by: 1 | -1,
): number | undefined {
  const buttons = renderRoot.querySelectorAll<HTMLElement>('.card');
  const row = starts.findLastIndex((start) => start <= at) + by;
  const from = starts[row];
  if (from === undefined) return undefined;
  const middle = (button: HTMLElement): number => {
    const box = button.getBoundingClientRect();
    return box.x + box.width / 2;
  };
  const x = middle(buttons[at]!);
  let best = from;
  for (let index = from; index < (starts[row + 1] ?? buttons.length); index++)
    if (Math.abs(middle(buttons[index]!) - x) < Math.abs(middle(buttons[best]!) - x)) best = index;
  return best;
}

const bubbleStyles = css`
  /* Below the index of its card, inside the hand; the script sets the position. */
  .bubble {
    position: absolute;
    z-index: 210;
    top: var(--y);
    left: calc(var(--x, 0px) + var(--shift, 0px));
    translate: -50%;
    display: flex;
    align-items: center;
    gap: 6px;
    inline-size: max-content;
    max-inline-size: calc(100% - 2 * var(--pad));
    padding: 6px 10px;
    border: 1px solid var(--gstk-wrong);
    border-radius: var(--gstk-radius);
    background: var(--gstk-surface);
    color: var(--gstk-wrong);
    font-size: var(--gstk-text-s);
    font-weight: 600;
    line-height: 1.2;
    box-shadow: 0 4px 10px var(--gstk-shade);
    pointer-events: none;
  }
  .bubble::before {
    content: '';
    position: absolute;
    bottom: 100%;
    left: calc(50% - 7px - var(--shift, 0px));
    inline-size: 14px;
    block-size: 8px;
    background: var(--gstk-wrong);
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
    forced-color-adjust: none;
  }
`;

/** Shows at the refused card why it may not be played, as long as it is refused. */
export function deny(hand: GstkHand): void {
  const {renderRoot, refused, cards, messages} = hand;
  adoptSheet(hand, bubbleStyles);
  const box = renderRoot.querySelector<HTMLElement>('.hand')!;
  const why = refused && cards.includes(refused) && hand.why(refused);
  const drawn = why
    ? html`<span class="bubble" part="refusal" aria-hidden="true"
        >${icon(NO)}<span>${messages.t('ui/refused', {why})}</span></span
      >`
    : nothing;
  render(drawn, box);
  const bubble = box.querySelector<HTMLElement>('.bubble');
  const face = box.querySelector('.refused .gk');
  if (!bubble || !face) return;
  const [whole, at] = [box.getBoundingClientRect(), face.getBoundingClientRect()];
  const x = at.left + at.width / 2 - whole.left;
  const half = bubble.offsetWidth / 2 + 8;
  bubble.style.setProperty('--x', `${x}px`);
  bubble.style.setProperty('--y', `${at.top - whole.top + at.height * 0.56}px`);
  bubble.style.setProperty('--shift', `${Math.max(half, Math.min(x, whole.width - half)) - x}px`);
}
