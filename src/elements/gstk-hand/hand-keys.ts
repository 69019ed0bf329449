/** Where the keys of a hand lead. */

/** What keys need to know of a hand. */
export interface Lie {
  /** The card that has the tab stop. */
  readonly at: number;
  /** What each card is held together with. */
  readonly suits: readonly unknown[];
  /** The first card of each row. */
  readonly starts: readonly number[];
  readonly buttons: readonly HTMLElement[];
  /** Whether the digits 1 to 9 and 0 go to a card. */
  readonly digits: boolean;
  /** Whether it is read from right to left. */
  readonly rtl: boolean;
}

/** The card that a key goes to, by its place from 0; `undefined` for any other key. */
export function goalOf({key, code}: KeyboardEvent, lie: Lie): number | undefined {
  const {at, suits} = lie;
  const count = suits.length;
  const step = lie.rtl ? -1 : 1;
  const begins = suits.flatMap((suit, index) =>
    index === 0 || suit !== suits[index - 1] ? [index] : [],
  );
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit && lie.digits) {
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
      return acrossRows(lie, -1);
    case 'ArrowDown':
      return acrossRows(lie, 1);
    default:
      return undefined;
  }
}

/** The nearest card of the row above or below. */
function acrossRows({at, starts, buttons}: Lie, by: 1 | -1): number | undefined {
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
