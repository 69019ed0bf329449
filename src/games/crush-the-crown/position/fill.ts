import {type Card, rankOf, type Rng, sortHand, suitOf} from '../../../cards/index.js';
import {suitOfGovernment} from '../rules/government.js';
import {rivalOf} from '../rules/knowledge.js';
import {packOf} from '../rules/options.js';
import {type Area, type Cap, dealOut} from './deal-out.js';
import type {CrushView, Piles} from '../types.js';

/** Draws the unknown cards of a position in agreement with all known facts. */

/** The places of a position's cards; unknown cards are `null`. */
export type Unknown = Pick<
  CrushView,
  | 'options' | 'phase' | 'active' | 'kings' | 'governments'
  | 'hands' | 'piles' | 'shown' | 'limits' | 'swapped'
>; // oxfmt-ignore

/** Every card in its place, and the stream after the draw. */
export interface Filled {
  readonly hands: readonly (readonly Card[])[];
  readonly piles: Piles<Card>;
  readonly rng: Rng;
}

const isQueen = (card: Card): boolean => rankOf(card) === 'Q';
const isNull = (card: Card | null): boolean => card === null;

/** The cards of the pack that the position does not name. */
function missingFrom({options, governments, hands, piles}: Unknown): readonly Card[] {
  const named = new Set([governments, hands, piles.draw, piles.discard, piles.executed].flat(2));
  return packOf(options).filter((card) => !named.has(card));
}

/**
 * The unknown cards of a hand as an area. The hand's known hidden cards use up part of the limits.
 */
function areaOfHand(position: Unknown, seat: number): Area {
  const {governments, hands, shown, limits, kings, phase, active} = position;
  const hidden = hands[seat]!.filter((card) => card !== null && !shown[seat]!.includes(card));
  const suit = suitOfGovernment(governments[rivalOf(seat)]!);
  const cap = (most: number | null, of: Cap['of']): readonly Cap[] =>
    most === null ? [] : [{of, most: most - hidden.filter((card) => card && of(card)).length}];
  // While a seat has yet to marry, the other cannot hold all the remaining Queens (C-27).
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

/** Draws all unknown cards; `undefined` if no cards fit. */
export function fill(position: Unknown, rng: Rng): Filled | undefined {
  const areas = areasOf(position);
  const pool = missingFrom(position);
  if (areas.reduce((sum, {need}) => sum + need, 0) !== pool.length) return undefined;
  const shared = dealOut(areas, pool, rng);
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
