import {type CSSResult, html, type TemplateResult} from 'lit';
import {shield} from '../../elements/internal/shield.js';
import type {Scene} from '../../elements/scene.js';
import {outcome} from './outcome.js';
import type {GskDesk} from './table-desk.js';
import {summaryStyles} from './table-summary.styles.js';
import type {GskMove, GskState, GskView} from './types.js';

/** The end: who stands, who fell when and why; fetched during the first trick. */

export const styles: readonly CSSResult[] = [summaryStyles];

export function summary(
  view: GskView,
  {words, names, seat: own}: GskDesk,
): Pick<Scene<GskMove>, 'board' | 'say' | 'why' | 'controls'> {
  const {winners = [], reason = ''} = view.result ?? {};
  const {places = []} = outcome(view as unknown as GskState) ?? {};
  const title = words.t('gsk/result');
  const row = (seat: number, place: number): TemplateResult => {
    const fall = view.fallen.find((one) => one.seat === seat);
    const how = fall
      ? words.t('gsk/fell-how', {cause: words.t(`gsk/cause/${fall.cause}`), hand: fall.hand})
      : words.t('gsk/lives');
    return html`<tr class=${seat === own ? 'mine' : ''}>
      <td class="place">${place}</td>
      <th scope="row">
        <span class="who"
          >${shield([...(names[seat] ?? '')][0] ?? '', seat)}<span
            ><b>${names[seat]}</b><span class="took">${how}</span></span
          ></span
        >
      </th>
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
            <th scope="col">${words.t('gsk/place')}</th>
            <th scope="col">${words.t('gsk/player')}</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </section>`,
    say: words.t('gsk/won', {names: listed, one: winners.length === 1}),
    why: words.t(reason),
    controls: [],
  };
}
