import {html, nothing, type TemplateResult} from 'lit';
import {shield} from '../../elements/internal/shield.js';
import {outcome} from './outcome.js';
import {isLarge, seatsOf} from './standing.js';
import {type KingdomDesk, nameOf, namesOf, type Prompt} from './table-desk.js';
import type {KingdomView} from './types.js';

/** Who stands where; at the end with the winners, who are not the ones with the most. */

/** One row for each player, in the order of their points; at the end the winners come first. */
export function standing(view: KingdomView, desk: KingdomDesk): TemplateResult {
  const {words} = desk;
  const {scores} = view;
  const end = outcome(view);
  const sign = isLarge(view) ? -1 : 1;
  const order =
    end?.places?.flat() ?? [...seatsOf(view)].sort((a, b) => sign * (scores[b]! - scores[a]!));
  return html`<table class="kstand">
    <thead>
      <tr>
        <th scope="col">${words.t('kingdom/player')}</th>
        <th scope="col" class="num">${words.t('kingdom/points')}</th>
      </tr>
    </thead>
    <tbody>
      ${order.map(
        (seat) =>
          html`<tr class=${seat === desk.seat ? 'mine' : ''}>
            <th scope="row">
              <span class="who"
                >${shield([...nameOf(seat, desk)][0] ?? '', seat)}<b>${nameOf(seat, desk)}</b>${
                  end?.winners.includes(seat)
                    ? html`<span class="won">${words.t('kingdom/winner')}</span>`
                    : nothing
                }</span
              >
            </th>
            <td class="num">${words.number(scores[seat] ?? 0)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The end in two lines. */
export function verdict(view: KingdomView, desk: KingdomDesk): Prompt {
  const {words} = desk;
  const {winners = [], reason = 'kingdom/nobody'} = outcome(view) ?? {};
  const [first] = winners;
  const name = first === undefined ? '' : nameOf(first, desk);
  return {
    say:
      first === undefined
        ? words.t('kingdom/drawn')
        : words.t('kingdom/won', {name, n: winners.length, names: namesOf(winners, desk)}),
    why: words.t(reason, {n: first === undefined ? 0 : view.scores[first]}),
  };
}
