import {html, nothing, type TemplateResult} from 'lit';
import {stepOf} from '../rules/phase.js';
import {live} from 'lit/directives/live.js';
import {CROWN, icon} from '../../../elements/card-face/icons.js';
import {shieldOf} from '../../../elements/internal/shield.js';
import {nameOf} from '../../../elements/table/seats.js';
import type {Seat} from '../../../game/index.js';
import {rankName} from '../rules/ladder.js';
import {draftOf, type LadderContext, petitionersOf, targetOf, targetsOf} from './context.js';
import {throwers} from '../rules/throw-in.js';
import type {LadderView} from '../types.js';

/**
 * The ladder of ranks, which is always visible. When the reader chooses a seat to attack, or the seats
 * that get leave to throw in, the rungs are the choices.
 *
 * ```
 * ol.ladder   li.rung *   rank · shield · name · cards
 * ```
 */

/** The part of a seat in the bout. */
function roleOf(view: LadderView, seat: Seat): 'attacks' | 'defends' | 'throws' | undefined {
  const {bout} = view;
  const step = stepOf(view);
  if (!bout || step === 'between') return undefined;
  if (seat === bout.attacker) return 'attacks';
  if (seat === bout.defender) return 'defends';
  const may =
    (step === 'throwIn' || step === 'defence') &&
    bout.pairs.length < bout.limit &&
    throwers(view, bout).includes(seat);
  return may && !bout.passed.includes(seat) ? 'throws' : undefined;
}

/** A radio button or a checkbox on a rung that can be chosen. */
function choice(seat: Seat, ctx: LadderContext): TemplateResult | undefined {
  if (!ctx.asking) return undefined;
  const name = nameOf(seat, ctx);
  const targets = targetsOf(ctx);
  if (targets.length > 1 && targets.includes(seat))
    return html`<input
      type="radio"
      name="target"
      data-seat=${seat}
      aria-label=${ctx.messages.t('ladder/attack-whom', {name})}
      .checked=${live(targetOf(ctx) === seat)}
      @change=${() => ctx.sketch({...draftOf(ctx), target: seat})}
    />`;
  if (!petitionersOf(ctx).includes(seat)) return undefined;
  const {allow = []} = draftOf(ctx);
  const has = allow.includes(seat);
  const others = has ? allow.filter((one) => one !== seat) : [...allow, seat];
  return html`<input
    type="checkbox"
    data-seat=${seat}
    aria-label=${ctx.messages.t('ladder/allow-whom', {name})}
    .checked=${live(has)}
    @change=${() => ctx.sketch({...draftOf(ctx), allow: others.toSorted((a, b) => a - b)})}
  />`;
}

function rung(view: LadderView, seat: Seat, place: number, ctx: LadderContext): TemplateResult {
  const {messages} = ctx;
  const name = nameOf(seat, ctx);
  const role = roleOf(view, seat);
  const cards = view.hands[seat]?.length ?? 0;
  const out = cards === 0 && view.phase !== 'between';
  const turn = view.turn.includes(seat);
  const box = choice(seat, ctx);
  const state = `${role ?? ''} ${turn ? 'turn' : ''} ${out ? 'done' : ''} ${seat === ctx.seat ? 'mine' : ''}`;
  const body = html`<span class="rank"
      >${place === 0 ? icon(CROWN) : nothing}<span aria-hidden="true"
        >${messages.t('ladder/short', {rank: rankName(place, view.seats)})}</span
      ><span class="vh">${messages.t(`ladder/rank/${rankName(place, view.seats)}`)}</span></span
    >
    ${shieldOf(seat, ctx)}
    <span class="name"><span>${name}</span></span>
    <span class="count"
      >${out ? messages.t('ladder/out') : messages.number(cards)}<span class="vh"
        >${out ? nothing : ` ${messages.t('unit/cards', {n: cards})}`}${
          role ? `, ${messages.t(`ladder/role/${role}`)}` : nothing
        }${turn ? `, ${messages.t('ladder/role/turn')}` : nothing}</span
      ></span
    >${box ?? nothing}`;
  return html`<li class="rung ${state}" data-rung=${seat}>
    ${box ? html`<label>${body}</label>` : html`<div class="flat">${body}</div>`}
  </li>`;
}

/** All rungs, the King's first. */
export const ladder = (view: LadderView, ctx: LadderContext): TemplateResult =>
  html`<ol class="ladder" aria-label=${ctx.messages.t('ladder/ranks')}>
    ${view.ranks.map((seat, place) => rung(view, seat, place, ctx))}
  </ol>`;
