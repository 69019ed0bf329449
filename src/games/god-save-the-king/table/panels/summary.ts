import {html, type TemplateResult} from 'lit';
import {playerWithLine} from '../../../../elements/internal/player.js';
import type {Scene} from '../../../../elements/scene.js';
import {outcome} from '../../rules/outcome.js';
import type {GskContext} from '../context.js';
import type {GskMove, GskState, GskView} from '../../types.js';

/** The summary of the end: who stands, who fell, when and why. */

export function summary(
  view: GskView,
  ctx: GskContext,
): Pick<Scene<GskMove>, 'board' | 'say' | 'why' | 'controls'> {
  const {messages, names, seat: own} = ctx;
  const {winners = [], reason = ''} = view.result ?? {};
  const {places = []} = outcome(view as unknown as GskState) ?? {};
  const title = messages.t('gsk/result');
  const row = (seat: number, place: number): TemplateResult => {
    const fall = view.fallen.find((one) => one.seat === seat);
    const how = fall
      ? messages.t('gsk/fell-how', {cause: messages.t(`gsk/cause/${fall.cause}`), hand: fall.hand})
      : messages.t('gsk/lives');
    return html`<tr class=${seat === own ? 'mine' : ''}>
      <td class="place">${place}</td>
      <th scope="row">${playerWithLine(seat, ctx, how)}</th>
    </tr>`;
  };
  const rows = places.flatMap((seats, at) => {
    const place = 1 + places.slice(0, at).reduce((sum, earlier) => sum + earlier.length, 0);
    return seats.map((seat) => row(seat, place));
  });
  const listed = winners.map((seat) => names[seat]).join(', ');
  return {
    board: html`<section
      class="summary ${names.length > 2 ? 'many' : ''}"
      part="summary"
      aria-label=${title}
    >
      <h3>${title}</h3>
      <table>
        <thead class="vh">
          <tr>
            <th scope="col">${messages.t('gsk/place')}</th>
            <th scope="col">${messages.t('gsk/player')}</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </section>`,
    say: messages.t('gsk/won', {names: listed, one: winners.length === 1}),
    why: messages.lookup(reason),
    controls: [],
  };
}
