import {codeOf, halfOf, SUIT_CODES} from './codes.js';
import {judged} from './judge.js';
import {apply, begin, type Kernel, kernel, score} from './kernel.js';
import {type Plan, planOf} from './plan.js';
import type {KingState} from '../types.js';

/** Puts a state of the rules into the kernel, so that both know one truth. */

let scratch: Kernel | undefined;

/**
 * The kernel's position of a state in which a card is awaited. It is one object used again and
 * again: what is read from it must be read before the next call; a search keeps a `copy`, with
 * `dealt` copied too.
 */
export function load(state: KingState): Kernel {
  const {contract, hands, orderer, trick, seats, stock, talon, trump} = state;
  const plan = planFor(state);
  const k = (scratch ??= kernel(plan));
  k.dealt.fill(0);
  let rounds = 0;
  for (let seat = 0; seat < seats; seat++) {
    const hand = hands[seat]!;
    const cards = [...hand, ...trick.filter((play) => play.seat === seat).map(({card}) => card)];
    k.dealt[seat * 2] = halfOf(cards, 0);
    k.dealt[seat * 2 + 1] = halfOf(cards, 1);
    rounds = Math.max(rounds, hand.length); // one who has not played to the trick holds as many
  }
  const leader = trick[0]?.seat ?? state.turn[0]!;
  begin(k, plan, seats, leader, rounds, trump === null ? -1 : SUIT_CODES[trump]);
  // Cards that nobody holds may still come into play.
  k.low |= halfOf([...stock, ...talon], 0);
  k.high |= halfOf([...stock, ...talon], 1);
  if (plan.slam !== 0) k.claim = claimOf(state, k);
  for (const {card} of trick) apply(k, codeOf(card));
  if (contract.draws) loadUneven(k, state);
  state.points.forEach((own, seat) => score(k, seat, own));
  for (const card of state.away) score(k, orderer ?? 0, plan.points[codeOf(card)]!);
  return k;
}

/** The plan of a deal: with its declarer, and the card that lies apart. */
function planFor({contract, orderer, talon}: KingState): Plan {
  const plan = planOf(contract);
  const [odd] = talon;
  if (!contract.ordererTrumps && odd === undefined) return plan;
  return {
    ...plan,
    declarer: contract.ordererTrumps && orderer !== null ? orderer : -1,
    odd: odd === undefined ? 0 : plan.points[codeOf(odd)]!,
  };
}

/** More tricks than there are in any deal: which are the last two is not known before the end. */
const MANY = 99;

/** What a state with unequal hands says of the tricks before. */
function loadUneven(k: Kernel, {played}: KingState): void {
  const last = played.at(-1);
  k.rounds = MANY;
  if (last) k.prev = judged(k.plan, last, MANY, -1).winner;
}

/** Who took each of the tricks taken: he led the next one. */
const takerOf = (
  {played, trick, turn}: Pick<KingState, 'played' | 'trick' | 'turn'>,
  at: number,
): number => (played[at + 1] ?? trick)[0]?.seat ?? turn[0]!;

/** Who took all cards that counted so far; nobody can when some are not accounted for. */
function claimOf(state: KingState, {plan, low, high}: Kernel): number {
  const gone = state.played.flat().map(({card}) => card);
  const missing =
    (plan.countLow & ~low & ~halfOf(gone, 0)) | (plan.countHigh & ~high & ~halfOf(gone, 1));
  const takers = state.played.flatMap((trick, at) =>
    trick.some(({card}) => plan.points[codeOf(card)] !== 0) ? [takerOf(state, at)] : [],
  );
  const [taker = -1, ...others] = new Set(takers);
  return missing !== 0 || others.length > 0 ? -2 : taker;
}
