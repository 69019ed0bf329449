import {html, nothing, type TemplateResult} from 'lit';
import {cardFace, nameOf, playerOf} from '../../../elements/index.js';
import type {Card, SuitCard} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {walkOf} from '../rules/rank-draw.js';
import {throwers} from '../rules/throw-in.js';
import type {LadderContext} from './context.js';
import {attackText} from './speech.js';
import type {Bout, LadderView, Pair} from '../types.js';

/** The area beside the ladder: the bout with its pairs, or the rank draw before the first bout. */

/** A card of the bout, which moves from the reader's hand or another player's plate. */
function laid(card: Card, key: string, by: Seat, ctx: LadderContext): TemplateResult {
  const {letters, deck, messages, seat} = ctx;
  const from = by === seat ? `${by}:${card}` : `plate-${by}`;
  return html`<span class="vh">${messages.t('card', {card})}</span
    ><span class="lies" data-move=${key} data-from=${from}
      >${cardFace(card, {size: 's', letters, deck})}</span
    >`;
}

/** An attack card with the card that beat it, or the place for one. */
function pair(
  {card, by, beat}: Pair,
  at: number,
  {defender, taking}: Bout,
  ctx: LadderContext,
): TemplateResult {
  const {messages} = ctx;
  return html`<li class="pair ${beat ? 'beaten' : ''}" data-pair=${card}>
    <span class="under"
      ><span class="vh">${messages.t('ladder/laid-by', playerOf(by, ctx))} </span>${laid(
        card,
        `attack-${at}`,
        by,
        ctx,
      )}</span
    >
    ${
      beat
        ? html`<span class="over"
            ><span class="vh">${messages.t('ladder/beaten-with')} </span>${laid(
              beat,
              `beat-${at}`,
              defender!,
              ctx,
            )}</span
          >`
        : taking
          ? nothing
          : html`<span class="over gap">${messages.t('ladder/beat-it')}</span>`
    }
  </li>`;
}

/** The cards of the bout in one line, for a table in which the open ladder takes their room. */
const boutLine = ({pairs}: Bout, {letters, deck}: LadderContext): TemplateResult =>
  html`<p class="line" aria-hidden="true">
    ${pairs.map(
      ({card, beat}) =>
        html`<span
          >${cardFace(card, {size: 'inline', letters, deck})}${
            beat ? cardFace(beat, {size: 'inline', letters, deck}) : nothing
          }</span
        >`,
    )}
  </p>`;

/**
 * Attacker and defender in a line; a reader who is asked to attack finds it in the question instead.
 */
function heading(bout: Bout, ctx: LadderContext): string {
  const {messages} = ctx;
  if (bout.taking) return messages.t('ladder/taking', playerOf(bout.defender, ctx));
  return attackText(bout, ctx);
}

/** The line about throwing in: how many besides the attacker may, as the marks of their rungs show. */
function leaveLine(view: LadderView, {allowed, attacker}: Bout, ctx: LadderContext): string {
  const {messages} = ctx;
  if (view.options['throwIn'] !== 'king')
    return messages.lookup(`ladder/may/${view.options['throwIn']}`);
  if (view.bouts === 1) return messages.t('ladder/may/opening');
  if (!allowed) return messages.t('ladder/may/king');
  const others = throwers(view.bout ? view : (ctx.before ?? view)).filter(
    (seat) => seat !== attacker,
  );
  if (others.length === 0) return messages.t('ladder/may/attacker');
  return messages.t('ladder/leave-count', {n: others.length});
}

/** The bout in progress, or the one that is being closed. */
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
          })}<span translate="no">${nameOf(draw.seats[at] ?? 0, ctx)}</span>
        </li>`;
      })}
    </ol>
  </section>`;
}

/** The bout beside the ladder, or below it in a narrow table. */
export function duel(view: LadderView, ctx: LadderContext): TemplateResult {
  const {messages, letters, deck} = ctx;
  const bout = boutShown(ctx, view);
  if (!bout)
    return html`<div class="bout">
      ${view.phase === 'trump' ? drawnRanks(view, ctx) : nothing}
    </div>`;
  const {pairs, jokers} = bout;
  return html`<div class="bout ${pairs.length > 2 ? 'many' : ''}">
    <ol class="pairs" aria-label=${messages.t('ladder/bout')}>
      ${
        pairs.length === 0
          ? html`<li class="pair" aria-hidden="true">
              <span class="under gap">${messages.t('ladder/attack-it')}</span>
            </li>`
          : pairs.map((one, at) => pair(one, at, bout, ctx))
      }
    </ol>
    <p class="notes">
      ${pairs.length === 0 && ctx.asking ? nothing : html`<b>${heading(bout, ctx)}</b>`}
      ${
        jokers.length > 0
          ? html`<span class="jokers"
              >${jokers.map(
                (card) =>
                  html`<span class="vh">${messages.t('card', {card})}</span>${cardFace(card, {
                      size: 'inline',
                      letters,
                      deck,
                    })}`,
              )}${messages.t('ladder/joker-beside')}</span
            >`
          : nothing
      }
      ${
        pairs.length > 0
          ? html`<span>${leaveLine(view, bout, ctx)}</span>
              <span>${messages.t('ladder/room', {n: pairs.length, of: bout.limit})}</span>`
          : nothing
      }
    </p>
    ${boutLine(bout, ctx)}
  </div>`;
}
