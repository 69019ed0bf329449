import {type Card, isJoker, rankOf, RANKS} from '../../../cards/index.js';
import {ALL, cardsOf, CARDS, codeOf, halfOf, SUIT_CODES} from './codes.js';
import type {Contract} from '../types.js';

/** A contract in the kernel's form: sets of bits and prices by card code. */
export interface Plan {
  /** The points of each card for the taker of its trick, by code. */
  readonly points: Int8Array;
  /** The points of each trick, and the extra points of the last one and the one before it (G9). */
  readonly trick: number;
  readonly lastTwo: number;
  /** The cards that a leader must choose from while holding any of them (G6). */
  readonly leadLow: number;
  readonly leadHigh: number;
  /** The cards that a seat that cannot follow must choose from while holding any of them (G7). */
  readonly forcedLow: number;
  readonly forcedHigh: number;
  /** The counting cards. */
  readonly countLow: number;
  readonly countHigh: number;
  /** The score for taking all of them, instead of their points; 0 for no special score. */
  readonly slam: number;
  /** 1 if the deal stops as soon as all of them are taken (G8). */
  readonly stops: number;
  /** 1 if a seat that cannot follow must play a trump. */
  readonly mustTrump: number;
  /** 1 if hands become unequal because seats that cannot follow draw. */
  readonly draws: number;
  /** 1 if jokers count. */
  readonly jokers: number;
  /**
   * The only seat that may lead trumps freely, or -1 if all may; then the points of the odd card for
   * the taker of the last trick. Both belong to one deal.
   */
  readonly declarer: number;
  readonly odd: number;
}

const plans = new WeakMap<Contract, Plan>();

/** The plan of a contract, cached for each contract object. */
export function planOf(contract: Contract): Plan {
  let plan = plans.get(contract);
  if (!plan) plans.set(contract, (plan = compile(contract)));
  return plan;
}

/** The spots of a card: two to ten, jack 11, up to ace 14; a joker has none. */
const spotsOf = (card: Card): number => (isJoker(card) ? 0 : RANKS.indexOf(rankOf(card)) + 2);

function compile({terms, ban, forced, slam, stops, mustTrump, draws}: Contract): Plan {
  const points = new Int8Array(64);
  let trick = 0;
  let lastTwo = 0;
  for (const term of terms) {
    if (term.unit === 'trick') trick += term.pts;
    else if (term.unit === 'last2') lastTwo += term.pts;
    else
      for (const card of cardsOf(term.of))
        points[codeOf(card)]! += term.unit === 'spots' ? term.pts * spotsOf(card) : term.pts;
  }
  const counting = CARDS.filter((card) => points[codeOf(card)] !== 0);
  const banned = ban === null ? -1 : SUIT_CODES[ban];
  const lead = (half: 0 | 1): number =>
    banned >> 1 === half ? ALL & ~(0xffff << ((banned & 1) * 16)) : ALL;
  return {
    points,
    trick,
    lastTwo,
    leadLow: lead(0),
    leadHigh: lead(1),
    forcedLow: halfOf(forced === null ? [] : [forced], 0),
    forcedHigh: halfOf(forced === null ? [] : [forced], 1),
    countLow: halfOf(counting, 0),
    countHigh: halfOf(counting, 1),
    slam: slam ?? 0,
    stops: stops ? 1 : 0,
    mustTrump: mustTrump ? 1 : 0,
    draws: draws ? 1 : 0,
    jokers: counting.some(isJoker) ? 1 : 0,
    declarer: -1,
    odd: 0,
  };
}
