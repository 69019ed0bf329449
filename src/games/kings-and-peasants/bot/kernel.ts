import {type Card, type Suit, suitOf, SUITS} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {heightOf} from '../rules/exchange.js';
import {LIMITS, type Phase, RANKS} from '../types.js';

/**
 * Plays an election or a reign on bits, many times as fast as the rules do on plain states; a test
 * compares the two. A search plays on in such worlds.
 */

/** Cards of a suit, and the height of the lowest one. */
const CARDS = 9;
const LOWEST = 4;
/** All cards of a suit. */
export const ALL = (1 << CARDS) - 1;
/** From the ten on (P-7). */
const GOOD = ALL & ~((1 << (10 - 6)) - 1);
const SEATS = 4;
const EVERYBODY = (1 << SEATS) - 1;
/** The numbers that go with the names. */
const MOST = RANKS.map((rank) => LIMITS[rank]);
const [KING, , SOLDIER, PEASANT] = [0, 1, 2, 3] as const;

/** A suit and a card as numbers: the cards of a suit follow each other, the six first. */
export const suitCode = (suit: Suit): number => SUITS.indexOf(suit);
export const codeOf = (card: Card): number =>
  suitCode(suitOf(card)!) * CARDS + heightOf(card) - LOWEST;
export const suitIn = (code: number): number => (code / CARDS) | 0;
/** 0 for a six up to 8 for an ace. */
export const heightIn = (code: number): number => code % CARDS;

/** The number of cards in a set of one suit. */
const SIZES = Uint8Array.from({length: ALL + 1}, (_, set) => {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
});
export const sizeOf = (set: number): number => SIZES[set]!;

/** The options that an election and a reign depend on. */
interface Law {
  readonly trump: number;
  readonly mustFollow: boolean;
  readonly strict: boolean;
}

/** A game until its election or its reign is over. Its lists are short: plain ones are copied fastest. */
export interface World {
  readonly law: Law;
  phase: Phase;
  /** The seat on turn; -1 when the stage is over. */
  turn: Seat;
  /** Sets of cards, by seat and suit. */
  readonly hands: number[];
  /** Likewise, those laid aside in the election. */
  readonly aside: number[];
  /** By suit, cards that lie or have lain on the table. */
  readonly seen: number[];
  /** By seat, a set of suits that it has shown to lack. */
  readonly voids: number[];
  readonly tricks: number[];
  /** By seat, places in `RANKS`: the names in an election, the ranks in a reign. */
  readonly ranks: number[];
  /** True from the exchange on. */
  readonly reign: boolean;
  /** Tricks that are not over. */
  rounds: number;
  /** Sets of seats: those still in, and those whose cards lie on the table. */
  still: number;
  laid: number;
  /** The suit led, who wins the trick so far, and how high. */
  led: number;
  best: Seat;
  power: number;
  /** The card that the king has just been given, which he may not give back; or -1. */
  received: number;
}

/** Field by field, since a spread of so many would take several times as long. */
export const copy = (world: World): World => ({
  law: world.law,
  phase: world.phase,
  turn: world.turn,
  hands: world.hands.slice(),
  aside: world.aside.slice(),
  seen: world.seen.slice(),
  voids: world.voids.slice(),
  tricks: world.tricks.slice(),
  ranks: world.ranks.slice(),
  reign: world.reign,
  rounds: world.rounds,
  still: world.still,
  laid: world.laid,
  led: world.led,
  best: world.best,
  power: world.power,
  received: world.received,
});

const seatOf = ({ranks}: World, rank: number): Seat => ranks.indexOf(rank);

/** How high a card is in a trick; -1 for one that cannot take it. */
export function powerOf({law, laid, led}: World, code: number): number {
  const suit = suitIn(code);
  if (suit === law.trump) return 2 * CARDS + heightIn(code);
  return laid === 0 || suit === led ? heightIn(code) : -1;
}

/** Writes the cards that the seat on turn may play or give; answers their number. */
export function cardsOf(world: World, into: Uint16Array): number {
  const {law, phase, turn, hands, laid, led, received} = world;
  const base = turn * SUITS.length;
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
function after(world: World, from: Seat): Seat {
  const {reign, ranks, still} = world;
  let seat = from;
  do seat = reign ? seatOf(world, (ranks[seat]! + 1) % SEATS) : (seat + 1) % SEATS;
  while (((still >> seat) & 1) === 0);
  return seat;
}

/** Gives the names, by seat, and lets the seat after the dealer lead. */
export function giveNames(world: World, ranks: readonly number[]): void {
  for (let seat = 0; seat < SEATS; seat++) world.ranks[seat] = ranks[seat]!;
  world.phase = 'election.play';
  world.turn = after(world, world.turn);
}

/** Plays a card, or gives it, in place. */
export function lay(world: World, code: number): void {
  if (world.phase === 'election.play' || world.phase === 'reign.play') play(world, code);
  else give(world, code);
}

function play(world: World, code: number): void {
  const {turn, hands, seen, voids} = world;
  const suit = suitIn(code);
  const card = 1 << heightIn(code);
  const power = powerOf(world, code);
  hands[turn * SUITS.length + suit]! &= ~card;
  seen[suit]! |= card;
  if (world.laid === 0) {
    world.led = suit;
    world.power = -1;
  } else if (suit !== world.led) voids[turn]! |= 1 << world.led;
  if (power > world.power) {
    world.power = power;
    world.best = turn;
  }
  world.laid |= 1 << turn;
  if (world.laid === world.still) take(world);
  else world.turn = after(world, turn);
}

function take(world: World): void {
  const {best, tricks, hands, aside, reign, ranks} = world;
  tricks[best]!++;
  world.laid = 0;
  const leaves = !reign && tricks[best]! >= MOST[ranks[best]!]!;
  if (leaves) {
    for (let at = best * SUITS.length; at < (best + 1) * SUITS.length; at++) {
      aside[at] = hands[at]!;
      hands[at] = 0;
    }
    world.still &= ~(1 << best);
  }
  if (--world.rounds > 0) world.turn = leaves ? after(world, best) : best;
  else end(world);
}

function end(world: World): void {
  world.phase = 'over';
  world.turn = -1;
}

function give(world: World, code: number): void {
  const {phase, turn, hands, law} = world;
  const card = 1 << heightIn(code);
  const to = seatOf(
    world,
    phase === 'reign.exchange.toSoldier'
      ? SOLDIER
      : phase === 'reign.exchange.toPeasant'
        ? PEASANT
        : KING,
  );
  hands[turn * SUITS.length + suitIn(code)]! &= ~card;
  hands[to * SUITS.length + suitIn(code)]! |= card;
  world.received = -1;
  if (phase === 'reign.exchange.toSoldier') {
    world.phase = 'reign.exchange.fromPeasant';
    world.turn = seatOf(world, PEASANT);
  } else if (phase === 'reign.exchange.fromPeasant') {
    world.phase = 'reign.exchange.toPeasant';
    world.received = code;
    world.turn = to;
  } else {
    world.phase = 'reign.play';
    const ace = 1 << (CARDS - 1);
    world.turn = 0;
    while ((hands[world.turn * SUITS.length + law.trump]! & ace) === 0) world.turn++;
  }
}

/** The place of a seat, 0 for the best, by tricks and then the lower name or rank (P-6, P-12). */
export function placeOf({tricks, ranks}: World, seat: Seat): number {
  let place = 0;
  for (let other = 0; other < SEATS; other++)
    if (
      tricks[other]! > tricks[seat]! ||
      (tricks[other] === tricks[seat] && ranks[other]! > ranks[seat]!)
    )
      place++;
  return place;
}

/** All seats are in, and no card lies on the table. */
export const fresh = {still: EVERYBODY, laid: 0, led: 0, best: 0, power: -1} as const;
