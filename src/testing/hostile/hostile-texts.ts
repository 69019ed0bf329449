import type {Dice} from '../dice.js';

/** Texts that somebody could send to waste the time of a page. */

/** Pieces of the grammars of positions, records, PBN, hands and markup, and of no grammar. */
const PIECES: readonly string[] = [
  ...['"', '\\"', '\\', '{', '}', '[', ']', '<', '>', '(', ')', '|', ';', ':', ',', '-', '?', '!'],
  ...[' ', '\n', '\r', '\t', '\u00a0', '\ufeff', '\ufe0f', '\u202e', '\0', '%', '#', '$1', '.', '=', '&'],
  ...['0', '9', '999?', '1e308', '-0', '1.', 'A', 'K', 'T', '10', '♠', '♥', '*', '*1', '10♦', '🂡', 'ж'],
  ...['S:', 'N:', 'W:7H', 'S:A', 'S:AKQ ', 'N:pass ', 'A:pass ', '3:AS', 'true', 'null', '__proto__'],
  ...['a:', '{a:', '<a:', '<a: 1, ', 'hands:', 'played:', 'trick: ', 'options:', 'deal: 1; ', 'turn: '],
  ...['[A "', '[A "x"]\n', '[Deal "N:', '[Play "N"]', '[Game "', '[Seed "x"]', '{c}', '(N:7H ', '; c\n'],
  ...['<li ', '<ol>', '<!--', '-->', '</li>', 'data-play="', '&quot;', '&amp;', "'", '<li data-play=N:7H>'],
]; // oxfmt-ignore

const NUMBERS: readonly ((digits: number) => string)[] = [
  (digits) => '9'.repeat(digits),
  (digits) => `1e${'9'.repeat(Math.min(9, digits))}`,
  (digits) => `0.${'0'.repeat(digits)}1`,
  (digits) => `-${'1'.repeat(digits)}`,
];

/**
 * A text of about `size` characters: pieces repeated, nested or mixed, huge numbers, or an honest text
 * with a part of it repeated, removed or replaced.
 */
export function hostileText(dice: Dice, honest: readonly string[], size: number): string {
  const piece = (): string =>
    Array.from({length: 1 + dice.roll(3)}, () => dice.pick(PIECES)).join(
      dice.roll(2) === 0 ? '' : ' ',
    );
  const filled = (unit: string): string =>
    unit.repeat(Math.ceil(size / Math.max(1, unit.length))).slice(0, size);
  const base = dice.pick(honest.length > 0 ? honest : ['']);
  const cut = dice.roll(base.length + 1);
  const [head, tail] = [base.slice(0, cut), base.slice(cut)];
  switch (dice.roll(6)) {
    case 0:
      return filled(piece());
    case 1:
      return head + filled(piece()) + (dice.roll(2) === 0 ? tail : '');
    case 2: {
      const [open, close] = dice.pick([['{a:', '}'], ['[', ']'], ['<a: ', '>'], ['(', ')'], ['<ol><li>', '</li></ol>'], ['"', '"']]); // oxfmt-ignore
      const depth = Math.ceil(size / (open!.length + close!.length));
      return `${head}${open!.repeat(depth)}1${close!.repeat(depth)}${tail}`;
    }
    case 3:
      return head.replace(/\d+$/, '') + dice.pick(NUMBERS)(size) + tail.replace(/^\d+/, '');
    case 4: {
      const part = base.slice(cut, cut + 1 + dice.roll(40));
      return head + filled(part) + tail;
    }
    default: {
      const mixed: string[] = [];
      for (let length = 0; length < size; length += mixed.at(-1)!.length)
        mixed.push(
          dice.roll(4) === 0 ? base.slice(cut, cut + dice.roll(20)) + ' ' : dice.pick(PIECES),
        );
      return mixed.join('');
    }
  }
}
