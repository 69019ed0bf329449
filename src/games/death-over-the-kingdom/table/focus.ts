import {html, nothing, type TemplateResult} from 'lit';
import {shieldOf, SPIN} from '../../../elements/shared/index.js';
import {nameOf, playerOf, playersOn, southOf} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import type {Player} from '../../../i18n/index.js';
import {characterOf} from '../rules/deck.js';
import {activeOf, orderOf} from '../rules/standing.js';
import {abilityText} from './ability.js';
import {cardOfCode, characterFace} from './card.js';
import {type KingdomContext, sketchOf} from './context.js';
import {faceWait, showing, turnWait} from './reveal.js';
import {areaCard, pointsIn, standingClass} from './seat.js';
import {arrivalsAt} from './arrivals.js';
import type {KingdomView} from '../types.js';

/** The reader's panel: a card, what it does, and what has just happened to it. */

/**
 * The card of the hand that is described instead of the one in front, because it is looked at or
 * picked. This happens only while a card of the hand is to be chosen; at other times it would be
 * taken for the one in front.
 */
function ofHand(view: KingdomView, ctx: KingdomContext): string | undefined {
  const sketch = sketchOf(ctx);
  if (view.phase !== 'choose' && sketch?.kind !== 'change') return undefined;
  const code = ctx.looked ?? (sketch?.kind === 'lay' ? sketch.code : undefined);
  const card = code === undefined ? undefined : cardOfCode(code);
  const held = card !== undefined && view.hands[ctx.seat ?? -1]?.includes(card);
  return held ? card : undefined;
}

/** Why a card has turned to its second value, or why it has not. */
function turning(view: KingdomView, seat: Seat, ctx: KingdomContext): string {
  const {messages} = ctx;
  const card = view.areas[seat]!;
  const {value, second, condition} = characterOf(view, card);
  if (second === null || !condition) return '';
  const shows = (cards: readonly string[]): (Player & {card: string}) | undefined => {
    const other = showing(view, seat, cards);
    return other === undefined ? undefined : {...playerOf(other, ctx), card: view.areas[other]!};
  };
  const [cause, bar] = [shows(condition.shows), shows(condition.without)];
  if (!cause) return messages.t('kingdom/now/stays', {value, cards: condition.shows});
  if (bar) return messages.t('kingdom/now/stays-for', {value, ...bar});
  return messages.t('kingdom/now/turns', {value, second, ...cause});
}

/** Where the card came from, or who else knows it. */
function origin(view: KingdomView, seat: Seat, ctx: KingdomContext): string {
  const {messages} = ctx;
  const from = arrivalsAt(view, seat).at(-1);
  if (typeof from === 'number') return messages.t('kingdom/now/from', playerOf(from, ctx));
  if (from !== undefined) return messages.t(`kingdom/now/${from}`);
  if (view.phase === 'show') return '';
  const eyes = view.eyes.areas[seat] ?? [];
  if (eyes === 'all') return messages.t('kingdom/now/known-all');
  return eyes.length === 0
    ? ''
    : messages.t('kingdom/now/known', {n: eyes.length, players: playersOn(eyes, ctx)});
}

/** What has just happened to the card in front of the reader, or to the picked one. */
function news(view: KingdomView, ctx: KingdomContext): string {
  const {seat, messages} = ctx;
  if (seat === undefined) return '';
  const sketch = sketchOf(ctx);
  if (sketch?.kind === 'lay')
    return cardOfCode(sketch.code) === ofHand(view, ctx) ? messages.t('kingdom/now/picked') : '';
  if (ofHand(view, ctx) !== undefined || (view.areas[seat] ?? null) === null) return '';
  return view.values ? turning(view, seat, ctx) : origin(view, seat, ctx);
}

/** Whether the reader acts first or last; while cards are chosen, the line of the round says so. */
function role(view: KingdomView, {seat, messages}: KingdomContext): string {
  if (seat === undefined || (view.phase !== 'act' && view.phase !== 'decide')) return '';
  if (seat === view.dealer) return messages.t('kingdom/now/dealer');
  return seat === orderOf(view)[0] ? messages.t('kingdom/now/first') : '';
}

/** The panel: the card of the hand that is looked at or picked, otherwise the one in front. */
export function focus(view: KingdomView, ctx: KingdomContext): TemplateResult {
  const {messages} = ctx;
  const seat = southOf(ctx);
  const name = nameOf(seat, ctx);
  const turn = view.phase === 'choose' ? view.turn.includes(seat) : activeOf(view) === seat;
  const held = ofHand(view, ctx);
  const card = held ?? view.areas[seat] ?? null;
  const now = news(view, ctx);
  const turns = turnWait(ctx);
  const wait = turns === undefined ? nothing : turns + SPIN;
  const seen = held === undefined ? faceWait(view, seat, ctx) : undefined;
  const rises = (key: string): string | typeof nothing => (seen === undefined ? nothing : key);
  return html`<section
    class="kme ${turn ? 'turn' : ''} ${held === undefined ? standingClass(view, seat) : ''}"
    part="seat"
    data-seat=${seat}
    aria-label=${name}
  >
    ${
      held === undefined
        ? areaCard(view, seat, ctx)
        : html`<span class="kcard" part="card">${characterFace(view.deck, held)}</span>`
    }
    <div class="kown">
      <span class="kh"
        ><b class="kname" data-move=${rises('own name')} data-wait=${seen ?? nothing}
          >${card === null ? nothing : messages.t('card', {card})}</b
        ><span class="kwhose"
          >${shieldOf(seat, ctx)}<span class="kwho" part="seat-name" translate="no">${name}</span
          >${pointsIn(view, seat, ctx)}</span
        ></span
      >
      <p class="ability" data-move=${rises('own ability')} data-wait=${seen ?? nothing}>
        ${
          card === null
            ? view.phase === 'choose' && ctx.seat !== undefined
              ? messages.t('kingdom/look-here')
              : nothing
            : abilityText(characterOf(view, card), messages)
        }
      </p>
      ${
        now
          ? html`<p class="know" data-move="news ${now}" data-wait=${wait}>${now}</p>`
          : html`<p class="q">${role(view, ctx)}</p>`
      }
    </div>
  </section>`;
}
