import type {Seat} from '../../../game/index.js';
import {demote} from '../rules/ladder.js';
import type {LadderStep} from '../types.js';
import {freshBout, type Kernel, kingOf, knaveOf, lie, put, spend, spendJoker} from './position.js';
import {nextThrower, petitioners} from './throw-in.js';

/**
 * Plays a hand on bits: everything that follows from a move until a player is awaited again. The
 * rules and every search use this code and that of `throw-in.ts` and `beats.ts`; no other code
 * decides these things.
 */

/** The most attack cards of a bout. */
const MOST = 6;

/** The next seat above a place that holds cards (rule 7), or -1. */
export function above({ranks, sizes}: Kernel, place: number): Seat {
  for (let at = place - 1; at >= 0; at--) if (sizes[ranks[at]!]! > 0) return ranks[at]!;
  return -1;
}

/** The seat that a position waits for, or -1. */
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

/** The King names a suit, then attacks the lowest (rules 4, 6). */
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
 * The King is asked after every beat; after "I take" only if he has not been asked in this bout
 * (L-5).
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

/** Adds a card for the defender to beat, or to take along with the others. */
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
 * Lays a joker, given by its number, beside the bout and names a new trump; it neither attacks nor
 * beats (L-1). An attacker who had nothing else is out of cards, and there is no bout (L-7).
 */
export function layJoker(k: Kernel, joker: number, suit: number): void {
  const {turn, sizes} = k;
  spendJoker(k, turn, joker);
  k.trump = suit;
  if (k.step === 'defence' || sizes[turn]! > 0) return;
  if (k.step === 'throwIn') askNext(k);
  else goOn(k, k.places[turn]!);
}

/**
 * Taken cards go to the defender's hand; the way the bout ended decides who attacks next (rule 6).
 */
function close(k: Kernel): void {
  const {taking, defender, attacker, lying, ranks, places} = k;
  if (taking) for (let at = 0; at < k.count; at++) put(k, defender, lying[at]!);
  const place = places[defender]!;
  k.swapped = false;
  if (places[attacker]! < place) {
    // v: the King attacked down, so nobody changes places; the next seat above the target attacks.
    const up = taking ? above(k, place) : defender;
    goOn(k, up < 0 ? 0 : places[up]!);
    return;
  }
  // iii: the place that was attacked attacks upwards, no matter which seat is on it now.
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

/**
 * The seat on this place attacks the next above; if it has no cards, its turn passes upwards (rule
 * 7).
 */
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
