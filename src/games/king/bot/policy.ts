import {step} from '../../../cards/index.js';
import {beats, type Kernel, legal} from '../kernel/kernel.js';
import {heightOf} from '../kernel/codes.js';
import {size} from '../kernel/bits.js';
import type {Plan} from '../kernel/plan.js';
import {WEIGHTS} from './policy-weights.js';

/**
 * How likely a player of some experience is to play each legal card: a softmax of weighted features,
 * which see only what that player's hand and the cards played so far tell. Searches use it to play
 * deals out, to judge how well a deal fits what was played, and to try likely cards first.
 */

/** Features of a card, and situations with weights of their own: leading, following, discarding. */
export const FEATURES = 24;
export const SITUATIONS = 6;

/** The legal cards of the seat on turn; overwritten by the next call of `weigh`. */
export const candidates = {
  count: 0,
  /** Their codes. */
  codes: new Int32Array(64),
  /** The situation of each. */
  situations: new Int32Array(64),
  /** Their features, one card after the other. */
  features: new Float64Array(64 * FEATURES),
  /** Their likelihoods, which sum to 1. */
  chances: new Float64Array(64),
};

/** The cards of a suit, by suit code: those in hand, those that others hold, and their points. */
const own = new Int32Array(4);
const out = new Int32Array(4);
const lengths = new Int32Array(4);
const outs = new Int32Array(4);
const suitPrices = new Float64Array(4);
const outPrices = new Float64Array(4);

/** Finds the legal cards and their features. */
export function describe(k: Kernel): void {
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
  const sign = left > 0 ? 1 : -1;
  const after = k.due - 1 - k.count;
  const last = after === 0 ? 1 : 0;
  const led = k.count === 0 ? -1 : ledOf(k);
  const offMean = outAll === 0 ? 0 : outPoints / outAll;
  const late = rounds <= 3 ? sign : 0;
  const base = k.trump < 0 ? 0 : 3;
  const {codes, situations, features} = candidates;
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
      const others = inSuit ? Math.min(after, theirs * 0.8) : after * 0.3;
      const win = may === 0 ? 0 : share === 0 ? 1 : Math.pow(1 - share, others);
      const mean = inSuit ? (theirs === 0 ? offMean : outPrices[suit]! / theirs) : offMean;
      const worth = (now + points + after * mean) / scale;
      const length = lengths[suit]! / 4;
      const under = size(mine & ((1 << (code & 15)) - 1), 0) / 4;
      const f = count * FEATURES;
      features[f] = win * worth * 2;
      features[f + 1] = price * (1 - win) * 2;
      features[f + 2] = win * sign;
      features[f + 3] = height * sign;
      features[f + 4] = height;
      features[f + 5] = share * sign;
      features[f + 6] = share;
      features[f + 7] = length;
      features[f + 8] = length * sign;
      features[f + 9] = theirs / 6.5;
      features[f + 10] = suitPrices[suit]! / scale;
      features[f + 11] = (suitPrices[suit]! / scale) * height;
      features[f + 12] = price;
      features[f + 13] = lengths[suit] === 1 ? 1 : 0;
      features[f + 14] = under;
      features[f + 15] = under * sign;
      features[f + 16] = win * last * worth * 2;
      features[f + 17] = theirs === 0 ? sign : 0;
      features[f + 18] = win * late;
      features[f + 19] = height * win * sign;
      features[f + 20] = above === 0 ? sign : 0;
      features[f + 21] = height * last * may * sign;
      features[f + 22] = win;
      features[f + 23] = suit === k.trump ? 1 : 0;
      codes[count] = code;
      situations[count] = base + (led < 0 ? 0 : inSuit ? 1 : 2);
      count++;
    }
  }
  candidates.count = count;
}

/** Finds the legal cards and how likely each is. */
export function weigh(k: Kernel): void {
  describe(k);
  const {count, situations, features, chances} = candidates;
  let top = -Infinity;
  for (let at = 0; at < count; at++) {
    const from = situations[at]! * FEATURES;
    const f = at * FEATURES;
    let sum = 0;
    for (let one = 0; one < FEATURES; one++) sum += features[f + one]! * WEIGHTS[from + one]!;
    chances[at] = sum;
    if (sum > top) top = sum;
  }
  let all = 0;
  for (let at = 0; at < count; at++) all += chances[at] = Math.exp(chances[at]! - top);
  for (let at = 0; at < count; at++) chances[at]! /= all;
}

/** A legal card, each as often as it is likely. Advances the stream in place. */
export function likelyCard(k: Kernel, stream: number[]): number {
  const only = onlyCard(k);
  if (only >= 0) return only;
  weigh(k);
  const {count, codes, chances} = candidates;
  let rest = step(stream) / 2 ** 32;
  for (let at = 0; at < count - 1; at++) if ((rest -= chances[at]!) < 0) return codes[at]!;
  return codes[count - 1]!;
}

/** The only legal card of the seat on turn; -1 where there is a choice. */
export function onlyCard(k: Kernel): number {
  legal(k);
  const {legalLow: low, legalHigh: high} = k;
  if (high === 0) return (low & (low - 1)) === 0 ? 31 - Math.clz32(low) : -1;
  return low === 0 && (high & (high - 1)) === 0 ? 63 - Math.clz32(high) : -1;
}

/** What the features need to know of a contract. */
interface Prices {
  /** The points of a set of cards of a suit: 256 sums for its lower eight places, 256 for the upper. */
  readonly sums: Int16Array;
  /** A usual price in a deal, so that features are alike in all contracts. */
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
