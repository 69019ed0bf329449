import {ALL, heightIn, sizeOf, suitIn} from '../kernel/codes.js';
import {cardsOf, powerOf} from '../kernel/kernel.js';
import type {Kernel} from '../kernel/position.js';
import {giftCost, missing, playValue, spared, worthAmong} from './outlook.js';

/**
 * The judgement of the usual bot on a kernel position. The bot chooses by it; searches use it to play
 * on, and try its best card first.
 */

/** The cards that the seat on turn may choose, overwritten by the next call of `weigh`. */
export const candidates = {
  count: 0,
  codes: new Uint16Array(36),
  /** The value of each, on the bot's scale. */
  values: new Float64Array(36),
  /** The probability that each one takes the trick if played now. */
  chances: new Float64Array(36),
};

/**
 * By suit, the number of cards in the hand and of those that may lie in other hands, then these cards
 * as sets.
 */
const own = new Uint8Array(4);
const out = new Uint16Array(4);
const outs = new Uint8Array(4);

/**
 * One more than the most cards that can be out, be in a hand (of a quota election of two), or belong
 * to a suit.
 */
const OUT = 37;
const HAND = 19;
const SUIT = 10;
/** `missing(few, draws, all)` of the outlook, for all numbers that can occur. */
const MISSING = Float64Array.from({length: SUIT * HAND * OUT}, (_, at) =>
  missing(Math.floor(at / OUT / HAND), Math.floor(at / OUT) % HAND, at % OUT),
);
const missed = (few: number, draws: number, all: number): number =>
  MISSING[(few * HAND + draws) * OUT + all]!;

/**
 * `worthAmong(trump, higher, own)` of the outlook in the same way: plain cards first, then trumps.
 */
const WORTHS = Float64Array.from({length: 2 * SUIT * SUIT}, (_, at) =>
  worthAmong(at >= SUIT * SUIT, Math.floor(at / SUIT) % SUIT, at % SUIT),
);
const worthIn = ({law}: Kernel, suit: number, higher: number): number =>
  WORTHS[((suit === law.trump ? SUIT : 0) + higher) * SUIT + own[suit]!]!;

/**
 * Counts the cards that the seat on turn holds and those that it does not see; returns the number of
 * the latter.
 */
function look({turn, hands, aside, seen}: Kernel): number {
  let all = 0;
  for (let suit = 0; suit < 4; suit++) {
    const at = turn * 4 + suit;
    own[suit] = sizeOf(hands[at]!);
    out[suit] = ALL & ~(hands[at]! | aside[at]! | seen[suit]!);
    all += outs[suit] = sizeOf(out[suit]!);
  }
  return all;
}

/** Finds the choices of the seat on turn and judges each, unless there is only one. */
export function weigh(world: Kernel): void {
  const {phase} = world;
  candidates.count = cardsOf(world, candidates.codes);
  if (candidates.count === 1) return;
  const all = look(world);
  const plays = phase === 'election.play' || phase === 'reign.play';
  for (let at = 0; at < candidates.count; at++) {
    const code = candidates.codes[at]!;
    const suit = suitIn(code);
    const height = heightIn(code);
    const higher = higherThan(code);
    const worth = worthIn(world, suit, higher);
    if (plays) {
      const chance = chanceOf(world, code, higher, all);
      candidates.chances[at] = chance;
      candidates.values[at] = playValue(chance, worth, height);
    } else candidates.values[at] = -giftCost(worth, height);
  }
}

const higherThan = (code: number): number => sizeOf(out[suitIn(code)]! >> (heightIn(code) + 1));

/** The number of tricks that the hand of the seat on turn is expected to take. */
export function promiseOf(world: Kernel): number {
  const {turn, hands} = world;
  look(world);
  let sum = 0;
  for (let code = 0; code < 36; code++) {
    const suit = suitIn(code);
    if ((hands[turn * 4 + suit]! >> heightIn(code)) & 1)
      sum += worthIn(world, suit, higherThan(code));
  }
  return sum;
}

/** The probability that a card takes this trick if played now, as far as the seat on turn can see. */
function chanceOf(world: Kernel, code: number, higher: number, all: number): number {
  const {law, turn, voids, rounds, still, laid, led: suitLed, power} = world;
  if (laid !== 0 && powerOf(world, code) <= power) return 0;
  const led = laid === 0 ? suitIn(code) : suitLed;
  const isTrump = suitIn(code) === law.trump;
  const noLed = missed(outs[led]!, rounds, all);
  const noTrumps = missed(outs[law.trump]!, rounds, all);
  const under = missed(higher, rounds, all);
  let chance = 1;
  for (let other = 0; other < 4; other++) {
    if (other === turn || ((still & ~laid) >> other) % 2 === 0) continue;
    const none = (voids[other]! >> led) & 1 ? 1 : noLed;
    const noTrump = (voids[other]! >> law.trump) & 1 ? 1 : noTrumps;
    chance *= spared(isTrump, led === law.trump, {none, noTrump, under});
  }
  return chance;
}

/** The choice that the usual bot would make. */
export function bestCard(world: Kernel): number {
  weigh(world);
  const {count, codes, values} = candidates;
  let best = 0;
  for (let at = 1; at < count; at++) if (values[at]! > values[best]!) best = at;
  return codes[best]!;
}
