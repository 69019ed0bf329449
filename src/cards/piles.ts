/** Moving cards between piles. A pile is an array whose first item is the top. */

/** The result of a deal. */
export interface Dealt<Item> {
  /** The cards of each seat, in the order in which they were dealt. */
  readonly hands: readonly (readonly Item[])[];
  /** The cards left in the pile. */
  readonly rest: readonly Item[];
}

/**
 * Deals `each` cards to each of `seats`, `batch` at a time, clockwise from seat `first`.
 * @throws {RangeError} when the pile is too small or `batch` is less than 1
 */
export function deal<Item>(
  pile: readonly Item[],
  {
    seats,
    each,
    batch = 1,
    first = 0,
  }: {seats: number; each: number; batch?: number; first?: number},
): Dealt<Item> {
  if (seats * each > pile.length)
    throw new RangeError(`deal: ${seats} x ${each} cards from a pile of ${pile.length}`);
  if (!(batch >= 1)) throw new RangeError(`deal: ${batch} cards at a time`);
  const hands: Item[][] = Array.from({length: seats}, () => []);
  let top = 0;
  for (let given = 0; given < each; given += batch) {
    const now = Math.min(batch, each - given);
    for (let turn = 0; turn < seats; turn++) {
      const hand = hands[(first + turn) % seats]!;
      hand.push(...pile.slice(top, top + now));
      top += now;
    }
  }
  return {hands, rest: pile.slice(top)};
}

/**
 * Takes `depth` cards off the top and puts them under the pile.
 * @throws {RangeError} unless `depth` is a whole number from 0 to the size of the pile
 */
export function cut<Item>(pile: readonly Item[], depth: number): readonly Item[] {
  if (!Number.isInteger(depth) || depth < 0 || depth > pile.length)
    throw new RangeError(`cut: depth ${depth} of a pile of ${pile.length}`);
  return [...pile.slice(depth), ...pile.slice(0, depth)];
}

/**
 * The pile without one copy of `item`.
 * @throws {RangeError} when the pile does not hold `item`
 */
export function without<Item>(pile: readonly Item[], item: Item): readonly Item[] {
  const at = pile.indexOf(item);
  if (at < 0) throw new RangeError(`without: ${String(item)} is not in the pile`);
  return [...pile.slice(0, at), ...pile.slice(at + 1)];
}

/**
 * The pile without one copy of each of `items`.
 * @throws {RangeError} when the pile does not hold one of them
 */
export const withoutAll = <Item>(pile: readonly Item[], items: readonly Item[]): readonly Item[] =>
  items.reduce(without<Item>, pile);
