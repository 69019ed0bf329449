import {
  type Rank,
  rankIndex,
  rankOf,
  RANKS,
  type Rng,
  roll,
  type SuitCard,
} from '../../../cards/index.js';
import {countOf, drawCost, drawGain, KING, type Outlook} from './outlook.js';
import {kingOf} from '../rules/suits.js';
import type {GskMove} from '../types.js';

/** How the bot plays a push: what it declares, and whether it believes the rival's declaration. */

const TRICK = 3;

/** Weights of the values that a lying player declares: high, and most often the highest. */
const LIES: Readonly<Partial<Record<Rank, number>>> = {T: 1, J: 1.5, Q: 3, K: 6, A: 8};

/** The weight of each value that the rival may declare: the truth, or a lie that could be true. */
function declarations({unseen, lies}: Outlook): ReadonlyMap<Rank, number> {
  const could = (rank: Rank): boolean => countOf(unseen, rank) > 0;
  const weight = (rank: Rank): number => (could(rank) ? (LIES[rank] ?? 0) : 0);
  const lying = RANKS.reduce((sum, rank) => sum + weight(rank), 0);
  return new Map(
    RANKS.map((rank) => {
      const truth = unseen.length === 0 ? 0 : countOf(unseen, rank) / unseen.length;
      const lie = lying === 0 ? 0 : weight(rank) / lying;
      return [rank, (1 - lies) * truth + lies * lie];
    }),
  );
}

/**
 * Ranks that the rival must consider possible in the centre: those face down in hand, centre or
 * pile.
 */
function credible({view, me}: Outlook): ReadonlySet<Rank> {
  const laid = view.formations[me];
  const open = laid?.shown.includes('centre');
  const piled = view.unseen.filter(
    ({from, hand, to}) => from === me && hand === view.hand && to !== null,
  );
  const dark = open
    ? [laid!.centre]
    : [...view.hands[me]!, laid?.centre ?? null, ...piled.map(({card}) => card)];
  return new Set(dark.flatMap((card) => (card === null ? [] : rankOf(card))));
}

/** A function that rates declaring a rank for a given centre, in cards. */
export function declarer(outlook: Outlook): (centre: SuitCard, rank: Rank) => number {
  const {view, me, challenges} = outlook;
  const rivals = declarations(outlook);
  const known = credible(outlook);
  const overturned = view.options['challengeOverturns'] === 'on';
  const [gain, cost] = [drawGain(outlook), drawCost(outlook)];
  return (centre, rank) => {
    const truth = rankOf(centre) === rank;
    const king = centre === kingOf(me) ? KING : 0;
    const doubt = known.has(rank)
      ? Math.min(0.9, challenges * (0.5 + (rankIndex(rank) / 12) ** 2))
      : 0.95;
    const won = TRICK + doubt * (truth ? gain : -cost - (overturned ? 2 * TRICK + king : 0));
    let worth = 0;
    for (const [other, chance] of rivals) {
      const lead = rankIndex(rank) - rankIndex(other);
      worth += chance * (lead > 0 ? won : lead < 0 ? -TRICK - king : 0);
    }
    return worth;
  };
}

/** Mixes truth and lies: values of nearly equal worth are chosen nearly equally often. */
export function chooseDeclaration(outlook: Outlook, rng: Rng): {move: GskMove; why: string} {
  const {view, me} = outlook;
  const centre = view.formations[me]!.centre!;
  const weigh = declarer(outlook);
  const worths = RANKS.map((rank) => ({rank, worth: weigh(centre, rank)}));
  const best = Math.max(...worths.map(({worth}) => worth));
  const near = worths.filter(({worth}) => worth > best - 1.2);
  const weights = near.map(({worth}) => Math.round(1000 * Math.exp((worth - best) / 0.4)));
  let at = roll(
    rng,
    weights.reduce((sum, weight) => sum + weight, 0),
  ).value;
  const index = weights.findIndex((weight) => (at -= weight) < 0);
  const {rank} = near[index]!;
  const truth = rankOf(centre) === rank;
  return {move: {type: 'declare', rank}, why: truth ? 'truth' : 'bluff'};
}

/** The probability that the rival's declared value is a lie. */
export function lieOdds(outlook: Outlook, rank: Rank): number {
  const {view, rival, unseen, lies} = outlook;
  const {centre} = view.formations[rival]!;
  if (centre !== null) return rankOf(centre) === rank ? 0 : 1;
  if (unseen.length === 0) return 0;
  const honest = countOf(unseen, rank) / unseen.length;
  if (honest === 0) return 1;
  const sum = RANKS.reduce(
    (all, one) => all + (countOf(unseen, one) > 0 ? (LIES[one] ?? 0) : 0),
    0,
  );
  const shape = (LIES[rank] ?? 0.2) / (sum || 1);
  const lied = lies * shape * (1 - honest);
  return lied / (lied + (1 - lies) * honest);
}

/** The expected gain of a challenge, in cards. */
export function challengeWorth(outlook: Outlook): number {
  const {meeting, rival, view} = outlook;
  const ranks = meeting.declared.at(-1)!;
  const lie = lieOdds(outlook, ranks[meeting.seats[0] === rival ? 0 : 1]);
  const trick = view.options['challengeOverturns'] === 'on' ? 2 * TRICK : 0;
  return lie * (drawGain(outlook) + trick) - (1 - lie) * drawCost(outlook);
}
