import type {Dice} from '../dice.js';

/** JSON that somebody could send to waste the time of a page. */

const SCALARS: readonly unknown[] = [
  ...[1e9, 2 ** 31, 2 ** 53 - 1, 1e308, -1e9, 100_000, 99, 0.5, -1, null, true, '', '__proto__'],
  ...['x'.repeat(90_000), '9'.repeat(90_000), 'AS', 'off', 'endless', 'all'],
];

/** A copy with one value, at any depth, made huge, deep, long or wrong. */
export function hostileJson(value: unknown, dice: Dice, size: number): unknown {
  if (typeof value !== 'object' || value === null) return dice.pick(SCALARS);
  const keys = Object.keys(value);
  const inner = (key: string): unknown => (value as Readonly<Record<string, unknown>>)[key];
  if (keys.length === 0 || dice.roll(4) === 0) {
    const unit = keys.length > 0 ? inner(dice.pick(keys)) : dice.pick(SCALARS.slice(0, 12));
    if (dice.roll(4) > 0) return Array.from({length: size}, () => unit);
    let deep: unknown = unit;
    for (let depth = 0; depth < Math.min(size, 1_000); depth++) deep = [deep];
    return deep;
  }
  const key = dice.pick(keys);
  if (Array.isArray(value))
    return value.map((item: unknown, at) =>
      String(at) === key ? hostileJson(item, dice, size) : item,
    );
  if (dice.roll(8) === 0)
    return Object.fromEntries(
      Array.from({length: size}, (_, at) => [`${key}${at}`, inner(key)] as const),
    );
  return {...value, [key]: hostileJson(inner(key), dice, size)};
}
