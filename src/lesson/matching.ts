/**
 * Assigns to each place a different item that fits, by augmenting paths (Kuhn 1955); `undefined` if
 * that is impossible. Earlier places and items are preferred.
 * @param needed the number of items, from the first one on, that must have a place; an augmenting path
 * keeps what has been matched, so both sides can be served one after the other
 */
export function matchingOf<Place, Item>(
  places: readonly Place[],
  items: readonly Item[],
  fits: (place: Place, item: Item) => boolean,
  needed = 0,
): readonly Item[] | undefined {
  const itemAt = new Map<number, number>();
  const placeOf = new Map<number, number>();
  const join = (place: number, item: number): true => {
    itemAt.set(place, item);
    placeOf.set(item, place);
    return true;
  };
  const seat = (item: number, tried: Set<number>): boolean =>
    places.some((place, at) => {
      if (tried.has(at) || !fits(place, items[item]!)) return false;
      tried.add(at);
      const other = itemAt.get(at);
      return (other === undefined || seat(other, tried)) && join(at, item);
    });
  const fill = (place: number, tried: Set<number>): boolean =>
    items.some((item, at) => {
      if (tried.has(at) || !fits(places[place]!, item)) return false;
      tried.add(at);
      const other = placeOf.get(at);
      return (other === undefined || fill(other, tried)) && join(place, at);
    });
  for (let at = 0; at < needed; at++) if (!seat(at, new Set())) return undefined;
  for (let at = 0; at < places.length; at++)
    if (!itemAt.has(at) && !fill(at, new Set())) return undefined;
  return places.map((_, at) => items[itemAt.get(at)!]!);
}
