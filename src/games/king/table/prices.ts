import {type Card, type Rank, rankOf, type SuitCard} from '../../../cards/index.js';
import type {Mark} from '../../../elements/card-face/chip.js';
import {indexText} from '../../../elements/card-face/art/glyphs.js';
import {packOf, tableOf, type Variant} from '../rules/contracts/columns.js';
import type {Contract, KingView, Of, Trick} from '../types.js';
import {counters, fits, spotsOf, suitOfKind, winnerOf} from './counting.js';

/** What cards and tricks cost in a contract, as a table shows it. */

/** Points of one seat for one kind of thing: `4♥ −4`, tricks 7 and 8. */
export interface Group {
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
    if (taken.length > 0) groups.push({mark: markOf(of, taken.length, letters), pts: sum});
  }
  for (const {unit, pts} of contract.terms) {
    if (unit === 'trick' && own.length > 0)
      groups.push({mark: {count: own.length, sign: 'trick'}, pts: pts * own.length});
    if (unit === 'last2' && tricks !== undefined)
      for (const {at} of own)
        if (at >= tricks - 2) groups.push({mark: {count: at + 1, sign: 'trick'}, pts});
  }
  return groups;
}
