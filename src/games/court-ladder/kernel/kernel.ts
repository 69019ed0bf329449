import {SUITS} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {demote} from '../rules/ladder.js';
import type {LadderStep} from '../types.js';
import {heightIn, suitIn} from './codes.js';
import {freshBout, type Kernel, lie, put, spend, spendJoker} from './position.js';

/**
 * Plays a hand on bits: who may do what, and what follows from it until somebody is awaited again. The
 * rules and every search use this code, and no other code decides these things.
 */

/** The most attack cards of a bout. */
const MOST = 6;

const kingOf = ({ranks}: Kernel): Seat => ranks[0]!;
const knaveOf = ({ranks, seats}: Kernel): Seat => ranks[seats - 1]!;

/** The next seat above a place that holds cards (rule 7); -1 for none. */
export function above({ranks, sizes}: Kernel, place: number): Seat {
  for (let at = place - 1; at >= 0; at--) if (sizes[ranks[at]!]! > 0) return ranks[at]!;
  return -1;
}

/** True when the King is asked for leave at all: everybody may throw in on the opening bout. */
const needsLeave = ({throwIn, bouts}: Kernel): boolean => throwIn === 'king' && bouts !== 1;

/** The set of seats that need the King's leave to throw in (L-2). */
export function petitioners(k: Kernel): number {
  const {seats, attacker, defender, sizes} = k;
  if (!needsLeave(k)) return 0;
  let set = 0;
  for (let seat = 0; seat < seats; seat++) if (sizes[seat]! > 0) set |= 1 << seat;
  for (const free of [attacker, defender, kingOf(k), knaveOf(k)]) set &= ~(1 << free);
  return set;
}

/** True when a seat may throw in during this bout, whether or not it has passed (rule 5). */
export function mayThrow(k: Kernel, seat: Seat): boolean {
  const {seats, ranks, attacker, defender, sizes, throwIn, allowed} = k;
  if (seat === defender || sizes[seat] === 0) return false;
  if (seat === attacker) return true;
  if (throwIn === 'attacker') return false;
  if (!needsLeave(k) || seat === ranks[0] || seat === ranks[seats - 1]) return true;
  return allowed > 0 && ((allowed >> seat) & 1) === 1;
}

/** The seats that are asked to throw in, in order (L-2): attacker, lowest, then from the King down. */
const inTurn = ({attacker, ranks, seats}: Kernel, at: number): Seat =>
  at === 0 ? attacker : at === 1 ? ranks[seats - 1]! : ranks[at - 2]!;

/** The seats that may throw in during this bout, in the order in which they are asked. */
export function throwers(k: Kernel): readonly Seat[] {
  const order = Array.from({length: k.seats + 2}, (_, at) => inTurn(k, at));
  return [...new Set(order)].filter((seat) => mayThrow(k, seat));
}

/** The next seat that is asked to throw in; -1 when all have passed. */
function nextThrower(k: Kernel): Seat {
  for (let at = 0; at < k.seats + 2; at++) {
    const seat = inTurn(k, at);
    if (((k.passed >> seat) & 1) === 0 && mayThrow(k, seat)) return seat;
  }
  return -1;
}

/** The ranks that beat the open card in a suit, whatever the hand (rule 5). */
const higher = (suit: number, open: number, trump: number): number => {
  if (suit === suitIn(open)) return -2 << heightIn(open);
  return suit === trump ? -1 : 0;
};

/** True when a card beats an attack card; neither is a joker. */
export const beats = (code: number, open: number, trump: number): boolean =>
  ((higher(suitIn(code), open, trump) >> heightIn(code)) & 1) === 1;

/** The set of ranks of a suit with which the seat on turn can beat the open card. */
export const beating = ({cards, turn, trump, open}: Kernel, suit: number): number =>
  cards[turn * SUITS.length + suit]! & higher(suit, open, trump);

/** The seat that a position waits for; -1 for nobody. */
export function awaited(k: Kernel): Seat {
  switch (k.step) {
    case 'trump':
    case 'leave':
      return kingOf(k);
    case 'attack':
      return k.attacker;
    case 'defence':
      return k.defender;
    case 'throwIn':
      return nextThrower(k);
    default:
      return -1;
  }
}

/** The King, who names a suit, attacks the lowest (rules 4, 6). */
export function nameTrump(k: Kernel, suit: number): void {
  k.trump = suit;
  beginBout(k, kingOf(k), knaveOf(k));
}

function beginBout(k: Kernel, attacker: Seat, defender: Seat): void {
  k.step = 'attack';
  k.turn = attacker;
  k.bouts++;
  k.attacker = attacker;
  k.defender = defender;
  k.limit = freshBout.limit;
  k.pairs = freshBout.pairs;
  k.open = freshBout.open;
  k.taking = freshBout.taking;
  k.allowed = freshBout.allowed;
  k.passed = freshBout.passed;
  k.ranksLying = freshBout.ranksLying;
  k.count = freshBout.count;
}

const awaits = (k: Kernel, step: LadderStep, turn: Seat): void => {
  k.step = step;
  k.turn = turn;
};

/** Attacks with a card; the target is the defender unless the attacker may choose. */
export function attack(k: Kernel, code: number, target: Seat): void {
  k.defender = target;
  k.limit = Math.min(MOST, k.sizes[target]!);
  add(k, code);
  awaits(k, 'defence', target);
}

/** A card of the attack leaves the hand of the seat on turn. */
function add(k: Kernel, code: number): void {
  spend(k, k.turn, code);
  lie(k, code);
  k.pairs++;
  k.open = code;
}

/** Beats the open card. */
export function beat(k: Kernel, code: number): void {
  spend(k, k.turn, code);
  lie(k, code);
  k.open = -1;
  askForMore(k);
}

/** "I take": more cards may be thrown in, then all of them go to the defender's hand. */
export function take(k: Kernel): void {
  k.taking = true;
  askForMore(k);
}

/**
 * The King is asked after every beat, but after "I take" only if not yet asked in this bout (L-5).
 */
function askForMore(k: Kernel): void {
  if (k.pairs >= k.limit) close(k);
  else if ((k.taking && k.allowed >= 0) || petitioners(k) === 0) beginThrowIn(k);
  else awaits(k, 'leave', kingOf(k));
}

/** The King's answer, as a set of seats. */
export function giveLeave(k: Kernel, allowed: number): void {
  k.allowed = allowed;
  beginThrowIn(k);
}

/** Asks all who may throw in, from the attacker on; each new card starts the round again (L-6). */
function beginThrowIn(k: Kernel): void {
  k.passed = 0;
  askNext(k);
}

/** The bout closes when all have passed in a row (L-2). */
function askNext(k: Kernel): void {
  const seat = nextThrower(k);
  if (seat < 0) close(k);
  else awaits(k, 'throwIn', seat);
}

/** Adds a card for the defender to beat, or to take with the others. */
export function throwIn(k: Kernel, code: number): void {
  add(k, code);
  k.passed = 0;
  if (!k.taking) awaits(k, 'defence', k.defender);
  else if (k.pairs >= k.limit) close(k);
  else beginThrowIn(k);
}

/** The seat on turn throws nothing in. */
export function pass(k: Kernel): void {
  k.passed |= 1 << k.turn;
  askNext(k);
}

/**
 * Lays a joker, by its number, beside the bout and names a new trump; it neither attacks nor beats
 * (L-1). An attacker who had nothing else is out of cards, and there is no bout (L-7).
 */
export function layJoker(k: Kernel, joker: number, suit: number): void {
  const {turn, sizes} = k;
  spendJoker(k, turn, joker);
  k.trump = suit;
  if (k.step === 'defence' || sizes[turn]! > 0) return;
  if (k.step === 'throwIn') askNext(k);
  else goOn(k, k.places[turn]!);
}

/** Taken cards go to the defender's hand; who attacks next follows from how the bout ended (rule 6). */
function close(k: Kernel): void {
  const {taking, defender, attacker, lying, ranks, places} = k;
  if (taking) for (let at = 0; at < k.count; at++) put(k, defender, lying[at]!);
  const place = places[defender]!;
  k.swapped = false;
  if (places[attacker]! < place) {
    // v: the King attacked down, so nobody changes places; the next above the target attacks.
    const up = taking ? above(k, place) : defender;
    goOn(k, up < 0 ? 0 : places[up]!);
    return;
  }
  // iii: the place that was attacked attacks upwards, whichever seat is on it now.
  if (taking) {
    k.swapped = true;
    const from = places[attacker]!;
    ranks[place] = attacker;
    ranks[from] = defender;
    places[attacker] = place;
    places[defender] = from;
  }
  goOn(k, place);
}

/** The seat on this place attacks the next above; without cards, its turn passes upwards (rule 7). */
function goOn(k: Kernel, place: number): void {
  const {seats, ranks, places, sizes} = k;
  let holders = 0;
  for (let seat = 0; seat < seats; seat++) if (sizes[seat]! > 0) holders++;
  if (holders < 2) {
    end(k);
    return;
  }
  const here = ranks[place]!;
  const mover = sizes[here]! > 0 ? here : above(k, place);
  const target = mover < 0 ? -1 : above(k, places[mover]!);
  if (target < 0)
    beginBout(
      k,
      ranks.find((seat) => sizes[seat]! > 0)!,
      -1,
    );
  else beginBout(k, mover, target);
}

/** Ends the hand: a seat that still holds cards goes to the bottom (rule 8). */
function end(k: Kernel): void {
  const {ranks, places, sizes} = k;
  const left = sizes.findIndex((size) => size > 0);
  if (left >= 0) {
    ranks.set(demote([...ranks], left));
    ranks.forEach((seat, place) => (places[seat] = place));
  }
  awaits(k, 'over', -1);
}
