import {isCard} from '../cards/index.js';

/** Plain data: what a JSON text can hold, compared, searched and changed. */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const at = (path: string, key: string, list: boolean): string =>
  list ? `${path}[${key}]` : path ? `${path}.${key}` : key;

const show = (value: unknown): string => {
  const text = Object.is(value, -0)
    ? '-0'
    : ((JSON.stringify(value) as string | undefined) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

/** Where two values differ and how, `hands[1][0]: "KH" and null`; `undefined` when they are equal. */
export function difference(one: unknown, other: unknown, path = ''): string | undefined {
  if (Object.is(one, other)) return undefined;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other))
    return `${path || 'the whole'}: ${show(one)} and ${show(other)}`;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const where = at(path, key, Array.isArray(one));
    if (!Object.hasOwn(one, key)) return `${where}: nothing and ${show(other[key])}`;
    if (!Object.hasOwn(other, key)) return `${where}: ${show(one[key])} and nothing`;
    const found = difference(one[key], other[key], where);
    if (found) return found;
  }
  return undefined;
}

/** A copy by way of JSON. */
export const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** What JSON would lose of a value, `hands[1]: undefined`, or `undefined` when it loses nothing. */
export function lost(value: unknown, path = ''): string | undefined {
  if (!isObject(value)) {
    const plain =
      value === null ||
      typeof value === 'string' ||
      typeof value === 'boolean' ||
      (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0));
    return plain ? undefined : `${path || 'the whole'}: ${show(value)}`;
  }
  const list = Array.isArray(value);
  if (!list && Object.getPrototypeOf(value) !== Object.prototype)
    return `${path || 'the whole'}: an object of a class`;
  for (const [key, inner] of Object.entries(value)) {
    const found = lost(inner, at(path, key, list));
    if (found) return found;
  }
  return undefined;
}

/** All strings inside a value, with repeats. */
export function stringsIn(value: unknown, into: string[] = []): string[] {
  if (typeof value === 'string') into.push(value);
  else if (isObject(value)) for (const inner of Object.values(value)) stringsIn(inner, into);
  return into;
}

/** All card codes inside a value, with repeats; of playing cards, or of what `known` calls a card. */
export const cardsIn = (value: unknown, known: (text: string) => boolean = isCard): string[] =>
  stringsIn(value).filter(known);

/** The strings of `now` that do not stand in the same places of `before`. */
export function changed(before: unknown, now: unknown): readonly string[] {
  if (before === now) return [];
  if (typeof now === 'string') return [now];
  if (!isObject(now)) return [];
  return Object.entries(now).flatMap(([key, inner]) =>
    changed(isObject(before) ? before[key] : undefined, inner),
  );
}

/** A copy in which strings are replaced by others, wherever they stand as values. */
export function relabel<Value>(value: Value, names: ReadonlyMap<string, string>): Value {
  if (typeof value === 'string') return (names.get(value) ?? value) as Value;
  if (Array.isArray(value)) return value.map((inner: unknown) => relabel(inner, names)) as Value;
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, relabel(inner, names)]),
  ) as Value;
}

/** A value as text that does not depend on the order of its keys. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    isObject(inner) && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** Six hexadecimal digits that change when the value does (FNV-1a). */
export function hash(value: unknown): string {
  const text = canonical(value);
  let bits = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) bits = Math.imul(bits ^ text.charCodeAt(i), 0x01000193);
  return ((bits ^ (bits >>> 24)) >>> 0).toString(16).padStart(8, '0').slice(-6);
}
