/** A card with at least this price is what a deal turns on. */
const HEAVY = 10;

/** The one card of a trick that its taker will remember, by its price; `undefined` if there is not just one. */
export function heaviest<Play extends {readonly price?: number}>(
  plays: readonly Play[],
): Play | undefined {
  const [heavy, ...others] = plays.filter(({price = 0}) => Math.abs(price) >= HEAVY);
  return others.length > 0 ? undefined : heavy;
}
