import {html, nothing, type TemplateResult} from 'lit';
import {BREATH, MOVE, TURN} from '../../../elements/shared/index.js';
import type {Seat} from '../../../game/index.js';
import {characterOf} from '../rules/deck.js';
import type {KingdomContext} from './context.js';
import {arrivalsAt} from './arrivals.js';
import type {KingdomView} from '../types.js';

/** The end of a round as a strip: what makes a card turn, its new value, the point, the standing. */

/** Milliseconds after the abilities of the end have been settled. */
const SETTLED = {cause: BREATH, turn: 700} as const;
/** Milliseconds after points have been awarded. */
const AWARDED = {leave: 300, arrive: 800, standing: 850} as const;
/** How long a point flies, and how long the standing takes to be in order again, in milliseconds. */
const FLIGHT = 500;
const SORTING = 600;

/**
 * The key of the card at a place; another card gets another key. It is made from the place and the
 * number of cards that have come there, never from the card.
 */
export const keyAt = (
  view: KingdomView,
  seat: Seat,
  cards = arrivalsAt(view, seat).length,
): string => `area ${view.deal} ${view.round} ${seat} ${cards}`;

/** The value that a card has turned to, or `undefined` if it shows its first. */
export function turnedTo(view: KingdomView, seat: Seat): number | undefined {
  const card = view.areas[seat] ?? null;
  const value = view.values?.[seat];
  return card === null || value === characterOf(view, card).value ? undefined : value;
}

/** The first other seat that shows one of these characters. */
export function showing(view: KingdomView, seat: Seat, cards: readonly string[]): Seat | undefined {
  const other = view.areas.findIndex((one, at) => at !== seat && cards.includes(one ?? ''));
  return other < 0 ? undefined : other;
}

/** A card that has turned, and the seat whose card is the cause. */
interface TurnedCard {
  readonly seat: Seat;
  readonly by: Seat;
}

/** The cards that have turned, in the order of the seats. */
export const turnedCards = (view: KingdomView): readonly TurnedCard[] =>
  view.areas.flatMap((card, seat) => {
    if (card === null || turnedTo(view, seat) === undefined) return [];
    const by = showing(view, seat, characterOf(view, card).condition!.shows);
    return by === undefined ? [] : [{seat, by}];
  });

const isSettling = ({event}: KingdomContext): boolean => event?.type === 'abilities settled';
const isAwarding = ({event}: KingdomContext): boolean => event?.type === 'points awarded';

/** Milliseconds before a card comes to a seat by an ability: the card that is used turns up before. */
export const comesAt = (seat: Seat, event: KingdomContext['event']): number | undefined =>
  (event?.type === 'burned' && event.target === seat) ||
  (event?.type === 'juggled' && event.targets.includes(seat))
    ? TURN
    : undefined;

/** Milliseconds until the face of a card that an event reveals can be seen; none if it was known. */
export function faceWait(
  view: KingdomView,
  seat: Seat,
  {event, before}: KingdomContext,
): number | undefined {
  const isNew = (before?.areas[seat] ?? null) === null && (view.areas[seat] ?? null) !== null;
  const comes = comesAt(seat, event);
  if (comes !== undefined) return comes + MOVE + TURN;
  if (!isNew) return undefined;
  if (event?.type === 'cards shown') return BREATH + TURN;
  return event?.type === 'looked' ? TURN : undefined;
}

/** The delay before a card turns to its second value. */
export const turnWait = (ctx: KingdomContext): number | undefined =>
  isSettling(ctx) ? SETTLED.turn : undefined;

/** An edge round a card that makes others turn. */
export const causeEdge = (
  view: KingdomView,
  seat: Seat,
  ctx: KingdomContext,
): TemplateResult | typeof nothing =>
  isSettling(ctx) && turnedCards(view).some(({by}) => by === seat)
    ? html`<i class="kedge" data-move="edge ${seat}" data-wait=${SETTLED.cause}></i>`
    : nothing;

/** Lines from each cause to the cards that it turns; two that turn each other have one. */
export function causeLines(view: KingdomView, ctx: KingdomContext): readonly TemplateResult[] {
  if (!isSettling(ctx)) return [];
  const turned = turnedCards(view);
  return turned
    .filter(({seat, by}) => seat < by || !turned.some((one) => one.seat === by && one.by === seat))
    .map(
      ({seat, by}) =>
        html`<i
          class="kjoin"
          data-move="join ${seat}"
          data-start=${keyAt(view, by)}
          data-end=${keyAt(view, seat)}
          data-wait=${SETTLED.cause}
        ></i>`,
    );
}

/** A seat's points; a new one flies from the card that has earned it. */
export function pointsFlying(view: KingdomView, seat: Seat, ctx: KingdomContext): TemplateResult {
  const n = ctx.messages.number(view.scores[seat] ?? 0);
  if (!isAwarding(ctx) || !view.last?.winners.includes(seat)) return html`<span>${n}</span>`;
  const before = ctx.messages.number((view.scores[seat] ?? 0) - 1);
  return html`<i
      class="kcoin"
      data-move="coin ${seat}"
      data-from=${keyAt(view, seat)}
      data-wait=${AWARDED.leave}
      data-travel=${FLIGHT}
    ></i
    ><span class="kchange"
      ><span data-move="points ${seat}" data-wait=${AWARDED.arrive}>${n}</span
      ><span class="kwas" data-move="points before ${seat}" data-gone data-wait=${AWARDED.arrive}
        >${before}</span
      ></span
    >`;
}

/** What is said about the standing, once it is in order. */
export const standingWords = (words: string, ctx: KingdomContext): unknown =>
  isAwarding(ctx)
    ? html`<span data-move="standing words" data-wait=${AWARDED.standing + SORTING}>${words}</span>`
    : words;

/** When and how long what depends on the standing moves. */
export const standingTimes = (
  ctx: KingdomContext,
): {readonly wait: number; readonly travel: number} | undefined =>
  isAwarding(ctx) ? {wait: AWARDED.standing, travel: SORTING} : undefined;

/** What a panel beside the board tells, drawn when the standing moves; until then what it told before. */
export const withStanding =
  (draw: (view: KingdomView, ctx: KingdomContext) => TemplateResult) =>
  (view: KingdomView, ctx: KingdomContext): TemplateResult => {
    const {wait} = standingTimes(ctx) ?? {};
    if (wait === undefined || !ctx.before) return draw(view, ctx);
    return html`<div class="kthen">
      <div data-move="panel" data-wait=${wait}>${draw(view, ctx)}</div>
      <div
        class="kwas"
        data-move="panel before"
        data-gone
        data-wait=${wait}
        inert
        aria-hidden="true"
      >
        ${draw(ctx.before, ctx)}
      </div>
    </div>`;
  };
