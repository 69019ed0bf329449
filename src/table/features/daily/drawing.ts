import {html, nothing, type TemplateResult} from 'lit';
import {isCard} from '../../../cards/card.js';
import {cardFace} from '../../../elements/index.js';
import {vars} from '../../../elements/shared/index.js';
import {type Day, daysBefore, numberOf} from '../../../online/daily-deal.js';
import {button} from '../../frame/button.js';
import type {TableContext} from '../../table-context.js';
import type {Daily} from './daily.js';
import {serverOf} from '../../server-of.js';
import {barsOf, placeIn} from './histogram.js';
import type {Went} from './report.js';

/** The panel of the deal of the day: its result beside the bot's, what cost most, and the last days. */

/** How many days are listed. */
const LISTED = 7;

/** What a reader may do in the panel. */
export interface DailyActions {
  /** Sends the result to somebody, or copies it. */
  send(): void;
  /** What came of sending it. */
  readonly said: string;
  readonly canShare: boolean;
}

export function dailyPanel(
  daily: Daily,
  table: TableContext,
  actions: DailyActions,
): TemplateResult | undefined {
  const {words, told} = daily;
  if (!words) return undefined;
  const day = told?.deal.day ?? daily.today;
  return html`<div class="panel-column daily" part="daily">
    <p class="number">
      <strong>${words.t('daily/offer', {n: numberOf(day)})}</strong>
      <time datetime=${day}>${dateOf(day, words.locale)}</time>
    </p>
    ${told?.own ? result(daily, table, actions) : nothing} ${lastDays(daily)}
  </div>`;
}

const dateOf = (day: Day, locale: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });

/** The signs of a deal, each on a shield; a dot is a trick of somebody else. */
const shields = (signs: string): readonly TemplateResult[] =>
  signs.split(' ').map(
    (deal) =>
      html`<ol class="signs" aria-hidden="true">
        ${Array.from(deal, (sign) => html`<li class=${kindOf(sign)}>${sign === '·' ? '' : sign}</li>`)}
      </ol>`,
  );

/** What the ground of a shield tells. */
const kindOf = (sign: string): string => {
  if (sign === '·') return 'other';
  if ('♥♦'.includes(sign)) return 'red';
  return '▼−!'.includes(sign) ? 'bad' : '▲+♛♚'.includes(sign) ? 'good' : '';
};

function row(name: string, went: Went, daily: Daily): TemplateResult {
  return html`<div class="row">
    <span>${name}</span><b>${daily.scoreOf(daily.resultOf(went))}</b>
    ${shields(went.signs)}
  </div>`;
}

function result(daily: Daily, table: TableContext, actions: DailyActions): TemplateResult {
  const {told} = daily;
  const words = daily.words!;
  const {own, strong} = told!;
  const isSearch = table.host.entry.foresight !== undefined;
  const verdict =
    strong && own
      ? own.result === strong.result
        ? 'daily/equal'
        : own.result > strong.result
          ? 'daily/better'
          : 'daily/worse'
      : 'daily/working';
  return html`<div class="rows">
      ${row(words.t('daily/you'), own!, daily)}
      ${strong ? row(words.t(isSearch ? 'daily/strong' : 'daily/bot'), strong, daily) : nothing}
    </div>
    <p role="status">${words.t(verdict)}</p>
    ${strong ? difference(daily, table) : nothing}
    <div class="panel-row">
      ${button('send', words.t(actions.canShare ? 'daily/share' : 'daily/copy'), actions.send, 'button-primary')}
    </div>
    <p class="q s" aria-live="polite">${actions.said}</p>
    ${serverOf(table.host) === undefined ? nothing : readers(daily)}`;
}

/** How all readers did. */
function readers(daily: Daily): TemplateResult {
  const words = daily.words!;
  const {counts, own} = daily.told!;
  const result = own!.result;
  const standing = counts && placeIn(counts, result);
  const line = !counts
    ? words.t(counts === null ? 'daily/unreached' : 'daily/counting')
    : standing!.of === 0
      ? words.t('daily/nobody')
      : words.t('daily/readers', standing!);
  const bars = counts ? barsOf(counts, result) : [];
  const most = Math.max(...bars.map(({n}) => n));
  return html`<section>
    <h3>${words.t('daily/all')}</h3>
    <p role="status">${line}</p>
    <ul class="bars">
      ${bars.map(
        ({from, to, n, isOwn}) =>
          html`<li class=${isOwn ? 'own' : ''}>
            <span>${rangeOf(from, to, daily)}</span>
            <i ${vars({'--part': n / most})}></i>
            <span>${words.number(n)}${isOwn ? ` · ${words.t('daily/yours')}` : ''}</span>
          </li>`,
      )}
    </ul>
    ${counts ? html`<p class="q s">${words.t('daily/counted')}</p>` : nothing}
  </section>`;
}

/** The results of a bar, in points or as won and lost. */
function rangeOf(from: number, to: number, daily: Daily): string {
  const name = (result: number): string =>
    daily.scoreOf(daily.resultOf({result, won: result > 0, signs: ''}));
  return from === to ? name(from) : daily.words!.t('daily/range', {from: name(from), to: name(to)});
}

function difference(daily: Daily, table: TableContext): TemplateResult {
  const words = daily.words!;
  const {costly} = daily.told!;
  if (costly === undefined) return html`<p class="q s">${words.t('daily/judging')}</p>`;
  if (costly === null) return html`<p>${words.t('daily/none')}</p>`;
  const {decision, n, of} = costly;
  const {card} = decision.move as {readonly card?: unknown};
  const {letters} = table.settings;
  return html`<div class="difference">
    ${typeof card === 'string' && isCard(card) ? cardFace(card, {letters, deck: table.settings.get('deck')}) : nothing}
    <div>
      <p>${words.t('daily/difference', {n, of})}</p>
      ${table.session?.mayUndo ? button('again', words.t('daily/again'), () => daily.again()) : nothing}
    </div>
  </div>`;
}

function lastDays(daily: Daily): TemplateResult {
  const words = daily.words!;
  const {days, today} = daily;
  const list = Array.from({length: LISTED}, (_, n) => daysBefore(today, n)).filter(
    (day) => numberOf(day) > 0,
  );
  const standing = daily.standing(today);
  const hasResults = Object.keys(days).length > 0;
  return html`<section>
    <h3>${words.t('daily/past')}</h3>
    ${standing ? html`<p>${standing}</p>` : nothing}
    <ul class="days">
      ${list.map((day) => {
        const kept = days[day];
        return html`<li>
          <span class="q">${words.t('daily/number', {n: numberOf(day)})}</span>
          <time datetime=${day}>${dateOf(day, words.locale)}</time>
          ${
            kept
              ? html`<b>${daily.scoreOf(kept)}</b>`
              : button(`play-${day}`, words.t('daily/play'), () => void daily.play(day), 'quiet')
          }
        </li>`;
      })}
    </ul>
    <p class="q s">${words.t('daily/first')} ${words.t('daily/kept')}</p>
    ${hasResults ? button('forget', words.t('daily/forget'), () => daily.forget(), 'quiet') : nothing}
  </section>`;
}
