import {html, type TemplateResult} from 'lit';
import {
  type AnyScene,
  matchEnding,
  nameOf,
  playersOn,
  seatsAround,
} from '../../../../elements/index.js';
import type {Seat} from '../../../../game/index.js';
import {courtFace} from '../../table/face.js';
import {outcome, teamOf} from '../rules/round.js';
import type {CourtView} from '../types.js';
import {type CourtContext, howItEnded, resultOf, turningPoint} from './speech.js';

/** The end of a match: the teams, how the round ended, and its turning point. */

/** The court, with the winners raised. */
const teams = (
  seats: readonly Seat[],
  winners: readonly Seat[],
  view: CourtView,
  ctx: CourtContext,
): TemplateResult =>
  html`<div class="teams">
    ${seats.map(
      (seat) =>
        html`<span class=${winners.includes(seat) ? 'won' : ''}
          >${courtFace(view.hands[seat]![0])}<b
            ><bdi translate="no">${nameOf(seat, ctx)}</bdi></b
          ></span
        >`,
    )}
  </div>`;

/** The end of a match. */
export function ending(
  view: CourtView,
  ctx: CourtContext,
): Pick<AnyScene, 'stage' | 'say' | 'why' | 'controls'> {
  const {messages} = ctx;
  const {hands, scores, options} = view;
  const {winners = [], places = []} = outcome(view) ?? {};
  const series = Number(options['rounds']) > 1;
  const placeOf = (seat: Seat): number => places.findIndex((seats) => seats.includes(seat)) + 1;
  const seats = [...seatsAround(view.seats, ctx)].sort((a, b) => placeOf(a) - placeOf(b));
  return matchEnding(
    {
      hero: teams(seats, winners, view, ctx),
      title: series
        ? messages.t('court/most-rounds', {players: playersOn(winners, ctx)})
        : resultOf(view, ctx),
      say: howItEnded(view, ctx),
      turn: turningPoint(view, ctx) || undefined,
      columns: [messages.t('court/card'), messages.t(series ? 'court/rounds-won' : 'court/team')],
      shown: Infinity,
      rows: seats.map((seat) => {
        const card = hands[seat]![0]!;
        return {
          seat,
          won: winners.includes(seat),
          values: [
            messages.t('crown/card', {card}),
            series ? String(scores[seat]) : messages.t(`court/${teamOf(view, card, seat)}`),
          ],
          ...(series ? {place: placeOf(seat)} : {}),
        };
      }),
    },
    ctx,
  );
}
