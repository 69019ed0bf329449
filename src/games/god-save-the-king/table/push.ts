import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {type Rank, RANKS} from '../../../cards/index.js';
import {indexText} from '../../../elements/card-face/art/glyphs.js';
import type {Facing, GskContext} from './context.js';
import {draftOf} from './draft.js';
import {held} from './held.js';
import type {GskView} from '../types.js';

/** The area under the formations, where a push is declared and answered. */

/** Thirteen values, each with the title of its card. */
function ranks(ctx: GskContext): TemplateResult {
  const {messages, letters} = ctx;
  const {rank: chosen} = draftOf(ctx);
  const choice = (rank: Rank): TemplateResult =>
    html`<label class="rank">
      <input
        class="vh"
        type="radio"
        name="gsk-rank"
        value=${rank}
        .checked=${live(rank === chosen)}
        @change=${() => ctx.sketch({rank})}
      />
      <b>${indexText(rank, letters)}</b> <span>${messages.t('gsk/title', {rank})}</span>
    </label>`;
  return html`<div
    class="ranks"
    part="ranks"
    role="radiogroup"
    aria-label=${messages.t('gsk/value')}
  >
    ${RANKS.map(choice)}
  </div>`;
}

/** Both declared values, the higher one first: `Q over 10`. */
export function claims(
  view: GskView,
  ctx: GskContext,
  face: Facing,
): TemplateResult | typeof nothing {
  const {messages, names, letters} = ctx;
  const {meeting} = face;
  const declared = meeting?.declared.at(-1);
  if (!meeting || !declared) return nothing;
  const both = meeting.seats.map((seat, at) => ({seat, rank: declared[at]!}));
  const top = ctx.event?.type === 'challenge answered' ? pushWinner(view, meeting) : meeting.winner;
  const sorted = [...both].sort((one, other) => +(other.seat === top) - +(one.seat === top));
  const claim = ({seat, rank}: (typeof both)[number]): TemplateResult =>
    html`<div class="claim ${seat === top ? 'win' : ''}">
      <span class="q xs">${messages.t('gsk/declares', {name: names[seat]!})}</span>
      <b>${indexText(rank, letters)}</b><span>${messages.t('gsk/title', {rank})}</span>
    </div>`;
  const [one, other] = sorted;
  return html`<div class="claims" part="claims">
    ${claim(one!)}<span class="q s">${messages.t(top === null ? 'gsk/equals' : 'gsk/over')}</span
    >${claim(other!)}
  </div>`;
}

const pushWinner = (view: GskView, {winner}: NonNullable<Facing['meeting']>): number | null =>
  view.pushes.at(-1)?.winner ?? winner;

/** Accept and challenge look alike: the layout must not hint at the better answer. */
function answers(ctx: GskContext, face: Facing): TemplateResult {
  const {messages, moves} = ctx;
  const rout = moves.find((move) => move.type === 'rout');
  const challenge = moves.find((move) => move.type === 'challenge');
  const won = face.meeting?.winner === ctx.seat;
  return html`<div class="answers" role="group" aria-label=${messages.t('gsk/answer')}>
    <button
      type="button"
      class="button"
      part="button"
      data-id="accept"
      @click=${() => ctx.ask({type: 'accept'})}
    >
      ${messages.t(won ? 'gsk/let-stand' : 'gsk/accept')}
    </button>
    ${
      challenge
        ? html`<button
            type="button"
            class="button"
            part="button"
            data-id="challenge"
            @click=${() => ctx.ask(challenge)}
          >
            ${messages.t('gsk/challenge')}
          </button>`
        : nothing
    }
    <button
      type="button"
      class="button"
      part="button"
      data-id="rout"
      aria-disabled=${rout ? 'false' : 'true'}
      @click=${() => rout && ctx.ask(rout)}
    >
      ${messages.t(rout ? 'gsk/rout-centre' : 'gsk/rout-centre-spent')}
    </button>
  </div>`;
}

/** The push in progress, and the reader's hand, whose room it takes. */
export function push(
  view: GskView,
  ctx: GskContext,
  face: Facing,
): TemplateResult | typeof nothing {
  const {moves} = ctx;
  if (moves[0]?.type === 'declare') return html`${held(view, ctx)}${ranks(ctx)}`;
  if (!face.meeting?.declared.length) return nothing;
  const asked = moves.some(({type}) => type === 'accept');
  return html`${held(view, ctx)}${claims(view, ctx, face)}${asked ? answers(ctx, face) : nothing}`;
}
