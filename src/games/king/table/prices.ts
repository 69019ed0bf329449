import {type Card, type Rank, rankOf, type SuitCard} from '../../../cards/index.js';
import {type ChipMark, indexText} from '../../../elements/index.js';
import {packOf, tableOf, type Variant} from '../rules/contracts/columns.js';
import type {Contract, KingView, PaidCards, Trick} from '../types.js';
import {counters, fits, spotsOf, stillOut, suitOfKind, winnerOf} from './counting.js';

/** What cards and tricks cost in a contract, as a table shows it. */

/**
 * What a group counts: a kind of card, tricks, one or both of the last two tricks, every counting card
 * at once, the winning bid, the declarer's discards, or tricks that the match did not begin with.
 */
type GroupKind = PaidCards | 'trick' | 'last2' | 'both last' | 'slam' | 'bid' | 'away' | 'earlier';

/** Points of one seat for one kind of thing: `4♥ −4`, trick 7. */
export interface Group {
  readonly kind: GroupKind;
  /** How many there are; the number of the trick, the first one of both, for the last two. */
  readonly count: number;
  /** The marks of its chip; none where only words can say what it counts. */
  readonly marks: readonly ChipMark[];
  readonly pts: number;
}

/** What a card costs or pays its taker; 0 where it does not count. */
export const priceOf = (card: Card, {terms}: Contract): number =>
  terms.reduce(
    (sum, term) =>
      (term.unit === 'card' || term.unit === 'spots') && fits(card, term.of)
        ? sum + term.pts * (term.unit === 'card' ? 1 : spotsOf(card as SuitCard))
        : sum,
    0,
  );

/** Whether the deal of this view has been scored. */
const isScored = ({sheet, deal}: KingView): boolean => sheet.length >= deal;

/** The number of tricks before the first known one: a match may have begun in the middle of a deal. */
export function tricksBefore(view: KingView, variant: Variant): number {
  const {contract, hands, phase, played, trick, tricks} = view;
  if (played.length === 0 && phase !== 'play') return 0;
  if (contract.draws) return tricks.reduce((sum, own) => sum + own, 0) - played.length;
  // The players who have not played yet hold most; a full trick has not been taken.
  const held =
    Math.max(...hands.map((hand) => hand.length)) + (trick.length === view.seats ? 1 : 0);
  return Math.max(0, tableOf(variant, view).hand - held - played.length);
}

/** The number of tricks that have been taken in this deal, known or not. */
export const tricksDone = (view: KingView, variant: Variant): number =>
  tricksBefore(view, variant) + view.played.length;

/**
 * How many tricks a deal has; `undefined` while that is open, as where cards are drawn (the stop of a
 * deal in which nothing is left changes nothing: the tricks that are left out count for nothing).
 */
export function tricksOf(view: KingView, variant: Variant): number | undefined {
  if (!view.contract.draws) return tableOf(variant, view).hand;
  return isScored(view) ? tricksDone(view, variant) : undefined;
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
export const keyOf = (of: PaidCards): string => (of === '*' ? 'joker' : of);

/** The mark of a kind of card: `4♥`, `2×J`, `Q♠`. */
export function markOf(of: PaidCards, count: number | undefined, letters: string): ChipMark {
  const sign = suitOfKind(of);
  if (of === '*') return {...(count === undefined || count === 1 ? {} : {count}), sign: 'joker'};
  if (of.length === 2) return {index: indexText(rankOf(of as SuitCard), letters), sign: sign!};
  if (sign) return {...(count === undefined ? {} : {count}), sign};
  return {
    ...(count === undefined || count === 1 ? {} : {count}),
    index: indexText(of as Rank, letters),
  };
}

/** What a group is called in `king/part`. */
export const partOf = ({kind, count}: Group): {readonly key: string; readonly n: number} => ({
  key: kind === '*' ? 'joker' : kind === 'both last' ? 'last2' : kind,
  n: kind === 'last2' ? 1 : count,
});

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

/** Cards that fell to a seat outside all tricks: the odd card, or those that the last holder keeps. */
export function takenBeside(
  view: KingView,
  variant: Variant,
): {readonly seat: number; readonly cards: readonly Card[]} | undefined {
  const {contract, shown: cards, hands, played} = view;
  if (cards.length === 0) return undefined;
  if (contract.draws) return {seat: hands.findIndex(({length}) => length > 0), cards};
  const last = played.at(-1);
  return variant.rest === 'last-trick' && last ? {seat: winnerOf(last, view), cards} : undefined;
}

/** The points of a seat for all counting cards at once, where the contract pays for that. */
function slamOf(
  view: KingView,
  variant: Variant,
  seat: number,
  letters: string,
): Group | undefined {
  const {contract, sheet} = view;
  const {slam: pts} = contract;
  // Without a slam no seat has these points while all others have none.
  const paid = sheet.at(-1)?.every((points, owner) => points === (owner === seat ? pts : 0));
  if (pts === null || !isScored(view) || !paid) return undefined;
  const marks = counters(contract, packOf(tableOf(variant, view))).map(({of, cards}) =>
    markOf(of, cards.length, letters),
  );
  return {kind: 'slam', count: 1, marks, pts};
}

/** The points of the cards that a seat has taken, kind by kind. */
function cardGroups(
  view: KingView,
  variant: Variant,
  taken: readonly Card[],
  letters: string,
): readonly Group[] {
  const {contract} = view;
  const kinds = [...counters(contract, packOf(tableOf(variant, view)))];
  // Single cards decide where no tricks count: the queen of spades comes before the hearts.
  if (contract.terms.every(({unit}) => unit === 'card'))
    kinds.sort((a, b) => a.cards.length - b.cards.length);
  return kinds.flatMap(({of, pts, cards}) => {
    const own = taken.filter((card) => cards.includes(card));
    const spots = contract.terms.some((term) => term.unit === 'spots' && term.of === of);
    const units = spots
      ? own.reduce((sum, card) => sum + spotsOf(card as SuitCard), 0)
      : own.length;
    const group = {kind: of, count: own.length, marks: [markOf(of, own.length, letters)]};
    return own.length > 0 ? [{...group, pts: pts * units}] : [];
  });
}

/** The points of a seat for its tricks as such. */
function trickGroups({contract, tricks}: KingView, seat: number): readonly Group[] {
  const count = tricks[seat] ?? 0;
  return contract.terms.flatMap(({unit, pts}): readonly Group[] =>
    unit === 'trick' && count > 0
      ? [{kind: unit, count, marks: [{count, sign: unit}], pts: pts * count}]
      : [],
  );
}

/** The points of a seat for the last two tricks, those of both together. */
function lastTwoGroups(view: KingView, variant: Variant, seat: number): readonly Group[] {
  const {contract, played} = view;
  const all = tricksOf(view, variant);
  const before = tricksBefore(view, variant);
  const term = contract.terms.find(({unit}) => unit === 'last2');
  if (!term || all === undefined) return [];
  const numbers = played
    .map((trick, at) => ({number: before + at + 1, taker: winnerOf(trick, view)}))
    .filter(({number, taker}) => number > all - 2 && taker === seat)
    .map(({number}) => number);
  const [count] = numbers;
  if (count === undefined) return [];
  const marks = numbers.map((number): ChipMark => ({count: number, sign: 'trick'}));
  const kind = numbers.length > 1 ? 'both last' : 'last2';
  return [{kind, count, marks, pts: term.pts * numbers.length}];
}

/**
 * What a seat has taken and paid in this deal, kind by kind. Once the deal has been scored, the points
 * of the groups come to the seat's points in the sheet.
 */
export function groupsOf(
  view: KingView,
  variant: Variant,
  seat: number,
  letters: string,
): readonly Group[] {
  const slam = slamOf(view, variant, seat, letters);
  if (slam) return [slam];
  const {played, orderer, ordered, deal, sheet} = view;
  const extra = takenBeside(view, variant);
  const taken = [
    ...played.flatMap((trick) =>
      winnerOf(trick, view) === seat ? trick.map(({card}) => card) : [],
    ),
    ...(extra?.seat === seat ? extra.cards : []),
  ];
  const bid = seat === orderer ? (ordered[deal - 1]?.bid ?? 0) : 0;
  const groups = [
    ...trickGroups(view, seat),
    ...cardGroups(view, variant, taken, letters),
    ...lastTwoGroups(view, variant, seat),
    ...(bid > 0 ? [{kind: 'bid' as const, count: 1, marks: [], pts: -bid}] : []),
  ];
  if (!isScored(view)) return groups;
  // What nobody has seen: counting cards among the discards, tricks before the match began.
  const rest = groups.reduce((sum, {pts}) => sum - pts, sheet.at(-1)?.[seat] ?? 0);
  const hidden = view.away.length > 0 && seat === orderer ? 'away' : 'earlier';
  return rest === 0 ? groups : [...groups, {kind: hidden, count: 1, marks: [], pts: rest}];
}

/** True when no card that counts is left, and tricks count for nothing. */
export const isDecided = (view: KingView, variant: Variant): boolean =>
  view.phase === 'play' &&
  view.contract.terms.every(({unit}) => unit === 'card' || unit === 'spots') &&
  stillOut(view, packOf(tableOf(variant, view))).length === 0;
