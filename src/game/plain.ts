import type {InvalidDataError} from './errors.js';

/** Data from outside, before anybody looks into it. */

/** No position, record or move holds more values, or holds them deeper. */
const MOST = 100_000;
const DEEPEST = 50;

/**
 * A copy that is nothing but data: what runs when it is read (a getter, a proxy) has run once and is
 * gone, and who kept the original can change nothing afterwards.
 * @param name what the whole of it is called, `position`
 * @param inside what the paths inside it begin with; `''` for nothing
 * @throws {InvalidDataError} of the class given, for what no JSON text could hold: cycles, functions,
 *   big integers, objects of other classes, objects that throw when they are read
 */
export function plain(
  value: unknown,
  Invalid: new (path: string, fault: string) => InvalidDataError,
  name: string,
  inside = name,
): unknown {
  const way: (string | number)[] = [];
  let left = MOST;
  const fail = (fault: string): never => {
    const path = way.reduce<string>(
      (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${key}` : key),
      inside,
    );
    throw new Invalid(path || name, fault);
  };
  const item = (of: object, key: string | number): unknown => {
    way.push(key);
    const copied = copy((of as Record<string | number, unknown>)[key]);
    way.pop();
    return copied;
  };
  const copy = (one: unknown): unknown => {
    if (typeof one === 'function' || typeof one === 'symbol' || typeof one === 'bigint')
      fail('is not JSON');
    if (typeof one !== 'object' || one === null) return one;
    if (way.length > DEEPEST) fail('goes too deep, or in a circle');
    const list = Array.isArray(one);
    if (!list && !isPlain(one)) fail('is not JSON');
    const keys = list ? [] : Object.keys(one);
    const size = list ? one.length : keys.length;
    if (!((left -= size) >= 0)) fail('is too long');
    if (list) return Array.from({length: size}, (_, at) => item(one, at));
    const copied: Record<string, unknown> = {};
    for (const key of keys) {
      const value = item(one, key);
      if (key === '__proto__') Object.defineProperty(copied, key, {value, enumerable: true});
      else copied[key] = value;
    }
    return copied;
  };
  try {
    return copy(value);
  } catch (error) {
    if (error instanceof Invalid) throw error;
    return fail('cannot be read');
  }
}

/** Of no class but Object's own, in this window or another. */
const isPlain = (one: object): boolean =>
  Object.getPrototypeOf(one) === Object.prototype ||
  Object.prototype.toString.call(one) === '[object Object]';

/** A value as short text for the message of an error; survives anything. */
export function show(value: unknown): string {
  try {
    const json = typeof value === 'number' ? undefined : JSON.stringify(value); // NaN is no null
    const text = (json as string | undefined) ?? String(value);
    return text.length > 60 ? `${text.slice(0, 57)}...` : text;
  } catch {
    return `a ${typeof value}`;
  }
}
