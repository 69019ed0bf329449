import {type CSSResult, html, nothing, type TemplateResult} from 'lit';
import type {Panel} from '../../elements/scene.js';
import '../../elements/gstk-score-sheet/gstk-score-sheet.js';
import '../../elements/gstk-trick/gstk-trick.js';
import {placesFor} from '../../elements/gstk-trick/places.js';
import {counters, takenBy, winnerOf} from './counting.js';
import {cardChip, contractName, type KingDesk} from './table-board.js';
import {panelStyles} from './table-panels.styles.js';
import {summaryStyles} from './table-summary.styles.js';
import type {KingView} from './types.js';
import {contractPlayed, endOf, packOf, tableOf, type Variant} from './columns.js';
import {rulesPage} from './table-rules.js';

/** The panels of a King table; loaded when the first one opens. */

export const styles: readonly CSSResult[] = [summaryStyles, panelStyles];

function lastTrick(view: KingView, variant: Variant, desk: KingDesk): TemplateResult {
  const {words, names, letters, deck} = desk;
  const trick = view.played.at(-1);
  const {hand, pack} = {
    ...tableOf(variant, view),
    pack: packOf(tableOf(variant, view)),
  };
  const counting = new Set(counters(view.contract, pack).flatMap(({cards}) => cards));
  const south = desk.seat ?? 0;
  const seats = placesFor(view.seats).map((place, at) => {
    const seat = (south + at) % view.seats;
    return {seat, place, name: names[seat] ?? ''};
  });
  return html`${
      trick
        ? html`<p class="q s">${words.t('king/trick-of', {n: view.played.length, of: hand})}</p>
            <gstk-trick
              class="mini"
              exportparts="trick, slot, card, card-face"
              .seats=${seats}
              .plays=${trick}
              .winning=${winnerOf(trick, view.trump)}
              .letters=${letters}
              .deck=${deck}
              .words=${words}
            ></gstk-trick>
            <p class="s">
              ${words.t('king/trick-to', {name: names[winnerOf(trick, view.trump)] ?? ''})}
            </p>`
        : html`<p class="q">${words.t('king/last-trick-none')}</p>`
    }
    <table class="taken">
      <caption class="q s">
        ${words.t('king/taken-this-deal')}
      </caption>
      <tbody>
        ${seats.map(({seat, name}) => {
          const cards = takenBy(view, seat).filter((card) => counting.has(card));
          return html`<tr>
            <th scope="row">${name}</th>
            <td>
              <span class="took"
                >${cards.map((card) => cardChip(card, false, desk))}${cards.length ? nothing : '–'}</span
              >
            </td>
            <td class="num">${words.points(view.points[seat] ?? 0)}</td>
          </tr>`;
        })}
      </tbody>
    </table>`;
}

function scores(view: KingView, variant: Variant, desk: KingDesk): TemplateResult {
  const {words, names} = desk;
  const end = endOf(variant, view);
  const done = view.sheet.length;
  const count = 'deals' in end ? end.deals : Math.max(done + (view.phase === 'over' ? 0 : 1), 1);
  const {order} = variant;
  const rows = Array.from({length: count}, (_, at) => {
    const contract = order.length > 1 ? contractPlayed(variant, view, at + 1) : undefined;
    return {
      label: contract ? contractName(contract, desk) : words.t('sheet/deal', {n: at + 1}),
      points: view.sheet[at] ?? null,
      half: at > 0 && at === order.length / 2,
    };
  });
  return html`<gstk-score-sheet
    exportparts="score-sheet"
    .names=${names}
    .rows=${rows}
    .current=${view.phase === 'over' ? null : view.deal - 1}
    .own=${desk.seat ?? null}
    .words=${words}
  ></gstk-score-sheet>`;
}

/** A panel by its name. */
export const panels: Readonly<
  Record<
    Exclude<Panel, 'log'>,
    (view: KingView, variant: Variant, desk: KingDesk) => TemplateResult | Promise<TemplateResult>
  >
> = {
  'last-trick': lastTrick,
  scores,
  rules: rulesPage,
};
