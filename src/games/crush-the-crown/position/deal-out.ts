import {type Card, pick, type Rng, shuffle} from '../../../cards/index.js';

/** Deals cards to places about which something is known. */

/** At most `most` cards of a place satisfy `of`. */
export interface Cap {
  readonly of: (card: Card) => boolean;
  readonly most: number;
}

/** A place for cards: their number, and the facts known about them. */
export interface Area {
  readonly need: number;
  readonly caps: readonly Cap[];
}

type Lots = readonly (readonly Card[])[];

/**
 * The number of plain shuffles to try, one of which usually fits; after that single cards are
 * exchanged.
 */
const TRIES = 400;

const over = ({of, most}: Cap, cards: readonly Card[]): number =>
  Math.max(0, cards.filter(of).length - most);

const excess = ({caps}: Area, cards: readonly Card[] = []): number =>
  caps.reduce((sum, cap) => sum + over(cap, cards), 0);

/**
 * The cards by area. Every fitting distribution is equally likely, unless hardly any fits.
 * `undefined` if none is found.
 */
export function dealOut(
  areas: readonly Area[],
  pool: readonly Card[],
  rng: Rng,
): {readonly lots: Lots; readonly rng: Rng} | undefined {
  const worst = (lots: Lots): number => areas.findIndex((area, at) => excess(area, lots[at]) > 0);
  let stream = rng;
  let lots: Lots = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const mixed = shuffle(stream, pool);
    stream = mixed.rng;
    let top = 0;
    lots = areas.map(({need}) => mixed.value.slice(top, (top += need)));
    if (worst(lots) < 0) return {lots, rng: stream};
  }
  for (let at = worst(lots); at >= 0; at = worst(lots)) {
    const ways = exchanges(areas, lots, at);
    if (ways.length === 0) return undefined;
    const way = pick(stream, ways);
    stream = way.rng;
    lots = way.value;
  }
  return {lots, rng: stream};
}

/** Every exchange of a card of this area for one of another that reduces the total excess. */
function exchanges(areas: readonly Area[], lots: Lots, at: number): readonly Lots[] {
  const own = lots[at]!;
  return areas.flatMap((area, other) => {
    const theirs = lots[other]!;
    if (other === at) return [];
    const now = excess(areas[at]!, own) + excess(area, theirs);
    return own.flatMap((out) =>
      theirs.flatMap((card) => {
        const mine = own.map((held) => (held === out ? card : held));
        const rest = theirs.map((held) => (held === card ? out : held));
        if (excess(areas[at]!, mine) + excess(area, rest) >= now) return [];
        return [lots.map((lot, index) => (index === at ? mine : index === other ? rest : lot))];
      }),
    );
  });
}
