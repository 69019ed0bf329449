import {type Card, type Rank, rankOf, type SuitCard} from '../../../cards/index.js';
import type {Mark} from '../../../elements/card-face/chip.js';
import {indexText} from '../../../elements/card-face/art/glyphs.js';
import {packOf, tableOf, type Variant} from '../rules/contracts/columns.js';
import type {Contract, KingView, Of, Trick} from '../types.js';
import {counters, fits, spotsOf, stillOut, suitOfKind, winnerOf} from './counting.js';

/** What cards and tricks cost in a contract, as a table shows it. */

/** Points of one seat for one kind of thing: `4♥ −4`, tricks 7 and 8. */
export interface Group {
  /** As in `king/part`: `H`, `QS`, `joker`, `trick`, `last2`. */
  readonly kind: string;
  readonly n: number;
  readonly mark: Mark;
  readonly pts: number;
}

/** What a card costs or pays whoever takes it; 0 where it does not count. */
export const priceOf = (card: Card, {terms}: Contract): number =>
  terms.reduce(
    (sum, term) =>
      (term.unit === 'card' || term.unit === 'spots') && fits(card, term.of)
        ? sum + term.pts * (term.unit === 'card' ? 1 : spotsOf(card as SuitCard))
        : sum,
    0,
  );

/**
 * How many tricks a deal has; `undefined` while that is open, as where cards are drawn (the stop of a
 * deal in which nothing is left changes nothing: the tricks that are left out count for nothing).
 */
export function tricksOf(view: KingView, variant: Variant): number | undefined {
  if (!view.contract.draws) return tableOf(variant, view).hand;
  return view.phase === 'over' || view.sheet.length >= view.deal ? view.played.length : undefined;
}

/** What a trick itself costs or pays, without its cards; tricks count from 0. */
export function trickPrice(at: number, tricks: number | undefined, {terms}: Contract): number {
  return terms.reduce((sum, {unit, pts}) => {
    if (unit === 'trick') return sum + pts;
    return unit === 'last2' && tricks !== undefined && at >= tricks - 2 ? sum + pts : sum;
  }, 0);
}

/** What a trick costs or pays with its cards. */
export const worthOf = (
  trick: Trick,
  at: number,
  tricks: number | undefined,
  contract: Contract,
): number =>
  trick.reduce((sum, {card}) => sum + priceOf(card, contract), trickPrice(at, tricks, contract));

/** The key of a kind of card in messages: `J`, `H`, `QS`, `joker`. */
export const keyOf = (of: Of): string => (of === '*' ? 'joker' : of);

/** The mark of a kind of card: `4♥`, `2×J`, `Q♠`. */
export function markOf(of: Of, count: number | undefined, letters: string): Mark {
  const sign = suitOfKind(of);
  if (of === '*') return {...(count === undefined ? {} : {count}), sign: 'joker'};
  if (of.length === 2) return {index: indexText(rankOf(of as SuitCard), letters), sign: sign!};
  if (sign) return {...(count === undefined ? {} : {count}), sign};
  return {
    ...(count === undefined || count === 1 ? {} : {count}),
    index: indexText(of as Rank, letters),
  };
}

/** One kind of thing in a trick: 4 hearts, the queen of spades, the trick itself. */
export interface Part {
  /** As in `king/part`: `H`, `QS`, `trick`, `last2`. */
  readonly key: string;
  readonly n: number;
  readonly pts: number;
}

/** What counts in a trick, kind by kind, the trick itself last; tricks count from 0. */
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
  // Every trick of such a deal counts: only where cards count, too, that has to be said.
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

/** What a seat has taken in this deal, kind by kind, with its points; all points of the deal but a slam. */
export function groupsOf(
  view: KingView,
  variant: Variant,
  seat: number,
  letters: string,
): readonly Group[] {
  const {contract} = view;
  const tricks = tricksOf(view, variant);
  const own = view.played.flatMap((trick, at) =>
    winnerOf(trick, view) === seat ? [{trick, at}] : [],
  );
  const odd =
    own.some(({at}) => at === (tricks ?? 0) - 1) && view.contract.draws === false ? view.shown : [];
  const cards = [...own.flatMap(({trick}) => trick.map(({card}) => card)), ...odd];
  const groups: Group[] = [];
  for (const {of, pts, cards: kind} of counters(contract, packOf(tableOf(variant, view)))) {
    const taken = cards.filter((card) => kind.includes(card));
    const spots = contract.terms.some((term) => term.unit === 'spots' && term.of === of);
    const sum = spots
      ? taken.reduce((all, card) => all + pts * spotsOf(card as SuitCard), 0)
      : pts * taken.length;
    if (taken.length > 0)
      groups.push({
        kind: keyOf(of),
        n: taken.length,
        mark: markOf(of, taken.length, letters),
        pts: sum,
      });
  }
  for (const {unit, pts} of contract.terms) {
    if (unit === 'trick' && own.length > 0)
      groups.push({
        kind: 'trick',
        n: own.length,
        mark: {count: own.length, sign: 'trick'},
        pts: pts * own.length,
      });
    if (unit === 'last2' && tricks !== undefined)
      for (const {at} of own)
        if (at >= tricks - 2)
          groups.push({kind: 'last2', n: at + 1, mark: {count: at + 1, sign: 'trick'}, pts});
  }
  return groups;
}

/** True when no card that counts is left, and tricks count for nothing. */
export const isDecided = (view: KingView, variant: Variant): boolean =>
  view.phase === 'play' &&
  view.contract.terms.every(({unit}) => unit === 'card' || unit === 'spots') &&
  stillOut(view, packOf(tableOf(variant, view))).length === 0;
