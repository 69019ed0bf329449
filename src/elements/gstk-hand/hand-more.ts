import type {GstkHand} from './gstk-hand.component.js';
import type {HandRows} from './hand-rows.js';

/** Where the keys of a hand lead, and where the bubble of a refusal points. */

/**
 * The card that a key goes to, by its place from 0; `undefined` for any other key. `at`: the card that
 * has the tab stop.
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

/** The nearest card of the row above or below. */
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

/** Lays the bubble of a refusal at the card that was refused, inside the hand. */
export function point({renderRoot}: GstkHand): void {
  const bubble = renderRoot.querySelector<HTMLElement>('.bubble');
  const face = renderRoot.querySelector('.refused .gk');
  if (!bubble || !face) return;
  const box = bubble.parentElement!.getBoundingClientRect();
  const at = face.getBoundingClientRect();
  const x = at.left + at.width / 2 - box.left;
  const half = bubble.offsetWidth / 2 + 8;
  bubble.style.setProperty('--x', `${x}px`);
  bubble.style.setProperty('--y', `${at.top - box.top + at.height * 0.56}px`);
  bubble.style.setProperty('--shift', `${Math.max(half, Math.min(x, box.width - half)) - x}px`);
}
