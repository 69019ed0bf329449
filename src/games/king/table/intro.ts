import {html, nothing, type TemplateResult} from 'lit';
import {chip, playerOf} from '../../../elements/index.js';
import {endOf, type Variant} from '../rules/contracts/columns.js';
import {type KingView, trumpSuit} from '../types.js';
import type {KingContext} from './context.js';
import {contractName} from './contract-words.js';
import {dealOf, isToTake, signOf} from './contract-line.js';
import {pictures} from './contract-picture.js';
import {keyOf, markOf} from './prices.js';
import {tricksOf} from './counting.js';

/**
 * The contract in the empty middle before the first card: its goal, the cards that count, and prices.
 */

/** The goal of the contract in one sentence. */
export function aimOf(view: KingView, variant: Variant, ctx: KingContext): string {
  const {messages} = ctx;
  const {contract, trump} = view;
  const {id, terms} = contract;
  const kinds = terms.map((term) => (term.unit === 'card' ? keyOf(term.of) : term.unit)).join('');
  const key = [id, kinds, 'many'].map((what) => `king/aim/${what}`).find(messages.has);
  if (!key) return '';
  const pays = isToTake(contract) ?? false;
  const last = view.ordered.at(-1);
  return messages.lookup(key, {
    pays,
    n: Math.abs(terms[0]?.pts ?? 0),
    of: tricksOf(view, variant) ?? 0,
    suit: trumpSuit(trump) ?? '',
    ...playerOf(last?.seat, ctx),
    bid: last?.bid ?? 0,
  });
}

/** The special rules as marks. */
function duties(
  {contract, trump}: KingView,
  {messages, letters, deck}: KingContext,
): TemplateResult | typeof nothing {
  const {id, ban, forced, mustTrump, draws} = contract;
  const suit = trumpSuit(trump);
  const tags = [
    // The aim of a contract of tricks says it.
    ...(suit && !messages.has(`king/aim/${id}`)
      ? [html`<span>${messages.t('king/tag/trump', {suit})}</span>`]
      : []),
    ...(ban
      ? [
          html`${chip({sign: ban}, {label: messages.t('suit', {suit: ban}), deck, kind: 'barred'})}<span
              >${messages.t('king/tag/ban')}</span
            >`,
        ]
      : []),
    ...(forced
      ? [
          html`${chip(markOf(forced, undefined, letters), {
              label: messages.t('card', {card: forced}),
              deck,
            })}<span>${messages.t('king/tag/forced')}</span>`,
        ]
      : []),
    ...(mustTrump ? [html`<span>${messages.t('king/tag/must-trump')}</span>`] : []),
    ...(draws ? [html`<span>${messages.t('king/tag/draws')}</span>`] : []),
  ];
  if (tags.length === 0) return nothing;
  return html`<p class="q s tags">
    ${tags.map((tag) => html`<span class="priced">${tag}</span>`)}
  </p>`;
}

/**
 * The name of the game, or later the number of the deal; and whether the contract is one to avoid, or
 * its declarer. A game of a single contract has no line about its aim: this says who wins.
 */
function eyebrow(view: KingView, variant: Variant, ctx: KingContext): string {
  const {messages} = ctx;
  const isFirst = view.deal === 1;
  const deal = isFirst ? messages.lookup(`game/${variant.id}`) : dealOf(view, variant, ctx);
  if (isFirst && variant.order.length === 1) {
    const won = messages.lookup('king/won-by', endOf(variant, view));
    return deal === contractName(view.contract, ctx) ? won : `${deal} · ${won}`;
  }
  const by = view.orderer;
  if (by !== null && view.trump !== null && view.called)
    return `${deal} · ${messages.t('king/called-by', playerOf(by, ctx))}`;
  if (by !== null && variant.declarer)
    return `${deal} · ${messages.t('king/ordered-by', playerOf(by, ctx))}`;
  const take = isToTake(view.contract);
  return take === undefined ? deal : `${deal} · ${messages.t(take ? 'king/take' : 'king/avoid')}`;
}

/** The intro of a deal; the first one of a match may be the first picture of a page. */
export const intro = (view: KingView, variant: Variant, ctx: KingContext): TemplateResult =>
  html`<div class="middle intro ${view.deal > 1 ? 'rises' : ''}">
    <p class="q s">${eyebrow(view, variant, ctx)}</p>
    <h2 class="title">${signOf(view.contract)}<span>${contractName(view.contract, ctx)}</span></h2>
    ${pictures(view, variant, ctx)}
    <p class="s">${aimOf(view, variant, ctx)}</p>
    ${duties(view, ctx)}
  </div>`;
