import {playerOf} from '../../../elements/index.js';
import type {Variant} from '../rules/contracts/columns.js';
import {suitOf} from '../../../cards/index.js';
import type {KingView} from '../types.js';
import type {KingContext} from './context.js';
import {counters} from './counting.js';
import {keyOf} from './prices.js';
import {slamOf} from './slam.js';

/** With this many hearts and the queen of spades, a player is after all cards that count. */
const HEARTS = 9;

/**
 * Names a player who is close to taking every card that counts, which pays at once, and what would stop
 * that; `undefined` while nobody is.
 */
export function chase(view: KingView, variant: Variant, ctx: KingContext): string | undefined {
  const slam = slamOf(view, variant);
  if (!slam || slam.left.length === 0) return undefined;
  const {seat: chaser, cards, left} = slam;
  const hearts = cards.filter((card) => suitOf(card) === 'H' && !left.includes(card)).length;
  if (hearts < HEARTS || left.includes('QS')) return undefined;
  const {contract} = view;
  const kind = counters(contract, left).find((one) => one.cards.length > 0);
  if (!kind || contract.slam === null) return undefined;
  const {messages} = ctx;
  if (chaser === ctx.seat && !ctx.shared)
    return messages.t('king/chase-own', {n: left.length, points: contract.slam});
  const part = messages.t('king/part', {key: keyOf(kind.of), n: 1});
  return messages.t('king/chase', {...playerOf(chaser, ctx), part});
}
