import {html, nothing, type TemplateResult} from 'lit';
import {type Card, isJoker, sortHand, suitOf} from '../../../../cards/index.js';
import {suitGlyph} from '../../../../elements/card-face/suit-glyph.js';
import type {Control, Scene} from '../../../../elements/scene.js';
import {nameOf} from '../../../../elements/table/seats.js';
import type {Variant} from '../../rules/contracts/columns.js';
import {type KingMove, type KingView, trumpSuit} from '../../types.js';
import {type Beside, board} from '../board.js';
import type {KingContext} from '../context.js';
import {chromeLine} from '../contract-line.js';
import {type Asked, bid, bidBadge, call, name, watched} from './auction.js';
import {choicesStyles} from './choices.styles.js';
import {choicesOf, declare} from './declaring.js';
import {asked, publicEvent, sentence, suggest, tempo} from './speech.js';
import {faces, layAway, stock} from './talon.js';

/** The scenes in which players choose, show or draw cards before or during the play. */

/** The hand in its order; a joker is a heart and stands between ten and jack. */
const sortWithJokers: typeof sortHand = (cards, order) => {
  const row = sortHand(cards, order);
  const jokers = row.filter(isJoker);
  if (jokers.length === 0) return row;
  const rest: readonly Card[] = row.filter((card) => !isJoker(card));
  const low = rest.findIndex((card) => suitOf(card) === 'H' && !/[AKQJ]/.test(card));
  const at = low < 0 ? rest.findLastIndex((card) => suitOf(card) === 'H') + 1 : low;
  return [...rest.slice(0, at), ...jokers, ...rest.slice(at)];
};

/** The declarer and the trump. */
function chosen({orderer, ...view}: KingView, {messages, names, deck}: KingContext): unknown {
  if (orderer === null) return nothing;
  const suit = trumpSuit(view.trump);
  return html`${suit ? suitGlyph(suit, messages.t('king/trump-is', {suit}), deck) : nothing}
    <span class="q s">${names[orderer]}</span>`;
}

/** The top line before the contract is known. */
function chrome(view: KingView, variant: Variant, ctx: KingContext): TemplateResult {
  const {messages} = ctx;
  const [seat = view.orderer] = view.turn;
  const choices = seat !== null && variant.declarer ? choicesOf(view, variant, seat) : [];
  const left = choices.reduce((sum, choice) => sum + choice.left, 0);
  const of = choices.reduce((sum, choice) => sum + choice.left + choice.deals.length, 0);
  return chromeLine(view, variant, ctx, {
    name: messages.lookup(`king/scene/${view.phase}`),
    goal: variant.auction
      ? messages.t('king/auction-goal')
      : messages.t('king/chooses', {name: nameOf(seat, ctx)}),
    out: of ? messages.t('king/orders-left', {n: left, of}) : '',
  });
}

/** The middle of the board and the notes beside names, when there is more than a trick. */
function pictured(view: KingView, variant: Variant, ctx: KingContext): TemplateResult {
  const {event, messages} = ctx;
  const {phase} = view;
  const show = (cards: readonly Card[], key: string): Beside => ({
    middle: faces(cards, messages.lookup(key), ctx),
  });
  const beside = (): Beside => {
    if (event?.type === 'odd card taken') return show([event.card], 'king/odd-card');
    if (event?.type === 'cards kept') return show(event.cards, 'king/kept-cards');
    if (event?.type === 'dealt out' && event.card) return show([event.card], 'king/last-card');
    if (event?.type === 'talon taken' || phase === 'talon' || event?.type === 'cards laid away')
      return show(view.shown, 'king/talon');
    if (phase === 'bidding' || phase === 'naming' || event?.type === 'bid folded')
      return {badge: (seat) => bidBadge(view, seat, ctx), middle: watched(view, ctx)};
    if (variant.rest !== 'stock') return {};
    const out = (seat: number): boolean => view.hands[seat]?.length === 0;
    return {
      badge: (seat) => (out(seat) ? messages.t('king/out-of-cards') : undefined),
      corner: stock(view.stock.length, ctx),
    };
  };
  return board(view, variant, ctx, beside());
}

/** The question to the reader, when it is not for a card. */
function question(
  view: KingView,
  variant: Variant,
  ctx: KingContext,
): Partial<Scene<KingMove>> | undefined {
  const {messages, seat} = ctx;
  const inMiddle = ({middle, ...asked}: Asked): Partial<Scene<KingMove>> => ({
    ...asked,
    board: board(view, variant, ctx, {badge: (owner) => bidBadge(view, owner, ctx), middle}),
  });
  switch (view.phase) {
    case 'ordering':
      return declare(view, variant, ctx);
    case 'bidding':
      return inMiddle(bid(view, ctx));
    case 'naming':
      return inMiddle(name(view, ctx));
    case 'calling':
      return inMiddle(call(ctx));
    case 'talon': {
      const own = view.hands[seat ?? -1]?.filter((card) => card !== null) ?? [];
      return layAway(view, variant, ctx, own);
    }
    case 'drawing': {
      const button: Control = {
        id: 'draw',
        label: messages.t('king/draw'),
        primary: true,
        run: () => ctx.ask({type: 'draw'}),
      };
      return {
        board: pictured(view, variant, ctx),
        say: messages.t('king/draw-ask', {view}),
        why: messages.t('king/draw-why'),
        controls: [button],
      };
    }
    default:
      return undefined;
  }
}

/** The parts of the scene that differ from a table on which only cards are played. */
function scene(view: KingView, variant: Variant, ctx: KingContext): Partial<Scene<KingMove>> {
  const {messages, event, asking} = ctx;
  const contract = view.contract.id === 'open' ? {contract: chrome(view, variant, ctx)} : {};
  const own = asking ? question(view, variant, ctx) : undefined;
  if (own) return {...contract, ...own};
  const said = event && sentence(event, ctx);
  const [next = null] = view.turn;
  const waits = `king/waiting/${view.phase}`;
  return {
    ...contract,
    board: pictured(view, variant, ctx),
    ...(said
      ? {say: said, why: ''}
      : next !== null && messages.has(waits)
        ? {say: messages.lookup(waits, {name: nameOf(next, ctx)}), why: ''}
        : {}),
  };
}

/** The part of a table for declaring, talon, auction, calling and drawing. */
export const tableChoices = {
  styles: choicesStyles,
  scene,
  chosen,
  tempo,
  sentence,
  asked,
  publicEvent,
  suggest,
  sortHand: sortWithJokers,
};

/**
 * The part of a table for choosing, showing and drawing cards besides play. The catalogue passes it
 * to the variants that need it.
 */
export type TableChoices = typeof tableChoices;
