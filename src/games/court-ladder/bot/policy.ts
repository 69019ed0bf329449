import {rankIndex, SUITS} from '../../../cards/index.js';
import {
  attackOf,
  codeIn,
  DONE,
  isOfJoker,
  jokerOf,
  leaveOf,
  suitNamed,
  TAKE,
  targetIn,
  TRUMP,
} from '../kernel/choices.js';
import {heightIn, lowestIn, sizeOf, suitIn} from '../kernel/codes.js';
import {beating} from '../kernel/beats.js';
import {petitioners} from '../kernel/throw-in.js';
import type {Kernel} from '../kernel/position.js';

/** The judgement of the usual bot, which searches also use to play on. */

/** A hand this small is emptied at any price. */
export const FEW = 3;
/** From this bout on the bot never takes when it can beat, so that no hand goes on for ever. */
const LATE = 40;

/** From this many players on, who need two packs, the bot keeps no plain cards: so it is last less often. */
const MANY = 8;
/** The dearness of the lowest trump. */
const TRUMPS = 20;

const NONE = -1;

/** The value of a card of the trump suit to a hand; `index` is that of its rank. */
const trumpWorth = (index: number): number => 4 + index;

/** A joker is laid early if it makes the trumps of the hand worth this much more. */
const jokerPays = (now: number, then: number): boolean => then > now + 12;

/** A high trump is not spent against the King, since an attack downwards swaps no ranks. */
const tooDear = (dear: number): boolean => dear >= TRUMPS + rankIndex('J');

/** Whether a card is so low that it goes if it can; if the defender takes, dearer cards are, too. */
export const isLow = (dear: number, taking: boolean): boolean =>
  dear < rankIndex(taking ? 'K' : 'Q');

/**
 * Whether a card is thrown in so that others can follow. Among many players all but trumps are: high cards
 * kept for later are seldom played.
 */
const throwsIn = (dear: number, taking: boolean, seats: number): boolean =>
  isLow(dear, taking) || (seats >= MANY && dear < TRUMPS);

/** The value of a card to its holder: every trump is worth more than any other card. */
export const dearness = ({trump}: Kernel, code: number): number =>
  heightIn(code) + (suitIn(code) === trump ? TRUMPS : 0);

/** The number of cards of a given card's rank that the seat on turn holds. */
export function countOf({cards, twins, triplets, turn}: Kernel, code: number): number {
  const height = heightIn(code);
  let same = 0;
  for (let at = turn * SUITS.length; at < (turn + 1) * SUITS.length; at++)
    for (const sets of [cards, twins, triplets]) same += (sets[at]! >> height) & 1;
  return same;
}

/** The price of an attack: a card is cheaper if the hand has several of its rank. */
const attackPrice = (k: Kernel, code: number): number => dearness(k, code) - 1.2 * countOf(k, code);

/** The cheapest card of sets by suit: the lowest plain one, or else the lowest trump. */
function cheapest(world: Kernel, setOf: (suit: number) => number): number {
  let best = NONE;
  let least = Infinity;
  for (let suit = 0; suit < SUITS.length; suit++) {
    const set = setOf(suit);
    if (set === 0) continue;
    const code = lowestIn(suit, set);
    if (dearness(world, code) >= least) continue;
    least = dearness(world, code);
    best = code;
  }
  return best;
}

/** The worth of a suit as trump. */
function strength({cards, twins, triplets, turn}: Kernel, suit: number): number {
  let sum = 0;
  for (const sets of [cards, twins, triplets])
    for (let set = sets[turn * 4 + suit]!; set !== 0; set &= set - 1)
      sum += trumpWorth(31 - Math.clz32(set & -set));
  return sum;
}

function strongest(world: Kernel): number {
  let best = 0;
  for (let suit = 1; suit < SUITS.length; suit++)
    if (strength(world, suit) > strength(world, best)) best = suit;
  return best;
}

/** The choice that the usual bot would make; of equally good ones, that of the first suit. */
export function usualChoice(world: Kernel): number {
  switch (world.step) {
    case 'trump':
      return TRUMP + strongest(world);
    case 'attack':
      return early(world) ?? attackFrom(world);
    case 'defence':
      return defence(world);
    case 'leave':
      return leaveOf(world, world.defender === world.turn ? 0 : petitioners(world));
    default:
      return addition(world);
  }
}

/** The first joker that the seat on turn holds and may lay. */
function jokerIn({jokers, turn, attacker, defender}: Kernel): number {
  const held = turn === attacker || turn === defender ? jokers[turn]! : 0;
  return held === 0 ? NONE : 31 - Math.clz32(held & -held);
}

/** A joker to lay early, or before it becomes the last card. */
function early(world: Kernel): number | undefined {
  const joker = jokerIn(world);
  if (joker === NONE) return undefined;
  const {sizes, turn, jokers, trump} = world;
  const best = strongest(world);
  const few = sizes[turn]! - sizeOf(jokers[turn]!) <= FEW;
  return few || jokerPays(strength(world, trump), strength(world, best))
    ? jokerOf(joker, best)
    : undefined;
}

function attackFrom(world: Kernel): number {
  const {cards, turn, defender, ranks, sizes} = world;
  let best = NONE;
  let least = Infinity;
  for (let suit = 0; suit < SUITS.length; suit++)
    for (let set = cards[turn * SUITS.length + suit]!; set !== 0; set &= set - 1) {
      const code = lowestIn(suit, set);
      const price = attackPrice(world, code);
      if (price >= least) continue;
      least = price;
      best = code;
    }
  if (defender >= 0) return best;
  // A target directly below returns the turn at once when it takes.
  return attackOf(
    best,
    ranks.find((seat) => seat !== turn && sizes[seat]! > 0)!,
  );
}

function defence(world: Kernel): number {
  const {turn, attacker, places, bouts, sizes} = world;
  const code = cheapest(world, (suit) => beating(world, suit));
  if (code === NONE) return rescue(world);
  const fromBelow = places[attacker]! > places[turn]!;
  if (fromBelow || sizes[turn]! <= FEW || bouts >= LATE || !tooDear(dearness(world, code)))
    return code;
  let holders = 0;
  for (const size of sizes) if (size > 0) holders++;
  return holders <= 2 ? code : TAKE;
}

/** A joker that makes a suit of the hand trump, so that the hand can beat; otherwise takes. */
function rescue(world: Kernel): number {
  const joker = jokerIn(world);
  if (joker === NONE) return TAKE;
  const {trump} = world;
  let best = TAKE;
  let least = Infinity;
  for (let suit = 0; suit < SUITS.length; suit++) {
    world.trump = suit;
    const code = cheapest(world, (one) => beating(world, one));
    if (code === NONE || heightIn(code) >= least) continue;
    least = heightIn(code);
    best = jokerOf(joker, suit);
  }
  world.trump = trump;
  return best;
}

function addition(world: Kernel): number {
  const {turn, seats, sizes, cards, ranksLying, taking} = world;
  const few = sizes[turn]! <= FEW;
  const joker = few ? early(world) : undefined;
  if (joker !== undefined) return joker;
  const code = cheapest(world, (suit) => cards[turn * SUITS.length + suit]! & ranksLying);
  if (code === NONE) return DONE;
  return few || throwsIn(dearness(world, code), taking, seats) ? code : DONE;
}

/** Whether the usual bot finds a choice as good as the one that it would make. */
export function isAsGood(world: Kernel, choice: number, usual: number): boolean {
  if (choice === usual) return true;
  if (isOfJoker(choice) && isOfJoker(usual)) return suitNamed(choice) === suitNamed(usual);
  if (choice >= TRUMP || usual >= TRUMP || targetIn(choice) !== targetIn(usual)) return false;
  const price = world.step === 'attack' ? attackPrice : dearness;
  return price(world, codeIn(choice)) === price(world, codeIn(usual));
}
