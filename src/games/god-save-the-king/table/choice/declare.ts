import {html, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {type Rank, rankOf, RANKS} from '../../../../cards/index.js';
import {indexText} from '../../../../elements/index.js';
import {kingPlace} from '../board/king-place.js';
import type {Facing, GskContext} from '../context.js';
import type {GskView} from '../../types.js';
import {draftOf} from './draft.js';

/** The cost of a value for the reader: if it is doubted, and if the rival's is higher. */
function stake(view: GskView, ctx: GskContext, {own, rival}: Facing): TemplateResult {
  const {messages, players} = ctx;
  const {rank} = draftOf(ctx);
  const centre = view.formations[own]?.centre;
  if (!centre) return html``;
  const player = players[rival]!;
  const yours = messages.t('gsk/declare/yours', {card: centre});
  const goes = kingPlace(view, own)?.at === 'laid';
  const tail = goes ? html` <em>${messages.t('gsk/declare/king-goes', player)}</em>` : html``;
  if (!rank) return html`${yours} ${messages.t('gsk/declare/any')}${tail}`;
  if (rank === rankOf(centre))
    return html`${messages.t('gsk/declare/true', {...player, card: centre})}${tail}`;
  const n = view.hands[own]!.length;
  const inHand = kingPlace(view, own)?.at === 'hand';
  const draws = n
    ? messages.t('gsk/declare/draws', {...player, n})
    : messages.t('gsk/declare/draws-none', player);
  const king = inHand
    ? html`<em>${messages.t('gsk/declare/king-there', {n})}</em>`
    : html`<b>${messages.t('gsk/declare/king-safe')}</b>`;
  return html`${yours} ${messages.t('gsk/declare/lie', {rank})}
  ${draws}${n ? html` ${king}` : ''}${tail}`;
}

/** Thirteen values, each with the title of its card, and the button that declares one. */
export function declaring(view: GskView, ctx: GskContext, face: Facing): TemplateResult {
  const {messages, letters} = ctx;
  const {rank: chosen} = draftOf(ctx);
  const centre = view.formations[face.own]?.centre;
  const choice = (rank: Rank): TemplateResult =>
    html`<label class="rank ${centre && rankOf(centre) === rank ? 'true' : ''}">
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
  return html`<p class="stakeline" id="gsk-stakes">${stake(view, ctx, face)}</p>
    <div class="ranks" part="ranks">
      <div class="values" role="radiogroup" aria-label=${messages.t('gsk/value')}>
        ${RANKS.map(choice)}
      </div>
      <button
        type="button"
        class="button button-primary"
        part="button button-primary"
        data-id="declare"
        aria-describedby="gsk-stakes"
        aria-disabled=${chosen ? 'false' : 'true'}
        title=${chosen ? '' : messages.t('gsk/say-which')}
        @click=${() => chosen && ctx.ask({type: 'declare', rank: chosen})}
      >
        ${chosen ? messages.t('gsk/say-it', {rank: indexText(chosen, letters)}) : messages.t('gsk/say-button')}
      </button>
    </div>`;
}
