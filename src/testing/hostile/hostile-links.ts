import type {Rules} from '../../game/index.js';
import {ByteWriter, check16, fromBase64, toBase64} from '../../notation/link/bytes.js';
import {packText} from '../../notation/link/pack.js';
import type {Dice} from '../dice.js';
import {hostileText} from './hostile-texts.js';

/** Links with a valid checksum and made-up content. */

const PREFIX = '#gstk=1.';
const utf8 = new TextEncoder();

/** The link of these bytes, with their checksum. */
const sealed = (bytes: Uint8Array): string =>
  PREFIX + toBase64(new ByteWriter().raw(bytes).raw(check16(bytes)).bytes);

/** A text in the form that links hold, also one that is too long for a link. */
function packed(text: string): Uint8Array {
  for (let rest = text; ; rest = rest.slice(0, rest.length / 2)) {
    try {
      return packText(rest);
    } catch {
      // A shorter part of it fits.
    }
  }
}

/**
 * A link of about `size` characters: an honest one with some bytes changed, or the beginning of a
 * match with made-up options, a made-up number of moves and digits that are all alike or random, or a
 * hostile text in place of a position or a record.
 */
export function hostileLink(
  dice: Dice,
  rules: Rules,
  {links, texts}: {readonly links: readonly string[]; readonly texts: readonly string[]},
  size: number,
): string {
  const way = dice.roll(4);
  if (way === 0) {
    const bytes = fromBase64(dice.pick(links).slice(PREFIX.length))!.slice(0, -2);
    for (let changes = 1 + dice.roll(3); changes > 0; changes--)
      bytes[dice.roll(bytes.length)] = dice.pick([0, 1, 127, 128, 255, dice.roll(256)]);
    return sealed(bytes.subarray(0, dice.roll(4) === 0 ? dice.roll(bytes.length) : undefined));
  }
  const kind = way === 1 ? 0 : 1 + dice.roll(3);
  const head = new ByteWriter().raw([kind]).block(utf8.encode(rules.id));
  if (kind > 1) {
    const text = hostileText(dice, texts, size * dice.pick([1, 5, 50]));
    return sealed(head.block(packed(text)).bytes);
  }
  const {min, max} = rules.seats;
  const options = Object.fromEntries(
    rules.options
      .filter(() => dice.roll(3) === 0)
      .map(({name, values}) => [name, dice.pick<unknown>(values)]),
  );
  const origin =
    kind === 0 ? utf8.encode(String(dice.roll(99))) : packed(hostileText(dice, texts, size));
  const bytes = Math.ceil(size * 0.75);
  const sign = dice.pick([0, 1, 255, -1]);
  const digits = Uint8Array.from({length: bytes}, () => (sign < 0 ? dice.roll(256) : sign));
  const moves = dice.pick([10, bytes, 64 + 16 * bytes, 50_000, 2 ** 27]);
  return sealed(
    head
      .count(dice.pick([min + dice.roll(max - min + 1), 0, 99, 2 ** 28]))
      .block(Object.keys(options).length > 0 ? packed(JSON.stringify(options)) : new Uint8Array())
      .block(origin)
      .count(moves * 2 + dice.roll(2))
      .block(digits).bytes,
  );
}
