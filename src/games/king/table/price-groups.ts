import type {Card, SuitCard} from '../../../cards/index.js';
import type {ChipMark} from '../../../elements/index.js';
import {packOf, tableOf, type Variant} from '../rules/contracts/columns.js';
import type {KingView, PaidCards} from '../types.js';
import {counters, isScored, spotsOf, tricksBefore, tricksOf, winnerOf} from './counting.js';
import {markOf} from './prices.js';

/** A seat's gains and costs in a deal, kind by kind: for its seat, the summary and the panels. */

/**
 * The subject of a group: a kind of card, tricks, one or both of the last two tricks, every counting
 * card at once, the winning bid, the declarer's discards, or tricks from before the match began.
 */
type GroupKind = PaidCards | 'trick' | 'last2' | 'both last' | 'slam' | 'bid' | 'away' | 'earlier';

/** The points of one seat for one kind of thing: `4 × ♥ −4`, trick 7. */
export interface Group {
  readonly kind: GroupKind;
  /**
   * The number of them; for the last two tricks, the number of the trick, or of the first one of
   * both.
   */
  readonly count: number;
  /** Its marks; none if only words can say what it counts. */
  readonly marks: readonly ChipMark[];
  readonly pts: number;
}

/** The name of a group in `king/part`. */
export const partOf = ({kind, count}: Group): {readonly key: string; readonly n: number} => ({
  key: kind === '*' ? 'joker' : kind === 'both last' ? 'last2' : kind,
  n: kind === 'last2' ? 1 : count,
});

/**
 * Cards that went to a seat outside all tricks: the odd card, or those that the last holder keeps.
 */
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

/** The points of a seat for all counting cards at once, if the contract pays for that. */
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

/** The points of a seat's taken cards, kind by kind. */
function cardGroups(
  view: KingView,
  variant: Variant,
  taken: readonly Card[],
  letters: string,
): readonly Group[] {
  const {contract} = view;
  const kinds = [...counters(contract, packOf(tableOf(variant, view)))];
  // Single cards decide if no tricks count: the queen of spades comes before the hearts.
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

/** The points of a seat for its tricks themselves. */
function trickGroups({contract, tricks}: KingView, seat: number): readonly Group[] {
  const count = tricks[seat] ?? 0;
  return contract.terms.flatMap(({unit, pts}): readonly Group[] =>
    unit === 'trick' && count > 0
      ? [{kind: unit, count, marks: [{count, sign: unit}], pts: pts * count}]
      : [],
  );
}

/** The points of a seat for the last two tricks; both together are one group. */
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
  const kind = numbers.length > 1 ? 'both last' : 'last2';
  return [{kind, count, marks: [{sign: 'trick', numbers}], pts: term.pts * numbers.length}];
}

/**
 * A seat's gains and costs in this deal, kind by kind. Once the deal has been scored, the points of
 * the groups come to the seat's points in the sheet.
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
  // Unseen things: counting cards among the discards, and tricks before the match began.
  const rest = groups.reduce((sum, {pts}) => sum - pts, sheet.at(-1)?.[seat] ?? 0);
  const hidden = view.away.length > 0 && seat === orderer ? 'away' : 'earlier';
  return rest === 0 ? groups : [...groups, {kind: hidden, count: 1, marks: [], pts: rest}];
}
