import type {RenderContext} from '../../../elements/scene.js';
import type {Seat} from '../../../game/index.js';
import {goalOf} from '../rules/award.js';
import {characterOf} from '../rules/deck.js';
import {activeOf, dealsOf, HAND, isLarge, orderOf} from '../rules/standing.js';
import type {Deed, KingdomMove, KingdomEvent, KingdomView} from '../types.js';
import type {KingdomMessages} from '../messages/en.js';

/** What all parts of the table share. */

/** What the table of Death Over the Kingdom is drawn with. */
export type KingdomContext = RenderContext<KingdomView, KingdomMove, KingdomEvent, KingdomMessages>;

/** What the reader lays out before a move: whom an ability is used on, or how deep to cut. */
export type Sketch =
  | {readonly kind: 'use'; readonly fixed: readonly Seat[]; readonly pick: Seat | null}
  | {readonly kind: 'cut'; readonly depth: number};

/** The sketch, while this seat is asked. */
export const sketchOf = ({draft, asking}: KingdomContext): Sketch | undefined =>
  asking ? ((draft as Sketch | null | undefined) ?? undefined) : undefined;

/** Two lines of plain words. */
export interface Prompt {
  readonly say: string;
  readonly why: string;
}

export const nameOf = (seat: Seat, {names}: KingdomContext): string => names[seat] ?? '';

export const namesOf = (seats: readonly Seat[], ctx: KingdomContext): string =>
  seats.map((seat) => nameOf(seat, ctx)).join(', ');

/** Whose row is the lowest: the reader's, or for an onlooker that of seat 0. */
export const southOf = ({seat}: Pick<KingdomContext, 'seat'>): Seat => seat ?? 0;

/** Which round it is, of how many. */
export const roundText = (view: KingdomView, {messages}: KingdomContext): string =>
  messages.t(
    'kingdom/round',
    isLarge(view) ? {n: view.deal, of: dealsOf(view)} : {n: view.round, of: HAND},
  );

/** What this round is about, in words. */
export const goalText = (view: KingdomView, {messages}: KingdomContext): string =>
  messages.t(
    isLarge(view)
      ? 'kingdom/goal/large'
      : view.options['middle'] === 'median' && view.round === 3
        ? 'kingdom/goal/median'
        : `kingdom/goal/${goalOf(view)}`,
  );

/** Who acts after the one whose turn it is. */
export function laterThan(view: KingdomView): readonly Seat[] {
  const active = activeOf(view);
  const order = orderOf(view);
  return active === undefined ? [] : order.slice(order.indexOf(active) + 1);
}

/** What a seat did in this round, as short as it can be said. */
export function deedText({type, card, with: others}: Deed, ctx: KingdomContext): string {
  const {messages} = ctx;
  const name = namesOf(others, ctx);
  if (card && name) return messages.t('kingdom/did/use-on', {card, name});
  return card
    ? messages.t('kingdom/did/use', {card})
    : messages.lookup(`kingdom/did/${type}`, {name});
}

/** What stands under the card of a seat: its name where it is known, the value it has turned to. */
export function cardText(view: KingdomView, seat: Seat, {messages}: KingdomContext): string {
  const card = view.areas[seat] ?? null;
  if (card === null) return '';
  const value = view.values?.[seat];
  const plain = characterOf(view, card).value;
  if (value !== undefined && value !== plain) return messages.t('kingdom/turned', {card, value});
  return messages.t('card', {card});
}
