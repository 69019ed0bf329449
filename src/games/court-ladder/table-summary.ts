import {html, nothing, type TemplateResult} from 'lit';
import {shield} from '../../elements/internal/shield.js';
import {kingOf, rankName} from './ladder.js';
import {type LadderDesk, nameOf} from './table-desk.js';
import type {Prompt} from './table-prompt.js';
import type {LadderView} from './types.js';

/** How all stand: the ladder with the hands begun as King, and who has moved since the last hand. */

/** One row for each rank; `from` are the ranks before, for the arrows. */
export function standing(
  view: LadderView,
  desk: LadderDesk,
  from: readonly number[] = view.ranks,
): TemplateResult {
  const {words} = desk;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${words.t('ladder/rank')}</th>
        <th scope="col"><span class="vh">${words.t('ladder/player')}</span></th>
        <th scope="col" class="num">${words.t('ladder/reigns')}</th>
      </tr>
    </thead>
    <tbody>
      ${view.ranks.map((seat, place) => {
        const name = nameOf(seat, desk);
        const steps = from.indexOf(seat) - place;
        return html`<tr class=${seat === desk.seat ? 'mine' : ''}>
          <td>${words.t(`ladder/rank/${rankName(place, view.seats)}`)}</td>
          <th scope="row">
            <span class="who"
              >${shield([...name][0] ?? '', seat)}<b>${name}</b>${
                steps === 0
                  ? nothing
                  : html`<span class="move"
                      ><span aria-hidden="true">${steps > 0 ? '▲' : '▼'}</span
                      ><span class="vh"
                        >${words.t(steps > 0 ? 'summary/up' : 'summary/down')}</span
                      ></span
                    >`
              }</span
            >
          </th>
          <td class="num">${words.number(view.reigns[seat] ?? 0)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** The ladder after a hand; it stands where the board was. */
export const summary = (view: LadderView, desk: LadderDesk): TemplateResult =>
  html`<section class="summary" part="summary" aria-label=${desk.words.t('ladder/result')}>
    ${standing(view, desk, desk.before?.ranks)}
  </section>`;

/** The end of a hand, or of all, in two lines. */
export function verdict(view: LadderView, desk: LadderDesk): Prompt {
  const {words, event} = desk;
  if (view.step === 'over')
    return {
      say: words.t('ladder/final', {name: nameOf(kingOf(view), desk)}),
      why: words.t('ladder/all-hands-played'),
    };
  const left = event?.type === 'hand ended' ? event.left : null;
  return left === null
    ? {say: words.t('ladder/say/nobody-left'), why: words.t('ladder/ranks-stay')}
    : {
        say: words.t('ladder/say/left', {name: nameOf(left, desk)}),
        why: words.t('ladder/all-go-up'),
      };
}
