import {html, nothing, type TemplateResult} from 'lit';
import {kingFigure, smallFace} from '../../../../elements/index.js';
import {SLOW_TURN} from '../../../../elements/shared/index.js';
import type {SuitCard} from '../../../../cards/index.js';
import type {Seat} from '../../../../game/index.js';
import {keyOf} from '../board/card.js';
import {foundKey} from '../board/piles.js';
import type {GskContext} from '../context.js';
import {type GskEvent, type GskView, SPOTS} from '../../types.js';
import {causeOf} from './causes.js';
import {isTold, type Judged, JUDGED, reaches, stood} from './steps.js';
import {penaltyKey} from './verdict.js';

/**
 * A King that falls: he comes to the ground line, stands there alone and topples, and his crown rolls
 * away.
 */

export type Felling = Extract<GskEvent, {type: 'king fell' | 'piles searched'}>;

/** A King on the ground line, and the key of his card in the picture before. */
interface Standing {
  readonly seat: Seat;
  readonly card: SuitCard;
  readonly from: string;
}

/** The board as a ground line on which Kings stand alone. */
const ground = (
  kings: readonly Standing[],
  state: 'stands' | 'topples',
  {messages, players, deck, letters}: GskContext,
): TemplateResult =>
  html`<div class="ground">
    ${kings.map(
      ({seat, card, from}) =>
        html`<span
          class="stand"
          role="img"
          aria-label=${`${players[seat]?.name ?? ''}: ${messages.t('card', {card})}`}
          data-move=${from}
          data-up="true"
          data-turn=${SLOW_TURN}
          ><span class="sides face-up"
            ><span class="front">${figure(card, state, {letters, deck})}</span
            ><span class="rear">${smallFace(null, {deck})}</span></span
          ></span
        >`,
    )}
  </div>`;

/** The Kings that a rout has found by this step: each walks to the ground line and stands there. */
export function found(event: Judged, ctx: GskContext): TemplateResult | undefined {
  if (!reaches(ctx, JUDGED.verdict)) return undefined;
  const kings = event.routs
    .filter(({king}) => king)
    .map(({of, at, card}) => ({seat: of, card, from: keyOf(of, at)}));
  if (kings.length === 0) return undefined;
  return html`<div class="fall ${kings.length > 1 ? 'many' : ''}" part="verdict">
    ${ground(kings, 'stands', ctx)}
    <div class="words"></div>
  </div>`;
}

/** A King as a figure, with his crown on his head or beside him. */
export const figure = (
  king: SuitCard,
  state: 'stands' | 'topples' | 'lies',
  {letters, deck}: Pick<GskContext, 'letters' | 'deck'>,
): TemplateResult => {
  const {bare, crown} = kingFigure(king, {letters, deck});
  return html`<span class="figure ${state}"
    ><span class="body">${bare}</span><span class="loose">${crown}</span></span
  >`;
};

/**
 * The former place of a King that everybody now sees: the key of his card in the previous picture.
 */
function placeOf(event: Felling, at: number, {before}: GskContext): string {
  if (event.type === 'piles searched') {
    const {pile} = event.kings[at]!;
    return foundKey(pile, event.kings.slice(0, at).filter((king) => king.pile === pile).length);
  }
  const {seat, card, cause} = event.kings[at]!;
  if (cause === 'penalty') return penaltyKey(seat);
  const spot = SPOTS.find((one) => before?.formations[seat]?.[one] === card) ?? 'centre';
  return keyOf(seat, spot);
}

/** The picture of the board while Kings fall. */
export function fall(event: Felling, view: GskView, ctx: GskContext): TemplateResult {
  const {messages, players} = ctx;
  const {kings} = event;
  const many = kings.length > 1;
  const how = (seat: Seat): string => {
    const cause = causeOf(view, ctx, seat);
    return many ? `${players[seat]?.name ?? ''}: ${cause}` : cause;
  };
  const standing = kings.map(({card, seat}, at) => ({card, seat, from: placeOf(event, at, ctx)}));
  return html`<div class="fall ${many ? 'many' : ''} ${stood(event) ? 'stood' : ''}" part="verdict">
    ${ground(standing, 'topples', ctx)}
    <div class="words">
      ${
        isTold(ctx, view)
          ? html`<div data-move="fall-words">
              <strong
                >${
                  many
                    ? messages.t('gsk/kings-fell', {n: kings.length})
                    : messages.t('gsk/king-of-fell', players[kings[0]!.seat]!)
                }</strong
              >
              ${kings.map(({seat}) => html`<p class="q s">${how(seat)}</p>`)}
            </div>`
          : nothing
      }
    </div>
  </div>`;
}
