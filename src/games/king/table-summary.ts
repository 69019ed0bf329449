import {type CSSResult, html, nothing, type TemplateResult} from 'lit';
import {shield} from '../../elements/internal/shield.js';
import type {Control, Scene} from '../../elements/scene.js';
import {counters, takenBy} from './counting.js';
import {cardChip, contractName, goalOf, type KingDesk} from './table-board.js';
import {summaryStyles} from './table-summary.styles.js';
import {reasonOf} from './score.js';
import type {KingMove, KingView} from './types.js';
import {contractOfDeal, endOf, packOf, tableOf, type Variant} from './columns.js';

/** What stands in place of board and hand when a deal, or the match, is over; fetched for it. */

export const styles: readonly CSSResult[] = [summaryStyles];

const placesBy = (totals: readonly number[]): readonly number[] =>
  totals.map((own) => 1 + totals.filter((total) => total > own).length);

/** What a seat took that counts: cards as chips when they are few, else how many; or tricks. */
function took(view: KingView, variant: Variant, seat: number, desk: KingDesk): unknown {
  const {words} = desk;
  const kinds = counters(view.contract, packOf(tableOf(variant, view)));
  const taken = new Set(takenBy(view, seat));
  const counting = kinds.flatMap(({cards}) => cards.filter((card) => taken.has(card)));
  const cards = [...new Set(counting)];
  const tricks = view.tricks[seat] ?? 0;
  const pays = view.contract.terms.some(({unit}) => unit !== 'card');
  if (pays && tricks > 0)
    return words.t('king/took', {
      what: `${words.number(tricks)} ${words.t('unit/tricks', {n: tricks})}`,
    });
  if (cards.length === 0) return words.t('king/took-nothing');
  if (cards.length <= 4) return cards.map((card) => cardChip(card, false, desk));
  return words.t('king/took', {
    what: `${words.number(cards.length)} ${words.t('unit/cards', {n: cards.length})}`,
  });
}

function table(view: KingView, variant: Variant, desk: KingDesk): TemplateResult {
  const {words, names} = desk;
  const {scores, sheet} = view;
  const last = sheet.at(-1) ?? scores.map(() => 0);
  const before = placesBy(scores.map((total, seat) => total - (last[seat] ?? 0)));
  const places = placesBy(scores);
  const order = scores.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const move = (seat: number): TemplateResult | typeof nothing => {
    const by = sheet.length < 2 ? 0 : (before[seat] ?? 0) - (places[seat] ?? 0);
    if (by === 0) return nothing;
    return html`<span aria-hidden="true">${by > 0 ? '▲' : '▼'}</span
      ><span class="vh">${words.t(by > 0 ? 'summary/up' : 'summary/down')}</span>`;
  };
  return html`<table>
    <thead class="vh">
      <tr>
        ${['king/place', 'king/player', 'king/this-deal', 'king/total'].map(
          (head) => html`<th scope="col">${words.t(head)}</th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${order.map(
        (seat) =>
          html`<tr class=${seat === desk.seat ? 'mine' : ''}>
            <td class="place">${places[seat]}</td>
            <th scope="row">
              <span class="who"
                >${shield([...(names[seat] ?? '')][0] ?? '', seat)}<span
                  ><b>${names[seat]}</b
                  ><span class="took">${took(view, variant, seat, desk)}</span></span
                ></span
              >
            </th>
            <td class="num">
              <span class="move">${move(seat)}</span>${words.points(last[seat] ?? 0)}
            </td>
            <td class="num total">${words.points(scores[seat] ?? 0)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** How the totals went, from the second deal on; fetched when it is first wanted. */
function totals({sheet}: KingView, desk: KingDesk): TemplateResult | typeof nothing {
  if (sheet.length < 2) return nothing;
  void import('../../elements/gstk-totals/gstk-totals.js');
  return html`<gstk-totals
    exportparts="totals"
    .names=${desk.names}
    .sheet=${sheet}
    .own=${desk.seat ?? null}
    .words=${desk.words}
  ></gstk-totals>`;
}

/** Who leads and by how much. */
function lead({scores}: KingView, {words, names}: KingDesk): string {
  const [best = 0, second = 0] = [...scores].sort((a, b) => b - a);
  const name = names[scores.indexOf(best)] ?? '';
  return best === second
    ? words.t('king/level')
    : words.t('king/ahead-by', {name, points: best - second});
}

/** By how much the match was won. */
function margin({scores}: KingView, {words}: KingDesk): string {
  const [best = 0, second = 0] = [...scores].sort((a, b) => b - a);
  return words.t('king/won-with', {points: best, ahead: best - second});
}

/** What comes next, or how far the end is. */
function next(view: KingView, variant: Variant, desk: KingDesk): string {
  const {words, names} = desk;
  const end = endOf(variant, view);
  if ('deals' in end) {
    if (view.deal >= end.deals) return '';
    if (variant.orderer) {
      const step = variant.orderer === 'left' ? 2 : view.seats; // from this deal's dealer
      return words.t('king/next-orderer', {name: names[(view.dealer + step) % view.seats]});
    }
    const contract = contractOfDeal(variant, view, view.deal + 1);
    return words.t('king/next-contract', {
      name: contractName(contract, desk),
      goal: goalOf(contract, desk),
    });
  }
  const worst = Math.min(...view.scores);
  if (worst <= end.limit) return '';
  const name = names[view.scores.indexOf(worst)] ?? '';
  return words.t('king/to-limit', {name, points: worst - end.limit, limit: end.limit});
}

/** The summary of a deal, or of the match. */
export function summary(
  view: KingView,
  variant: Variant,
  desk: KingDesk,
): Pick<Scene<KingMove>, 'board' | 'say' | 'why' | 'controls'> {
  const {words, names} = desk;
  const over = view.phase === 'over';
  const best = Math.max(...view.scores);
  const winners = names.filter((_, seat) => view.scores[seat] === best);
  const title = over
    ? words.t('king/result')
    : words.t('king/summary', {deal: view.deal, name: contractName(view.contract, desk)});
  const rest = next(view, variant, desk);
  const go: Control = {
    id: 'go',
    label: words.t(rest ? 'king/next-deal' : 'king/see-result'),
    primary: true,
    run: () => desk.go(),
  };
  return {
    board: html`<section class="summary" part="summary" aria-label=${title}>
      <h3>${title}</h3>
      ${over ? html`<p class="q s">${words.t(reasonOf(variant, view))}</p>` : nothing}
      ${table(view, variant, desk)}${totals(view, desk)}
    </section>`,
    say: over
      ? words.t('king/won', {names: winners.join(', '), one: winners.length === 1})
      : lead(view, desk),
    why: over ? margin(view, desk) : rest,
    controls: over ? [] : [go],
  };
}
