import type {Card} from '../../cards/index.js';
import {codeOf, SUIT_CODES} from './codes.js';
import {judged} from './judge.js';
import {apply, begin, type Kernel, kernel, score} from './kernel.js';
import {planFor, planOf} from './plan.js';

import type {KingState} from './types.js';

/** Puts a state of the rules into the kernel, so that both know one truth. */

const put = (k: Kernel, seat: number, card: Card): void => {
  const code = codeOf(card);
  k.dealt[seat * 2 + (code >> 5)]! |= 1 << (code & 31);
};

/** A card that nobody holds and that may still come into play. */
const lie = (k: Kernel, code: number): void => {
  if (code & 32) k.high |= 1 << (code & 31);
  else k.low |= 1 << (code & 31);
};

let scratch: Kernel | undefined;

/**
 * The kernel's position of a state in which a card is awaited. It is one object used again and
 * again: what is read from it must be read before the next call; a search keeps a `copy`, with
 * `dealt` copied too.
 */
export function load(state: KingState): Kernel {
  const {contract, hands, orderer, trick, seats, stock, talon, trump} = state;
  const own = contract.ordererTrumps || talon.length > 0;
  const plan = own ? planFor(contract, orderer, talon[0]) : planOf(contract);
  const k = (scratch ??= kernel(plan));
  k.dealt.fill(0);
  let rounds = 0;
  for (let seat = 0; seat < seats; seat++) {
    const hand = hands[seat]!;
    for (const card of hand) put(k, seat, card);
    rounds = Math.max(rounds, hand.length); // one who has not played to the trick holds as many
  }
  for (const {seat, card} of trick) put(k, seat, card);
  const leader = trick[0]?.seat ?? state.turn[0]!;
  if (contract.draws) rounds = MANY;
  begin(k, plan, seats, leader, rounds, trump === null ? -1 : SUIT_CODES[trump]);
  for (const card of stock) lie(k, codeOf(card));
  for (const card of talon) lie(k, codeOf(card));
  if (plan.slam !== 0) k.claim = claimOf(state, k);
  for (const {card} of trick) apply(k, codeOf(card));
  if (contract.draws && state.played.length > 0)
    k.prev = judged(plan, state.played.at(-1)!, MANY, -1).winner;
  const {points} = state;
  k.p0 = points[0] ?? 0;
  k.p1 = points[1] ?? 0;
  k.p2 = points[2] ?? 0;
  k.p3 = points[3] ?? 0;
  k.p4 = points[4] ?? 0;
  k.p5 = points[5] ?? 0;
  for (const card of state.away) score(k, orderer ?? 0, plan.points[codeOf(card)]!);
  return k;
}

/** More tricks than there are in any deal: which are the last two is not known before the end. */
const MANY = 99;

/** Who took each of the tricks taken: he led the next one. */
const takerOf = (
  {played, trick, turn}: Pick<KingState, 'played' | 'trick' | 'turn'>,
  at: number,
): number => (played[at + 1] ?? trick)[0]?.seat ?? turn[0]!;

/** Who took all cards that counted so far; nobody can when some are not accounted for. */
function claimOf(state: KingState, {plan, low, high}: Kernel): number {
  let claim = -1;
  let outLow = plan.countLow & ~low;
  let outHigh = plan.countHigh & ~high;
  state.played.forEach((trick, at) => {
    const codes = trick.map(({card}) => codeOf(card)).filter((code) => plan.points[code] !== 0);
    if (codes.length === 0) return;
    for (const code of codes)
      if (code & 32) outHigh &= ~(1 << (code & 31));
      else outLow &= ~(1 << (code & 31));
    const taker = takerOf(state, at);
    claim = claim === -1 || claim === taker ? taker : -2;
  });
  return (outLow | outHigh) === 0 ? claim : -2;
}
