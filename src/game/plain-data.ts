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
export function toPlainData(
  value: unknown,
  Invalid: new (path: string, fault: string) => InvalidDataError,
  name: string,
  inside = name,
): unknown {
  let left = MOST;
  const fail = (path: string, fault: string): never => {
    throw new Invalid(path || name, fault);
  };
  const copy = (of: object, key: string | number, path: string, depth: number): unknown => {
    try {
      const one = (of as Record<string | number, unknown>)[key];
      if (typeof one === 'function' || typeof one === 'symbol' || typeof one === 'bigint')
        fail(path, 'is not JSON');
      if (typeof one !== 'object' || one === null) return one;
      if (depth > DEEPEST) fail(path, 'goes too deep, or in a circle');
      const list = Array.isArray(one);
      if (!list && !isPlain(one)) fail(path, 'is not JSON');
      const keys = list ? [] : Object.keys(one);
      const size = list ? one.length : keys.length;
      if (!((left -= size) >= 0)) fail(path, 'is too long');
      if (list)
        return Array.from({length: size}, (_, at) => copy(one, at, `${path}[${at}]`, depth + 1));
      // As entries, so that a key `__proto__` is a key like others.
      return Object.fromEntries(
        keys.map((key) => [key, copy(one, key, path ? `${path}.${key}` : key, depth + 1)]),
      );
    } catch (error) {
      if (error instanceof Invalid) throw error;
      return fail(path, 'cannot be read');
    }
  };
  return copy([value], 0, inside, 0);
}

/** Of no class but Object's own, in this window or another. */
const isPlain = (one: object): boolean =>
  Object.getPrototypeOf(one) === Object.prototype ||
  Object.prototype.toString.call(one) === '[object Object]';

/** True for an object that is no list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
