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
  let left = MOST;
  let where = inside;
  const fail = (fault: string): never => {
    throw new Invalid(where || name, fault);
  };
  const copy = (one: unknown, depth: number): unknown => {
    if (typeof one === 'function' || typeof one === 'symbol' || typeof one === 'bigint')
      fail('is not JSON');
    if (typeof one !== 'object' || one === null) return one;
    if (depth > DEEPEST) fail('goes too deep, or in a circle');
    const path = where;
    const item = (key: string | number, at: string): unknown => {
      where = at;
      return copy((one as Record<string | number, unknown>)[key], depth + 1);
    };
    const room = (size: number): number => ((left -= size) >= 0 ? size : fail('is too long'));
    if (Array.isArray(one))
      return Array.from({length: room(one.length)}, (_, at) => item(at, `${path}[${at}]`));
    if (Object.prototype.toString.call(one) !== '[object Object]') fail('is not JSON');
    const keys = Object.keys(one);
    room(keys.length);
    return Object.fromEntries(
      keys.map((key) => [key, item(key, path ? `${path}.${key}` : key)] as const),
    );
  };
  try {
    return copy(value, 0);
  } catch (error) {
    if (error instanceof Invalid) throw error;
    return fail('cannot be read');
  }
}

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
