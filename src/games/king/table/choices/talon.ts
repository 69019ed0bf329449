import {html, nothing, type TemplateResult} from 'lit';
import {type Card, sortHand} from '../../../../cards/index.js';
import {cardFace} from '../../../../elements/card-face/card-face.js';
import type {Control, HandScene, Scene} from '../../../../elements/scene.js';
import type {Refusal} from '../../../../game/index.js';
import {board, cardChip} from '../board.js';
import type {KingContext} from '../context.js';
import {type Draft, draftOf} from './radio.js';
import type {Variant} from '../../rules/contracts/columns.js';
import type {KingMove, KingView} from '../../types.js';

/** Cards beside the play: the talon, once it is shown, and the stock. */

/** The number of cards to discard. */
const DISCARDS = 2;

/** Cards that were shown to everybody. */
export const faces = (
  cards: readonly Card[],
  label: string,
  ctx: KingContext,
  under: unknown = nothing,
): TemplateResult =>
  html`<div class="middle">
    <p class="q s">${label}</p>
    <div class="faces">
      ${cards.map(
        (card) =>
          html`<span role="img" aria-label=${ctx.messages.t('card', {card})}
            >${cardFace(card, {size: 's', letters: ctx.letters, deck: ctx.deck})}</span
          >`,
      )}
    </div>
    ${under}
  </div>`;

/** The stock, face down beside the trick. */
export const stock = (left: number, {messages}: KingContext): TemplateResult =>
  html`<div class="stock" role="img" aria-label=${messages.t('king/stock-of', {n: left})}>
    ${left ? cardFace(null, {size: 's'}) : html`<i class="hole"></i>`}
    <span class="q">${messages.t('king/stock')}</span> <b>${left}</b>
  </div>`;

/** The choice of two cards to discard: the hand that picks them, and the question. */
export function layAway(
  view: KingView,
  variant: Variant,
  ctx: KingContext,
  own: readonly Card[],
): Pick<Scene<KingMove>, 'board' | 'say' | 'why' | 'controls'> & {
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
  const button: Control = {
    id: 'lay-away',
    label: messages.t('king/lay-away'),
    primary: true,
    ...(whole && !refusal
      ? {}
      : {disabled: refusal ? messages.lookup(refusal, {view}) : messages.t('king/two-to-lay')}),
    run: () => ctx.ask({type: 'discard', cards: discarded}),
  };
  return {
    hand: {
      cards: sortHand(own),
      dealt: own.length,
      legal: free,
      selected: discarded,
      why,
      refusal: refused,
      pick: (card) =>
        ctx.sketch({
          discarded: discarded.includes(card)
            ? discarded.filter((one) => one !== card)
            : [...discarded, card].slice(-DISCARDS),
        } satisfies Draft),
    },
    board: board(view, variant, ctx, {
      middle: faces(
        view.shown,
        messages.t('king/talon'),
        ctx,
        html`<p class="s">${messages.t('king/lay-how', {some: free.length < own.length})}</p>`,
      ),
    }),
    say: whole
      ? discarded.map((card) => cardChip(card, false, ctx))
      : messages.t('king/lay-ask', {n: DISCARDS - discarded.length}),
    why: messages.t('king/face-down'),
    controls: [button],
  };
}
