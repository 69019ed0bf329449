import {below, type Card, PACK_36, SUITS} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {determinize} from '../position/determinize.js';
import {lackings} from '../position/fill.js';
import {SEATS, stillIn} from '../rules/seats.js';
import {type PeasantsView, RANKS} from '../types.js';
import {codeOf, copy, fresh, heightIn, powerOf, suitCode, suitIn, type World} from './kernel.js';
import {NOBODY, ownersIn, soldierAbove} from './owners.js';

/** Draws worlds that look the same to the seat of a view. */

/** Exchanges of two cards before the first world, and between two worlds. */
const FIRST = 300;
const NEXT = 60;

/** Puts a card into a hand, or among those laid aside. */
export const put = (sets: number[], seat: Seat, card: Card): void => {
  const code = codeOf(card);
  sets[seat * SUITS.length + suitIn(code)]! |= 1 << heightIn(code);
};

/** What a seat knows, as a world in which the hands of the others are empty. */
export function startOf(view: PeasantsView): World {
  const {options, phase, turn, hands, aside, played, trick, tricks, gifts} = view;
  const ranks = (view.ranks ?? view.names ?? RANKS).map((rank) => RANKS.indexOf(rank));
  const sets = (): number[] => Array.from({length: SEATS * SUITS.length}, () => 0);
  const held = phase === 'election.play' || phase === 'reign.play' ? hands[turn[0]!]! : undefined;
  const received = phase.startsWith('reign.exchange.to') ? gifts.at(-1)!.card : null;
  const world: World = {
    law: {
      trump: suitCode(view.trump),
      mustFollow: options['mustFollow'] === 'on',
      strict: options['goodCard'] === 'strict',
    },
    phase,
    turn: turn[0]!,
    hands: sets(),
    aside: sets(),
    seen: SUITS.map(() => 0),
    voids: hands.map(() => 0),
    tricks: [...tricks],
    ranks,
    reign: view.ranks !== null,
    rounds: held?.length ?? 9,
    ...fresh,
    still: stillIn(view).reduce((set, seat) => set | (1 << seat), 0),
    received: received === null ? -1 : codeOf(received),
  };
  hands[view.seat!]!.forEach((card) => put(world.hands, view.seat!, card!));
  aside[view.seat!]!.forEach((card) => put(world.aside, view.seat!, card!));
  for (const {card} of [...played, trick].flat()) put(world.seen, 0, card);
  for (const {seat, suit} of lackings([...played, trick]))
    world.voids[seat]! |= 1 << suitCode(suit);
  for (const {seat, card} of trick) {
    const code = codeOf(card);
    if (world.laid === 0) world.led = suitIn(code);
    const power = powerOf(world, code);
    if (power > world.power) Object.assign(world, {power, best: seat});
    world.laid |= 1 << seat;
  }
  return world;
}

/**
 * A function that draws worlds. Each follows from the one before by many exchanges of two cards that
 * both seats may have, so that all that fit come up equally often in the long run.
 */
export function samplerOf(view: PeasantsView): (stream: number[]) => World {
  const start = startOf(view);
  const {hands, aside} = determinize(view, [1, 2, 3, 4]);
  const seen = new Set([...view.played, view.trick].flat().map(({card}) => card));
  const own = new Set([...hands[view.seat!]!, ...aside[view.seat!]!]);
  const owners = new Map<Card, Seat>();
  hands.forEach((hand, seat) => [...hand, ...aside[seat]!].forEach((c) => owners.set(c, seat)));
  const free = PACK_36.filter((card) => !seen.has(card) && !own.has(card));
  const owner = free.map((card) => owners.get(card) ?? NOBODY);
  const allowed = free.map(ownersIn(view));
  const overtrumped = soldierAbove(view, free);
  const swap = (stream: number[]): void => {
    const [one, other] = [below(stream, free.length), below(stream, free.length)];
    const [a, b] = [owner[one]!, owner[other]!];
    if (a === b || !((allowed[one]! >> b) & 1) || !((allowed[other]! >> a) & 1)) return;
    const before = overtrumped?.(owner);
    owner[one] = b;
    owner[other] = a;
    if (!overtrumped || before || !overtrumped(owner)) return;
    owner[one] = a;
    owner[other] = b;
  };
  let swaps = FIRST;
  return (stream) => {
    for (; swaps > 0 && free.length > 1; swaps--) swap(stream);
    swaps = NEXT;
    const world = copy(start);
    free.forEach((card, at) => {
      const seat = owner[at]!;
      if (seat === NOBODY) return;
      put((world.still >> seat) & 1 ? world.hands : world.aside, seat, card);
    });
    return world;
  };
}
