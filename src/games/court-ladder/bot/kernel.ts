import type {Seat} from '../../../game/index.js';
import type {Step} from '../types.js';
import {freshBout, lie, put, spend, type World} from './world.js';

/**
 * Plays a hand on bits, many times as fast as the rules do on plain states; a test compares the two.
 */

/** The most attack cards of a bout. */
const MOST = 6;

const kingOf = ({ranks}: World): Seat => ranks[0]!;
const knaveOf = ({ranks, seats}: World): Seat => ranks[seats - 1]!;

/** The next seat above a place that holds cards; -1 for none. */
function above({ranks, sizes}: World, place: number): Seat {
  for (let at = place - 1; at >= 0; at--) if (sizes[ranks[at]!]! > 0) return ranks[at]!;
  return -1;
}

const needsLeave = ({throwIn, bouts}: World): boolean => throwIn === 'king' && bouts !== 1;

/** The set of seats that need the King's leave to throw in. */
export function petitioners(world: World): number {
  const {seats, attacker, defender, sizes} = world;
  if (!needsLeave(world)) return 0;
  let set = 0;
  for (let seat = 0; seat < seats; seat++) if (sizes[seat]! > 0) set |= 1 << seat;
  for (const free of [attacker, defender, kingOf(world), knaveOf(world)]) set &= ~(1 << free);
  return set;
}

/** The next seat that is asked to throw in; -1 when all have passed. */
function nextThrower(world: World): Seat {
  const {seats, ranks, attacker, defender, passed, sizes, throwIn, allowed} = world;
  const free = !needsLeave(world);
  const asks = (seat: Seat): boolean =>
    seat !== defender &&
    sizes[seat]! > 0 &&
    ((passed >> seat) & 1) === 0 &&
    (seat === attacker ||
      (throwIn !== 'attacker' &&
        (free ||
          seat === ranks[0] ||
          seat === ranks[seats - 1] ||
          (allowed > 0 && ((allowed >> seat) & 1) === 1))));
  if (asks(attacker)) return attacker;
  if (asks(knaveOf(world))) return knaveOf(world);
  for (let place = 0; place < seats; place++) if (asks(ranks[place]!)) return ranks[place]!;
  return -1;
}

export function nameTrump(world: World, suit: number): void {
  world.trump = suit;
  beginBout(world, kingOf(world), knaveOf(world));
}

function beginBout(world: World, attacker: Seat, defender: Seat): void {
  world.step = 'attack';
  world.turn = attacker;
  world.bouts++;
  world.attacker = attacker;
  world.defender = defender;
  world.limit = freshBout.limit;
  world.pairs = freshBout.pairs;
  world.open = freshBout.open;
  world.taking = freshBout.taking;
  world.allowed = freshBout.allowed;
  world.passed = freshBout.passed;
  world.ranksLying = freshBout.ranksLying;
  world.count = freshBout.count;
}

const awaits = (world: World, step: Step, turn: Seat): void => {
  world.step = step;
  world.turn = turn;
};

export function attack(world: World, code: number, target: Seat): void {
  world.defender = target;
  world.limit = Math.min(MOST, world.sizes[target]!);
  add(world, code);
  awaits(world, 'defence', target);
}

/** A card of the attack leaves the hand of the seat on turn. */
function add(world: World, code: number): void {
  spend(world, world.turn, code);
  lie(world, code);
  world.pairs++;
  world.open = code;
}

export function beat(world: World, code: number): void {
  spend(world, world.turn, code);
  lie(world, code);
  world.open = -1;
  askForMore(world);
}

export function take(world: World): void {
  world.taking = true;
  askForMore(world);
}

function askForMore(world: World): void {
  if (world.pairs >= world.limit) close(world);
  else if ((world.taking && world.allowed >= 0) || petitioners(world) === 0) beginThrowIn(world);
  else awaits(world, 'leave', kingOf(world));
}

export function giveLeave(world: World, allowed: number): void {
  world.allowed = allowed;
  beginThrowIn(world);
}

function beginThrowIn(world: World): void {
  world.passed = 0;
  askNext(world);
}

function askNext(world: World): void {
  const seat = nextThrower(world);
  if (seat < 0) close(world);
  else awaits(world, 'throwIn', seat);
}

export function throwIn(world: World, code: number): void {
  add(world, code);
  if (!world.taking) awaits(world, 'defence', world.defender);
  else if (world.pairs >= world.limit) close(world);
  else beginThrowIn(world);
}

export function pass(world: World): void {
  world.passed |= 1 << world.turn;
  askNext(world);
}

/** Lays a joker, by its number, and names a trump. */
export function layJoker(world: World, joker: number, suit: number): void {
  const {turn, jokers, sizes} = world;
  jokers[turn]! &= ~(1 << joker);
  sizes[turn]!--;
  world.trump = suit;
  if (world.step === 'defence' || sizes[turn]! > 0) return;
  if (world.step === 'throwIn') askNext(world);
  else goOn(world, world.places[turn]!);
}

function close(world: World): void {
  const {taking, defender, attacker, lying, ranks, places} = world;
  if (taking) for (let at = 0; at < world.count; at++) put(world, defender, lying[at]!);
  const place = places[defender]!;
  if (places[attacker]! < place) {
    const up = taking ? above(world, place) : defender;
    goOn(world, up < 0 ? 0 : places[up]!);
    return;
  }
  if (taking) {
    const from = places[attacker]!;
    ranks[place] = attacker;
    ranks[from] = defender;
    places[attacker] = place;
    places[defender] = from;
  }
  goOn(world, place);
}

/** The seat on this place attacks the next above; without cards, its turn passes upwards. */
function goOn(world: World, place: number): void {
  const {seats, ranks, places, sizes} = world;
  let holders = 0;
  for (let seat = 0; seat < seats; seat++) if (sizes[seat]! > 0) holders++;
  if (holders < 2) {
    end(world);
    return;
  }
  const here = ranks[place]!;
  const mover = sizes[here]! > 0 ? here : above(world, place);
  const target = mover < 0 ? -1 : above(world, places[mover]!);
  if (target < 0)
    beginBout(
      world,
      ranks.find((seat) => sizes[seat]! > 0)!,
      -1,
    );
  else beginBout(world, mover, target);
}

/** Who still holds cards goes to the bottom. */
function end(world: World): void {
  const {seats, ranks, places, sizes} = world;
  const at = ranks.findIndex((seat) => sizes[seat]! > 0);
  if (at >= 0) {
    const left = ranks[at]!;
    ranks.copyWithin(at, at + 1);
    ranks[seats - 1] = left;
    for (let place = 0; place < seats; place++) places[ranks[place]!] = place;
  }
  awaits(world, 'over', -1);
}
