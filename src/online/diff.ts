import {type Diff, type DiffInside, SPLICE} from './patch.js';

/**
 * The change from one plain JSON value to another, for `patch`; `undefined` if they are equal. It is
 * hardly ever longer than the value itself.
 */
export function diff(from: unknown, to: unknown): Diff | undefined {
  if (Object.is(from, to)) return undefined;
  if (!isOpen(from) || !isOpen(to) || Array.isArray(from) !== Array.isArray(to)) return [to];
  const inside =
    Array.isArray(from) && Array.isArray(to) && from.length !== to.length
      ? splice(from, to)
      : keys(from, to);
  if (Object.keys(inside).length === 0) return undefined;
  // A key like this would be read as a change of a list.
  const isClear = Array.isArray(to) || !(SPLICE in to || SPLICE in from);
  return isClear && length(inside) <= length(to) + 2 ? inside : [to];
}

/** A change of a list's length; its common beginning and end stay untouched. */
function splice(from: readonly unknown[], to: readonly unknown[]): DiffInside {
  const least = Math.min(from.length, to.length);
  let head = 0;
  while (head < least && equal(from[head], to[head])) head++;
  let tail = 0;
  while (tail < least - head && equal(from.at(-1 - tail), to.at(-1 - tail))) tail++;
  return {[SPLICE]: [head, from.length - head - tail, ...to.slice(head, to.length - tail)]};
}

/** Changes key by key, or index by index. */
function keys(from: Open, to: Open): DiffInside {
  const inside: Record<string, Diff | 0> = {};
  for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) inside[key] = 0;
  for (const [key, value] of Object.entries(to)) {
    const change: Diff | undefined = Object.hasOwn(from, key) ? diff(from[key], value) : [value];
    if (change) inside[key] = change;
  }
  return inside;
}

type Open = Readonly<Record<string, unknown>>;
const isOpen = (value: unknown): value is Open => typeof value === 'object' && value !== null;
const equal = (one: unknown, other: unknown): boolean => diff(one, other) === undefined;
const length = (value: unknown): number => JSON.stringify(value).length;
