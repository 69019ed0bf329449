import {html, type TemplateResult} from 'lit';
import {type Card, rankOf, suitOf} from '../../../cards/index.js';
import {chip, compassSeats, indexText, tricksTaken} from '../../../elements/index.js';
import type {KingContext} from './context.js';
import {onTable} from './counting.js';
import {intro} from './intro.js';
import {later, needed} from './later-parts.js';
import type {KingView} from '../types.js';
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
  return chip(rank && suit ? {index: indexText(rank, letters), sign: suit} : {sign: 'joker'}, {
    label: messages.t('card', {card}),
    gone,
    deck,
  });
}

/** The parts of the board other than seats and trick. */
export interface Beside {
  /** Shown below a name, in place of the number of cards. */
  readonly badge?: (seat: number) => string | undefined;
  /** Shown before the chips of what a seat has taken. */
  readonly chips?: (seat: number) => TemplateResult;
  /** Shown in place of the trick. */
  readonly middle?: TemplateResult;
  /** Shown in a corner of the trick. */
  readonly corner?: TemplateResult;
}

/** Whether the first card of a deal is yet to come and the contract is known. */
export const isOpening = ({phase, played, trick}: KingView): boolean =>
  phase === 'play' && played.length === 0 && trick.length === 0;

/** Seats by the compass, and the trick in the middle; before the first card, the intro. */
export function board(
  now: KingView,
  variant: Variant,
  ctx: KingContext,
  {badge, chips, middle, corner}: Beside = {},
): TemplateResult {
  const {messages, event} = ctx;
  const plays = onTable(now, ctx);
  const taken = event?.type === 'trick taken' ? event.seat : undefined;
  // A pile grows, points change and the winner is asked to lead only after the cards have arrived.
  const view = taken !== undefined && ctx.before ? ctx.before : now;
  const full = taken !== undefined || (now.turn.length === 0 && now.trick.length > 0);
  const best = plays.length > 0 ? needed().aheadIn(plays, now) : undefined;
  const tricksCount = now.contract.terms.some(({unit}) => unit === 'trick');
  const seats = compassSeats(view, ctx, (seat) => {
    const said = badge?.(seat);
    const tricks = view.tricks[seat] ?? 0;
    return {
      score: later.parts?.pointsOf(view, variant, seat, ctx) ?? view.points[seat] ?? 0,
      total: view.scores[seat] ?? 0,
      opens: view.played.length === 0 && view.scores.some(Boolean),
      noCards: true,
      won: full && best?.seat === seat,
      counts: tricksCount,
      // Nobody has taken anything before the rest of the table has loaded.
      chips: html`${chips?.(seat)}${later.parts?.takenChips(view, variant, seat, ctx)}`,
      ...(said ? {badge: said} : {}),
      ...tricksTaken(tricks, messages),
    };
  });
  const trick = (): unknown =>
    later.parts?.trickBetween(now, variant, ctx, {plays, full, winning: best?.seat, corner});
  const inMiddle = ctx.middle
    ? html`<div class="middle ask">${ctx.middle}</div>`
    : (middle ?? (isOpening(now) ? intro(now, variant, ctx) : undefined));
  return html`${seats}${inMiddle ?? trick()}`;
}
