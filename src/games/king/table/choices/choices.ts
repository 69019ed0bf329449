import {html, nothing, type TemplateResult} from 'lit';
import {type Card, isJoker, sortHand, suitOf} from '../../../../cards/index.js';
import {playerOf, type Scene, suitGlyph} from '../../../../elements/index.js';
import type {Variant} from '../../rules/contracts/columns.js';
import {type KingEvent, type KingMove, type KingView, trumpSuit} from '../../types.js';
import {type Beside, board} from '../board.js';
import type {KingContext} from '../context.js';
import {chromeLine} from '../contract-line.js';
import {bid, bidBadge, call, type ChoiceScene, name, watched} from './auction.js';
import {bazaar, drawAsked, drawnNow, drew, follows} from './bazaar.js';
import {choicesStyles} from './choices.styles.js';
import {choicesOf, declare} from './declaring.js';
import {asked, publicEvent, sentence, suggest, tempo} from './speech.js';
import {faces, layAway, talon} from './talon.js';

/** The scenes in which players choose, show or draw cards before or during play. */

/** The hand in its order; a joker is a heart between ten and jack. */
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
function chosen({orderer, ...view}: KingView, {messages, players, deck}: KingContext): unknown {
  if (orderer === null) return nothing;
  const suit = trumpSuit(view.trump);
  return html`${
      suit
        ? html`<span class="q s"
            >${messages.t('king/trump-now')}
            ${suitGlyph(suit, messages.t('suit', {suit}), deck)}</span
          > `
        : nothing
    }<span class="q s" translate="no"
      >${suit ? '· ' : ''}${messages.t('king/ordered-by', players[orderer]!)}</span
    >`;
}

/** The top line before the contract is known. */
function chrome(view: KingView, variant: Variant, ctx: KingContext): TemplateResult {
  const {messages, asking} = ctx;
  const [seat = view.orderer] = view.turn;
  const choices = seat !== null && variant.declarer ? choicesOf(view, variant, seat) : [];
  const left = choices.reduce((sum, choice) => sum + choice.left, 0);
  const of = choices.reduce((sum, choice) => sum + choice.left + choice.deals.length, 0);
  const rest = of ? messages.t('king/orders-left', {n: left, of}) : '';
  const own = asking && view.phase === 'ordering';
  // A page may begin with totals that end a match, before anything was chosen.
  if (view.phase === 'over')
    return chromeLine(view, variant, ctx, {
      name: messages.lookup(`game/${variant.id}`),
      goal: '',
      out: '',
    });
  return chromeLine(view, variant, ctx, {
    name: own ? messages.t('king/your-order') : messages.lookup(`king/scene/${view.phase}`),
    goal: variant.auction
      ? messages.t('king/auction-goal')
      : own
        ? rest
        : messages.t('king/chooses', playerOf(seat, ctx)),
    out: own ? '' : rest,
  });
}

/** The bid that the winner of the auction pays, once the suit is named. */
const paid = (view: KingView, seat: number, {messages}: KingContext): string | undefined => {
  const {bid = 0, seat: bidder} = view.ordered[view.deal - 1] ?? {};
  return bidder === seat && bid > 0 ? messages.t('king/bid', {points: -bid}) : undefined;
};

/** Texts next to names, and the parts of the board other than seats and trick. */
function beside(view: KingView, variant: Variant, ctx: KingContext): Beside {
  const {event, messages} = ctx;
  const {phase} = view;
  const show = (cards: readonly Card[], key: string): Beside => ({
    middle: faces(cards, messages.lookup(key), ctx),
  });
  if (event?.type === 'odd card taken') return show([event.card], 'king/odd-card');
  if (event?.type === 'cards kept') return show(event.cards, 'king/kept-cards');
  if (event?.type === 'dealt out' && event.card) return show([event.card], 'king/last-card');
  const isTalon = phase === 'talon' && view.shown.length > 0;
  if (isTalon || event?.type === 'talon taken' || event?.type === 'cards laid away')
    return {middle: talon(view.shown, event?.type === 'cards laid away' ? event.cards : [], ctx)};
  if (phase === 'bidding' || phase === 'naming' || event?.type === 'bid folded')
    return {badge: (seat) => bidBadge(view, seat, ctx), middle: watched(view, ctx)};
  // While players choose, no card is awaited.
  if (phase === 'ordering' || phase === 'calling' || phase === 'talon')
    return {middle: html`<div class="middle"></div>`};
  if (variant.auction) return {badge: (seat) => paid(view, seat, ctx)};
  return variant.rest === 'stock' ? bazaar(view, ctx) : {};
}

/** The question to the reader, if it is not for a card. */
function question(
  view: KingView,
  variant: Variant,
  ctx: KingContext,
): Partial<Scene<KingMove>> | undefined {
  const {seat} = ctx;
  const inMiddle = ({middle, ...asked}: ChoiceScene): Partial<Scene<KingMove>> => ({
    ...asked,
    board: board(view, variant, ctx, {badge: (owner) => bidBadge(view, owner, ctx), middle}),
  });
  switch (view.phase) {
    case 'ordering':
      return declare(view, variant, ctx);
    case 'bidding':
      return inMiddle(bid(view, ctx));
    case 'naming':
      return inMiddle(name(view, variant, ctx));
    case 'calling':
      return inMiddle(call(view, ctx));
    case 'talon': {
      const own = view.hands[seat ?? -1]?.filter((card) => card !== null) ?? [];
      return layAway(view, variant, ctx, own);
    }
    case 'drawing':
      return drawAsked(view, ctx);
    case 'play': {
      const cards = drawnNow(ctx);
      return cards.length > 0 ? drew(view, ctx, cards) : undefined;
    }
    default:
      return undefined;
  }
}

/** The prompt's text about an event. */
function shown(event: KingEvent, view: KingView, ctx: KingContext): string | undefined {
  if (event.type !== 'card drawn') return sentence(event, ctx);
  const {seat} = event;
  const own = view.draws.findLast((one) => one.seat === seat);
  return ctx.messages.t('king/drew', {...playerOf(seat, ctx), n: own?.cards ?? 1});
}

/** The parts of the scene that differ from a table on which only cards are played. */
function scene(view: KingView, variant: Variant, ctx: KingContext): Partial<Scene<KingMove>> {
  const {messages, event, asking} = ctx;
  const contract = view.contract.id === 'open' ? {contract: chrome(view, variant, ctx)} : {};
  const own = asking ? question(view, variant, ctx) : undefined;
  const drawn = board(view, variant, ctx, beside(view, variant, ctx));
  if (own) return {...contract, board: drawn, ...own};
  const said = event && shown(event, view, ctx);
  const [next = null] = view.turn;
  const waits = `king/waiting/${view.phase}`;
  return {
    ...contract,
    board: drawn,
    ...(said
      ? {
          say: said,
          why:
            event.type === 'card drawn'
              ? messages.t('king/drew-why', {...playerOf(event.seat, ctx), view})
              : '',
        }
      : next !== null && messages.has(waits)
        ? {say: messages.lookup(waits, playerOf(next, ctx)), why: ''}
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
  follows,
  fresh: drawnNow,
  sortHand: sortWithJokers,
};

/**
 * The part of a table for choosing, showing and drawing cards in addition to play. The catalogue
 * passes it to the variants that need it.
 */
export type TableChoices = typeof tableChoices;
