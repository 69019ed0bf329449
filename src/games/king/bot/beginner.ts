import type {Card, Suit} from '../../../cards/index.js';
import type {Bot, Choice} from '../../../game/index.js';
import {codeOf, trumpCode} from '../kernel/codes.js';
import {contractsOf, packOf, tableOf, type Variant} from '../rules/contracts/columns.js';
import {
  type Contract,
  isPlay,
  type KingMove,
  type KingView,
  type PlayMove,
  type TrumpName,
} from '../types.js';
import {lessonCard} from './first-lesson.js';
import {ruffs} from './ruffs.js';
import {oddsOf} from './odds.js';
import {type Outlook, outlookOf} from './outlook.js';
import {prospectOf} from './prospect.js';
import {reasonOf} from './reasons.js';
import {laterOf} from './worth.js';

/**
 * In matches that skill decides, the first tricks of a deal in which a beginner plays as the first lesson
 * teaches: a reader who knows no more would hardly ever win otherwise. Measured by
 * `bench/king-policy/newcomers.mjs`.
 */
const UNTHINKING: Readonly<Record<string, number>> = {
  'king-threesome': 0.5,
  'king-omnibus': 0.5,
  'king-custom': 1.75,
  'king-minsk': 2.5,
  'king-jokers': 0.5,
  'king-trade': 4.75,
  'king-atomic': 2.25,
  'king-long': 2.25,
};

/** A part of a trick is one in that part of the deals. */
const isUnthinking = ({id}: Variant, {played, deal}: KingView): boolean =>
  played.length + 1 <= (UNTHINKING[id] ?? 0) + (deal % 4) / 4;

/**
 * A beginner judges cards as the usual bot does, but forgets every trick that has been taken: it
 * neither counts cards nor remembers voids. It orders, bids and discards according to its own hand
 * alone, and samples no deals.
 */
export const kingBeginner = (variant: Variant): Bot<KingView, KingMove> => ({
  choose({view, moves, why = true}) {
    const [only, ...others] = moves;
    if (!only) throw new RangeError('there is nothing to choose');
    if (others.length === 0) return because(only, isPlay(only) ? 'only' : 'must');
    const cards = moves.filter(isPlay);
    if (cards.length > 0 && isUnthinking(variant, view))
      return because(lessonCard(view, cards), 'hand');
    if (cards.length > 0)
      return ruffs(view, cards) ?? bestOf(cards, outlookOf(variant, forgetful(view)), why);
    if (view.phase === 'bidding') return bids(variant, view, moves);
    return because(
      best(moves, (one) => fitOf(variant, view, one)),
      'hand',
    );
  },
});

const because = (move: KingMove, reason: string): Choice<KingMove> => ({
  move,
  why: {key: `king/why/${reason}`, ...(isPlay(move) ? {card: move.card} : {})},
});

/** The card with the best prospects. */
function bestOf(moves: readonly PlayMove[], outlook: Outlook, why: boolean): Choice<KingMove> {
  const odds = oddsOf(outlook);
  const prospects = moves.map((move) => prospectOf(move, outlook, odds));
  const found = best(prospects, ({value}) => value);
  const {move} = found;
  return why ? {move, why: reasonOf(found, prospects, outlook, odds)} : {move};
}

/** The item with the highest number, or the first of several. */
const best = <Item>(items: readonly Item[], of: (item: Item) => number): Item =>
  items.map((item) => ({item, n: of(item)})).reduce((a, b) => (b.n > a.n ? b : a)).item;

/** The view of a player who remembers no trick. */
const forgetful = (view: KingView): KingView => ({...view, played: []});

/** Every trump beyond a quarter of the hand takes about this much of a trick. */
const RUFF = 0.35;

/** The worth of a hand in a contract above an equal share, if these cards are discarded. */
function worthOf(
  variant: Variant,
  view: KingView,
  contract: Contract,
  trump: TrumpName | null,
  away: readonly Card[] = [],
): number {
  const o = outlookOf(variant, {...forgetful(view), contract, trick: []});
  const laid = away.map(codeOf);
  const kept = o.hand.filter((code) => !laid.includes(code));
  const {points, trick, lastTwo} = o.plan;
  const table = tableOf(variant, view);
  const cards = packOf(table).reduce((sum, card) => sum + points[codeOf(card)]!, 0);
  const total = cards + trick * table.hand + lastTwo * 2;
  const suit = trumpCode(trump);
  const trumps = kept.filter((code) => code >> 4 === suit).length;
  const more = suit < 0 ? 0 : trumps - kept.length / 4;
  const gone = laid.reduce((sum, code) => sum + points[code]!, 0);
  return (
    laterOf(o, oddsOf(o), kept, -1, false) +
    gone +
    (RUFF * more * total) / table.hand -
    total / view.seats
  );
}

const costs = (terms: Contract['terms'], suit: Suit): boolean =>
  terms.some((term) => 'of' in term && term.of === suit);

/** How well a declaration, or a discard, suits the hand. */
function fitOf(variant: Variant, view: KingView, move: KingMove): number {
  const {contract, trump} = view;
  const all = contractsOf(variant, view);
  switch (move.type) {
    case 'order':
      return worthOf(
        variant,
        view,
        all.find(({id}) => id === move.contract)!,
        move.trump ?? null,
      );
    case 'trump':
      return worthOf(variant, view, contract, move.trump === 'last' ? null : move.trump);
    case 'name':
      return worthOf(
        variant,
        view,
        all.find(({terms}) => costs(terms, move.suit))!,
        null,
      );
    case 'discard':
      return worthOf(variant, view, contract, trump, move.cards);
    default:
      return 0;
  }
}

/** Makes the lowest bid while naming a suit seems worth it. */
function bids(variant: Variant, view: KingView, moves: readonly KingMove[]): Choice<KingMove> {
  const [least] = moves;
  const names = (['S', 'H', 'D', 'C'] as const).map((suit) => ({type: 'name', suit}) as const);
  const gain = Math.max(...names.map((name) => fitOf(variant, view, name)));
  const pays = least?.type === 'bid' && least.points < gain;
  return because(pays ? least : (moves.find(({type}) => type === 'fold') ?? least!), 'hand');
}
