import type {InvalidDataError} from './errors.js';
import {type DataFault, dataError, type Plain} from './phrases.js';

/** Converts untrusted data to plain data before any other code reads it. */

// Limits on the number and nesting of values in a position, record or move.
const MOST = 100_000;
const DEEPEST = 50;

/** A property descriptor like that of an assignment. */
const OWN = {configurable: true, enumerable: true, writable: true} as const;

/**
 * Copies a value as plain data. Getters and proxies run only once, while the copy is made, and later
 * changes to the original do not reach the copy.
 * @param name the value's name in errors, `position`
 * @param inside the prefix of paths inside the value; `''` for none
 * @throws {InvalidDataError} of the given class, for anything JSON cannot express: cycles, functions,
 * symbols, big integers, objects of other classes, objects that throw when read; also for data that is
 * too large or too deeply nested
 */
export function toPlainData(
  value: unknown,
  Invalid: new (path: string, fault: string) => InvalidDataError,
  name: string,
  inside = name,
): unknown {
  let left = MOST;
  const fail = (path: string, fault: Plain<DataFault>): never => {
    throw dataError(Invalid, path || name, fault);
  };
  const copy = (of: object, key: string | number, path: string, depth: number): unknown => {
    try {
      const item = (of as Record<string | number, unknown>)[key];
      if (typeof item === 'function' || typeof item === 'symbol' || typeof item === 'bigint')
        fail(path, 'is not JSON');
      if (typeof item !== 'object' || item === null) return item;
      if (depth > DEEPEST) fail(path, 'is nested too deeply or contains a cycle');
      const list = Array.isArray(item);
      if (!list && !isPlain(item)) fail(path, 'is not JSON');
      const keys = list ? [] : Object.keys(item);
      const size = list ? item.length : keys.length;
      if (!((left -= size) >= 0)) fail(path, 'is too long');
      if (list)
        return Array.from({length: size}, (_, at) => copy(item, at, `${path}[${at}]`, depth + 1));
      const made: Record<string, unknown> = {};
      for (const key of keys) {
        const inside = copy(item, key, path ? `${path}.${key}` : key, depth + 1);
        // An assignment would set the object's prototype; this makes an ordinary key.
        if (key === '__proto__') Object.defineProperty(made, key, {...OWN, value: inside});
        else made[key] = inside;
      }
      return made;
    } catch (error) {
      if (error instanceof Invalid) throw error;
      return fail(path, 'cannot be read');
    }
  };
  return copy([value], 0, inside, 0);
}

/** True for a plain object, created in this window or another. */
const isPlain = (item: object): boolean =>
  Object.getPrototypeOf(item) === Object.prototype ||
  Object.prototype.toString.call(item) === '[object Object]';

/** True for an object other than a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
