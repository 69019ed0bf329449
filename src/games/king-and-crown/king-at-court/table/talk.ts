import {html, nothing, type TemplateResult} from 'lit';
import {nameOf, playerOf} from '../../../../elements/index.js';
import {COURT, DECK} from '../../rules/deck.js';
import {cardsOf} from '../rules/round.js';
import type {SpokenSaying} from '../rules/saying.js';
import type {CourtView, Team} from '../types.js';
import {RESULT} from './verdict-times.js';
import {type CourtContext, spoken} from './speech.js';
import {contradicted, isAnswer, untruth} from './statements.js';

/**
 * The talk: speakers, addressees, lines and contradictions. Lines stay; once all cards are known, the
 * lies among them are marked.
 */

/** The phases in which nobody talks any more. */
const ended: ReadonlySet<CourtView['phase']> = new Set(['accuse', 'joining', 'verdict', 'over']);

/** The mark of a line that was not true, now that all cards are known. */
function untrueMark(at: number, view: CourtView, ctx: CourtContext): TemplateResult | undefined {
  const {messages, event} = ctx;
  const untrue = untruth(at, {view, log: ctx.log});
  if (!untrue) return undefined;
  // The cards that the end turns up are known a little later. Otherwise a mark stays in its line.
  const judged = event?.type === 'verdict';
  const move = (part: string): unknown => (judged ? `${part}-${view.round}-${at}` : nothing);
  const wait = judged ? RESULT : nothing;
  return html`<i class="mark ${untrue}" data-move=${move('mark')} data-wait=${wait}
      >${messages.t(`court/${untrue}`)}</i
    >${
      untrue === 'lie'
        ? html`<i class="bar-of-lie" data-move=${move('lie')} data-wait=${wait}></i>`
        : nothing
    }`;
}

/**
 * The mark of a line that cannot be true together with another; it fades once that is known not to be
 * the other's lie. While cards turn none is read out: which of them go would tell who lied.
 */
function clashMark(
  at: number,
  view: CourtView,
  {messages, players, event}: CourtContext,
  gone: boolean,
): TemplateResult | undefined {
  const other = contradicted(view, at);
  if (other === undefined) return undefined;
  const own = other === view.talk[at]!.seat;
  return html`<i
    class="mark clash"
    data-move=${gone ? `clash-${view.round}-${at}` : nothing}
    ?data-gone=${gone}
    data-wait=${gone ? RESULT : nothing}
    aria-hidden=${event?.type === 'verdict' ? 'true' : nothing}
    >${own ? messages.t('court/changed') : messages.t('court/contradicts', players[other]!)}</i
  >`;
}

/** The remark on a line. */
function remark(at: number, view: CourtView, ctx: CourtContext): TemplateResult | typeof nothing {
  const untrue = untrueMark(at, view, ctx);
  if (!ended.has(view.phase)) return untrue ?? clashMark(at, view, ctx, false) ?? nothing;
  // All lines have room once the talk is over, since a line that grew later would give a lie away.
  const isGone = untrue !== undefined;
  const shows = !isGone || ctx.event?.type === 'verdict';
  const clash = shows ? clashMark(at, view, ctx, isGone) : undefined;
  return html`<span class="marks"
    ><i class="mark"></i>${clash ?? nothing}${untrue ?? nothing}</span
  >`;
}

/** The line about a new deal, and about the player who has seen one of the new cards. */
function redealt({looked}: CourtView, ctx: CourtContext): TemplateResult {
  const {messages} = ctx;
  const seen =
    looked &&
    messages.t('court/say/looked', {
      ...playerOf(looked.by, ctx),
      other: playerOf(looked.at, ctx),
    });
  return html`<li class="redealt">${messages.t('court/talk/redealt')} ${seen ?? nothing}</li>`;
}

function line(
  {seat, saying}: SpokenSaying,
  at: number,
  view: CourtView,
  ctx: CourtContext,
): TemplateResult {
  const classes = [
    seat === ctx.seat ? 'mine' : '',
    isAnswer(view, at) ? 'answer' : '',
    saying.say === 'ask' && saying.seat === ctx.seat ? 'asks' : '',
  ];
  return html`${at === view.past && at > 0 ? redealt(view, ctx) : nothing}
    <li class=${classes.join(' ')}>
      <b><bdi translate="no">${nameOf(seat, ctx)}</bdi><span class="vh">:</span></b>
      <span>${spoken(saying, ctx)}</span> ${remark(at, view, ctx)}
    </li>`;
}

/** The talk of this round, scrolled to its end. */
export function transcript(view: CourtView, ctx: CourtContext): TemplateResult {
  const {messages} = ctx;
  const {talk, past, phase} = view;
  return html`<div class="talk" tabindex="0" role="region" aria-label=${messages.t('court/talk')}>
    ${
      talk.length === 0 && past === 0
        ? html`<p class="q">
            ${messages.t(ended.has(phase) ? 'court/talk/ended' : 'court/talk/none')}
          </p>`
        : html`<ol>
            ${talk.map((one, at) => line(one, at, view, ctx))}
            ${past > 0 && past === talk.length ? redealt(view, ctx) : nothing}
            ${ended.has(phase) ? html`<li class="closing">${messages.t('court/talk/ended')}</li>` : nothing}
          </ol>`
    }
  </div>`;
}

/** The text before the talk: the ability of the reader's card, and the teams. */
export function cast(view: CourtView, {messages, seat}: CourtContext): TemplateResult {
  const own = seat === undefined ? null : view.hands[seat]![0];
  const side = (team: Team): TemplateResult =>
    html`<li>
      <span class="tag ${team}">${messages.t(`court/${team}`)}</span>
      ${messages.t('court/cast', {
        cards: COURT.filter((card) => cardsOf(view).includes(card) && DECK[card].team === team),
      })}
    </li>`;
  return html`<div class="cast">
    ${own ? html`<p>${messages.t('court/special', {card: own, seats: view.seats})}</p>` : nothing}
    <ul>
      ${side('wise')} ${side('wicked')}
    </ul>
  </div>`;
}
