import {apply, copy, draw, isVoid, pointsOf} from '../kernel/kernel.js';
import {Endings, isEnding} from './endings.js';
import {candidates, likelyCard, onlyCard, weigh} from './policy.js';
import type {Start} from './start.js';

/** The cards of a deal, played on by a search on the kernel. A choice is the code of a card. */

export interface DealWorld extends Start {
  /** The number of stock cards that have been drawn. */
  drawn: number;
}

/** A deal in which a seat has to play a card, after any draws that it must make. */
export const dealWorld = (start: Start): DealWorld => drawDue({...start, drawn: 0});

export const copyDeal = ({kernel, stock, drawn}: DealWorld): DealWorld => ({
  kernel: copy(kernel),
  stock,
  drawn,
});

/** The seat that plays next, or -1 at the end of the deal. */
export const turnOf = ({kernel: k}: DealWorld): number => (k.done === 0 ? k.turn : -1);

/** Writes the legal cards into `into`, the likeliest first; returns their number. */
export function cardChoices({kernel: k}: DealWorld, into: Uint16Array): number {
  const only = onlyCard(k);
  if (only >= 0) {
    into[0] = only;
    return 1;
  }
  weigh(k);
  const {count, codes, chances} = candidates;
  for (let at = 0; at < count; at++) {
    const chance = chances[at]!;
    let to = at;
    for (; to > 0 && chances[to - 1]! < chance; to--) {
      chances[to] = chances[to - 1]!;
      into[to] = into[to - 1]!;
    }
    chances[to] = chance;
    into[to] = codes[at]!;
  }
  return count;
}

/** Plays a legal card in place. */
export function playCard(world: DealWorld, code: number): void {
  apply(world.kernel, code);
  drawDue(world);
}

/** Plays the deal out in place, with the policy for all seats. */
export function finishDeal(world: DealWorld, stream: number[]): void {
  const {kernel: k} = world;
  while (k.done === 0) playCard(world, likelyCard(k, stream));
}

/** Writes each seat's points above the mean, since places count and not points. */
export function gains(
  {kernel: {seats, p0, p1, p2, p3, p4, p5}}: DealWorld,
  into: Float64Array,
): void {
  const mean = (p0 + p1 + p2 + p3 + p4 + p5) / seats;
  for (let seat = 0; seat < seats; seat++) into[seat] = [p0, p1, p2, p3, p4, p5][seat]! - mean;
}

/** Makes the draws of a seat that cannot follow. */
function drawDue(world: DealWorld): DealWorld {
  const {kernel: k, stock} = world;
  if (k.plan.draws !== 0)
    while (k.done === 0 && world.drawn < stock.length && isVoid(k)) draw(k, stock[world.drawn++]!);
  return world;
}

/**
 * Plays a deal out in place as far as the policy decides, and writes the gains; its last tricks are
 * solved. For judgements, which must not charge a later mistake to the card that is judged.
 */
export function settleDeal(world: DealWorld, stream: number[], into: Float64Array): void {
  const {kernel: k} = world;
  for (let decided = true; !isEnding(k, decided); decided = false) {
    if (k.done !== 0) {
      gains(world, into);
      return;
    }
    playCard(world, likelyCard(k, stream));
  }
  const later = new Endings(k).pointsFrom(k);
  let sum = 0;
  for (let seat = 0; seat < k.seats; seat++) sum += into[seat] = later[seat]! + pointsOf(k, seat);
  for (let seat = 0; seat < k.seats; seat++) into[seat]! -= sum / k.seats;
}
