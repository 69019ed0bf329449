/**
 * Gives each place an item of its own that fits, by augmenting paths (Kuhn 1955); `undefined` when
 * that cannot be done. Items that come first are preferred.
 */
export function matchingOf<Place, Item>(
  places: readonly Place[],
  items: readonly Item[],
  fits: (place: Place, item: Item) => boolean,
): readonly Item[] | undefined {
  /** By item: the place that has it. */
  const holder = new Map<number, number>();
  const seat = (place: number, tried: Set<number>): boolean =>
    items.some((item, at) => {
      if (tried.has(at) || !fits(places[place]!, item)) return false;
      tried.add(at);
      const other = holder.get(at);
      if (other !== undefined && !seat(other, tried)) return false;
      holder.set(at, place);
      return true;
    });
  if (!places.every((_, place) => seat(place, new Set()))) return undefined;
  const found = places.map((): Item | undefined => undefined);
  for (const [item, place] of holder) found[place] = items[item];
  return found as readonly Item[];
}
