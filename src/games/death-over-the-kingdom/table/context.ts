import {playersOn, type RenderContext} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import {goalOf} from '../rules/award.js';
import {characterOf} from '../rules/deck.js';
import {activeOf, dealsOf, HAND, isLarge, orderOf} from '../rules/standing.js';
import type {Deed, KingdomMove, KingdomEvent, KingdomView} from '../types.js';
import type {KingdomMessages} from '../messages/en.js';

/** Helpers that all parts of the table share. */

/** The render context of this table. */
export type KingdomContext = RenderContext<KingdomView, KingdomMove, KingdomEvent, KingdomMessages>;

/**
 * The reader's choices before a move: the code of the hand's card to lay, or to change for; the
 * targets of an ability; the depth of a cut; a button that a hint means.
 */
export type Sketch =
  | {readonly kind: 'lay'; readonly code: string}
  | {readonly kind: 'change'}
  | {readonly kind: 'use'; readonly fixed: readonly Seat[]; readonly pick: Seat | null}
  | {readonly kind: 'cut'; readonly depth: number}
  | {readonly kind: 'hint'; readonly id: 'fold' | 'exchange' | 'use' | 'change'};

/** The sketch, while this seat is asked. */
export const sketchOf = ({draft, asking}: KingdomContext): Sketch | undefined =>
  asking ? ((draft as Sketch | null | undefined) ?? undefined) : undefined;

/** Whether the court has more than seven players, which makes cards small. */
export const isCrowded = ({seats}: KingdomView): boolean => seats > 7;

/** The number of the round, out of how many. */
export const roundText = (view: KingdomView, {messages}: KingdomContext): string =>
  messages.t(
    'kingdom/round',
    isLarge(view) ? {n: view.deal, of: dealsOf(view)} : {n: view.round, of: HAND},
  );

/** The goal of this round as text. */
export const goalText = (view: KingdomView, {messages}: KingdomContext): string =>
  messages.t(
    isLarge(view)
      ? 'kingdom/goal/large'
      : view.options['middle'] === 'median' && view.round === 3
        ? 'kingdom/goal/median'
        : `kingdom/goal/${goalOf(view)}`,
  );

/** Seats that act after the one on turn. */
export function laterThan(view: KingdomView): readonly Seat[] {
  const active = activeOf(view);
  const order = orderOf(view);
  return active === undefined ? [] : order.slice(order.indexOf(active) + 1);
}

/** A seat's deed of this round, in as few words as possible. */
export function deedText({type, card, with: others}: Deed, ctx: KingdomContext): string {
  const {messages} = ctx;
  const players = playersOn(others, ctx);
  if (card && players[0]) return messages.t('kingdom/did/use-on', {card, players});
  return card
    ? messages.t('kingdom/did/use', {card})
    : messages.lookup(`kingdom/did/${type}`, {players});
}

/** The text under a seat's card: its name if known, and the value that it has turned to. */
export function cardText(view: KingdomView, seat: Seat, {messages}: KingdomContext): string {
  const card = view.areas[seat] ?? null;
  if (card === null) return '';
  const value = view.values?.[seat];
  const plain = characterOf(view, card).value;
  if (value !== undefined && value !== plain) return messages.t('kingdom/turned', {card, value});
  return messages.t('card', {card});
}
