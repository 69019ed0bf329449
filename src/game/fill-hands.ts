import {pick, type Rng, shuffle} from '../cards/index.js';
import type {HiddenHands} from './hidden.js';
import {shape} from './read.js';
import type {Seat} from './rules.js';

/** True when a card may lie in a seat's hand with the other cards there. */
export type MayHold<Code> = (card: Code, seat: Seat, others: readonly Code[]) => boolean;

/** The number of swaps after which a filling is abandoned. */
const MOST_SWAPS = 2_000;

/**
 * Fills the unknown cards of hands at random with cards of the pack that lie nowhere else; `rest` is
 * the remainder, shuffled. With `mayHold`, cards are swapped until each lies in an allowed hand: a seat
 * may be void, or may have laid all its pairs.
 * @throws {InvalidPositionError} when a card lies in two places, or the cards do not suffice
 */
export function fillHands<Code extends string>(
  pack: readonly Code[],
  hands: HiddenHands<Code>,
  open: readonly Code[],
  rng: Rng,
  mayHold: MayHold<Code> = () => true,
): {
  readonly hands: readonly (readonly Code[])[];
  readonly rest: readonly Code[];
  readonly rng: Rng;
} {
  const seen = [...hands.flat(), ...open].filter((card) => card !== null);
  const twice = seen.find((card, at) => seen.indexOf(card) !== at);
  if (twice !== undefined) shape.fail('position', 'hands-twice', {card: twice});
  const drawn = shuffle(
    rng,
    pack.filter((card) => !seen.includes(card)),
  );
  const rest = [...drawn.value];
  const unknown = hands.flat().filter((card) => card === null).length;
  shape.need(unknown <= rest.length, 'hands', 'hands-many');
  const filled = hands.map((hand) => hand.map((card) => card ?? rest.shift()!));
  // The places of unknown cards; places in the rest come last and suit every card.
  const places = [
    ...hands.flatMap((hand, seat) => hand.flatMap((card, at) => (card === null ? {seat, at} : []))),
    ...rest.map((_, at) => ({seat: -1, at})),
  ];
  type Spot = (typeof places)[number];
  const pileOf = ({seat}: Spot): Code[] => filled[seat] ?? rest;
  const fits = (spot: Spot): boolean => {
    const pile = pileOf(spot);
    const others = pile.filter((_, at) => at !== spot.at);
    return spot.seat < 0 || mayHold(pile[spot.at]!, spot.seat, others);
  };
  const swap = (one: Spot, other: Spot): void => {
    const [a, b] = [pileOf(one)[one.at]!, pileOf(other)[other.at]!];
    pileOf(one)[one.at] = b;
    pileOf(other)[other.at] = a;
  };
  let stream = drawn.rng;
  for (let swaps = 0; ; swaps++) {
    const wrong = places.filter((spot) => !fits(spot));
    if (wrong.length === 0) return {hands: filled, rest, rng: stream};
    shape.need(swaps < MOST_SWAPS, 'hands', 'hands-unfilled');
    const one = pick(stream, wrong);
    const other = pick(one.rng, places);
    stream = other.rng;
    swap(one.value, other.value);
    if (places.filter((spot) => !fits(spot)).length > wrong.length) swap(one.value, other.value);
  }
}
