import {codeOf, halfOf, trumpCode} from './codes.js';
import {judged} from './judge.js';
import {apply, begin, type Kernel, kernel, score} from './kernel.js';
import {type Plan, planOf} from './plan.js';
import type {KingState} from '../types.js';

/** Loads a state of the rules into the kernel. */

/**
 * The state that was last loaded or kept, with its position: most states are played on from at once.
 */
let last: {readonly state: KingState; readonly k: Kernel} | undefined;

/**
 * The kernel's position for a state in which a seat has to play. The kernel keeps it, so play on with
 * a `copy`.
 */
export function load(state: KingState): Kernel {
  if (last?.state !== state) last = {state, k: loaded(state)};
  return last.k;
}

/** Keeps the position of a state that was reached by play from another one. */
export function keep(state: KingState, k: Kernel): void {
  last = {state, k};
}

function loaded(state: KingState): Kernel {
  const {contract, hands, orderer, trick, seats, stock, talon, trump} = state;
  const plan = planFor(state);
  const k = kernel(plan);
  let rounds = 0;
  for (let seat = 0; seat < seats; seat++) {
    const hand = hands[seat]!;
    const cards = [...hand, ...trick.filter((play) => play.seat === seat).map(({card}) => card)];
    k.dealt[seat * 2] = halfOf(cards, 0);
    k.dealt[seat * 2 + 1] = halfOf(cards, 1);
    rounds = Math.max(rounds, hand.length); // a hand that has yet to play is the longest
  }
  const leader = trick[0]?.seat ?? state.turn[0]!;
  begin(k, plan, seats, leader, rounds, trumpCode(trump));
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

/** The plan of a deal, including its declarer and the odd card. */
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

/** More tricks than any deal has: the last two are not known before the end. */
const MANY = 99;

/** Loads the previous tricks of a state with unequal hands. */
function loadUneven(k: Kernel, {played}: KingState): void {
  const last = played.at(-1);
  k.rounds = MANY;
  if (last) k.prev = judged(k.plan, last, MANY, -1).winner;
}

/** The taker of each finished trick, which is the leader of the next one. */
const takerOf = (
  {played, trick, turn}: Pick<KingState, 'played' | 'trick' | 'turn'>,
  at: number,
): number => (played[at + 1] ?? trick)[0]?.seat ?? turn[0]!;

/** The seat that took all counting cards so far; none can if some are unaccounted for. */
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
