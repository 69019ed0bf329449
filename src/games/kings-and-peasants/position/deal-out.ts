import {type Card, type Rng, roll, shuffle} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';

/** Deals cards to seats, each card to a seat that may have it. */

interface CardSlot {
  readonly seat: Seat;
  card: Card | undefined;
}

/**
 * Fills the hands from the pool at random; surplus cards stay in the pool.
 *
 * @param needs the number of cards that each seat lacks
 * @returns the cards by seat, or `undefined` if no distribution fits
 */
export function dealOut(
  pool: readonly Card[],
  needs: readonly number[],
  may: (seat: Seat, card: Card) => boolean,
  rng: Rng,
): {readonly hands: readonly (readonly Card[])[]; readonly rng: Rng} | undefined {
  // Most courses of an exchange leave some seat too few cards, which is seen before anything is dealt.
  const isEnough = needs.map(
    (need, seat) => need === 0 || pool.filter((card) => may(seat, card)).length >= need,
  );
  if (isEnough.includes(false)) return undefined;
  const mixed = shuffle(rng, pool);
  const all = needs.flatMap((need, seat) =>
    Array.from({length: need}, (): CardSlot => ({seat, card: undefined})),
  );
  const order = shuffle(mixed.rng, all);
  const places = order.value;
  const holder = new Map<Card, CardSlot>();
  /** Finds a card for a place; if a fitting card is taken, its holder is given another one. */
  const settle = (place: CardSlot, tried: Set<Card>): boolean => {
    for (const card of mixed.value) {
      if (tried.has(card) || !may(place.seat, card)) continue;
      tried.add(card);
      const other = holder.get(card);
      if (other && !settle(other, tried)) continue;
      holder.set(card, place);
      place.card = card;
      return true;
    }
    return false;
  };
  for (const place of places) if (!settle(place, new Set())) return undefined;
  const stream = stir(places, mixed.value, may, order.rng);
  const hands = needs.map((_, seat) =>
    places.flatMap((place) => (place.seat === seat && place.card ? [place.card] : [])),
  );
  return {hands, rng: stream};
}

/** Mixes the first distribution found, by random exchanges that can reach any other. */
function stir(
  places: readonly CardSlot[],
  pool: readonly Card[],
  may: (seat: Seat, card: Card) => boolean,
  rng: Rng,
): Rng {
  const taken = new Set(places.map(({card}) => card));
  const spare = pool.filter((card) => !taken.has(card));
  let stream = rng;
  for (let times = places.length * 6; times > 0; times--) {
    const one = roll(stream, places.length);
    const two = roll(one.rng, places.length + spare.length);
    stream = two.rng;
    const place = places[one.value]!;
    const other = places[two.value];
    const at = two.value - places.length;
    const card = other ? other.card! : spare[at]!;
    if (!may(place.seat, card) || (other && !may(other.seat, place.card!))) continue;
    if (other) other.card = place.card;
    else spare[at] = place.card!;
    place.card = card;
  }
  return stream;
}
