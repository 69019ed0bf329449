import {html, nothing, type TemplateResult} from 'lit';
import {BREATH, letterOf, SLOW_TURN, VERDICT} from '../../../../elements/shared/index.js';
import {nameOf, playerOf, southOf} from '../../../../elements/index.js';
import {COURT, type CourtCard} from '../../rules/deck.js';
import {needOf} from '../../rules/wins.js';
import {courtFace} from '../../table/face.js';
import {progress, revealStrip, verdict} from '../../table/reveal.js';
import {guessed} from './guess.js';
import {type FindContext, isDecided} from './speech.js';
import type {FindView} from '../types.js';

/** The board of Find the King: both players with their roles, and the strip. */

export function contractLine(view: FindView, ctx: FindContext): TemplateResult {
  const {messages} = ctx;
  const {phase, wins, options} = view;
  const of = Number(options['bestOf']);
  const match = wins[0]! + wins[1]! + (phase === 'over' || isDecided(view, ctx) ? 0 : 1);
  return html`<span class="name">${messages.t('game/find-the-king')}</span>
    <span class="goal">${messages.t('find/goal')}</span>
    <span class="deal">${of > 1 ? messages.t('find/match', {n: match, of}) : nothing}</span>`;
}

function seatOf(view: FindView, seat: number, ctx: FindContext): TemplateResult {
  const {messages} = ctx;
  const role = seat === view.lord ? 'lord' : 'vassal';
  const series = needOf(view.options) > 1;
  return html`<gstk-seat
    exportparts="seat, seat-name, seat-score, shield"
    data-seat=${seat}
    .name=${nameOf(seat, ctx)}
    .letter=${letterOf(seat, ctx)}
    .arms=${seat}
    ?turn=${ctx.event === undefined && view.turn.includes(seat)}
    .messages=${messages}
    ><span class="role ${role}" data-move=${`role-${role}`} data-travel="460"
      >${messages.t(`crown/${role}`)}</span
    >${
      series ? html`<span>${messages.t('crown/wins', {n: view.wins[seat]!})}</span>` : nothing
    }</gstk-seat
  >`;
}

/** The cards that the lord has laid so far. */
const laid = (view: FindView, {messages}: FindContext): TemplateResult =>
  html`<ol class="laid">
    ${COURT.map((_, at) => {
      const card = view.row[at];
      return html`<li>
        ${
          card
            ? html`<span class="vh">${messages.t('crown/card', {card})}</span>${courtFace(card)}`
            : html`<span class="empty"></span>`
        }
      </li>`;
    })}
  </ol>`;

/** The effect of each turned card; the card turned last is marked, and so is the Knight once used. */
const LEGEND: readonly (readonly [
  does: 'king' | 'knight' | 'other',
  cards: readonly CourtCard[],
])[] = [
  ['king', ['king']],
  ['knight', ['knight']],
  ['other', ['dragon', 'witch', 'beggar']],
];

function legend(view: FindView, ctx: FindContext): TemplateResult {
  const {messages, event} = ctx;
  const {open, row, lord} = view;
  const turned = event?.type === 'card revealed' ? undefined : row[open.at(-1) ?? -1];
  return html`<ul class="legend">
    ${LEGEND.map(
      ([does, cards]) =>
        html`<li class=${turned && cards.includes(turned) ? 'turned' : ''}>
          <span class="faces"
            >${cards.map(
              (card) =>
                html`<span>${courtFace(card)}<b>${messages.t('crown/card', {card})}</b></span>`,
            )}</span
          >
          <span
            >${messages.t(`find/legend/${does}`, playerOf(does === 'other' ? lord : 1 - lord, ctx))}</span
          >
        </li>`,
    )}
  </ul>`;
}

/** The known facts about the King, or the name of the turned card. */
function strip(view: FindView, ctx: FindContext): TemplateResult {
  const {messages, event} = ctx;
  const {phase, row, open} = view;
  if (event?.type === 'card revealed') {
    const {card} = event;
    const last = open.length > 1;
    const key = card === 'king' ? 'king' : card === 'knight' && !last ? 'knight' : 'other';
    const said = messages.t(`find/verdict/${key}`, {card});
    const as = guessed(view, ctx) === event.at ? messages.t('find/foreseen') : undefined;
    const words = html`<b>${said}</b>${as && html`<span>${as}</span>`}`;
    return revealStrip(verdict(words, BREATH + SLOW_TURN + VERDICT, open.length));
  }
  if (event?.type === 'match won' || phase === 'over') {
    const found = event?.type === 'match won' ? event.found : row[open.at(-1) ?? -1] === 'king';
    return revealStrip(
      verdict(
        html`<b>${messages.t(found ? 'find/verdict/king' : 'find/verdict/hidden')}</b>`,
        0,
        (event?.type === 'match won' ? event.open : open).length,
      ),
    );
  }
  if (phase === 'shuffle')
    return revealStrip(
      view.options['lordArranges'] === 'on'
        ? progress(row.length, COURT.length, ctx)
        : html`<span>${messages.t('find/shuffled')}</span>`,
    );
  const left = COURT.length - open.length;
  return revealStrip(html`<span>${messages.t('find/one-of', {n: left})}</span>`);
}

export function board(view: FindView, ctx: FindContext): TemplateResult {
  const south = southOf(ctx);
  const laying = view.phase === 'shuffle' && ctx.asking;
  return html`<div class="spread">
    <div class="roles">${seatOf(view, south, ctx)}${seatOf(view, 1 - south, ctx)}</div>
    ${laying ? laid(view, ctx) : legend(view, ctx)}${strip(view, ctx)}
  </div>`;
}
