import {isIn} from '../kernel/bits.js';
import {type Odds, sumOf} from './odds.js';
import type {Outlook} from './outlook.js';

/**
 * The points that a bot expects from a card and from the cards it keeps. Points that others get count
 * against the bot, divided among the rivals. The constants were tuned by playing.
 */

/** The factor by which a banned suit is led less often. */
const BANNED = 0.5;
/** The number of the others' cards of a suit that each round of the suit removes, per seat. */
const GONE = {avoiding: 0.75, taking: 0.3};
/** Of the seats that could follow, the part that can still follow in a later trick. */
const FOLLOWING = 0.5;
/** The chance that an unbeatable card that nobody follows takes an unwanted trick. */
const STUCK = 0.5;
/** With this many cards of a suit out, the chance that another seat leads it is even. */
const REACH = 1.5;
/** How far having the lead makes up for a suit that nobody else will lead. */
const LEAD = 0.3;
/** The part of the last two tricks' price that is spread over all kept cards. */
const SPREAD = 0.3;

/** The chance that a card takes the current trick, and the trick's points in that case. */
export function nowOf(o: Outlook, odds: Odds, code: number): {win: number; worth: number} {
  const {plan, trick} = o;
  const led = (trick[0] ?? code) >> 4;
  const suit = odds.suits[led]!;
  const beaten = trick.some((other) => other >> 4 === led && other > code);
  const above = suit.cards.filter((other) => other > code).length;
  let win = code >> 4 !== led || beaten ? 0 : 1;
  let worth = plan.trick + (o.rounds <= 2 ? plan.lastTwo : 0) + plan.points[code]!;
  for (const other of trick) worth += plan.points[other]!;
  o.others.forEach((other, at) => {
    if (!other.after) return;
    const lack = suit.lacks[at]!;
    if (above > 0) win *= 1 - (1 - lack) * (above / suit.cards.length);
    worth += lack * (suit.off + odds.forced[at]!) + (1 - lack) * suit.mean;
  });
  return {win, worth};
}

/** Whether tricks are worth taking on average. */
export const isTaking = ({plan, seats, rounds}: Outlook, {mean}: Odds): boolean =>
  plan.trick + plan.lastTwo / rounds + mean * (seats - 1) > 0;

/** The expected points of the kept cards, with or without the lead, after a trick in the suit `led`. */
export function laterOf(
  o: Outlook,
  odds: Odds,
  kept: readonly number[],
  led: number,
  lead: boolean,
): number {
  const {plan} = o;
  const length = kept.length;
  if (length === 0) return 0;
  const rivals = o.seats - 1;
  const taking = isTaking(o, odds);
  const price = length <= 2 ? plan.lastTwo : (SPREAD * plan.lastTwo * 2) / length;
  const shares = sharesOf(o, odds, kept);
  const gains: number[] = [];
  const lates: number[] = [];
  let free = 0; // tricks in which a card can be discarded
  let forced = 0;
  let sum = 0;
  for (let suit = 0; suit < 4; suit++) {
    const own = kept.filter((code) => code >> 4 === suit).sort((a, b) => a - b);
    const {cards, mean, off, lacks} = odds.suits[suit]!;
    const count = cards.length;
    free += Math.max(0, length * shares[suit]! - own.length);
    const follows = (at: number): number => (o.others[at]!.after ? 1 - lacks[at]! : 0);
    const still = Math.max(0, count - (suit === led ? sumOf(o.others, (_, at) => follows(at)) : 0));
    own.forEach((code, at) => {
      const round = taking ? own.length - 1 - at : at;
      const left = Math.max(0, still - round * rivals * (taking ? GONE.taking : GONE.avoiding));
      const follow = Math.min(rivals, left);
      const below = count > 0 ? cards.filter((other) => other < code).length / count : 1;
      const reach = still / (still + REACH);
      const win = taking
        ? below ** follow * (lead ? reach + (1 - reach) * LEAD : reach)
        : count > 0
          ? below ** Math.max(follow, 0.5)
          : STUCK;
      const points = plan.points[code]!;
      const worth =
        plan.trick + price + FOLLOWING * follow * mean + (rivals - FOLLOWING * follow) * off;
      const played = win * (worth + points) - ((1 - win) * points) / rivals;
      const gain = -points / rivals - played; // the gain from discarding the card instead
      sum += played;
      if (isIn(plan.forcedLow, plan.forcedHigh, code)) forced += gain;
      else gains.push(gain);
      if (length > 2) lates.push(plan.lastTwo * (count > 0 ? below ** 2 : STUCK));
    });
  }
  lates.sort((a, b) => b - a);
  sum += (1 - SPREAD) * ((lates[0] ?? 0) + (lates[1] ?? 0));
  if (forced !== 0) {
    sum += Math.min(1, free) * forced;
    free = Math.max(0, free - 1);
  }
  for (const gain of gains.sort((a, b) => b - a)) {
    if (free <= 0 || gain <= 0) break;
    sum += Math.min(1, free) * gain;
    free--;
  }
  return sum;
}

/** The part of the remaining tricks in which each suit is led. */
function sharesOf({plan}: Outlook, odds: Odds, kept: readonly number[]): readonly number[] {
  const weights = odds.suits.map(({cards}, suit) => {
    const own = kept.filter((code) => code >> 4 === suit).length;
    const mayLead = isIn(plan.leadLow, plan.leadHigh, suit * 16);
    return (own + cards.length) * (mayLead ? 1 : BANNED);
  });
  const all = sumOf(weights, (weight) => weight);
  return weights.map((weight) => weight / all);
}
