import type {Seat} from '../../../game/index.js';

/** The ladder of ranks: a list of seats from the King down. It is public. */

/**
 * The names of ranks from the top; the last player is always `knave`, and only nine or more players
 * have a Queen (rule 2). The pack has no more names below the two, so the King's household follows
 * (L-16).
 */
const NAMES = [
  'king',
  'queen',
  'jack',
  'ten',
  'nine',
  'eight',
  'seven',
  'six',
  'five',
  'four',
  'three',
  'two',
  'page',
  'groom',
  'fool',
] as const;
/** One of `king` to `fool`, or `knave` for the Knave of the Heap. */
export type RankName = (typeof NAMES)[number] | 'knave';

/** The smallest number of players with a Queen. */
const QUEEN_FROM = 9;

/** The name of a place on the ladder; place 0 is the King's. */
export function rankName(place: number, seats: number): RankName {
  if (place === seats - 1) return 'knave';
  const without = seats < QUEEN_FROM && place > 0 ? 1 : 0;
  return NAMES[place + without] ?? 'knave';
}

/** The hands of a state or view, of which only the number of cards matters. */
interface Held {
  readonly hands: readonly (readonly unknown[])[];
}

export const kingOf = ({ranks}: {readonly ranks: readonly Seat[]}): Seat => ranks[0]!;
export const knaveOf = ({ranks}: {readonly ranks: readonly Seat[]}): Seat => ranks.at(-1)!;

/** Whether a seat holds cards. A seat without cards is "stabilized": it keeps its rank (rule 7). */
export const holds = ({hands}: Held, seat: Seat): boolean => hands[seat]!.length > 0;

/** Seats that hold cards, the highest first. */
export const holders = (state: Held & {readonly ranks: readonly Seat[]}): readonly Seat[] =>
  state.ranks.filter((seat) => holds(state, seat));

/** Two seats change places, however far apart they are ("jumping over the head"). */
export const swapped = (ranks: readonly Seat[], one: Seat, other: Seat): readonly Seat[] =>
  ranks.map((seat) => (seat === one ? other : seat === other ? one : seat));

/**
 * Moves a seat to the bottom, and those below it up a step: the last one with cards (rule 8), or a
 * player fined for looking too early or handling the cards (rule 9).
 */
export const demote = (ranks: readonly Seat[], seat: Seat): readonly Seat[] => [
  ...ranks.filter((other) => other !== seat),
  seat,
];
