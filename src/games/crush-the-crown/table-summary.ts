import {type CSSResult, html, nothing, type TemplateResult} from 'lit';
import {shield} from '../../elements/internal/shield.js';
import {shieldStyles} from '../../elements/internal/shield.styles.js';
import {membersIn, PLACES, spiesIn} from './government.js';
import {type CrushDesk, southOf} from './table-desk.js';
import type {Prompt} from './table-prompt.js';
import {standingStyles} from './table-summary.styles.js';
import {outcome} from './turn.js';
import type {CrushView} from './types.js';

/** How both players stand: members and spies; at the end with the winner. Fetched near the end. */

/** What its templates need. */
export const styles: readonly CSSResult[] = [shieldStyles, standingStyles];

/** One row for each player, the better one first when it is over. */
export function standing(view: CrushView, desk: CrushDesk): TemplateResult {
  const {words, names} = desk;
  const south = southOf(desk);
  const winners = outcome(view)?.winners ?? [];
  const order = winners.length === 1 ? [winners[0]!, 1 - winners[0]!] : [south, 1 - south];
  return html`<table>
    <thead>
      <tr>
        <th scope="col"><span class="vh">${words.t('ui/players')}</span></th>
        <th scope="col" class="num">${words.t('crush/members')}</th>
        <th scope="col" class="num">${words.t('crush/spies-head')}</th>
      </tr>
    </thead>
    <tbody>
      ${order.map((seat) => {
        const cards = view.governments[seat] ?? [];
        const name = names[seat] ?? '';
        return html`<tr class=${seat === desk.seat ? 'mine' : ''}>
          <th scope="row">
            <span class="who"
              >${shield([...name][0] ?? '', seat)}<b>${name}</b>${
                winners.includes(seat)
                  ? html`<span class="won">${words.t('crush/winner')}</span>`
                  : nothing
              }</span
            >
          </th>
          <td class="num">${words.t('crush/of', {n: membersIn(cards), of: PLACES.length})}</td>
          <td class="num">${words.number(spiesIn(cards))}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** Who has won and how; it stands where the hand was. */
export const summary = (view: CrushView, desk: CrushDesk): TemplateResult =>
  html`<section class="summary" part="summary" aria-label=${desk.words.t('crush/phase/over')}>
    ${standing(view, desk)}
  </section>`;

/** The end in two lines. */
export function verdict(view: CrushView, {words, names}: CrushDesk): Prompt {
  const end = outcome(view);
  const [winner] = end?.winners ?? [];
  return {
    say:
      winner === undefined
        ? words.t('crush/drawn')
        : words.t('crush/won', {name: names[winner] ?? ''}),
    why: words.t(end?.reason ?? 'crush/completed', {n: view.idle}),
  };
}
