import {JOKERS, SUITS} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import type {LadderMove} from '../types.js';
import {beating} from './beats.js';
import {codeOf, JOKER, lowestIn, sizeOf, suitCode} from './codes.js';
import {attack, beat, giveLeave, layJoker, nameTrump, pass, take, throwIn} from './kernel.js';
import type {Kernel} from './position.js';
import {petitioners} from './throw-in.js';

/**
 * The choices of a position as numbers: a card, plus a target from 64 on; a trump; take; done; the
 * King's leave.
 */

const TARGETS = 64;
export const TRUMP = 1200;
export const TAKE = 1220;
export const DONE = 1221;
const LEAVE = 2048;

/** Up to this many petitioners all answers of the King are listed, 512 at most (L-17). */
const ALL_LISTED = 9;

export const attackOf = (code: number, target: number): number => TARGETS * (target + 1) + code;
export const jokerOf = (joker: number, suit: number): number =>
  TRUMP + SUITS.length * (joker + 1) + suit;

/**
 * The card of an attack, a beat or a throw-in, then the target, which is -1 if the choice names none.
 */
export const codeIn = (choice: number): number => choice % TARGETS;
export const targetIn = (choice: number): number => ((choice / TARGETS) | 0) - 1;

/** Whether a trump is named with a joker; then the number of the joker, and the suit. */
export const isOfJoker = (choice: number): boolean =>
  choice >= TRUMP + SUITS.length && choice < TAKE;
const jokerIn = (choice: number): number => Math.floor((choice - TRUMP) / SUITS.length) - 1;
export const suitNamed = (choice: number): number => (choice - TRUMP) % SUITS.length;

/**
 * A set of seats as the King's leave. The King needs no leave, so 15 bits hold any set of the others.
 */
export function leaveOf({ranks}: Kernel, set: number): number {
  const below = (1 << ranks[0]!) - 1;
  return LEAVE + ((set & below) | ((set >> 1) & ~below));
}

/** The set of seats that get leave. */
function leaveIn({ranks}: Kernel, choice: number): number {
  const below = (1 << ranks[0]!) - 1;
  const set = choice - LEAVE;
  return (set & below) | ((set & ~below) << 1);
}

export const setOf = (seats: readonly Seat[]): number =>
  seats.reduce((set, seat) => set | (1 << seat), 0);

/**
 * The King's answers that are listed, as sets, nobody first and everybody last. If at most `most`
 * seats ask for leave, every answer is listed; otherwise nobody, each seat alone, all but one, and
 * all (L-17).
 */
export function leavesOf(whom: number, most = ALL_LISTED): readonly number[] {
  const sets: number[] = [];
  if (sizeOf(whom) <= most) {
    for (let set = 0; set !== whom; set = (set - whom) & whom) sets.push(set);
    return [...sets, whom];
  }
  for (let rest = whom; rest !== 0; rest &= rest - 1) sets.push(rest & -rest);
  return [0, ...sets, ...sets.map((seat) => whom & ~seat), whom];
}

/** The choice that stands for a move; every seat that the move names must be at the table. */
export function choiceOf(move: LadderMove, k: Kernel): number {
  switch (move.type) {
    case 'trump':
      return move.card === undefined
        ? TRUMP + suitCode(move.suit)
        : jokerOf(codeOf(move.card) - JOKER, suitCode(move.suit));
    case 'attack':
      return move.target === undefined
        ? codeOf(move.card)
        : attackOf(codeOf(move.card), move.target);
    case 'beat':
    case 'throw':
      return codeOf(move.card);
    case 'leave':
      return leaveOf(k, setOf(move.allow));
    case 'take':
      return TAKE;
    case 'done':
      return DONE;
  }
}

/** Makes a choice of the seat on turn, in place. */
export function play(k: Kernel, choice: number): void {
  if (choice >= LEAVE) giveLeave(k, leaveIn(k, choice));
  else if (choice === DONE) pass(k);
  else if (choice === TAKE) take(k);
  else if (isOfJoker(choice)) layJoker(k, jokerIn(choice), suitNamed(choice));
  else if (choice >= TRUMP) nameTrump(k, suitNamed(choice));
  else if (choice >= TARGETS) attack(k, codeIn(choice), targetIn(choice));
  else if (k.step === 'attack') attack(k, choice, k.defender);
  else if (k.step === 'defence') beat(k, choice);
  else throwIn(k, choice);
}

/**
 * Writes the legal choices of the seat on turn and returns their number.
 * @param leaves up to this many petitioners all answers of the King are written
 */
export function choicesOf(k: Kernel, into: Uint16Array, leaves = ALL_LISTED): number {
  const {step, turn, cards, jokers, attacker, defender, ranksLying, sizes, seats} = k;
  let count = 0;
  const each = (suit: number, of: number, add: (code: number) => void): void => {
    for (let set = of; set !== 0; set &= set - 1) add(lowestIn(suit, set));
  };
  const plain = (code: number): void => {
    into[count++] = code;
  };
  const aimed = (code: number): void => {
    for (let target = 0; target < seats; target++)
      if (target !== turn && sizes[target]! > 0) into[count++] = attackOf(code, target);
  };
  if (step === 'trump') {
    for (let suit = 0; suit < SUITS.length; suit++) into[count++] = TRUMP + suit;
    return count;
  }
  if (step === 'leave') {
    for (const set of leavesOf(petitioners(k), leaves).toReversed())
      into[count++] = leaveOf(k, set);
    return count;
  }
  for (let suit = 0; suit < SUITS.length; suit++) {
    const hand = cards[turn * SUITS.length + suit]!;
    if (step === 'defence') each(suit, beating(k, suit), plain);
    else if (step === 'throwIn') each(suit, hand & ranksLying, plain);
    else each(suit, hand, defender < 0 ? aimed : plain);
  }
  if (step === 'defence') into[count++] = TAKE;
  if (step === 'throwIn') into[count++] = DONE;
  if (turn === attacker || turn === defender)
    for (let joker = 0; joker < JOKERS.length; joker++)
      if ((jokers[turn]! >> joker) & 1)
        for (let suit = 0; suit < SUITS.length; suit++) into[count++] = jokerOf(joker, suit);
  return count;
}

const buffer = new Uint16Array(4096);

/** The legal choices of the seat on turn; the array is overwritten by the next call. */
export const legalChoices = (k: Kernel): Uint16Array => buffer.subarray(0, choicesOf(k, buffer));
