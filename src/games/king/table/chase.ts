import {playerOf} from '../../../elements/index.js';
import {packOf, tableOf, type Variant} from '../rules/contracts/columns.js';
import {suitOf} from '../../../cards/index.js';
import type {KingView} from '../types.js';
import type {KingContext} from './context.js';
import {counters, takenBy} from './counting.js';
import {keyOf} from './prices.js';

/** With this many hearts and the queen of spades, a player is after all cards that count. */
const HEARTS = 9;

/**
 * Names a player who is close to taking every card that counts, which pays at once, and what would stop
 * that; `undefined` while nobody is.
 */
export function chase(view: KingView, variant: Variant, ctx: KingContext): string | undefined {
  const {contract, seats} = view;
  if (contract.slam === null) return undefined;
  const {messages} = ctx;
  const kinds = counters(contract, packOf(tableOf(variant, view)));
  const isCounting = (card: string): boolean =>
    kinds.some(({cards}) => cards.some((one) => one === card));
  const taken = Array.from({length: seats}, (_, seat) => takenBy(view, seat).filter(isCounting));
  const [chaser, ...others] = taken.flatMap((cards, seat) => (cards.length > 0 ? [seat] : []));
  if (chaser === undefined || others.length > 0) return undefined;
  const own = new Set(taken[chaser]);
  const hearts = [...own].filter((card) => suitOf(card) === 'H').length;
  if (hearts < HEARTS || !own.has('QS')) return undefined;
  const open = kinds.filter(({cards}) => cards.some((card) => !own.has(card)));
  const left = open.reduce(
    (sum, {cards}) => sum + cards.filter((card) => !own.has(card)).length,
    0,
  );
  const [kind] = open;
  if (!kind) return undefined;
  if (chaser === ctx.seat && !ctx.shared)
    return messages.t('king/chase-own', {n: left, points: contract.slam});
  const part = messages.t('king/part', {key: keyOf(kind.of), n: 1});
  return messages.t('king/chase', {...playerOf(chaser, ctx), part});
}
