import {type Card, type Rank, rankOf, type SuitCard} from '../../../cards/index.js';
import {type ChipMark, indexText} from '../../../elements/index.js';
import {packOf, tableOf, type Variant} from '../rules/contracts/columns.js';
import type {Contract, KingView, PaidCards, Trick} from '../types.js';
import {fits, spotsOf, suitOfKind, tricksDone, tricksOf} from './counting.js';

/** The prices of cards and tricks in a contract, as a table shows them. */

/** The points of a card for its taker; 0 if it does not count. */
export const priceOf = (card: Card, {terms}: Contract): number =>
  terms.reduce(
    (sum, term) =>
      (term.unit === 'card' || term.unit === 'spots') && fits(card, term.of)
        ? sum + term.pts * (term.unit === 'card' ? 1 : spotsOf(card as SuitCard))
        : sum,
    0,
  );

/** The points of a trick itself, without its cards; tricks count from 0. */
export function trickPrice(at: number, tricks: number | undefined, {terms}: Contract): number {
  return terms.reduce((sum, {unit, pts}) => {
    if (unit === 'trick') return sum + pts;
    return unit === 'last2' && tricks !== undefined && at >= tricks - 2 ? sum + pts : sum;
  }, 0);
}

/** The points of a trick with its cards. */
export const worthOf = (
  trick: Trick,
  at: number,
  tricks: number | undefined,
  contract: Contract,
): number =>
  trick.reduce((sum, {card}) => sum + priceOf(card, contract), trickPrice(at, tricks, contract));

/** The points of all cards that are not gone and of all tricks to come, without a slam. */
export function pointsLeft(view: KingView, variant: Variant, gone: ReadonlySet<Card>): number {
  const {contract} = view;
  const [tricks, done] = [tricksOf(view, variant), tricksDone(view, variant)];
  const ahead = Array.from({length: Math.max(0, (tricks ?? done) - done)}, (_, at) =>
    trickPrice(done + at, tricks, contract),
  );
  const cards = packOf(tableOf(variant, view)).filter((card) => !gone.has(card));
  return [...ahead, ...cards.map((card) => priceOf(card, contract))].reduce((a, b) => a + b, 0);
}

/** The key of a kind of card in messages: `J`, `H`, `QS`, `joker`. */
export const keyOf = (of: PaidCards): string => (of === '*' ? 'joker' : of);

/** The mark of a kind of card: `4 × ♥`, `2 × J`, `Q♠`; without a count its sign alone. */
export function markOf(of: PaidCards, count: number | undefined, letters: string): ChipMark {
  const sign = suitOfKind(of);
  if (of.length === 2) return {index: indexText(rankOf(of as SuitCard), letters), sign: sign!};
  const kind: ChipMark =
    of === '*' ? {sign: 'joker'} : sign ? {sign} : {index: indexText(of as Rank, letters)};
  return count === undefined || (of === '*' && count === 1) ? kind : {...kind, count};
}

/** One kind of thing in a trick: 4 hearts, the queen of spades, the trick itself. */
export interface Part {
  /** As in `king/part`: `H`, `QS`, `trick`, `last2`. */
  readonly key: string;
  readonly n: number;
  readonly pts: number;
}

/** The things that count in a trick, kind by kind, the trick itself last; tricks count from 0. */
export function partsOf(
  trick: Trick,
  at: number,
  tricks: number | undefined,
  contract: Contract,
): readonly Part[] {
  const kinds = contract.terms.flatMap((term): Part[] => {
    if (term.unit === 'trick' || term.unit === 'last2') return [];
    const own = trick.filter(({card}) => fits(card, term.of));
    const pts = own.reduce(
      (sum, {card}) => sum + term.pts * (term.unit === 'spots' ? spotsOf(card as SuitCard) : 1),
      0,
    );
    return own.length > 0 ? [{key: keyOf(term.of), n: own.length, pts}] : [];
  });
  // If every trick of a deal counts, this is worth saying only if cards count, too.
  const more = contract.terms.flatMap((term): Part[] => {
    const counts =
      (term.unit === 'trick' && contract.terms.length > 1) ||
      (term.unit === 'last2' &&
        contract.terms.length > 1 &&
        tricks !== undefined &&
        at >= tricks - 2);
    return counts ? [{key: term.unit, n: 1, pts: term.pts}] : [];
  });
  return [...kinds, ...more];
}
