import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {type Rank, RANKS} from '../../cards/index.js';
import {indexText} from '../../elements/card-face/glyphs.js';
import type {Facing, GskDesk} from './table-desk.js';
import {draftOf} from './table-draft.js';
import {held} from './table-held.js';
import type {GskView} from './types.js';

/** What lies under the formations: a push is declared and answered there. */

/** Thirteen values, each with the title of its card. */
function ranks(desk: GskDesk): TemplateResult {
  const {words, letters} = desk;
  const {rank: chosen} = draftOf(desk);
  const choice = (rank: Rank): TemplateResult =>
    html`<label class="rank">
      <input
        class="vh"
        type="radio"
        name="gsk-rank"
        value=${rank}
        .checked=${live(rank === chosen)}
        @change=${() => desk.sketch({rank})}
      />
      <b>${indexText(rank, letters)}</b> <span>${words.t('gsk/title', {rank})}</span>
    </label>`;
  return html`<div class="ranks" part="ranks" role="radiogroup" aria-label=${words.t('gsk/value')}>
    ${RANKS.map(choice)}
  </div>`;
}

/** `Q over 10`: what both have declared, the higher one first. */
export function claims(
  view: GskView,
  desk: GskDesk,
  face: Facing,
): TemplateResult | typeof nothing {
  const {words, names, letters} = desk;
  const {meeting} = face;
  const declared = meeting?.declared.at(-1);
  if (!meeting || !declared) return nothing;
  const both = meeting.seats.map((seat, at) => ({seat, rank: declared[at]!}));
  const top =
    desk.event?.type === 'challenge answered' ? pushWinner(view, meeting) : meeting.winner;
  const sorted = [...both].sort((one, other) => +(other.seat === top) - +(one.seat === top));
  const claim = ({seat, rank}: (typeof both)[number]): TemplateResult =>
    html`<div class="claim ${seat === top ? 'win' : ''}">
      <span class="q xs">${words.t('gsk/declares', {name: names[seat]})}</span>
      <b>${indexText(rank, letters)}</b><span>${words.t('gsk/title', {rank})}</span>
    </div>`;
  const [one, other] = sorted;
  return html`<div class="claims" part="claims">
    ${claim(one!)}<span class="q s">${words.t(top === null ? 'gsk/equals' : 'gsk/over')}</span
    >${claim(other!)}
  </div>`;
}

const pushWinner = (view: GskView, {winner}: NonNullable<Facing['meeting']>): number | null =>
  view.pushes.at(-1)?.winner ?? winner;

/** Accept and challenge weigh the same: the look never plays the bluff. */
function answers(desk: GskDesk, face: Facing): TemplateResult {
  const {words, moves} = desk;
  const rout = moves.find((move) => move.type === 'rout');
  const challenge = moves.find((move) => move.type === 'challenge');
  const won = face.meeting?.winner === desk.seat;
  return html`<div class="answers" role="group" aria-label=${words.t('gsk/answer')}>
    <button
      type="button"
      class="button"
      part="button"
      data-id="accept"
      @click=${() => desk.ask({type: 'accept'})}
    >
      ${words.t(won ? 'gsk/let-stand' : 'gsk/accept')}
    </button>
    ${
      challenge
        ? html`<button
            type="button"
            class="button"
            part="button"
            data-id="challenge"
            @click=${() => desk.ask(challenge)}
          >
            ${words.t('gsk/challenge')}
          </button>`
        : nothing
    }
    <button
      type="button"
      class="button"
      part="button"
      data-id="rout"
      aria-disabled=${rout ? 'false' : 'true'}
      @click=${() => rout && desk.ask(rout)}
    >
      ${words.t(rout ? 'gsk/rout-centre' : 'gsk/rout-centre-spent')}
    </button>
  </div>`;
}

/** A push that goes on, and the own hand, whose room it takes. */
export function push(view: GskView, desk: GskDesk, face: Facing): TemplateResult | typeof nothing {
  const {moves} = desk;
  if (moves[0]?.type === 'declare') return html`${held(view, desk)}${ranks(desk)}`;
  if (!face.meeting?.declared.length) return nothing;
  const asked = moves.some(({type}) => type === 'accept');
  return html`${held(view, desk)}${claims(view, desk, face)}${asked ? answers(desk, face) : nothing}`;
}
