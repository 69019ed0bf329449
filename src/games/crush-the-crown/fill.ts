import {type Card, pick, rankOf, type Rng, shuffle, sortHand, suitOf} from '../../cards/index.js';
import {suitOfGovernment} from './government.js';
import {rivalOf} from './knowledge.js';
import {packOf} from './options.js';
import type {CrushView, Piles} from './types.js';

/** Draws the unknown cards of a position so that they fit what is known of them. */

/** The part of a position that says where cards are; unknown ones are `null`. */
export type Unknown = Pick<
  CrushView,
  | 'options' | 'phase' | 'active' | 'kings' | 'governments'
  | 'hands' | 'piles' | 'shown' | 'limits' | 'swapped'
>; // prettier-ignore

/** Every card in its place, and the stream after the draw. */
export interface Filled {
  readonly hands: readonly (readonly Card[])[];
  readonly piles: Piles<Card>;
  readonly rng: Rng;
}

/** At most so many of the cards that this is true of. */
interface Cap {
  readonly of: (card: Card) => boolean;
  readonly most: number;
}

/** A place for cards: how many are to be drawn for it, and what is known of them. */
interface Area {
  readonly need: number;
  readonly caps: readonly Cap[];
}

const isQueen = (card: Card): boolean => rankOf(card) === 'Q';
const isNull = (card: Card | null): boolean => card === null;

/** The cards of the pack that are named nowhere. */
export function missingFrom({options, governments, hands, piles}: Unknown): readonly Card[] {
  const named = new Set([governments, hands, piles.draw, piles.discard, piles.executed].flat(2));
  return packOf(options).filter((card) => !named.has(card));
}

/** What is known of a hand; the known ones of its hidden cards have used up part of it. */
function areaOfHand(position: Unknown, seat: number): Area {
  const {governments, hands, shown, limits, kings, phase, active} = position;
  const hidden = hands[seat]!.filter((card) => card !== null && !shown[seat]!.includes(card));
  const suit = suitOfGovernment(governments[rivalOf(seat)]!);
  const cap = (most: number | null, of: Cap['of']): readonly Cap[] =>
    most === null ? [] : [{of, most: most - hidden.filter((card) => card && of(card)).length}];
  // As long as somebody must marry, the other does not hold all the Queens that are left (C-27).
  const marries = phase === 'marryFirst' || phase === 'marrySecond';
  const others = marries && seat !== active ? kings.length - 1 : null;
  return {
    need: hands[seat]!.filter(isNull).length,
    caps: [
      ...cap(limits[seat]!.suit, (card) => suitOf(card) === suit),
      ...cap(limits[seat]!.queens, isQueen),
      ...cap(others, isQueen),
    ],
  };
}

const areasOf = (position: Unknown): readonly Area[] => {
  const {discard, draw} = position.piles;
  const bottom = discard.slice(discard.length - position.swapped);
  return [
    areaOfHand(position, 0),
    areaOfHand(position, 1),
    {need: draw.filter(isNull).length, caps: []},
    {need: discard.slice(0, discard.length - bottom.length).filter(isNull).length, caps: []},
    {need: bottom.filter(isNull).length, caps: [{of: isQueen, most: 0}]},
  ];
};

const room = ({of, most}: Cap, cards: readonly Card[]): number => most - cards.filter(of).length;

const fits = ({caps}: Area, cards: readonly Card[]): boolean =>
  caps.every((cap) => room(cap, cards) >= 0);

const TRIES = 400;

/** Cards for each area, every way that fits as likely as the others; swaps cards where few ways fit. */
function share(
  areas: readonly Area[],
  pool: readonly Card[],
  rng: Rng,
): {readonly lots: readonly (readonly Card[])[]; readonly rng: Rng} | undefined {
  let stream = rng;
  let lots: Card[][] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const mixed = shuffle(stream, pool);
    stream = mixed.rng;
    let top = 0;
    lots = areas.map(({need}) => mixed.value.slice(top, (top += need)));
    if (areas.every((area, at) => fits(area, lots[at]!))) return {lots, rng: stream};
  }
  for (let step = 0; step < TRIES; step++) {
    const at = areas.findIndex((area, index) => !fits(area, lots[index]!));
    if (at < 0) return {lots, rng: stream};
    const cap = areas[at]!.caps.find((one) => room(one, lots[at]!) < 0)!;
    const out = pick(stream, lots[at]!.filter(cap.of));
    const ways = lots.flatMap((lot, other) =>
      lot
        .filter(
          (card) => other !== at && !cap.of(card) && swaps(areas, lots, at, out.value, other, card),
        )
        .map((card) => ({other, card})),
    );
    if (ways.length === 0) return undefined;
    const way = pick(out.rng, ways);
    stream = way.rng;
    lots = swapped(lots, at, out.value, way.value.other, way.value.card);
  }
  return undefined;
}

const swapped = (lots: Card[][], at: number, out: Card, other: number, card: Card): Card[][] =>
  lots.map((lot, index) =>
    index === at
      ? lot.map((held) => (held === out ? card : held))
      : index === other
        ? lot.map((held) => (held === card ? out : held))
        : lot,
  );

/** True when the other area may have the card, and this one is the better for it. */
function swaps(
  areas: readonly Area[],
  lots: Card[][],
  at: number,
  out: Card,
  other: number,
  card: Card,
): boolean {
  const after = swapped(lots, at, out, other, card);
  const worse = (index: number): boolean =>
    areas[index]!.caps.some(
      (cap) => room(cap, after[index]!) < Math.min(0, room(cap, lots[index]!)),
    );
  return !worse(at) && !worse(other);
}

/** All unknown cards drawn; `undefined` when no cards fit. */
export function fill(position: Unknown, rng: Rng): Filled | undefined {
  const areas = areasOf(position);
  const pool = missingFrom(position);
  if (areas.reduce((sum, {need}) => sum + need, 0) !== pool.length) return undefined;
  const shared = share(areas, pool, rng);
  if (!shared) return undefined;
  const lots = shared.lots.map((lot) => [...lot]);
  const filled = (cards: readonly (Card | null)[], lot: Card[]): readonly Card[] =>
    cards.map((card) => card ?? lot.shift()!);
  const {draw, discard, executed} = position.piles;
  return {
    hands: [0, 1].map((seat) => sortHand(filled(position.hands[seat]!, lots[seat]!))),
    piles: {
      draw: filled(draw, lots[2]!),
      discard: filled(discard, [...lots[3]!, ...lots[4]!]),
      executed,
    },
    rng: shared.rng,
  };
}
