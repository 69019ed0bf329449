import {html, nothing, type TemplateResult} from 'lit';
import {cardFace} from '../../../elements/card-face/card-face.js';
import {nameOf} from '../../../elements/table/seats.js';
import type {Card, SuitCard} from '../../../cards/index.js';
import {walkOf} from '../rules/rank-draw.js';
import type {LadderContext} from './context.js';
import type {Bout, LadderView, Pair} from '../types.js';

/** The area beside the ladder: the bout with its pairs, or the rank draw before the first bout. */

const face = (card: Card, {letters, deck, messages}: LadderContext): TemplateResult =>
  html`<span class="vh">${messages.t('card', {card})}</span
    >${cardFace(card, {size: 's', letters, deck})}`;

/** An attack card with the card that beat it, or the place for one. */
function pair({card, by, beat}: Pair, taking: boolean, ctx: LadderContext): TemplateResult {
  const {messages} = ctx;
  return html`<li class="pair ${beat ? 'beaten' : ''}" data-pair=${card}>
    <span class="under"
      ><span class="vh">${messages.t('ladder/laid-by', {name: nameOf(by, ctx)})} </span>${face(
        card,
        ctx,
      )}</span
    >
    ${
      beat
        ? html`<span class="over"
            ><span class="vh">${messages.t('ladder/beaten-with')} </span>${face(beat, ctx)}</span
          >`
        : taking
          ? nothing
          : html`<span class="over gap">${messages.t('ladder/beat-it')}</span>`
    }
  </li>`;
}

/** Attacker and defender in a line. */
function heading(bout: Bout, ctx: LadderContext): string {
  const {messages} = ctx;
  const [name, to] = [nameOf(bout.attacker, ctx), nameOf(bout.defender, ctx)];
  if (bout.taking) return messages.t('ladder/taking', {name: to});
  if (bout.pairs.length > 0) return messages.t('ladder/attacks', {name, to});
  return to
    ? messages.t('ladder/to-attack', {name, to})
    : messages.t('ladder/to-attack-any', {name});
}

/** The line about leave: the seats that have it, or that none needs it. */
function leaveLine(view: LadderView, {allowed}: Bout, ctx: LadderContext): string {
  const {messages} = ctx;
  if (view.options['throwIn'] !== 'king')
    return messages.lookup(`ladder/may/${view.options['throwIn']}`);
  if (view.bouts === 1) return messages.t('ladder/may/opening');
  if (!allowed) return messages.t('ladder/may/king');
  return messages.t('ladder/leave-count', {n: allowed.length});
}

/** The present bout, or the one that is being closed. */
function boutShown({event, before}: LadderContext, view: LadderView): Bout | null {
  return view.bout ?? (event?.type === 'bout closed' ? (before?.bout ?? null) : null);
}

function drawnRanks(view: LadderView, ctx: LadderContext): TemplateResult | typeof nothing {
  const {draw, options} = view;
  if (!draw || view.deal !== 1) return nothing;
  const {messages, letters, deck} = ctx;
  return html`<section class="draw" aria-label=${messages.t('ladder/rank-draw')}>
    <p class="q">${messages.t('ladder/rank-draw')}</p>
    <ol>
      ${walkOf(options).map((rank, at) => {
        const card: SuitCard = `${rank}${draw.suit}`;
        return html`<li>
          <span class="vh">${messages.t('card', {card})}</span>${cardFace(card, {
            size: 'inline',
            letters,
            deck,
          })}<span>${nameOf(draw.seats[at] ?? 0, ctx)}</span>
        </li>`;
      })}
    </ol>
  </section>`;
}

/** The right half of the board. */
export function duel(view: LadderView, ctx: LadderContext): TemplateResult {
  const {messages, letters, deck} = ctx;
  const bout = boutShown(ctx, view);
  if (!bout)
    return html`<div class="bout">
      ${view.phase === 'trump' ? drawnRanks(view, ctx) : nothing}
    </div>`;
  const {pairs, jokers} = bout;
  return html`<div class="bout ${pairs.length > 2 ? 'many' : ''}">
    <p class="q">${heading(bout, ctx)}</p>
    <ol class="pairs" aria-label=${messages.t('ladder/bout')}>
      ${pairs.map((one) => pair(one, bout.taking, ctx))}
    </ol>
    ${
      jokers.length > 0
        ? html`<p class="jokers">
            ${jokers.map(
              (card) =>
                html`<span class="vh">${messages.t('card', {card})}</span>${cardFace(card, {
                    size: 'inline',
                    letters,
                    deck,
                  })}`,
            )}${messages.t('ladder/joker-beside')}
          </p>`
        : nothing
    }
    ${
      pairs.length > 0
        ? html`<p class="q small">
            ${leaveLine(view, bout, ctx)}<br />${messages.t('ladder/room', {
              n: pairs.length,
              of: bout.limit,
            })}
          </p>`
        : nothing
    }
  </div>`;
}
