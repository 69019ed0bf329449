import type {Card, Suit} from '../../../../cards/index.js';
import type {Seat} from '../../../../game/index.js';
import {packOf, tableOf, type Variant} from '../../rules/contracts/columns.js';
import {type Contract, type KingView, type Trick, trumpSuit} from '../../types.js';
import {counters, tricksBefore, tricksOf, winnerOf} from '../counting.js';
import {takenBeside} from '../price-groups.js';
import {priceOf, worthOf} from '../prices.js';

/** The course of a scored deal, from what everybody has seen. */

/** A trick of the deal. */
export interface TakenTrick {
  /** Its number in the deal, from 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly trick: Trick;
  /** Its points for the taker; the last trick includes the odd card. */
  readonly points: number;
}

/** The known tricks of a deal, each with its taker and its points. */
export function takenTricks(view: KingView, variant: Variant): readonly TakenTrick[] {
  const {contract, played} = view;
  const all = tricksOf(view, variant);
  const before = tricksBefore(view, variant);
  const odd: readonly Card[] =
    (contract.draws ? undefined : takenBeside(view, variant)?.cards) ?? [];
  return played.map((trick, at) => {
    const extra = at === played.length - 1 ? odd : [];
    return {
      number: before + at + 1,
      seat: winnerOf(trick, view),
      trick,
      points: extra.reduce(
        (sum, card) => sum + priceOf(card, contract),
        worthOf(trick, before + at, all, contract),
      ),
    };
  });
}

/**
 * The kinds of deal that have a story: tricks, boys, girls, hearts, the king, the last two, the
 * jumble, ordered tricks with a trump, a praise, hearts and jokers, a named suit, Omnibus.
 */
export type DealKind = 'T' | 'B' | 'Q' | 'H' | 'K' | 'L' | 'X' | 'W' | 'P' | 'J' | 'N' | 'O';

/** A scored deal in the form that its story needs. */
export interface DealRecord {
  readonly kind: DealKind;
  /** Whether the contract costs or pays; Omnibus does both. */
  readonly sign: '-' | '+' | '±';
  /** The number of tricks in the deal if it does not end early. */
  readonly length: number;
  readonly tricks: readonly TakenTrick[];
  /** False for a match that began in the middle of the deal: its first tricks are unknown. */
  readonly isWhole: boolean;
  /** The cards that count in the deal. */
  readonly counting: readonly Card[];
  /** By seat, the counting cards taken, or the tricks if tricks count. */
  readonly units: readonly number[];
  /** All of them in the deal. */
  readonly allUnits: number;
  readonly points: readonly number[];
  /** The totals before the deal; `undefined` in the first one. */
  readonly before: readonly number[] | undefined;
  readonly totals: readonly number[];
  readonly trump: Suit | undefined;
  /** The seat that ordered the contract, if contracts are ordered. */
  readonly declarer: Seat | undefined;
  /** The winner of the auction; `null` if all have folded, `undefined` without an auction. */
  readonly bidder: Seat | null | undefined;
  readonly bid: number;
}

const KINDS: Readonly<Record<string, DealKind>> = {
  tricks: 'T',
  boys: 'B',
  girls: 'Q',
  hearts: 'H',
  king: 'K',
  'last-two': 'L',
  jumble: 'X',
  'winning-back': 'W',
  praise: 'P',
  'hearts-and-jokers': 'J',
  omnibus: 'O',
};

function kindOf({id, trump}: Contract, {auction}: Variant): DealKind {
  if (auction) return 'N';
  if (id === 'take-tricks' && trump) return 'W';
  return KINDS[id.replace(/^(no|take|negative|positive)-/, '')] ?? 'X';
}

/** The record of a deal that has just been scored, or of the last deal of a match. */
export function recordOf(view: KingView, variant: Variant): DealRecord {
  const {contract, deal, orderer, ordered, scores, seats, sheet, trump} = view;
  const {terms} = contract;
  const tricks = takenTricks(view, variant);
  const extra = takenBeside(view, variant);
  const counting = [
    ...new Set(counters(contract, packOf(tableOf(variant, view))).flatMap(({cards}) => cards)),
  ];
  const length = tricksOf(view, variant) ?? tricks.length;
  const byTrick = terms.length === 1 && terms[0]!.unit === 'trick';
  const unitsIn = (cards: readonly Card[]): number =>
    cards.filter((card) => counting.includes(card)).length;
  const units = Array.from(
    {length: seats},
    (_, seat) =>
      tricks.reduce(
        (sum, {seat: taker, trick}) =>
          taker === seat ? sum + (byTrick ? 1 : unitsIn(trick.map(({card}) => card))) : sum,
        0,
      ) + (extra?.seat === seat ? unitsIn(extra.cards) : 0),
  );
  const points = sheet.at(-1) ?? scores;
  const [sign] = [...new Set(terms.map(({pts}) => (pts < 0 ? '-' : '+')))] as const;
  return {
    kind: kindOf(contract, variant),
    sign: contract.id === 'omnibus' ? '±' : (sign ?? '-'),
    ...{length, tricks, counting, units, points, totals: scores},
    isWhole: tricks.length > 0 && tricks[0]!.number === 1,
    allUnits: byTrick ? length : counting.length,
    before: deal > 1 ? scores.map((total, seat) => total - points[seat]!) : undefined,
    trump: trumpSuit(trump),
    declarer: variant.declarer ? (orderer ?? undefined) : undefined,
    bidder: variant.auction ? orderer : undefined,
    bid: ordered[deal - 1]?.bid ?? 0,
  };
}
