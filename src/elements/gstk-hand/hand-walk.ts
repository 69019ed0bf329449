import type {HandHost} from './hand-host.js';
import type {HandRows} from './hand-rows.js';

/** Moving from card to card by keys. */

/**
 * The index of the card that a key leads to; `undefined` for any other key.
 * @param at the index of the card with the tab stop
 */
export function goalOf(
  {key, code}: KeyboardEvent,
  hand: HandHost,
  at: number,
  {starts, suits}: HandRows,
): number | undefined {
  const count = suits.length;
  const step = hand.matches(':dir(rtl)') ? -1 : 1;
  const across = (by: 1 | -1): number | undefined => acrossRows(hand, at, starts, by);
  const begins = suits.flatMap((suit, index) =>
    index === 0 || suit !== suits[index - 1] ? [index] : [],
  );
  // Some layouts type other signs with the digit keys; a number pad without NumLock has arrows.
  const digit = /^\d$/.exec(key)?.[0] ?? /^Digit(\d)$/.exec(code)?.[1];
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
  {renderRoot}: HandHost,
  at: number,
  starts: readonly number[],
  by: 1 | -1,
): number | undefined {
  const buttons = renderRoot.querySelectorAll<HTMLElement>('.card');
  const row = starts.findLastIndex((start) => start <= at) + by;
  const from = starts[row];
  if (from === undefined) return undefined;
  const middle = ({offsetLeft, offsetWidth}: HTMLElement): number => offsetLeft + offsetWidth / 2;
  const x = middle(buttons[at]!);
  let best = from;
  for (let index = from; index < (starts[row + 1] ?? buttons.length); index++)
    if (Math.abs(middle(buttons[index]!) - x) < Math.abs(middle(buttons[best]!) - x)) best = index;
  return best;
}
