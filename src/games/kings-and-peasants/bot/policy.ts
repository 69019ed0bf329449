import {ALL, heightIn, sizeOf, suitIn} from '../kernel/codes.js';
import {cardsOf, powerOf} from '../kernel/kernel.js';
import type {Kernel} from '../kernel/position.js';
import {giftCost, missing, playValue, spared, worthAmong} from './outlook.js';

/**
 * The judgement of the usual bot on a position of the kernel: the bot chooses by it, and searches play on
 * by it and try its best card first.
 */

/** The cards that the seat on turn may choose, overwritten by the next call of `weigh`. */
export const candidates = {
  count: 0,
  codes: new Uint16Array(36),
  /** How good each is, on the scale of the bot. */
  values: new Float64Array(36),
  /** The probability that each, played now, takes the trick. */
  chances: new Float64Array(36),
};

/** By suit, the numbers of cards in hand and of those that may lie in other hands, and their sets. */
const own = new Uint8Array(4);
const out = new Uint16Array(4);
const outs = new Uint8Array(4);

/** The most cards that can be out, in a hand (of a quota election of two), in a suit, and one more. */
const OUT = 37;
const HAND = 19;
const SUIT = 10;
/** `missing(few, draws, all)` of the outlook, for all numbers that can come up. */
const MISSING = Float64Array.from({length: SUIT * HAND * OUT}, (_, at) =>
  missing(Math.floor(at / OUT / HAND), Math.floor(at / OUT) % HAND, at % OUT),
);
const missed = (few: number, draws: number, all: number): number =>
  MISSING[(few * HAND + draws) * OUT + all]!;

/** `worthAmong(trump, higher, own)` of the outlook, likewise: no trumps first, then trumps. */
const WORTHS = Float64Array.from({length: 2 * SUIT * SUIT}, (_, at) =>
  worthAmong(at >= SUIT * SUIT, Math.floor(at / SUIT) % SUIT, at % SUIT),
);
const worthIn = ({law}: Kernel, suit: number, higher: number): number =>
  WORTHS[((suit === law.trump ? SUIT : 0) + higher) * SUIT + own[suit]!]!;

/** Counts what the seat on turn holds and does not see; answers how many cards it does not see. */
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

/** Finds the choices of the seat on turn and judges each; an only one needs no judgement. */
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

/** The expected number of tricks of the hand of the seat on turn. */
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

/** The probability that a card, played now, takes this trick, as far as the seat on turn can see. */
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
