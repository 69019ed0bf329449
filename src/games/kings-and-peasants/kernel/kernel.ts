import {SUITS} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {ALL, CARDS, GOOD, heightIn, suitIn} from './codes.js';
import {comesBefore, hasReached, nextSeat, SEATS} from './order.js';
import type {Kernel} from './position.js';

/**
 * Plays an election or a reign on bits: which cards are legal, and what follows from each until a
 * seat is awaited again or the deal is over. The rules and every search use this code, and no other
 * code decides these things.
 */

const [KING, , SOLDIER, PEASANT] = [0, 1, 2, 3] as const;

const seatOf = ({ranks}: Kernel, rank: number): Seat => ranks.indexOf(rank);

/** The height of a card in a trick to which a suit was led; -1 for a card that cannot take it. */
export function powerIn(code: number, trump: number, led: number): number {
  const suit = suitIn(code);
  if (suit === trump) return 2 * CARDS + heightIn(code);
  return suit === led ? heightIn(code) : -1;
}

/** The height that a card of the seat on turn would have in the present trick. */
export const powerOf = ({law, laid, led}: Kernel, code: number): number =>
  powerIn(code, law.trump, laid === 0 ? suitIn(code) : led);

/**
 * Writes the cards that the seat on turn may play (P-4) or give (P-7, P-9) and returns their number.
 */
export function cardsOf(k: Kernel, into: Uint16Array): number {
  const {law, phase, turn, hands, laid, led, received} = k;
  const base = turn * SUITS.length;
  if (phase === 'reign.exchange.fromSoldier') {
    into[0] = law.trump * CARDS + 31 - Math.clz32(hands[base + law.trump]!);
    return 1; // the highest trump
  }
  let count = 0;
  const add = (suit: number, of: number): void => {
    for (let set = hands[base + suit]! & of; set !== 0; set &= set - 1) {
      const code = suit * CARDS + 31 - Math.clz32(set & -set);
      if (code !== received) into[count++] = code;
    }
  };
  const follows = law.mustFollow && laid !== 0 && hands[base + led] !== 0;
  const trumps = phase === 'reign.exchange.fromPeasant';
  const only = follows ? led : trumps ? law.trump : -1;
  if (phase === 'reign.exchange.toSoldier' && law.strict)
    for (let suit = 0; suit < SUITS.length; suit++) add(suit, suit === law.trump ? ALL : GOOD);
  if (count > 0) return count;
  for (let suit = 0; suit < SUITS.length; suit++) if (only < 0 || suit === only) add(suit, ALL);
  return count;
}

/** The next seat that is still in, in the order of play. */
function after(k: Kernel, from: Seat): Seat {
  const {reign, ranks, still} = k;
  let seat = from;
  do seat = nextSeat(ranks, reign, seat);
  while (((still >> seat) & 1) === 0);
  return seat;
}

/** Gives the names, by seat, and lets the seat after the dealer lead. */
export function giveNames(k: Kernel, ranks: readonly number[]): void {
  for (let seat = 0; seat < SEATS; seat++) k.ranks[seat] = ranks[seat]!;
  k.phase = 'election.play';
  k.turn = after(k, k.turn);
}

/** Plays or gives a card; changes the position in place. */
export function lay(k: Kernel, code: number): void {
  if (k.phase === 'election.play' || k.phase === 'reign.play') play(k, code);
  else give(k, code);
}

function play(k: Kernel, code: number): void {
  const {turn, hands, seen, voids} = k;
  const suit = suitIn(code);
  const card = 1 << heightIn(code);
  const power = powerOf(k, code);
  hands[turn * SUITS.length + suit]! &= ~card;
  seen[suit]! |= card;
  if (k.laid === 0) {
    k.led = suit;
    k.power = -1;
  } else if (suit !== k.led) voids[turn]! |= 1 << k.led;
  if (power > k.power) {
    k.power = power;
    k.best = turn;
  }
  k.laid |= 1 << turn;
  if (k.laid === k.still) take(k);
  else k.turn = after(k, turn);
}

/** The best card takes the trick; a seat that reaches its number in the election is out. */
function take(k: Kernel): void {
  const {best, tricks, hands, aside, reign, ranks} = k;
  tricks[best]!++;
  k.laid = 0;
  const leaves = !reign && hasReached(tricks[best]!, ranks[best]!);
  if (leaves) {
    for (let at = best * SUITS.length; at < (best + 1) * SUITS.length; at++) {
      aside[at] = hands[at]!;
      hands[at] = 0;
    }
    k.still &= ~(1 << best);
  }
  if (--k.rounds > 0 && !isLastIn(k)) k.turn = leaves ? after(k, best) : best;
  else {
    k.phase = 'over';
    k.turn = -1;
  }
}

/** Whether nobody is left to play against, in an election by quotas. */
const isLastIn = ({law, reign, still}: Kernel): boolean =>
  law.quotas && !reign && (still & (still - 1)) === 0;

/** Whether the election ends with this deal; by quotas another one may follow (P-1). */
export const isElected = (k: Kernel): boolean => !k.law.quotas || isLastIn(k);

/**
 * The receiver of a gift by the seat on turn: the king, or the soldier or peasant to whom he gives
 * back.
 */
export function receiverOf(k: Kernel): Seat {
  if (k.phase === 'reign.exchange.toSoldier') return seatOf(k, SOLDIER);
  return seatOf(k, k.phase === 'reign.exchange.toPeasant' ? PEASANT : KING);
}

function give(k: Kernel, code: number): void {
  const {phase, turn, hands, law} = k;
  const card = 1 << heightIn(code);
  const to = receiverOf(k);
  hands[turn * SUITS.length + suitIn(code)]! &= ~card;
  hands[to * SUITS.length + suitIn(code)]! |= card;
  k.received = -1;
  if (phase === 'reign.exchange.toSoldier') {
    k.phase = 'reign.exchange.fromPeasant';
    k.turn = seatOf(k, PEASANT);
  } else if (phase === 'reign.exchange.toPeasant') {
    k.phase = 'reign.play';
    const ace = 1 << (CARDS - 1);
    k.turn = 0; // the highest trump leads (P-10)
    while ((hands[k.turn * SUITS.length + law.trump]! & ace) === 0) k.turn++;
  } else {
    k.phase =
      phase === 'reign.exchange.fromSoldier'
        ? 'reign.exchange.toSoldier'
        : 'reign.exchange.toPeasant';
    k.received = code;
    k.turn = to;
  }
}

/** The place of a seat, 0 for the best. */
export function placeOf({tricks, ranks}: Kernel, seat: Seat): number {
  let place = 0;
  for (let other = 0; other < SEATS; other++) if (comesBefore(tricks, ranks, other, seat)) place++;
  return place;
}

const buffer = new Uint16Array(36);

/** The cards that the seat on turn may play or give; the array is overwritten by the next call. */
export const legalCards = (k: Kernel): Uint16Array => buffer.subarray(0, cardsOf(k, buffer));
