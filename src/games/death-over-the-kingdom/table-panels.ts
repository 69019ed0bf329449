import {html, nothing, type TemplateResult} from 'lit';
import '../../elements/gstk-score-sheet/gstk-score-sheet.js';
import {vars} from '../../elements/internal/vars.js';
import {rulesText} from '../../elements/internal/rules-text.js';
import type {Panel} from '../../elements/scene.js';
import {deckOf} from './deck.js';
import {dealsOf, isLarge} from './standing.js';
import {abilityText} from './table-ability.js';
import {faces} from './table-board.js';
import {characterFace} from './table-card.js';
import {type KingdomDesk, nameOf} from './table-desk.js';
import {standing} from './table-summary.js';
import type {KingdomView} from './types.js';
import {rulebook} from './words.rules.js';

/** The panels, each a region that keys can scroll; loaded when the first one opens. */

/** How the round before ended, and what is out of the deck. */
function lastRound(view: KingdomView, desk: KingdomDesk): TemplateResult {
  const {words} = desk;
  const {last} = view;
  return html`<div class="lookup taken">
    ${
      last
        ? html`<table>
            <caption class="q s">
              ${words.t('kingdom/turn-round', {deal: last.deal, n: last.round})}
            </caption>
            <thead class="vh">
              <tr>
                ${['player', 'card-head', 'value', 'point'].map(
                  (head) => html`<th scope="col">${words.t(`kingdom/${head}`)}</th>`,
                )}
              </tr>
            </thead>
            <tbody>
              ${last.cards.map(
                (card, seat) =>
                  html`<tr class=${seat === desk.seat ? 'mine' : ''}>
                    <th scope="row">${nameOf(seat, desk)}</th>
                    <td>${words.t('card', {card})}</td>
                    <td class="num">${words.number(last.values[seat]!)}</td>
                    <td class="num">
                      ${
                        last.winners.includes(seat)
                          ? html`<b class="won">${words.t('kingdom/plus-one')}</b>`
                          : nothing
                      }
                    </td>
                  </tr>`,
              )}
            </tbody>
          </table>`
        : html`<p class="q">${words.t('kingdom/no-round')}</p>`
    }
    <h3>${words.t('kingdom/discarded')}</h3>
    ${
      view.discard.length === 0
        ? html`<p class="q">${words.t('kingdom/discard/none')}</p>`
        : faces(view.discard, view, desk)
    }
  </div>`;
}

/** Who has how much, and in the small game what each turn brought. */
function scores(view: KingdomView, desk: KingdomDesk): TemplateResult {
  const {words} = desk;
  if (isLarge(view)) return html`<div class="lookup">${standing(view, desk)}</div>`;
  const rows = Array.from({length: dealsOf(view)}, (_, at) => ({
    label: words.t('kingdom/turn-n', {n: at + 1}),
    points: view.sheet[at] ?? null,
  }));
  return html`<div class="lookup">
    ${standing(view, desk)}
    <div class="ksheet" tabindex="0" role="group" aria-label=${words.t('ui/scores')}>
      <gstk-score-sheet
        exportparts="score-sheet"
        ${vars({'--n': view.seats})}
        .names=${desk.names}
        .rows=${rows}
        .current=${view.phase === 'over' ? null : view.deal - 1}
        .own=${desk.seat ?? null}
        .words=${words}
      ></gstk-score-sheet>
    </div>
  </div>`;
}

/** The cards as a table of data, so that nobody need know them by heart. */
const deckTable = (view: KingdomView, {words}: KingdomDesk): TemplateResult =>
  html`<h3>${words.t('kingdom/deck')}</h3>
    ${view.deck ? nothing : html`<p class="q">${words.t('kingdom/reconstruction')}</p>`}
    <ul class="kdeck-list">
      ${deckOf(view).map(
        (row) =>
          html`<li>
            ${characterFace(view.deck, row.id)}<span
              ><b>${words.t('card', {card: row.id})}, ${words.number(row.value)}</b
              ><span class="q">${words.t('kingdom/copies', {n: row.copies})}</span
              ><br />${abilityText(row, words)}</span
            >
          </li>`,
      )}
    </ul>`;

/** The rules, the part of the present phase marked, and the cards. */
async function rulesPage(view: KingdomView, desk: KingdomDesk): Promise<TemplateResult> {
  const {words} = desk;
  const text = await rulebook.text('death-over-the-kingdom', words.locale);
  const now = isLarge(view)
    ? words.t('kingdom/phase/large')
    : words.t(`kingdom/phase/${view.phase}`);
  return html`<div class="rules">${rulesText(text, {now})} ${deckTable(view, desk)}</div>`;
}

/** A panel by its name. */
export const panels: Readonly<
  Record<
    Exclude<Panel, 'log'>,
    (view: KingdomView, desk: KingdomDesk) => TemplateResult | Promise<TemplateResult>
  >
> = {'last-trick': lastRound, scores, rules: rulesPage};
