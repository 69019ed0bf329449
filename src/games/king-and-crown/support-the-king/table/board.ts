import {html, nothing, type TemplateResult} from 'lit';
import {southOf} from '../../../../elements/index.js';
import type {Seat} from '../../../../game/index.js';
import {DECK} from '../../rules/deck.js';
import {
  progress,
  type RevealPlace,
  revealRow,
  revealStrip,
  revealTimes,
  verdict,
} from '../../table/reveal.js';
import {totalOf} from '../rules/match.js';
import {isShown, type SupportContext} from './speech.js';
import type {Meeting, SupportView} from '../types.js';

/** The board of Support the King: two places with their roles, and the sum of two cards. */

export function contractLine(
  {wins, phase, options}: SupportView,
  {messages, event}: SupportContext,
): TemplateResult {
  const decided = wins[0]! + wins[1]!;
  const n = decided + (phase === 'over' || event?.type === 'match won' ? 0 : 1);
  return html`<span class="name">${messages.t('game/support-the-king')}</span>
    <span class="goal">${messages.t('support/goal')}</span>
    <span class="out"
      ><span class="label q"
        >${messages.t('support/target', {n: Number(options['target'])})}</span
      ></span
    >
    <span class="deal">${messages.t('support/match', {n})}</span>`;
}

/** The role of a seat, a plate that moves to the other seat when the roles change. */
const role = (is: 'lord' | 'vassal', {messages}: SupportContext): TemplateResult =>
  html`<span class="role ${is}" data-move=${`role-${is}`} data-travel="460"
    >${messages.t(`support/${is}`)}</span
  >`;

/** The card of a place, and the text below its role. */
function lying(view: SupportView, seat: Seat, ctx: SupportContext): Partial<RevealPlace> {
  const {messages, event} = ctx;
  const {choices, last} = view;
  const own = seat === ctx.seat;
  const mark = messages.t('crown/in');
  if (last && isShown(view, ctx)) {
    const card = last.cards[seat]!;
    if (event?.type !== 'cards revealed')
      return {card, up: true, best: seat === last.winner, lost: false};
    const {turn} = revealTimes(1);
    return {card, up: true, was: false, mark, turnWait: turn};
  }
  const card = choices.made[seat] ?? undefined;
  if (card) return {card, mark, was: true, turnWait: 220};
  return {
    open: own ? messages.t('crown/place/own') : '',
    asked: own && ctx.asking,
  };
}

function noteOf(view: SupportView, seat: Seat, ctx: SupportContext): TemplateResult {
  const {messages} = ctx;
  const {choices, last} = view;
  const shown = isShown(view, ctx);
  // While cards lie open, the roles are still those of their match.
  const lord = shown && last ? last.lord : view.lord;
  const card = shown ? undefined : choices.made[seat];
  const won = shown && ctx.event?.type !== 'cards revealed' && last?.winner === seat;
  return html`${role(seat === lord ? 'lord' : 'vassal', ctx)}${
    won ? html`<b>+1</b>` : card ? messages.t('support/only-you', {card}) : nothing
  }`;
}

/** `5 + 3 = 8`, in the order of the places. */
export const sumText = ({cards}: Pick<Meeting, 'cards'>, order: readonly Seat[]): string =>
  `${order.map((seat) => DECK[cards[seat]!].value).join(' + ')} = ${totalOf(cards)}`;

function strip(view: SupportView, ctx: SupportContext, order: readonly Seat[]): TemplateResult {
  const {messages, event, seat} = ctx;
  const {last, choices} = view;
  if (!last || !isShown(view, ctx)) {
    const mine = seat !== undefined && (choices.made[seat] ?? null) !== null;
    return revealStrip(progress(Number(mine), 2, ctx));
  }
  const sum = html`<b class="sum">${sumText(last, order)}</b
    ><span>${messages.t('support/kind', {n: totalOf(last.cards)})}</span>`;
  if (event?.type !== 'cards revealed') return revealStrip(verdict(sum));
  const times = revealTimes(1);
  return revealStrip(html`${progress(2, 2, ctx, times.verdict)}${verdict(sum, times.verdict)}`);
}

/** Both places, the reader's first, and the strip. */
export function board(view: SupportView, ctx: SupportContext): TemplateResult {
  const south = southOf(ctx);
  const order = [south, 1 - south];
  const places = order.map((seat) => ({
    ...{seat, card: undefined, up: false, mine: seat === ctx.seat},
    dots: {n: view.wins[seat]!, of: Number(view.options['target'])},
    note: noteOf(view, seat, ctx),
    ...lying(view, seat, ctx),
  }));
  return html`<div class="meeting">
    ${revealRow(places, ctx.messages.t('crown/places'), ctx)} ${strip(view, ctx, order)}
  </div>`;
}
