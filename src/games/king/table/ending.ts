import {type Card, isJoker, type Suit, SUITS, suitOf} from '../../../cards/index.js';
import type {Ending} from '../../../elements/index.js';
import {codeOf, heightOf} from '../kernel/codes.js';
import {packOf, tableOf, type Variant} from '../rules/contracts/columns.js';
import {isDecided} from './counting.js';
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
  const costs = view.contract.terms.every(({pts}) => pts < 0);
  return move && {kind: 'claim', move, costs};
}
