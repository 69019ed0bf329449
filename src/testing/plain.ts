import {isCard} from '../cards/index.js';

/** Compares, searches and changes plain data, which is all that a JSON text can hold. */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A fault and its path: `[0]` in a list, `.hands[1]` in an object. */
interface Found {
  readonly where: string;
  readonly what: string;
}

const inside = (key: string, list: boolean, {where, what}: Found): Found => ({
  where: `${list ? `[${key}]` : `.${key}`}${where}`,
  what,
});

const sayFound = (found: Found | undefined, path: string): string | undefined =>
  found && `${(path + found.where).replace(/^\./, '') || 'the whole'}: ${found.what}`;

const show = (value: unknown): string => {
  const text = Object.is(value, -0)
    ? '-0'
    : ((JSON.stringify(value) as string | undefined) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

/**
 * The place of a difference of two values, and the difference, `hands[1][0]: "KH" and null`; `undefined`
 * when they are equal.
 */
export const difference = (one: unknown, other: unknown, path = ''): string | undefined =>
  sayFound(differ(one, other), path);

function differ(one: unknown, other: unknown): Found | undefined {
  if (Object.is(one, other)) return undefined;
  const list = Array.isArray(one);
  if (!isObject(one) || !isObject(other) || list !== Array.isArray(other))
    return {where: '', what: `${show(one)} and ${show(other)}`};
  const keys = Object.keys(one);
  for (const key of keys) {
    const found = Object.hasOwn(other, key)
      ? differ(one[key], other[key])
      : {where: '', what: `${show(one[key])} and nothing`};
    if (found) return inside(key, list, found);
  }
  const others = Object.keys(other);
  if (others.length === keys.length) return undefined;
  const key = others.find((name) => !Object.hasOwn(one, name))!;
  return inside(key, list, {where: '', what: `nothing and ${show(other[key])}`});
}

/** A copy made through JSON. */
export const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/**
 * The part of a value that JSON would lose, `hands[1]: undefined`; `undefined` when it loses nothing.
 */
export const lost = (value: unknown): string | undefined => sayFound(loss(value), '');

function loss(value: unknown): Found | undefined {
  if (!isObject(value)) {
    const plain =
      value === null ||
      typeof value === 'string' ||
      typeof value === 'boolean' ||
      (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0));
    return plain ? undefined : {where: '', what: show(value)};
  }
  const list = Array.isArray(value);
  if (!list && Object.getPrototypeOf(value) !== Object.prototype)
    return {where: '', what: 'an object of a class'};
  for (const key of Object.keys(value)) {
    const found = loss(value[key]);
    if (found) return inside(key, list, found);
  }
  return undefined;
}

/** All strings in a value, with repetitions. */
export function stringsIn(value: unknown, into: string[] = []): string[] {
  if (typeof value === 'string') into.push(value);
  else if (isObject(value)) for (const inner of Object.values(value)) stringsIn(inner, into);
  return into;
}

/** All card codes in a value, with repetitions; `known` tells what counts as a card code. */
export const cardsIn = (value: unknown, known: (text: string) => boolean = isCard): string[] =>
  stringsIn(value).filter(known);

/** The strings in `now` that are not at the same paths in `before`. */
export function changed(before: unknown, now: unknown, into: string[] = []): readonly string[] {
  if (before === now) return into;
  if (typeof now === 'string') into.push(now);
  else if (isObject(now))
    for (const key of Object.keys(now))
      changed(isObject(before) ? before[key] : undefined, now[key], into);
  return into;
}

/** A copy with strings replaced by others wherever they occur as values. */
export function relabel<Value>(value: Value, names: ReadonlyMap<string, string>): Value {
  if (typeof value === 'string') return (names.get(value) ?? value) as Value;
  if (Array.isArray(value)) return value.map((inner: unknown) => relabel(inner, names)) as Value;
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, relabel(inner, names)]),
  ) as Value;
}

/**
 * JSON that does not depend on the order of keys; it loses all that JSON loses.
 * @param known texts of objects that do not change any more: a state shares most with the one before
 */
export function canonical(value: unknown, known?: WeakMap<object, string>): string {
  if (!isObject(value)) return JSON.stringify(value);
  const found = known?.get(value);
  if (found !== undefined) return found;
  const text = Array.isArray(value)
    ? `[${value.map((inner: unknown) => (inner === undefined ? 'null' : canonical(inner, known))).join()}]`
    : `{${Object.keys(value)
        .sort()
        .filter((key) => value[key] !== undefined)
        .map((key) => `${JSON.stringify(key)}:${canonical(value[key], known)}`)
        .join()}}`;
  known?.set(value, text);
  return text;
}

/** A hash of a value, six hexadecimal digits (FNV-1a); `known` as in `canonical`. */
export function hash(value: unknown, known?: WeakMap<object, string>): string {
  const text = canonical(value, known);
  let bits = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) bits = Math.imul(bits ^ text.charCodeAt(i), 0x01000193);
  return ((bits ^ (bits >>> 24)) >>> 0).toString(16).padStart(8, '0').slice(-6);
}
