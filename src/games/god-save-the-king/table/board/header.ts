import {html, nothing, type TemplateResult} from 'lit';
import {CROWN, icon, nameOf, playersOn} from '../../../../elements/index.js';
import {shieldOf} from '../../../../elements/shared/index.js';
import type {Seat} from '../../../../game/index.js';
import {seatsOf} from '../../rules/standing.js';
import {kingOf} from '../../rules/suits.js';
import {laidOf} from '../choice/draft.js';
import type {GskContext} from '../context.js';
import {type GskView, SPOTS} from '../../types.js';
import {captorOf, type KingPlace, kingPlace, trickOf, tricksToSearch} from './king-place.js';

/** The two lines that stay at the table throughout: the Kings, and the reader's King. */

/** Whether the reader is in danger, with the King in another player's pile. */
const isInDanger = (view: GskView, {seat}: GskContext): boolean =>
  captorOf(view, seat) !== undefined;

/**
 * The arms of a player with a crown, which stands while the King lives and lies hollow after he fell.
 */
function crowned(view: GskView, ctx: GskContext, seat: Seat): TemplateResult {
  const state = !view.alive[seat]
    ? 'fallen'
    : seat === ctx.seat && isInDanger(view, ctx)
      ? 'danger'
      : '';
  return html`<span class="crowned ${state}">${shieldOf(seat, ctx)}${icon(CROWN)}</span>`;
}

/** The state of the match: the winner at its end, otherwise hand and trick. */
function standing(view: GskView, ctx: GskContext): string {
  const {messages, seat} = ctx;
  if (view.result) {
    const {winners} = view.result;
    return messages.t('gsk/won', {
      players: playersOn(winners, ctx),
      one: winners.length === 1,
    });
  }
  return view.phase.startsWith('tricks')
    ? messages.t('gsk/hand-trick', {n: view.hand, trick: trickOf(view, seat ?? 0)})
    : messages.t('gsk/hand-search', {n: view.hand});
}

/** The top line: the game, a crown for each King, and the numbers of hand and trick. */
export function header(view: GskView, ctx: GskContext): TemplateResult {
  const {messages} = ctx;
  const out = seatsOf(view).filter((seat) => !view.alive[seat]);
  const label = [
    messages.t('gsk/alive', {n: view.seats - out.length}),
    ...out.map((seat) => `${nameOf(seat, ctx)}: ${messages.t('gsk/is-out')}`),
  ].join('. ');
  return html`<span class="name">${messages.t('game/god-save-the-king')}</span>
    <span class="crowns" role="img" aria-label=${label}
      >${seatsOf(view).map((seat) => crowned(view, ctx, seat))}</span
    >
    <span class="deal">${standing(view, ctx)}</span>`;
}

/** The usual number of tricks in a hand; after a fall hands are larger. */
const TRICKS = 4;

/** The number of marks on the clock: one for each trick of this hand, those that are over too. */
const marksOf = (view: GskView, left: number): number =>
  Math.max(TRICKS, left + Math.max(...seatsOf(view).map((seat) => trickOf(view, seat))) - 1);

/** The chip's text about the place of the reader's King; `kind` is its look. */
function chip(
  place: KingPlace,
  {messages, players, seat}: GskContext,
): {readonly text: string; readonly kind: string} {
  switch (place.at) {
    case 'fallen':
      return {text: messages.t('gsk/king/fallen'), kind: 'fallen'};
    case 'hand':
      return {text: messages.t('gsk/king/hand'), kind: ''};
    case 'laid':
      return place.spot === 'centre'
        ? {text: messages.t('gsk/king/centre'), kind: ''}
        : {text: messages.t('gsk/king/flank'), kind: 'danger'};
    case 'pile':
      return place.of === seat
        ? {text: messages.t('gsk/king/own-pile'), kind: ''}
        : {text: messages.t('gsk/king/pile', players[place.of]!), kind: 'danger'};
  }
}

/**
 * The line about the plot: where the reader's King is, and how many tricks there are until the piles
 * are searched.
 */
export function kingLine(view: GskView, ctx: GskContext): TemplateResult {
  const {messages, seat} = ctx;
  const laid = laidOf(view, ctx);
  const laying = SPOTS.find((spot) => seat !== undefined && laid[spot] === kingOf(seat));
  const place: KingPlace | undefined = laying
    ? {at: 'laid', spot: laying}
    : seat === undefined
      ? undefined
      : kingPlace(view, seat);
  const {text, kind} = place ? chip(place, ctx) : {text: '', kind: 'none'};
  const left = tricksToSearch(view);
  const marks = marksOf(view, left);
  const danger = isInDanger(view, ctx) ? 'danger' : '';
  return html`<div class="king-line">
    <span class="chip ${kind}" role=${place ? 'status' : nothing}
      >${icon(CROWN)}<span>${text}</span></span
    >
    ${
      view.result
        ? nothing
        : html`<span class="clock ${danger}"
            ><span>${messages.t('gsk/search-in', {n: left})}</span
            ><span class="marks" aria-hidden="true"
              >${Array.from(
                {length: marks},
                (_, at) => html`<i class=${marks - at > left ? 'gone' : ''}></i>`,
              )}</span
            ></span
          >`
    }
  </div>`;
}
