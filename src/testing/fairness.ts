import {PACK_52, rngFrom, type Seed, shuffle} from '../cards/index.js';

/** Measures whether deals are fair: each card comes to each place, and each pair, equally often. */

/** Orders the cards 0 to 51; a place is an index, and place modulo four is a seat. */
export type Dealer = (deal: number) => readonly number[];

const CARDS = PACK_52.length;
const SEATS = 4;
const NUMBERS = PACK_52.map((_, card) => card);

/** Deals as a match does: each from a seed of its own. */
export const dealerOf =
  (seed: Seed): Dealer =>
  (deal) =>
    shuffle(rngFrom(`${seed}/${deal}`), NUMBERS).value;

/**
 * A chi-square value as a number of standard deviations (Wilson and Hilferty): beyond 5 on either
 * side comes about once in two million measurements of fair deals.
 */
const deviations = (chi: number, freedom: number): number => {
  const spread = 2 / (9 * freedom);
  return ((chi / freedom) ** (1 / 3) - (1 - spread)) / Math.sqrt(spread);
};

/** Sum of (seen - expected)^2 / expected. */
const chiSquare = (counts: Float64Array, expected: number): number =>
  counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);

/** The distances of deals from fair ones, in standard deviations. */
export interface Fairness {
  /** Each card at each of the 52 places. */
  readonly cardAtPlace: number;
  /** Each card at each of four seats, dealt in turn. */
  readonly cardAtSeat: number;
  /** Each ordered pair of cards at the first two places, and at the last two. */
  readonly firstPair: number;
  readonly lastPair: number;
  /** The pair of cards that comes to one seat too often or too seldom, the worst of all 1326. */
  readonly pairAtSeat: number;
}

/** Counts many deals. */
export function measureFairness(dealer: Dealer, deals: number): Fairness {
  const places = new Float64Array(CARDS * CARDS);
  const seats = new Float64Array(CARDS * SEATS);
  const [first, last] = [new Float64Array(CARDS * CARDS), new Float64Array(CARDS * CARDS)];
  const together = new Float64Array(CARDS * CARDS);
  for (let deal = 0; deal < deals; deal++) {
    const cards = dealer(deal);
    first[cards[0]! * CARDS + cards[1]!]!++;
    last[cards[CARDS - 2]! * CARDS + cards[CARDS - 1]!]!++;
    for (let place = 0; place < CARDS; place++) {
      const card = cards[place]!;
      places[card * CARDS + place]!++;
      seats[card * SEATS + (place % SEATS)]!++;
      for (let next = place + SEATS; next < CARDS; next += SEATS) {
        const other = cards[next]!;
        together[card < other ? card * CARDS + other : other * CARDS + card]!++;
      }
    }
  }
  // The rows and columns of one deal add up to fixed sums, which shrinks the sum of squares.
  const shrunk = CARDS / (CARDS - 1);
  const pairs = CARDS * (CARDS - 1);
  const ordered = (counts: Float64Array): number => {
    // A card is never its own neighbour: these cells are empty and not counted.
    const seen = counts.filter((_, at) => Math.floor(at / CARDS) !== at % CARDS);
    return deviations(chiSquare(seen, deals / pairs), pairs - 1);
  };
  const chance = (CARDS / SEATS - 1) / (CARDS - 1);
  const deviation = Math.sqrt(deals * chance * (1 - chance));
  const odd = [...together].flatMap((seen, at) =>
    Math.floor(at / CARDS) < at % CARDS ? [Math.abs(seen - deals * chance) / deviation] : [],
  );
  return {
    cardAtPlace: deviations(chiSquare(places, deals / CARDS) / shrunk, (CARDS - 1) ** 2),
    cardAtSeat: deviations(chiSquare(seats, deals / SEATS) / shrunk, (CARDS - 1) * (SEATS - 1)),
    firstPair: ordered(first),
    lastPair: ordered(last),
    pairAtSeat: Math.max(...odd),
  };
}

/**
 * The unfair figures, `cardAtPlace: 812.3 standard deviations`; empty for fair deals. The worst of 1326
 * pairs may lie farther out than a single measurement.
 */
export const unfair = (fairness: Fairness): readonly string[] =>
  Object.entries(fairness).flatMap(([name, value]: [string, number]) =>
    Math.abs(value) > (name === 'pairAtSeat' ? 6 : 5)
      ? [`${name}: ${value.toFixed(1)} standard deviations`]
      : [],
  );
