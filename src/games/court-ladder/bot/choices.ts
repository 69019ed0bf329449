import {SUITS} from '../../../cards/index.js';
import type {LadderMove} from '../types.js';
import {
  attack,
  beat,
  giveLeave,
  layJoker,
  nameTrump,
  pass,
  petitioners,
  take,
  throwIn,
} from './kernel.js';
import {codeOf, JOKER, suitCode, suitIn, type World} from './world.js';

/**
 * The choices of a world as numbers: a card, with a target from 64 on, a trump, to take, to be done,
 * the King's leave.
 */

const TARGETS = 64;
export const TRUMP = 900;
export const TAKE = 920;
export const DONE = 921;
export const LEAVE = 1024;

export const attackOf = (code: number, target: number): number => TARGETS * (target + 1) + code;
export const jokerOf = (joker: number, suit: number): number =>
  TRUMP + SUITS.length * (joker + 1) + suit;

/** The choice that stands for a move. */
export function choiceOf(move: LadderMove): number {
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
      return LEAVE + move.allow.reduce((set, seat) => set | (1 << seat), 0);
    case 'take':
      return TAKE;
    case 'done':
      return DONE;
  }
}

/** Makes a choice of the seat on turn, in place. */
export function play(world: World, choice: number): void {
  if (choice >= LEAVE) giveLeave(world, choice - LEAVE);
  else if (choice === DONE) pass(world);
  else if (choice === TAKE) take(world);
  else if (choice >= TRUMP) {
    const [joker, suit] = [suitOfTrump(choice) - 1, (choice - TRUMP) % SUITS.length];
    if (joker < 0) nameTrump(world, suit);
    else layJoker(world, joker, suit);
  } else if (choice >= TARGETS) attack(world, choice % TARGETS, ((choice / TARGETS) | 0) - 1);
  else if (world.step === 'attack') attack(world, choice, world.defender);
  else if (world.step === 'defence') beat(world, choice);
  else throwIn(world, choice);
}

/** 0 for a trump that the King names, 1 and 2 for one that a joker names. */
const suitOfTrump = (choice: number): number => Math.floor((choice - TRUMP) / SUITS.length);

/** The set of ranks of a suit with which the seat on turn can beat the open card. */
export function beating({cards, turn, trump, open}: World, suit: number): number {
  const hand = cards[turn * SUITS.length + suit]!;
  if (suit === suitIn(open)) return hand & (-2 << (open % 13));
  return suit === trump ? hand : 0;
}

/** Writes the legal choices of the seat on turn; answers their number. */
export function choicesOf(world: World, into: Uint16Array): number {
  const {step, turn, cards, jokers, attacker, defender, ranksLying, sizes, seats} = world;
  let count = 0;
  const each = (suit: number, of: number, add: (code: number) => void): void => {
    for (let set = of; set !== 0; set &= set - 1) add(suit * 13 + 31 - Math.clz32(set & -set));
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
    const whom = petitioners(world);
    // All subsets, the whole set first.
    for (let set = whom; ; set = (set - 1) & whom) {
      into[count++] = LEAVE + set;
      if (set === 0) return count;
    }
  }
  for (let suit = 0; suit < SUITS.length; suit++) {
    const hand = cards[turn * SUITS.length + suit]!;
    if (step === 'defence') each(suit, beating(world, suit), plain);
    else if (step === 'throwIn') each(suit, hand & ranksLying, plain);
    else each(suit, hand, defender < 0 ? aimed : plain);
  }
  if (step === 'defence') into[count++] = TAKE;
  if (step === 'throwIn') into[count++] = DONE;
  if (turn === attacker || turn === defender)
    for (let joker = 0; jokers[turn]! >> joker !== 0; joker++)
      if ((jokers[turn]! >> joker) & 1)
        for (let suit = 0; suit < SUITS.length; suit++) into[count++] = jokerOf(joker, suit);
  return count;
}
