import {html, nothing, type TemplateResult} from 'lit';
import '../../../elements/gstk-score-sheet/gstk-score-sheet.js';
import {rulesText, vars} from '../../../elements/shared/index.js';
import {nameOf, type Panel} from '../../../elements/index.js';
import {deckOf} from '../rules/deck.js';
import {dealsOf, isLarge} from '../rules/standing.js';
import {abilityText} from './ability.js';
import {faces} from './board.js';
import {characterFace} from './card.js';
import type {KingdomContext} from './context.js';
import {withStanding} from './reveal.js';
import {standing} from './summary.js';
import type {KingdomView} from '../types.js';
import {rulebook} from './guide.js';

/** The panels, each a region that keys can scroll; they are loaded when the first one opens. */

/** The result of the previous round, and the cards that are out of the deck. */
function lastRound(view: KingdomView, ctx: KingdomContext): TemplateResult {
  const {messages} = ctx;
  const {last} = view;
  return html`<div class="lookup taken">
    ${
      last
        ? html`<table>
            <caption class="q s">
              ${messages.t('kingdom/turn-round', {deal: last.deal, n: last.round})}
            </caption>
            <thead class="vh">
              <tr>
                ${(['player', 'card-head', 'value', 'point'] as const).map(
                  (head) => html`<th scope="col">${messages.t(`kingdom/${head}`)}</th>`,
                )}
              </tr>
            </thead>
            <tbody>
              ${last.cards.map(
                (card, seat) =>
                  html`<tr class=${seat === ctx.seat ? 'mine' : ''}>
                    <th scope="row" translate="no">${nameOf(seat, ctx)}</th>
                    <td>${messages.t('card', {card})}</td>
                    <td class="num">${messages.number(last.values[seat]!)}</td>
                    <td class="num">
                      ${
                        last.winners.includes(seat)
                          ? html`<b class="won">${messages.t('kingdom/plus-one')}</b>`
                          : nothing
                      }
                    </td>
                  </tr>`,
              )}
            </tbody>
          </table>`
        : html`<p class="q">${messages.t('kingdom/no-round')}</p>`
    }
    <h3>${messages.t('kingdom/discarded')}</h3>
    ${
      view.discard.length === 0
        ? html`<p class="q">${messages.t('kingdom/discard/none')}</p>`
        : faces(view.discard, view, ctx)
    }
  </div>`;
}

/** The points of each player, and in the small game those of each turn. */
function scores(view: KingdomView, ctx: KingdomContext): TemplateResult {
  const {messages} = ctx;
  if (isLarge(view)) return html`<div class="lookup">${standing(view, ctx)}</div>`;
  const rows = Array.from({length: dealsOf(view)}, (_, at) => ({
    label: messages.t('kingdom/turn-n', {n: at + 1}),
    points: view.sheet[at] ?? null,
  }));
  return html`<div class="lookup">
    ${standing(view, ctx)}
    <div class="ksheet" tabindex="0" role="group" aria-label=${messages.t('ui/scores')}>
      <gstk-score-sheet
        exportparts="score-sheet"
        ${vars({'--n': view.seats})}
        .names=${ctx.players.map(({name}) => name)}
        .rows=${rows}
        .current=${view.phase === 'over' ? null : view.deal - 1}
        .own=${ctx.seat ?? null}
        .messages=${messages}
      ></gstk-score-sheet>
    </div>
  </div>`;
}

/** The table of cards, so that nobody has to know it by heart. */
const deckTable = (view: KingdomView, {messages}: KingdomContext): TemplateResult =>
  html`<h3>${messages.t('kingdom/deck')}</h3>
    ${view.deck ? nothing : html`<p class="q">${messages.t('kingdom/reconstruction')}</p>`}
    <p class="q">${messages.t('kingdom/colours')}</p>
    <ul class="kdeck-list">
      ${deckOf(view).map(
        (row) =>
          html`<li>
            ${characterFace(view.deck, row.id)}<span
              ><b>${messages.t('card', {card: row.id})}, ${messages.number(row.value)}</b
              ><span class="q">${messages.t('kingdom/copies', {n: row.copies})}</span
              ><br />${abilityText(row, messages)}</span
            >
          </li>`,
      )}
    </ul>`;

/** The rules, in which the part about the present phase is marked, and the table of cards. */
async function rulesPage(view: KingdomView, ctx: KingdomContext): Promise<TemplateResult> {
  const {messages} = ctx;
  const text = await rulebook.text('death-over-the-kingdom', messages.locale);
  const now = isLarge(view)
    ? messages.t('kingdom/phase/large')
    : messages.t(`kingdom/phase/${view.phase}`);
  return html`<div class="rules">${rulesText(text, {now})} ${deckTable(view, ctx)}</div>`;
}

/** A panel by its name. */
export const panels: Readonly<
  Partial<
    Record<
      Panel,
      (view: KingdomView, ctx: KingdomContext) => TemplateResult | Promise<TemplateResult>
    >
  >
> = {'last-trick': withStanding(lastRound), scores: withStanding(scores), rules: rulesPage};
