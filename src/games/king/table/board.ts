import {html, nothing, type TemplateResult} from 'lit';
import {type Card, rankOf, suitOf} from '../../../cards/index.js';
import {
  cardsBetween,
  chip,
  compassSeats,
  indexText,
  tricksTaken,
  trickTerms,
} from '../../../elements/index.js';
import type {KingContext} from './context.js';
import {aheadIn, tricksDone, tricksOf} from './counting.js';
import {intro} from './intro.js';
import {type Group, groupsOf, partOf} from './price-groups.js';
import {priceOf, trickPrice} from './prices.js';
import type {KingView, Played} from '../types.js';
import type {Variant} from '../rules/contracts/columns.js';

/** The middle of a King table: seats and trick. */

/** A card as a chip: filled while it is out, hollow when it is gone. */
export function cardChip(
  card: Card,
  gone: boolean,
  {letters, deck, messages}: KingContext,
): TemplateResult {
  const suit = suitOf(card);
  const rank = rankOf(card);
  return chip([rank && suit ? {index: indexText(rank, letters), sign: suit} : {sign: 'joker'}], {
    label: messages.t('card', {card}),
    gone,
    deck,
  });
}

/** The plays on the table; a trick that is being taken still lies there. */
export const onTable = (view: KingView, {event}: KingContext): readonly Played[] =>
  event?.type === 'trick taken' ? event.trick : view.trick;

/** The winning play so far. */
export const ahead = (view: KingView, plays: readonly Played[]): Played | undefined =>
  aheadIn(plays, view);

/** The parts of the board besides seats and trick. */
export interface Beside {
  /** Below a name, in place of the number of cards. */
  readonly badge?: (seat: number) => string | undefined;
  /** Before the chips of what a seat has taken. */
  readonly chips?: (seat: number) => TemplateResult;
  /** In place of the trick. */
  readonly middle?: TemplateResult;
  /** In a corner of the trick. */
  readonly corner?: TemplateResult;
}

/** Before the first card of a deal, when its contract is known. */
export const isOpening = ({phase, played, trick}: KingView): boolean =>
  phase === 'play' && played.length === 0 && trick.length === 0;

/** What a seat has taken, as chips: the cards that count, or the last tricks where these count. */
function takenChips(
  view: KingView,
  variant: Variant,
  seat: number,
  ctx: KingContext,
): TemplateResult {
  const {messages, deck} = ctx;
  const groups = groupsOf(view, variant, seat, ctx.letters).filter(
    ({kind, marks}) => kind !== 'trick' && marks.length > 0,
  );
  const label = (group: Group): string => messages.t('king/part', partOf(group));
  if (groups.length === 0 || view.contract.terms.length <= 3)
    return html`${groups.map((group) => chip(group.marks, {label: label(group), deck}))}`;
  const marks = groups.flatMap((group) => group.marks);
  return chip(marks, {label: groups.map(label).join(', '), deck});
}

/** Where the last two tricks count: which trick this is, and whether it counts. */
function countdown(
  at: number,
  tricks: number | undefined,
  {terms}: KingView['contract'],
  {messages}: KingContext,
): TemplateResult | typeof nothing {
  const last = terms.find(({unit}) => unit === 'last2');
  if (!last || tricks === undefined || at >= tricks) return nothing;
  const says =
    at >= tricks - 2
      ? html`<b>${messages.t('king/counts', {points: last.pts})}</b>`
      : terms.length === 1
        ? html`<span>${messages.t('king/free')}</span>`
        : nothing;
  return html`<p class="countdown q" aria-hidden="true">
    ${messages.t('king/trick-of', {n: at + 1, of: tricks})} ${says}
  </p>`;
}

/** Seats by the compass, and the trick in the middle; before the first card, what is played. */
export function board(
  now: KingView,
  variant: Variant,
  ctx: KingContext,
  {badge, chips, middle, corner}: Beside = {},
): TemplateResult {
  const {messages, event} = ctx;
  const plays = onTable(now, ctx);
  const taken = event?.type === 'trick taken' ? event.seat : undefined;
  // A pile grows, points change and the winner is asked to lead when the cards have arrived.
  const view = taken !== undefined && ctx.before ? ctx.before : now;
  const full = taken !== undefined || (now.turn.length === 0 && now.trick.length > 0);
  const best = ahead(now, plays);
  const {contract} = now;
  const tricksCount = contract.terms.some(({unit}) => unit === 'trick');
  const seats = compassSeats(view, ctx, (seat) => {
    const said = badge?.(seat);
    const tricks = view.tricks[seat] ?? 0;
    return {
      score: view.points[seat] ?? 0,
      total: view.scores[seat] ?? 0,
      noCards: true,
      won: full && best?.seat === seat,
      counts: tricksCount,
      chips: html`${chips?.(seat)}${takenChips(view, variant, seat, ctx)}`,
      ...(said ? {badge: said} : {}),
      ...tricksTaken(tricks, messages),
    };
  });
  const at = tricksDone(view, variant);
  const tricks = tricksOf(now, variant);
  const worth = trickPrice(at, tricks, contract);
  const trick = (): TemplateResult =>
    html`${cardsBetween(
      now,
      ctx,
      full ? plays.map((play) => ({...play, price: priceOf(play.card, contract)})) : plays,
      trickTerms(messages),
      {
        winning: best?.seat,
        worth: full ? worth : 0,
        askable: ctx.asking,
      },
    )}${now.seats > 4 ? nothing : countdown(at, tricks, contract, ctx)}${corner}`;
  const inMiddle = ctx.middle
    ? html`<div class="middle ask">${ctx.middle}</div>`
    : (middle ?? (isOpening(now) ? intro(now, variant, ctx) : undefined));
  return html`${seats}${inMiddle ?? trick()}`;
}
