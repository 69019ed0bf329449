import {html, nothing, type TemplateResult} from 'lit';
import type {Messages, MessagesOf, StatisticsMessages} from '../../../i18n/index.js';
import {button} from '../../frame/button.js';
import type {TableContext} from '../../table-context.js';
import {
  FEATS,
  forgetStatistics,
  type GameStatistics,
  keptStatistics,
  ROWS,
  type Statistics,
  type Sums,
  writeStatistics,
} from './kept-statistics.js';
import {namesOf} from './names-of.js';
import {plotOf} from './plot.js';
import {statisticsMessages} from './statistics-messages.js';

/** The messages that the panel needs. */
interface Words {
  readonly messages: Messages;
  readonly words: MessagesOf<StatisticsMessages>;
}

/** The panel of statistics: the game of the table by level, its last matches, and the other games. */
export async function statisticsPanel(
  {host, messages}: TableContext,
  changed: () => void,
): Promise<TemplateResult | undefined> {
  if (!messages) return undefined;
  const told = {messages, words: await statisticsMessages(messages.locale)};
  const {words} = told;
  const all = keptStatistics();
  const own = all.get(host.entry.id);
  const names = await namesOf(all, host, messages);
  const forget = (): void => {
    forgetStatistics();
    changed();
  };
  return html`<div class="panel-column statistics" part="statistics">
    ${
      own && own.last.length > 0
        ? html`${byLevel(own, told)}${counted(own, words)}
          ${
            own.last.length > 1
              ? html`<section>
                  <h3>${words.t('statistics/last')}</h3>
                  ${plotOf(own.last, words)}
                </section>`
              : nothing // the table has said all of one match
          }`
        : html`<p>${words.t('statistics/none')}</p>`
    }
    ${others(all, names, words)}
    <p class="q s">${words.t('statistics/kept')}</p>
    ${
      all.size > 0
        ? html`<div class="panel-row">
            ${button('export', words.t('statistics/export'), () => saved(all))}
            ${button('forget', words.t('statistics/forget'), forget, 'quiet')}
          </div>`
        : nothing
    }
  </div>`;
}

const sumOf = (sums: readonly Sums[], one: 'played' | 'won' | 'undone'): number =>
  sums.reduce((sum, row) => sum + row[one], 0);

/** The sums of a game, a row for each level. */
function byLevel({levels}: GameStatistics, {messages, words}: Words): TemplateResult {
  const rows = ROWS.flatMap((row) => (levels[row] ? [{row, sums: levels[row]}] : []));
  const hasDeals = rows.some(({sums}) => sums.best !== undefined);
  const points = (n: number | undefined): string => (n === undefined ? '–' : words.points(n));
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${words.t('statistics/level')}</th>
        <th scope="col">${words.t('statistics/played')}</th>
        <th scope="col">${words.t('statistics/won')}</th>
        ${
          hasDeals
            ? html`<th scope="col">${words.t('statistics/best')}</th>
                <th scope="col">${words.t('statistics/worst')}</th>`
            : nothing
        }
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({row, sums}) =>
          html`<tr>
            <th scope="row">
              ${row === 'mixed' ? words.t('statistics/mixed') : messages.t(`setting/bot-level/${row}`)}
            </th>
            <td>${words.number(sums.played)}</td>
            <td>${words.number(sums.won)}</td>
            ${
              hasDeals
                ? html`<td>${points(sums.best)}</td>
                    <td>${points(sums.worst)}</td>`
                : nothing
            }
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** What a game counts besides, and matches with moves that were taken back. */
function counted({levels}: GameStatistics, words: Words['words']): readonly TemplateResult[] {
  const sums = Object.values(levels);
  const undone = sumOf(sums, 'undone');
  return [
    ...FEATS.filter((feat) => sums.some(({feats}) => feats[feat] !== undefined)).map(
      (feat) =>
        html`<p>
          ${words.t(`statistics/${feat}`)}:
          <b>${words.number(sums.reduce((sum, {feats}) => sum + (feats[feat] ?? 0), 0))}</b>
        </p>`,
    ),
    ...(undone > 0 ? [html`<p class="q s">${words.t('statistics/undone', {n: undone})}</p>`] : []),
  ];
}

function others(
  all: Statistics,
  names: ReadonlyMap<string, string>,
  words: Words['words'],
): TemplateResult | typeof nothing {
  const rows = [...all].filter(([id]) => names.has(id)).toReversed();
  if (rows.length === 0) return nothing;
  return html`<section>
    <h3>${words.t('statistics/others')}</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">${words.t('statistics/game')}</th>
          <th scope="col">${words.t('statistics/played')}</th>
          <th scope="col">${words.t('statistics/won')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(([id, {levels}]) => {
          const sums = Object.values(levels);
          return html`<tr>
            <th scope="row">${names.get(id)}</th>
            <td>${words.number(sumOf(sums, 'played'))}</td>
            <td>${words.number(sumOf(sums, 'won'))}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </section>`;
}

/** Gives the reader a file with all statistics. */
function saved(all: Statistics): void {
  const text = JSON.stringify(writeStatistics(all), null, 2);
  const href = URL.createObjectURL(new Blob([text], {type: 'application/json'}));
  Object.assign(document.createElement('a'), {href, download: 'gstk-statistics.json'}).click();
  URL.revokeObjectURL(href);
}
