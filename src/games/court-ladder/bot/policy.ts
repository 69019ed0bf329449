import {SUITS} from '../../../cards/index.js';
import {attackOf, beating, DONE, jokerOf, LEAVE, TAKE, TRUMP} from './choices.js';
import {attackPrice, FEW, jokerPays, LATE, throwsCheap, tooDear, trumpWorth} from './judgement.js';
import {petitioners} from './kernel.js';
import {heightIn, suitIn, type World} from './world.js';

/** The choice that the usual bot would make, on the bits of a world. */

const NONE = -1;

const dearness = ({trump}: World, code: number): number =>
  heightIn(code) + (suitIn(code) === trump ? 20 : 0);

/** The number of cards of a set. */
function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}

/** The cheapest card of sets by suit: the lowest plain one, or else the lowest trump. */
function cheapest(world: World, setOf: (suit: number) => number): number {
  let best = NONE;
  let least = Infinity;
  for (let suit = 0; suit < SUITS.length; suit++) {
    const set = setOf(suit);
    if (set === 0) continue;
    const code = suit * 13 + 31 - Math.clz32(set & -set);
    if (dearness(world, code) >= least) continue;
    least = dearness(world, code);
    best = code;
  }
  return best;
}

/** What a suit would be worth as trump. */
function strength({cards, twins, turn}: World, suit: number): number {
  let sum = 0;
  for (const sets of [cards, twins])
    for (let set = sets[turn * 4 + suit]!; set !== 0; set &= set - 1)
      sum += trumpWorth(31 - Math.clz32(set & -set));
  return sum;
}

function strongest(world: World): number {
  let best = 0;
  for (let suit = 1; suit < SUITS.length; suit++)
    if (strength(world, suit) > strength(world, best)) best = suit;
  return best;
}

/** The choice that the usual bot would make. */
export function usualChoice(world: World): number {
  switch (world.step) {
    case 'trump':
      return TRUMP + strongest(world);
    case 'attack':
      return early(world) ?? attackFrom(world);
    case 'defence':
      return defence(world);
    case 'leave':
      return LEAVE + (world.defender === world.turn ? 0 : petitioners(world));
    default:
      return addition(world);
  }
}

/** The first joker that the seat on turn holds and may lay. */
function jokerIn({jokers, turn, attacker, defender}: World): number {
  const held = turn === attacker || turn === defender ? jokers[turn]! : 0;
  return held === 0 ? NONE : 31 - Math.clz32(held & -held);
}

/** A joker that is laid early, or before it is the last card. */
function early(world: World): number | undefined {
  const joker = jokerIn(world);
  if (joker === NONE) return undefined;
  const {sizes, turn, jokers, trump} = world;
  const best = strongest(world);
  const few = sizes[turn]! - sizeOf(jokers[turn]!) <= FEW;
  return few || jokerPays(strength(world, trump), strength(world, best))
    ? jokerOf(joker, best)
    : undefined;
}

function attackFrom(world: World): number {
  const {cards, twins, turn, defender, ranks, sizes} = world;
  const base = turn * SUITS.length;
  let best = NONE;
  let least = Infinity;
  for (let suit = 0; suit < SUITS.length; suit++)
    for (let set = cards[base + suit]!; set !== 0; set &= set - 1) {
      const card = set & -set;
      const code = suit * 13 + 31 - Math.clz32(card);
      let same = 0;
      for (let at = base; at < base + SUITS.length; at++)
        same += Number((cards[at]! & card) !== 0) + Number((twins[at]! & card) !== 0);
      const price = attackPrice(dearness(world, code), same);
      if (price >= least) continue;
      least = price;
      best = code;
    }
  if (defender >= 0) return best;
  return attackOf(
    best,
    ranks.find((seat) => seat !== turn && sizes[seat]! > 0)!,
  );
}

function defence(world: World): number {
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

/** A joker that makes a suit of the hand trump, so that it beats; or nothing helps. */
function rescue(world: World): number {
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

function addition(world: World): number {
  const {turn, sizes, cards, ranksLying, taking} = world;
  const few = sizes[turn]! <= FEW;
  const joker = few ? early(world) : undefined;
  if (joker !== undefined) return joker;
  const code = cheapest(world, (suit) => cards[turn * SUITS.length + suit]! & ranksLying);
  if (code === NONE) return DONE;
  return few || throwsCheap(dearness(world, code), taking) ? code : DONE;
}
