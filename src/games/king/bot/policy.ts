import {step} from '../../../cards/index.js';
import {beats, type Kernel, legal} from '../kernel/kernel.js';
import {heightOf} from '../kernel/codes.js';
import {size} from '../kernel/bits.js';
import type {Plan} from '../kernel/plan.js';
import {
  BEATS_HEIGHT, GAIN, HEIGHT, IS_TRUMP, LAST, LATE, LENGTH, LOSS, NONE_OUT, OUT, PRICE, rowAt, rowsOf,
  SHARE, SINGLE, SUIT_HEIGHT, SUIT_PRICE, TOP, UNDER, WANTED, WIN, WIN_HEIGHT,
} from './policy-rows.js'; // oxfmt-ignore
import {WEIGHTS} from './policy-weights.js';

/**
 * The likelihood that a player of some experience plays each legal card: a softmax of weighted
 * features, which depend only on that player's hand and the cards played so far. Searches use it to
 * play deals out, to judge how well a deal fits the cards played, and to try likely cards first.
 */

/** The weights with which the policy plays. */
export const ROWS = rowsOf(WEIGHTS);

/** The legal cards of the seat on turn, overwritten by the next call of `score`. */
export const candidates = {
  count: 0,
  /** Their codes. */
  codes: new Int32Array(64),
  /** The situation of each. */
  situations: new Int32Array(64),
  /** Their scores, which `weigh` turns into likelihoods that sum to 1. */
  chances: new Float64Array(64),
};

/** The cards of a suit, by suit code: those in hand, those that others hold, and their points. */
const own = new Int32Array(4);
const out = new Int32Array(4);
const lengths = new Int32Array(4);
const outs = new Int32Array(4);
const suitPrices = new Float64Array(4);
const outPrices = new Float64Array(4);

/**
 * The likelihood that no later player of the trick has a higher card, by whether the card is of the
 * suit led, the number of later players, the number of cards of its suit that are out, and the number
 * of those above it.
 */
const WINS = Float64Array.from({length: 2 * 8 * 16 * 16}, (_, at) => {
  const after = (at >> 8) & 7;
  const theirs = (at >> 4) & 15;
  const share = theirs === 0 ? 0 : (at & 15) / theirs;
  const others = at >> 11 === 0 ? Math.min(after, theirs * 0.8) : after * 0.3;
  return share === 0 ? 1 : Math.pow(1 - share, others);
});

/** Finds the legal cards and scores them with weights that `rowsOf` has summed up. */
export function score(k: Kernel, rows: Float64Array): void {
  legal(k);
  const {plan} = k;
  const prices = pricesOf(plan);
  const {scale} = prices;
  const at = k.turn << 1;
  const low = k.dealt[at]! & k.low;
  const high = k.dealt[at + 1]! & k.high;
  let all = 0;
  let outAll = 0;
  let outPoints = 0;
  let held = 0;
  for (let suit = 0; suit < 4; suit++) {
    const shift = (suit & 1) << 4;
    const mine = ((suit < 2 ? low : high) >>> shift) & 0xffff;
    const theirs = (((suit < 2 ? k.low & ~low : k.high & ~high) >>> shift) & 0xffff) >>> 0;
    own[suit] = mine;
    out[suit] = theirs;
    held += lengths[suit] = size(mine, 0);
    outAll += outs[suit] = size(theirs, 0);
    const price = pointsIn(prices, suit, theirs);
    outPoints += outPrices[suit] = price;
    all += suitPrices[suit] = price + pointsIn(prices, suit, mine);
  }
  const rounds = Math.min(k.rounds, held);
  const now = (k.count === 0 ? 0 : k.worth) + plan.trick + (rounds <= 2 ? plan.lastTwo : 0);
  const left = (all + plan.trick * rounds + plan.lastTwo * Math.min(2, rounds)) / rounds;
  const after = k.due - 1 - k.count;
  const kind = (left > 0 ? WANTED : 0) | (after === 0 ? LAST : 0) | (rounds <= 3 ? LATE : 0);
  const led = k.count === 0 ? -1 : ledOf(k);
  const offMean = outAll === 0 ? 0 : outPoints / outAll;
  const base = k.trump < 0 ? 0 : 3;
  const {codes, situations, chances} = candidates;
  let count = 0;
  for (let half = 0; half < 2; half++) {
    let set = half === 0 ? k.legalLow : k.legalHigh;
    for (; set !== 0; set &= set - 1) {
      const code = half * 32 + 31 - Math.clz32(set & -set);
      const suit = code >> 4;
      const mine = own[suit]!;
      const theirs = outs[suit]!;
      const above = size(out[suit]! >>> ((code & 15) + 1), 0);
      const share = theirs === 0 ? 0 : above / theirs;
      const height = heightOf(code) / 12;
      const points = plan.points[code]!;
      const price = points / scale;
      const inSuit = led < 0 || suit === led;
      const may = led < 0 || beats(k, code) ? 1 : 0;
      const seats = inSuit ? after : after + 8;
      const win = may === 0 ? 0 : WINS[(seats << 8) | (theirs << 4) | above]!;
      const mean = inSuit ? (theirs === 0 ? offMean : outPrices[suit]! / theirs) : offMean;
      const worth = (now + points + after * mean) / scale;
      const length = lengths[suit]!;
      const suitPrice = suitPrices[suit]! / scale;
      const under = size(mine & ((1 << (code & 15)) - 1), 0);
      const situation = base + (led < 0 ? 0 : inSuit ? 1 : 2);
      const row = rowAt(situation, kind);
      chances[count] =
        win * (worth * rows[row + GAIN]! + rows[row + WIN]! + height * rows[row + WIN_HEIGHT]!) +
        price * ((1 - win) * rows[row + LOSS]! + rows[row + PRICE]!) +
        height * (rows[row + HEIGHT]! + suitPrice * rows[row + SUIT_HEIGHT]!) +
        may * height * rows[row + BEATS_HEIGHT]! +
        share * rows[row + SHARE]! +
        length * rows[row + LENGTH]! +
        theirs * rows[row + OUT]! +
        suitPrice * rows[row + SUIT_PRICE]! +
        under * rows[row + UNDER]! +
        (length === 1 ? rows[row + SINGLE]! : 0) +
        (theirs === 0 ? rows[row + NONE_OUT]! : 0) +
        (above === 0 ? rows[row + TOP]! : 0) +
        (suit === k.trump ? rows[row + IS_TRUMP]! : 0);
      codes[count] = code;
      situations[count] = situation;
      count++;
    }
  }
  candidates.count = count;
}

/** Finds the legal cards and the likelihood of each. */
export function weigh(k: Kernel): void {
  score(k, ROWS);
  const {count, chances} = candidates;
  let top = -Infinity;
  for (let at = 0; at < count; at++) if (chances[at]! > top) top = chances[at]!;
  let all = 0;
  for (let at = 0; at < count; at++) all += chances[at] = Math.exp(chances[at]! - top);
  for (let at = 0; at < count; at++) chances[at]! /= all;
}

/** A random legal card, each with its likelihood. Advances the stream in place. */
export function likelyCard(k: Kernel, stream: number[]): number {
  const only = onlyCard(k);
  if (only >= 0) return only;
  weigh(k);
  const {count, codes, chances} = candidates;
  let rest = step(stream) / 2 ** 32;
  for (let at = 0; at < count - 1; at++) if ((rest -= chances[at]!) < 0) return codes[at]!;
  return codes[count - 1]!;
}

/** The only legal card of the seat on turn, or -1 if there is a choice. */
export function onlyCard(k: Kernel): number {
  legal(k);
  const {legalLow: low, legalHigh: high} = k;
  if (high === 0) return (low & (low - 1)) === 0 ? 31 - Math.clz32(low) : -1;
  return low === 0 && (high & (high - 1)) === 0 ? 63 - Math.clz32(high) : -1;
}

/** The facts about a contract that the features depend on. */
interface Prices {
  /** The points of a set of cards of a suit: 256 sums for its lower eight places, 256 for the upper. */
  readonly sums: Int16Array;
  /** A typical price in a deal, which makes features alike in all contracts. */
  readonly scale: number;
}

const known = new WeakMap<Plan, Prices>();

function pricesOf(plan: Plan): Prices {
  let prices = known.get(plan);
  if (!prices) {
    const sums = Int16Array.from({length: 4 * 512}, (_, at) => {
      const first = (at >> 9) * 16 + ((at >> 8) & 1) * 8;
      let sum = 0;
      for (let set = at & 255; set !== 0; set &= set - 1)
        sum += plan.points[first + 31 - Math.clz32(set & -set)]!;
      return sum;
    });
    const cards = plan.points.reduce((sum, points) => sum + Math.abs(points), 0);
    const tricks = Math.abs(plan.trick) * 8 + Math.abs(plan.lastTwo) * 2;
    prices = {sums, scale: Math.max(1, (cards + tricks) / 8)};
    known.set(plan, prices);
  }
  return prices;
}

const pointsIn = ({sums}: Prices, suit: number, cards: number): number =>
  sums[suit * 512 + (cards & 255)]! + sums[suit * 512 + 256 + (cards >>> 8)]!;

/** The suit code of the card led. */
const ledOf = ({mustLow, mustHigh}: Kernel): number =>
  mustLow === 0 ? ((mustHigh & 0xffff) === 0 ? 3 : 2) : (mustLow & 0xffff) === 0 ? 1 : 0;
