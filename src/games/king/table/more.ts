import {type CSSResult, html, nothing, type TemplateResult} from 'lit';
import {type Card, isJoker, sortHand, suitOf} from '../../../cards/index.js';
import {suitGlyph} from '../../../elements/card-face/suit-glyph.js';
import type {Control, PublicEvent, Scene, Tempo} from '../../../elements/scene.js';
import type {Variant} from '../rules/contracts/columns.js';
import {type Asked, bid, bidBadge, call, name, watched} from './auction.js';
import {
  type Beside,
  board,
  chromeLine,
  contractName,
  goalOf,
  type KingContext,
  termsOf,
} from './board.js';
import {choicesOf, order} from './order.js';
import {moreStyles} from './more.styles.js';
import {type Draft, trumpName} from './radio.js';
import {faces, layAway, stock} from './talon.js';
import type {KingMove, KingEvent, KingView} from '../types.js';

/**
 * What a table has beside the play where something is chosen, shown or drawn before a card is played:
 * ordering, talon, auction, calling, drawing. The catalogue gives it to the variants that need it.
 */
export interface More {
  readonly styles: readonly CSSResult[];
  /** What is different from a table on which only cards are played. */
  scene(view: KingView, variant: Variant, ctx: KingContext): Partial<Scene<KingMove>>;
  /** How long what was chosen is looked at. */
  readonly tempo: Readonly<Partial<Record<KingEvent['type'], Tempo>>>;
  sentence(event: KingEvent, ctx: KingContext): string | undefined;
  asked(view: KingView, ctx: KingContext): string | undefined;
  publicEvent(event: KingEvent, view: KingView): PublicEvent | undefined;
  /** Who chose the contract, and what is trump. */
  chosen(view: KingView, ctx: KingContext): unknown;
  /** A hand for the eye. */
  readonly sortHand: typeof sortHand;
  /** A hint, laid out as if the reader had chosen it. */
  suggest(
    move: KingMove,
    ctx: KingContext,
  ): {readonly name: string; readonly draft: Draft} | undefined;
}

/** A joker is a heart between ten and jack, and stands there. */
const withJokers: typeof sortHand = (cards, order) => {
  const row = sortHand(cards, order);
  const jokers = row.filter(isJoker);
  if (jokers.length === 0) return row;
  const rest: readonly Card[] = row.filter((card) => !isJoker(card));
  const low = rest.findIndex((card) => suitOf(card) === 'H' && !/[AKQJ]/.test(card));
  const at = low < 0 ? rest.findLastIndex((card) => suitOf(card) === 'H') + 1 : low;
  return [...rest.slice(0, at), ...jokers, ...rest.slice(at)];
};

/** Who chose, and what is trump. */
function chosen({orderer, trump}: KingView, {messages, names, deck}: KingContext): unknown {
  if (orderer === null) return nothing;
  const label = trump && messages.t('king/trump-is', {suit: trump});
  return html`${label ? suitGlyph(trump, label, deck) : nothing}
    <span class="q s">${names[orderer]}</span>`;
}

const nameOf = (seat: number | null, {names}: KingContext): string => names[seat ?? -1] ?? '';

/** The line of chrome while the contract is not known. */
function chrome(view: KingView, variant: Variant, ctx: KingContext): TemplateResult {
  const {messages} = ctx;
  const [seat = view.orderer] = view.turn;
  const choices = seat !== null && variant.orderer ? choicesOf(view, variant, seat) : [];
  const left = choices.reduce((sum, choice) => sum + choice.left, 0);
  const of = choices.reduce((sum, choice) => sum + choice.left + choice.deals.length, 0);
  return chromeLine(view, variant, ctx, {
    name: messages.t(`king/scene/${view.phase}`),
    goal: variant.auction
      ? messages.t('king/auction-goal')
      : messages.t('king/chooses', {name: nameOf(seat, ctx)}),
    out: of ? messages.t('king/orders-left', {n: left, of}) : '',
  });
}

function sentence(event: KingEvent, ctx: KingContext): string | undefined {
  const {messages} = ctx;
  switch (event.type) {
    case 'contract ordered': {
      const {contract, trump, seat, forced} = event;
      const values = {
        name: nameOf(seat, ctx),
        contract: contractName(contract, ctx),
        goal: goalOf(contract, ctx) || termsOf(contract, ctx),
        trump: contract.trump ? (trump ?? 'none') : undefined,
        forced,
      };
      return messages.t('king/say/ordered', values);
    }
    case 'trump called':
      return messages.t('king/say/called', {name: nameOf(event.seat, ctx), call: event.call});
    case 'dealt out':
      return event.card ? messages.t('king/say/last-card', {card: event.card}) : undefined;
    case 'bid made':
      return messages.t('king/say/bid', {name: nameOf(event.seat, ctx), points: event.points});
    case 'bid folded':
      return messages.t('king/say/folded', {name: nameOf(event.seat, ctx)});
    case 'auction won':
      return event.seat === null
        ? messages.t('king/say/all-folded')
        : messages.t('king/say/auction', {name: nameOf(event.seat, ctx), points: event.points});
    case 'suit named':
      return event.seat === null
        ? undefined
        : messages.t('king/say/named', {name: nameOf(event.seat, ctx), suit: event.contract.ban});
    case 'talon taken':
      return messages.t('king/say/talon', {name: nameOf(event.seat, ctx), cards: event.cards});
    case 'cards laid away':
      return messages.t('king/say/laid', {name: nameOf(event.seat, ctx), cards: event.cards});
    case 'card drawn':
      return messages.t('king/say/drawn', {name: nameOf(event.seat, ctx), card: event.card});
    case 'odd card taken':
      return messages.t('king/say/odd', {name: nameOf(event.seat, ctx), ...event});
    case 'cards kept':
      return messages.t('king/say/kept', {name: nameOf(event.seat, ctx), ...event});
    default:
      return undefined;
  }
}

function asked(view: KingView, ctx: KingContext): string | undefined {
  const {messages} = ctx;
  const key = `king/asked/${view.phase}`;
  return messages.has(key) ? messages.t(key, {view}) : undefined;
}

function publicEvent(event: KingEvent, view: KingView): PublicEvent | undefined {
  const {deal} = view;
  if (event.type === 'contract ordered') {
    const {seat, contract, trump} = event;
    return {name: 'gstk-contract-chosen', detail: {seat, contract: contract.id, trump, deal}};
  }
  if (event.type === 'trump called' || (event.type === 'suit named' && event.seat !== null))
    return {
      name: 'gstk-contract-chosen',
      detail: {
        seat: event.seat,
        contract: (event.type === 'suit named' ? event.contract : view.contract).id,
        ...(event.type === 'trump called' ? {trump: event.call} : {}),
        deal,
      },
    };
  return undefined;
}

/** What lies in the middle, and beside names, when it is not only a trick. */
function pictured(view: KingView, variant: Variant, ctx: KingContext): TemplateResult {
  const {event, messages} = ctx;
  const {phase} = view;
  const show = (cards: readonly Card[], key: string): Beside => ({
    middle: faces(cards, messages.t(key), ctx),
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
  return board(view, ctx, beside());
}

/** What is asked of the reader besides a card. */
function question(
  view: KingView,
  variant: Variant,
  ctx: KingContext,
): Partial<Scene<KingMove>> | undefined {
  const {messages, seat} = ctx;
  const inMiddle = ({middle, ...asked}: Asked): Partial<Scene<KingMove>> => ({
    ...asked,
    board: board(view, ctx, {badge: (owner) => bidBadge(view, owner, ctx), middle}),
  });
  switch (view.phase) {
    case 'ordering':
      return order(view, variant, ctx);
    case 'bidding':
      return inMiddle(bid(view, ctx));
    case 'naming':
      return inMiddle(name(view, ctx));
    case 'calling':
      return inMiddle(call(ctx));
    case 'talon': {
      const own = view.hands[seat ?? -1]?.filter((card) => card !== null) ?? [];
      return layAway(view, ctx, own);
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
        ? {say: messages.t(waits, {name: nameOf(next, ctx)}), why: ''}
        : {}),
  };
}

function suggest(
  move: KingMove,
  {messages}: KingContext,
): {readonly name: string; readonly draft: Draft} | undefined {
  switch (move.type) {
    case 'order': {
      const {contract, trump} = move;
      const name = messages.t(`king/contract/${contract}`);
      return {
        name: trump ? `${name}, ${trumpName(trump, messages)}` : name,
        draft: {contract, trump},
      };
    }
    case 'trump':
      return {name: trumpName(move.trump, messages), draft: {trump: move.trump}};
    case 'bid':
      return {name: messages.t('king/bid-it', {points: move.points}), draft: {bid: move.points}};
    case 'fold':
      return {name: messages.t('king/fold'), draft: {bid: 'fold'}};
    case 'name':
      return {name: messages.t('suit', {suit: move.suit}), draft: {trump: move.suit}};
    case 'discard':
      return {
        name: move.cards.map((card) => messages.t('card', {card})).join(', '),
        draft: {away: move.cards},
      };
    default:
      return undefined;
  }
}

/** What the tables of the variants have beside the play. */
const tempo = {
  'contract ordered': 'notice',
  'trump called': 'notice',
  'bid made': 'step',
  'bid folded': 'step',
  'auction won': 'notice',
  'suit named': 'notice',
  'talon taken': 'notice',
  'cards laid away': 'step',
  'card drawn': 'step',
  'odd card taken': 'notice',
  'cards kept': 'notice',
} as const;

export const more: More = {
  styles: moreStyles,
  scene,
  tempo,
  sentence,
  asked,
  publicEvent,
  suggest,
  chosen,
  sortHand: withJokers,
};
