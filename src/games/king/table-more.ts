import {type CSSResult, html, nothing, type TemplateResult} from 'lit';
import {type Card, isJoker, sortHand, suitOf} from '../../cards/index.js';
import {suitGlyph} from '../../elements/card-face/suit-glyph.js';
import type {Control, PublicEvent, Scene, Tempo} from '../../elements/scene.js';
import type {Variant} from './columns.js';
import {type Asked, bid, bidBadge, call, name, watched} from './table-auction.js';
import {
  type Beside,
  board,
  chromeLine,
  contractName,
  goalOf,
  type KingDesk,
  termsOf,
} from './table-board.js';
import {choicesOf, order} from './table-order.js';
import {moreStyles} from './table-more.styles.js';
import {type Draft, trumpName} from './table-radio.js';
import {faces, layAway, stock} from './table-talon.js';
import type {KingMove, KingEvent, KingView} from './types.js';

/**
 * What a table has beside the play where something is chosen, shown or drawn before a card is played:
 * ordering, talon, auction, calling, drawing. The catalogue gives it to the variants that need it.
 */
export interface More {
  readonly styles: readonly CSSResult[];
  /** What is different from a table on which only cards are played. */
  scene(view: KingView, variant: Variant, desk: KingDesk): Partial<Scene<KingMove>>;
  /** How long what was chosen is looked at. */
  readonly tempo: Readonly<Partial<Record<KingEvent['type'], Tempo>>>;
  sentence(event: KingEvent, desk: KingDesk): string | undefined;
  asked(view: KingView, desk: KingDesk): string | undefined;
  publicEvent(event: KingEvent, view: KingView): PublicEvent | undefined;
  /** Who chose the contract, and what is trump. */
  chosen(view: KingView, desk: KingDesk): unknown;
  /** A hand for the eye. */
  readonly sortHand: typeof sortHand;
  /** A hint, laid out as if the reader had chosen it. */
  suggest(
    move: KingMove,
    desk: KingDesk,
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
function chosen({orderer, trump}: KingView, {words, names, deck}: KingDesk): unknown {
  if (orderer === null) return nothing;
  const label = trump && words.t('king/trump-is', {suit: trump});
  return html`${label ? suitGlyph(trump, label, deck) : nothing}
    <span class="q s">${names[orderer]}</span>`;
}

const nameOf = (seat: number | null, {names}: KingDesk): string => names[seat ?? -1] ?? '';

/** The line of chrome while the contract is not known. */
function chrome(view: KingView, variant: Variant, desk: KingDesk): TemplateResult {
  const {words} = desk;
  const [seat = view.orderer] = view.turn;
  const choices = seat !== null && variant.orderer ? choicesOf(view, variant, seat) : [];
  const left = choices.reduce((sum, choice) => sum + choice.left, 0);
  const of = choices.reduce((sum, choice) => sum + choice.left + choice.deals.length, 0);
  return chromeLine(view, variant, desk, {
    name: words.t(`king/scene/${view.phase}`),
    goal: variant.auction
      ? words.t('king/auction-goal')
      : words.t('king/chooses', {name: nameOf(seat, desk)}),
    out: of ? words.t('king/orders-left', {n: left, of}) : '',
  });
}

function sentence(event: KingEvent, desk: KingDesk): string | undefined {
  const {words} = desk;
  switch (event.type) {
    case 'contract ordered': {
      const {contract, trump, seat, forced} = event;
      const values = {
        name: nameOf(seat, desk),
        contract: contractName(contract, desk),
        goal: goalOf(contract, desk) || termsOf(contract, desk),
        trump: contract.trump ? (trump ?? 'none') : undefined,
        forced,
      };
      return words.t('king/say/ordered', values);
    }
    case 'trump called':
      return words.t('king/say/called', {name: nameOf(event.seat, desk), call: event.call});
    case 'dealt out':
      return event.card ? words.t('king/say/last-card', {card: event.card}) : undefined;
    case 'bid made':
      return words.t('king/say/bid', {name: nameOf(event.seat, desk), points: event.points});
    case 'bid folded':
      return words.t('king/say/folded', {name: nameOf(event.seat, desk)});
    case 'auction won':
      return event.seat === null
        ? words.t('king/say/all-folded')
        : words.t('king/say/auction', {name: nameOf(event.seat, desk), points: event.points});
    case 'suit named':
      return event.seat === null
        ? undefined
        : words.t('king/say/named', {name: nameOf(event.seat, desk), suit: event.contract.ban});
    case 'talon taken':
      return words.t('king/say/talon', {name: nameOf(event.seat, desk), cards: event.cards});
    case 'cards laid away':
      return words.t('king/say/laid', {name: nameOf(event.seat, desk), cards: event.cards});
    case 'card drawn':
      return words.t('king/say/drawn', {name: nameOf(event.seat, desk), card: event.card});
    case 'odd card taken':
      return words.t('king/say/odd', {name: nameOf(event.seat, desk), ...event});
    case 'cards kept':
      return words.t('king/say/kept', {name: nameOf(event.seat, desk), ...event});
    default:
      return undefined;
  }
}

function asked(view: KingView, desk: KingDesk): string | undefined {
  const {words} = desk;
  const key = `king/asked/${view.phase}`;
  return words.has(key) ? words.t(key, {view}) : undefined;
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
function pictured(view: KingView, variant: Variant, desk: KingDesk): TemplateResult {
  const {event, words} = desk;
  const {phase} = view;
  const show = (cards: readonly Card[], key: string): Beside => ({
    middle: faces(cards, words.t(key), desk),
  });
  const beside = (): Beside => {
    if (event?.type === 'odd card taken') return show([event.card], 'king/odd-card');
    if (event?.type === 'cards kept') return show(event.cards, 'king/kept-cards');
    if (event?.type === 'dealt out' && event.card) return show([event.card], 'king/last-card');
    if (event?.type === 'talon taken' || phase === 'talon' || event?.type === 'cards laid away')
      return show(view.shown, 'king/talon');
    if (phase === 'bidding' || phase === 'naming' || event?.type === 'bid folded')
      return {badge: (seat) => bidBadge(view, seat, desk), middle: watched(view, desk)};
    if (variant.rest !== 'stock') return {};
    const out = (seat: number): boolean => view.hands[seat]?.length === 0;
    return {
      badge: (seat) => (out(seat) ? words.t('king/out-of-cards') : undefined),
      corner: stock(view.stock.length, desk),
    };
  };
  return board(view, desk, beside());
}

/** What is asked of the reader besides a card. */
function question(
  view: KingView,
  variant: Variant,
  desk: KingDesk,
): Partial<Scene<KingMove>> | undefined {
  const {words, seat} = desk;
  const inMiddle = ({middle, ...asked}: Asked): Partial<Scene<KingMove>> => ({
    ...asked,
    board: board(view, desk, {badge: (owner) => bidBadge(view, owner, desk), middle}),
  });
  switch (view.phase) {
    case 'ordering':
      return order(view, variant, desk);
    case 'bidding':
      return inMiddle(bid(view, desk));
    case 'naming':
      return inMiddle(name(view, desk));
    case 'calling':
      return inMiddle(call(desk));
    case 'talon': {
      const own = view.hands[seat ?? -1]?.filter((card) => card !== null) ?? [];
      return layAway(view, desk, own);
    }
    case 'drawing': {
      const button: Control = {
        id: 'draw',
        label: words.t('king/draw'),
        primary: true,
        run: () => desk.ask({type: 'draw'}),
      };
      return {
        board: pictured(view, variant, desk),
        say: words.t('king/draw-ask', {view}),
        why: words.t('king/draw-why'),
        controls: [button],
      };
    }
    default:
      return undefined;
  }
}

function scene(view: KingView, variant: Variant, desk: KingDesk): Partial<Scene<KingMove>> {
  const {words, event, asking} = desk;
  const contract = view.contract.id === 'open' ? {contract: chrome(view, variant, desk)} : {};
  const own = asking ? question(view, variant, desk) : undefined;
  if (own) return {...contract, ...own};
  const said = event && sentence(event, desk);
  const [next = null] = view.turn;
  const waits = `king/waiting/${view.phase}`;
  return {
    ...contract,
    board: pictured(view, variant, desk),
    ...(said
      ? {say: said, why: ''}
      : next !== null && words.has(waits)
        ? {say: words.t(waits, {name: nameOf(next, desk)}), why: ''}
        : {}),
  };
}

function suggest(
  move: KingMove,
  {words}: KingDesk,
): {readonly name: string; readonly draft: Draft} | undefined {
  switch (move.type) {
    case 'order': {
      const {contract, trump} = move;
      const name = words.t(`king/contract/${contract}`);
      return {
        name: trump ? `${name}, ${trumpName(trump, words)}` : name,
        draft: {contract, trump},
      };
    }
    case 'trump':
      return {name: trumpName(move.trump, words), draft: {trump: move.trump}};
    case 'bid':
      return {name: words.t('king/bid-it', {points: move.points}), draft: {bid: move.points}};
    case 'fold':
      return {name: words.t('king/fold'), draft: {bid: 'fold'}};
    case 'name':
      return {name: words.t('suit', {suit: move.suit}), draft: {trump: move.suit}};
    case 'discard':
      return {
        name: move.cards.map((card) => words.t('card', {card})).join(', '),
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
