import {below, type Card, PACK_36} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {load, put} from '../kernel/load.js';
import {copy, type Kernel} from '../kernel/position.js';
import {determinize} from '../position/determinize.js';
import type {PeasantsView} from '../types.js';
import {NOBODY, ownersIn, soldierAbove} from './owners.js';

/** Draws worlds that look the same to the seat of a view. */

/** The number of exchanges of two cards before the first world, and between two worlds. */
const FIRST = 300;
const NEXT = 60;

/**
 * A function that draws worlds. Each is made from the previous one by many exchanges of two cards
 * that either seat may have, so that in the long run all fitting worlds are equally frequent.
 */
export function samplerOf(view: PeasantsView): (stream: number[]) => Kernel {
  const start = load(view);
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
