import {html, nothing, type TemplateResult} from 'lit';
import {letterOf, MOVE, SLOW_TURN, TURN} from '../../../../elements/shared/index.js';
import {nameOf, playerOf, southOf, twoSided} from '../../../../elements/index.js';
import type {Seat} from '../../../../game/index.js';
import {COURT, type CourtCard} from '../../rules/deck.js';
import {courtFace} from '../../table/face.js';
import {progress, revealStrip, revealTimes, verdict} from '../../table/reveal.js';
import {isOver, winsOf} from '../rules/match.js';
import {scoresOf, totalOf, unusedOf, verdictOf} from '../rules/round.js';
import {lastVerdict, roundText, scored, type TourneyContext} from './context.js';
import type {TourneyView} from '../types.js';

/**
 * The five rounds as columns, the rival's cards above and the reader's below, so that a match reads
 * from left to right. A wedge points at the winning card, and the losing one is grey.
 */

/** The top line: the goal of a round, or in a series the score in matches. */
export function contractLine(view: TourneyView, ctx: TourneyContext): TemplateResult {
  const {messages} = ctx;
  const {sheet, options} = view;
  const round = Math.min(COURT.length, scored(view, ctx).length + 1);
  const [won, lost] = winsOf(view);
  const series = sheet.length > (options['bestOf'] === 1 && isOver(view) ? 1 : 0);
  const goal = series
    ? messages.t('tourney/series', {
        ...{one: playerOf(0, ctx), other: playerOf(1, ctx), scores: [won!, lost!]},
      })
    : messages.t('tourney/goal');
  return html`<span class="name">${messages.t('game/tourney-for-the-king')}</span>
    <span class="goal">${goal}</span>
    <span class="deal">${isOver(view) ? nothing : messages.t('tourney/round', {round})}</span>`;
}

/** Both seats, with the rounds between them. */
export function board(view: TourneyView, ctx: TourneyContext): TemplateResult {
  const south = southOf(ctx);
  const north = 1 - south;
  return html`<div class="lists">
      ${place(view, ctx, north)}
      <ol class="rounds" aria-label=${ctx.messages.t('tourney/rounds')}>
        ${COURT.map((_, at) => column(view, ctx, at, north, south))}
      </ol>
      ${place(view, ctx, south)}
    </div>
    ${strip(view, ctx)}`;
}

/** A player: name, rounds won, and the total of unused cards, which decides between equal cards. */
function place(view: TourneyView, ctx: TourneyContext, seat: Seat): TemplateResult {
  const {messages} = ctx;
  const scores = scoresOf({...view, rounds: scored(view, ctx)});
  return html`<div class="place">
    <gstk-seat
      exportparts="seat, seat-name, seat-score, shield"
      data-seat=${seat}
      flat
      .name=${nameOf(seat, ctx)}
      .letter=${letterOf(seat, ctx)}
      .arms=${seat}
      ?turn=${view.turn.includes(seat) && ctx.event === undefined}
      .messages=${messages}
      ><strong aria-hidden="true">${messages.number(scores[seat]!)}</strong
      ><span class="vh">${messages.t('tourney/rounds-won', {n: scores[seat]!})}</span></gstk-seat
    >
    ${scored(view, ctx).length < COURT.length ? unused(view, ctx, seat) : nothing}
  </div>`;
}

/** A seat's unused cards and their total; the reader's are the hand below. */
function unused(view: TourneyView, ctx: TourneyContext, seat: Seat): TemplateResult {
  const {messages} = ctx;
  const own = seat === ctx.seat;
  // Cards that are just turning still count as unused, since the row must not reveal them first.
  const rounds = scored(view, ctx);
  const n = totalOf(rounds, seat);
  const cards = unusedOf(rounds, seat);
  return html`<span class="unused ${own ? 'own' : ''}">
    <span class="label">${messages.t('tourney/unused')}</span>
    ${
      own
        ? nothing
        : html`<span class="vh">${messages.t('tourney/cards', {cards})}</span>${cards.map((card) =>
              courtFace(card),
            )}<span class="label" aria-hidden="true">=</span>`
    }
    <b aria-hidden="true">${messages.number(n)}</b>
    <span class="vh">${messages.t('tourney/in-all', {n})}</span>
  </span>`;
}

/** A card of a round. */
interface Lying {
  readonly seat: Seat;
  readonly at: number;
  readonly card: CourtCard;
  readonly up: boolean;
  readonly lost: boolean;
  /** Whether both cards come in and turn now. */
  readonly reveals: boolean;
}

/** Whether the last cards meet without a choice, in which case they turn slowly (T-6). */
export const isLast = ({rounds}: TourneyView): boolean => rounds.length === COURT.length;

/**
 * A card: the reader's own comes from the hand and turns face down, the rival's comes from the seat.
 */
function lying(
  {seat, at, card, up, lost, reveals}: Lying,
  view: TourneyView,
  ctx: TourneyContext,
): TemplateResult {
  const own = seat === ctx.seat;
  const last = isLast(view);
  const {turn} = revealTimes(1);
  return twoSided({
    // The reader's own card may be changed, in which case another one comes from the hand.
    key: own ? `round-${at}-${seat}-${card}` : `round-${at}-${seat}`,
    face: courtFace(card, {illegal: lost}),
    back: courtFace(null),
    up,
    from: own ? `${seat}:${card}` : `${seat}:`,
    ...(reveals ? {was: false, turnWait: turn, turn: last ? SLOW_TURN : TURN} : {}),
    ...(up ? {} : {was: true, turnWait: MOVE}),
  });
}

/** The strip: the number of cards that are in, and after they have turned the result of the round. */
/** The time at which the verdict on the two shown cards comes: a little later for the last ones. */
export const toldAt = (view: TourneyView): number =>
  revealTimes(1).verdict + (isLast(view) ? SLOW_TURN - TURN : 0);

function strip(view: TourneyView, ctx: TourneyContext): TemplateResult {
  const {messages, event, seat} = ctx;
  if (event?.type === 'cards revealed') {
    const wait = toldAt(view);
    return revealStrip(
      html`${progress(2, 2, ctx, wait)}${verdict(lastVerdict(view, ctx), wait, event.round)}`,
    );
  }
  if (event?.type === 'round decided')
    return revealStrip(verdict(lastVerdict(view, ctx), 0, event.round));
  if (event?.type === 'match decided' || isOver(view))
    return revealStrip(verdict(messages.t('tourney/rounds-over')));
  const mine = seat !== undefined && (view.choices.made[seat] ?? null) !== null;
  return revealStrip(progress(Number(mine), 2, ctx));
}

/** A round; before it is played, its number and the card that the reader has laid down for it. */
function column(
  view: TourneyView,
  ctx: TourneyContext,
  at: number,
  north: Seat,
  south: Seat,
): TemplateResult {
  const pair = view.rounds[at];
  const shown = scored(view, ctx);
  const now = at === shown.length && !isOver(view);
  const done = at < shown.length ? verdictOf(shown.slice(0, at + 1), view.options) : undefined;
  const won = done?.winners ?? [];
  const reveals = pair !== undefined && !done;
  const slot = (seat: Seat): TemplateResult => {
    const card = pair?.[seat];
    const own = now && !pair && seat === ctx.seat ? view.choices.made[seat] : undefined;
    const lost = won.length === 1 && !won.includes(seat);
    return html`<span class="played ${won.includes(seat) ? 'won' : ''}"
      ><span class="empty"></span>${
        card || own
          ? lying({seat, at, card: card ?? own!, up: card !== undefined, lost, reveals}, view, ctx)
          : nothing
      }</span
    >`;
  };
  const wedge = won.length === 1 ? (won[0] === north ? 'north' : 'south') : 'even';
  return html`<li class="round ${now ? 'now' : ''}">
    ${slot(north)}<span class="mark" aria-hidden="true"
      >${
        done
          ? html`<i class=${wedge}></i>${
                done.unused && won.length === 1
                  ? html`<small>${done.unused[north]}:${done.unused[south]}</small>`
                  : nothing
              }`
          : at + 1
      }</span
    >${slot(south)}<span class="vh"
      >${done ? roundText(view, at, ctx) : ctx.messages.t('tourney/round', {round: at + 1})}</span
    >
  </li>`;
}
