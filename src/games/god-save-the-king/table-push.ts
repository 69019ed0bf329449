import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {type Rank, RANKS} from '../../cards/index.js';
import {indexText} from '../../elements/card-face/glyphs.js';
import {icon} from '../../elements/card-face/icons.js';
import {card} from './table-board.js';
import type {Facing, GskDesk} from './table-desk.js';
import {draftOf} from './table-draft.js';
import type {GskTold, GskView, Penalty} from './types.js';

/** What lies under the formations: a push is declared, answered and judged there. */

type Told<Type extends GskTold['type']> = Extract<GskTold, {type: Type}>;

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
function claims(view: GskView, desk: GskDesk, face: Facing): TemplateResult | typeof nothing {
  const {words, names, letters} = desk;
  const {meeting} = face;
  const declared = meeting?.declared.at(-1);
  if (!meeting || !declared) return nothing;
  const both = meeting.seats.map((seat, at) => ({seat, rank: declared[at]!}));
  const top = desk.told?.type === 'challenge answered' ? pushWinner(view, meeting) : meeting.winner;
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

/** A card drawn as a penalty, shown to all, and what became of it. */
function penaltyCard({from, card: drawn}: Penalty, desk: GskDesk): TemplateResult {
  const {words, names} = desk;
  if (!drawn)
    return html`<figure>
      <span class="gap"></span>
      <figcaption>${words.t('gsk/no-card')}</figcaption>
    </figure>`;
  const king = drawn.startsWith('K');
  return html`<figure>
    ${card(drawn, `${names[from] ?? ''}: ${words.t('card', {card: drawn})}`, desk)}
    <figcaption>${words.t(king ? 'gsk/the-king' : 'gsk/not-king')}</figcaption>
  </figure>`;
}

const penalties = (drawn: readonly Penalty[], desk: GskDesk): readonly string[] =>
  drawn.map(({from, to, card: code}) =>
    desk.words.t(code ? 'gsk/penalty' : 'gsk/penalty-none', {
      from: desk.names[from],
      to: desk.names[to],
    }),
  );

function box(
  sign: TemplateResult,
  lines: readonly string[],
  drawn: readonly Penalty[],
  desk: GskDesk,
) {
  return html`<div class="verdict" part="verdict">
    <div>
      <p class="v">${sign}</p>
      ${lines.map((line) => html`<p class="q s">${line}</p>`)}
    </div>
    <div class="drawn">${drawn.map((one) => penaltyCard(one, desk))}</div>
  </div>`;
}

/** What a challenge or a rout has come to. */
function verdict(told: Told<'challenge answered' | 'routs settled'>, desk: GskDesk) {
  const {words, names} = desk;
  const challenge = told.type === 'challenge answered' ? told.challenge : null;
  const routs = told.routs.map(({by, of, at, king}) =>
    words.t(king ? 'gsk/routed-king' : 'gsk/routed', {by: names[by], of: names[of], spot: at}),
  );
  if (challenge) {
    const right = challenge.answer === 'accurate';
    const sign = html`<span class=${right ? 'right' : 'wrong'}
      >${icon(right ? 'check' : 'cross')}<strong
        >${words.t(`gsk/${challenge.answer}`)}</strong
      ></span
    >`;
    return box(sign, [...routs, ...penalties(told.penalties, desk)], told.penalties, desk);
  }
  if (routs.length === 0) return nothing;
  const found = told.routs.some(({king}) => king);
  const sign = html`<span class=${found ? '' : 'wrong'}
    >${icon(found ? 'crown' : 'cross')}<strong
      >${words.t(found ? 'gsk/king-found' : 'gsk/king-missed')}</strong
    ></span
  >`;
  return box(sign, [...routs, ...penalties(told.penalties, desk)], told.penalties, desk);
}

/** A King has fallen: a moment of its own. */
function fall(
  kings: Told<'king fell'>['kings'] | Told<'piles searched'>['kings'],
  desk: GskDesk,
): TemplateResult {
  const {words, names} = desk;
  return html`<div class="verdict fall" part="verdict">
    <div>
      ${kings.map((king) => {
        const cause = 'cause' in king ? king.cause : 'pile';
        return html`<p class="v">
            <strong>${words.t('gsk/king-of-fell', {name: names[king.seat]})}</strong>
          </p>
          <p class="q s">${words.t(`gsk/cause/${cause}`)}</p>`;
      })}
    </div>
    <div class="drawn">
      ${kings.map(({card: code}) => html`<span class="toppled">${card(code, words.t('card', {card: code}), desk)}</span>`)}
    </div>
  </div>`;
}

/** What lies under the formations now. */
export function stage(view: GskView, desk: GskDesk, face: Facing): TemplateResult | typeof nothing {
  const {told, moves} = desk;
  const here = told && 'table' in told && told.table === face.table;
  if (told?.type === 'king fell') return fall(told.kings, desk);
  if (told?.type === 'piles searched' && told.kings.length > 0) return fall(told.kings, desk);
  if (here && told.type === 'challenge answered')
    return html`${claims(view, desk, face)}${verdict(told, desk)}`;
  if (here && told.type === 'routs settled') return verdict(told, desk);
  if (moves[0]?.type === 'declare') return ranks(desk);
  const asked = moves.some(({type}) => type === 'accept');
  if (!face.meeting?.declared.length) return nothing;
  return html`${claims(view, desk, face)}${asked ? answers(desk, face) : nothing}`;
}
