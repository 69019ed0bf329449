import {type Card, isJoker, type Suit, SUITS, suitOf} from '../../../cards/index.js';
import type {Ending} from '../../../elements/index.js';
import {codeOf, heightOf} from '../kernel/codes.js';
import {packOf, tableOf, type Variant} from '../rules/contracts/columns.js';
import {counters, isDecided, takenBy} from './counting.js';
import {pointsLeft} from './prices.js';
import type {KingContext} from './context.js';
import {isPlay, type KingMove, type KingView, trumpSuit} from '../types.js';

/** The rest of a deal, if it is certain from what this seat sees. */

/** The cards from high to low. */
const ofSuit = (cards: readonly Card[], suit: Suit): readonly number[] =>
  cards
    .filter((card) => suitOf(card) === suit)
    .map((card) => heightOf(codeOf(card)))
    .sort((a, b) => b - a);

/**
 * Whether every card of this suit wins if the suit is led from the top: even if one other hand holds
 * all the rest of the suit, it never has a higher card.
 */
const runs = (own: readonly number[], others: readonly number[]): boolean =>
  own.slice(0, others.length).every((height) => height > (others[0] ?? -1));

/** Cards that lie in the other hands, as far as this seat knows, or in a talon. */
function others(variant: Variant, view: KingView, hand: readonly Card[]): readonly Card[] {
  const seen = new Set([...hand, ...view.played.flat().map(({card}) => card)]);
  return packOf(tableOf(variant, view)).filter((card) => !seen.has(card));
}

/** A lead after which this seat takes all remaining tricks. */
function claim(variant: Variant, view: KingView, ctx: KingContext): KingMove | undefined {
  const {seat, moves} = ctx;
  const hand = (seat === undefined ? [] : (view.hands[seat] ?? [])).filter((card) => card !== null);
  const rest = others(variant, view, hand);
  if (view.trick.length > 0 || view.contract.draws || [...hand, ...rest].some(isJoker)) return;
  if (!SUITS.every((suit) => runs(ofSuit(hand, suit), ofSuit(rest, suit)))) return;
  const leads = moves.filter(isPlay);
  const best = (cards: typeof leads): KingMove | undefined =>
    [...cards].sort((a, b) => heightOf(codeOf(b.card)) - heightOf(codeOf(a.card)))[0];
  const trump = trumpSuit(view.trump);
  const out = trump ? ofSuit(rest, trump).length : 0;
  if (out === 0) return best(leads);
  // Trumps that are out are drawn first, which takes as many trumps of this seat.
  const trumps = leads.filter(({card}) => suitOf(card) === trump);
  return trumps.length >= out ? best(trumps) : undefined;
}

/** What a claim brings, unless cards outside the hands or a slam may add to it. */
function pointsOf(
  variant: Variant,
  view: KingView,
  tricks: number,
  seat: number | undefined,
): {readonly points?: number} {
  const gone = new Set(view.played.flat().map(({card}) => card));
  const pack = packOf(tableOf(variant, view));
  const counting = counters(view.contract, pack).flatMap(({cards}) => cards);
  if (counting.length > 0 && pack.length - gone.size !== tricks * view.seats) return {};
  const own = new Set(takenBy(view, seat));
  const mayBeSlam =
    view.contract.slam !== null && counting.every((card) => own.has(card) || !gone.has(card));
  return mayBeSlam ? {} : {points: pointsLeft(view, variant, gone)};
}

/** The rest of the deal, if it is longer than one trick. */
export function ending(
  variant: Variant,
  view: KingView,
  ctx: KingContext,
): Ending<KingMove> | undefined {
  const left = view.hands[ctx.seat ?? -1]?.length ?? 0;
  if (view.phase !== 'play' || left < 2) return undefined;
  if (isDecided(view, variant)) return {kind: 'finish'};
  const move = claim(variant, view, ctx);
  if (!move) return undefined;
  const costs = view.contract.terms.every(({pts}) => pts < 0);
  return {kind: 'claim', move, costs, tricks: left, ...pointsOf(variant, view, left, ctx.seat)};
}
