import {html, nothing, type TemplateResult} from 'lit';
import {type Card, sortHand} from '../../../../cards/index.js';
import {type Control, type HandScene, type Scene, smallFace} from '../../../../elements/index.js';
import type {Refusal} from '../../../../game/index.js';
import {board} from '../board.js';
import type {KingContext} from '../context.js';
import {kindOf} from '../contract-words.js';
import {priceOf} from '../prices.js';
import {type ChoiceDraft, draftOf} from './radio.js';
import {suggested} from './suggested.js';
import type {Variant} from '../../rules/contracts/columns.js';
import type {KingMove, KingView} from '../../types.js';

/** Cards outside of play: those that are shown, and the talon with the cards discarded for it. */

/** The number of cards to discard. */
const DISCARDS = 2;

const face = (card: Card | null, {letters, deck, messages}: KingContext): TemplateResult =>
  html`<span
    role="img"
    aria-label=${card ? messages.t('card', {card}) : messages.t('card/face-down')}
    >${smallFace(card, {letters, deck})}</span
  >`;

/** Cards that were shown to everybody. */
export const faces = (cards: readonly Card[], label: string, ctx: KingContext): TemplateResult =>
  html`<div class="middle choice">
    <p class="q s">${label}</p>
    <div class="faces">${cards.map((card) => face(card, ctx))}</div>
  </div>`;

/** Cards side by side, above their description. */
const pile = (cards: readonly unknown[], name: string, note: string): TemplateResult =>
  html`<figure>
    <span class="faces">${cards}</span>
    <figcaption class="s"><b>${name}</b><small class="q">${note}</small></figcaption>
  </figure>`;

/**
 * The talon that everybody has seen, and the places of the discards: a card, a back, or empty.
 * @param first what stands above them
 */
export function talon(
  seen: readonly Card[],
  laid: readonly (Card | null)[],
  ctx: KingContext,
  first: unknown = nothing,
): TemplateResult {
  const {messages} = ctx;
  const places = Array.from({length: DISCARDS}, (_, at) =>
    at < laid.length ? face(laid[at]!, ctx) : html`<i class="vacant"></i>`,
  );
  return html`<div class="middle choice">
    ${first}
    <div class="talon">
      ${pile(
        seen.map((card) => face(card, ctx)),
        messages.t('king/talon'),
        messages.t('king/seen-by-all'),
      )}
      ${pile(places, messages.t('king/laid-down'), messages.t('king/face-down'))}
    </div>
  </div>`;
}

/** The cards that have to stay. */
function staying(
  {contract}: KingView,
  {messages}: KingContext,
  free: readonly Card[],
  own: readonly Card[],
): string {
  if (free.length === own.length) return messages.t('king/lay-any');
  if (free.some((card) => priceOf(card, contract) !== 0)) return messages.t('king/lay-cheapest');
  return messages.t('king/lay-how', {kind: kindOf(contract)});
}

/** The choice of two cards to discard: the hand that picks them, and the question. */
export function layAway(
  view: KingView,
  variant: Variant,
  ctx: KingContext,
  own: readonly Card[],
): Pick<Scene<KingMove>, 'board' | 'advises' | 'say' | 'why' | 'controls'> & {
  readonly hand: HandScene<KingMove>;
} {
  const {messages, moves} = ctx;
  const {discarded = []} = draftOf(ctx);
  const pairs = moves.flatMap((move) => (move.type === 'discard' ? [move.cards] : []));
  const free = own.filter((card) => pairs.some((pair) => pair.includes(card)));
  const whole = discarded.length === DISCARDS;
  const other = (card: Card): Card => free.find((one) => one !== card) ?? own[0]!;
  const refusal = whole ? ctx.refuse({type: 'discard', cards: discarded}) : undefined;
  const refused = (card: Card): Refusal | undefined =>
    ctx.refuse({type: 'discard', cards: [card, other(card)]});
  const why = (card: Card): string | undefined => {
    const key = refused(card);
    return key && messages.lookup(key, {view});
  };
  const priceSaid = (move: KingMove): string => {
    const cards = move.type === 'discard' ? move.cards : [];
    return messages.points(cards.reduce((sum, card) => sum + priceOf(card, view.contract), 0));
  };
  const button: Control = {
    id: 'lay-away',
    label: messages.t('king/lay-away'),
    primary: true,
    ...(whole && !refusal
      ? {}
      : {
          disabled: refusal
            ? messages.lookup(refusal, {view})
            : messages.t('king/lay-ask', {n: DISCARDS - discarded.length}),
        }),
    run: () => ctx.ask({type: 'discard', cards: discarded}),
  };
  return {
    hand: {
      cards: sortHand(own),
      dealt: own.length,
      rows: 2,
      legal: free,
      selected: discarded,
      why,
      refusal: refused,
      pick: (card) =>
        ctx.sketch({
          discarded: discarded.includes(card)
            ? discarded.filter((one) => one !== card)
            : [...discarded, card].slice(-DISCARDS),
        } satisfies ChoiceDraft),
    },
    advises: true,
    board: board(view, variant, ctx, {
      middle: talon(view.shown, discarded, ctx, suggested(priceSaid, ctx)),
    }),
    say: messages.t('king/lay-ask', {n: DISCARDS - discarded.length}),
    why: staying(view, ctx, free, own),
    controls: [button],
  };
}
