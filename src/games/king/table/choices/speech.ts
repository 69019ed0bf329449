import {playerOf, type PublicEvent, type Tempo} from '../../../../elements/index.js';
import type {KingMove, KingEvent, KingView} from '../../types.js';
import type {KingContext} from '../context.js';
import {contractName, goalOf, termsOf} from '../contract-words.js';
import {moveName} from '../move-name.js';
import type {ChoiceDraft} from './radio.js';

/** Narration, announcements, tempo and public events of choices. */

/** A draw. While they are shown, the draws of others are said once, when a card follows suit. */
function drawn(
  event: Extract<KingEvent, {type: 'card drawn'}>,
  ctx: KingContext,
): string | undefined {
  const {messages, before} = ctx;
  const {seat, card, next} = event;
  const player = playerOf(seat, ctx);
  if (card || ctx.event !== event || !before)
    return messages.t('king/say/drawn', {...player, card});
  if (next === 'drawing') return undefined;
  const {draws, played} = before;
  const own = draws.find((one) => one.seat === seat && one.trick === played.length);
  return messages.t('king/say/drew', {...player, n: (own?.cards ?? 0) + 1});
}

/** The narration of a choice, a shown card or a draw. */
export function sentence(event: KingEvent, ctx: KingContext): string | undefined {
  const {messages} = ctx;
  switch (event.type) {
    case 'contract ordered': {
      const {contract, trump, seat, forced} = event;
      const values = {
        ...playerOf(seat, ctx),
        contract: contractName(contract, ctx),
        goal: goalOf(contract, ctx) || termsOf(contract, ctx),
        trump: trump ?? undefined,
        forced,
      };
      return messages.t('king/say/ordered', values);
    }
    case 'trump called':
      return messages.t('king/say/called', {...playerOf(event.seat, ctx), call: event.call});
    case 'dealt out':
      return event.card ? messages.t('king/say/last-card', {card: event.card}) : undefined;
    case 'bid made':
      return messages.t('king/say/bid', {...playerOf(event.seat, ctx), points: event.points});
    case 'bid folded':
      return messages.t('king/say/folded', playerOf(event.seat, ctx));
    case 'auction won':
      return event.seat === null
        ? messages.t('king/say/all-folded')
        : messages.t('king/say/auction', {...playerOf(event.seat, ctx), points: event.points});
    case 'suit named':
      return event.seat === null
        ? undefined
        : messages.t('king/say/named', {...playerOf(event.seat, ctx), suit: event.contract.ban!});
    case 'talon taken':
      return messages.t('king/say/talon', {...playerOf(event.seat, ctx), cards: event.cards});
    case 'cards laid away':
      return messages.t('king/say/laid', {...playerOf(event.seat, ctx), cards: event.cards});
    case 'card drawn':
      return drawn(event, ctx);
    case 'odd card taken':
      return messages.t('king/say/odd', {...playerOf(event.seat, ctx), ...event});
    case 'cards kept':
      return messages.t('king/say/kept', {...playerOf(event.seat, ctx), ...event});
    default:
      return undefined;
  }
}

/** The announcement when a seat is asked for something other than a card. */
export function asked(view: KingView, ctx: KingContext): string | undefined {
  const {messages} = ctx;
  const key = `king/asked/${view.phase}`;
  return messages.has(key) ? messages.lookup(key, {view}) : undefined;
}

/** The public event of a choice: the contract and its trump. */
export function publicEvent(event: KingEvent, view: KingView): PublicEvent | undefined {
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

/** Lays a hint out as if the reader had chosen it. */
export function suggest(
  move: KingMove,
  {messages}: KingContext,
): {readonly name: string; readonly draft: ChoiceDraft} | undefined {
  const draft = draftOf(move);
  const name = moveName(move, messages);
  return draft && name !== undefined ? {name, draft} : undefined;
}

/** The reader's choice that makes a move; `undefined` for moves of one press. */
function draftOf(move: KingMove): ChoiceDraft | undefined {
  switch (move.type) {
    case 'order':
      return {contract: move.contract, trump: move.trump};
    case 'trump':
      return {trump: move.trump};
    case 'bid':
      return {bid: move.points};
    case 'fold':
      return {bid: 'fold'};
    case 'name':
      return {trump: move.suit};
    case 'discard':
      return {discarded: move.cards};
    default:
      return undefined;
  }
}

/** The tempo of a choice. */
export const tempo: Readonly<Partial<Record<KingEvent['type'], Tempo>>> = {
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
};
