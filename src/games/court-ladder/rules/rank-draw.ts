import {
  deal,
  isJoker,
  pick,
  type Rank,
  rankOf,
  RANKS,
  type Rng,
  roll,
  shuffle,
  SUITS,
} from '../../../cards/index.js';
import type {Options, Seat} from '../../../game/index.js';
import {onePack} from './options.js';
import type {Draw, LadderEvent} from '../types.js';

/** The first ranks: one pack is dealt out, and the holders of one suit get them (rule 3). */

/** The result of the draw. */
interface Drawn {
  readonly ranks: readonly Seat[];
  readonly draw: Draw | null;
  readonly event: LadderEvent;
  readonly rng: Rng;
}

/** Draws the ranks by cards, or by lot when the option says so. */
export function drawRanks(options: Options, seats: number, start: Rng): Drawn {
  if (options['ranks'] === 'random') {
    const all = Array.from({length: seats}, (_, seat) => seat);
    const {value: ranks, rng} = shuffle(start, all);
    return {ranks, draw: null, event: {type: 'ranks given', ranks}, rng};
  }
  const {value: suit, rng: then} = pick(start, SUITS);
  const {value: first, rng: after} = roll(then, seats);
  const {value: mixed, rng} = shuffle(after, onePack(options));
  const hands = dealOut(mixed, seats, first);
  const holder = (rank: Rank): Seat => hands.findIndex((hand) => hand.includes(`${rank}${suit}`));
  const draw: Draw = {suit, seats: walkOf(options).map(holder)};
  const ranks = ranksOf(draw.seats, seats);
  return {ranks, draw, event: {type: 'ranks drawn', draw, ranks}, rng};
}

/** The order in which the cards of the suit are looked at: from the King down, then the ace. */
export const walkOf = (options: Options): readonly Rank[] => {
  const ranks = new Set(onePack(options).flatMap((card) => (isJoker(card) ? [] : rankOf(card))));
  const walk = RANKS.filter((rank) => rank !== 'A' && ranks.has(rank));
  return [...walk.toReversed(), 'A'];
};

/** Deals all cards of a pack, one at a time; the first players may get one more. */
export function dealOut<Item>(
  pile: readonly Item[],
  seats: number,
  first: Seat,
): readonly (readonly Item[])[] {
  const {hands, rest} = deal(pile, {seats, each: Math.floor(pile.length / seats), first});
  return hands.map((hand, seat) => [...hand, ...rest.slice(...more(seat, first, seats))]);
}

/** The number of cards that a seat gets beyond the equal share: zero or one. */
const more = (seat: Seat, first: Seat, seats: number): readonly [number, number] => {
  const place = (seat - first + seats) % seats;
  return [place, place + 1];
};

/**
 * The ranks, from the holders of a suit's cards in the order of the walk, the ace last. Each holder
 * without a place takes the next one; seats without a card of the suit follow, clockwise from the
 * King. The holder of the ace is the lowest; if that seat is King, the last one placed is (L-3).
 */
export function ranksOf(drawn: readonly Seat[], seats: number): readonly Seat[] {
  const [king = 0] = drawn;
  const ace = drawn.at(-1);
  const clockwise = Array.from({length: seats}, (_, step) => (king + step) % seats);
  const placed = [...new Set([...drawn, ...clockwise])];
  return ace === king || ace === undefined
    ? placed
    : [...placed.filter((seat) => seat !== ace), ace];
}
