import {html, nothing, type TemplateResult} from 'lit';
import '../../../elements/gstk-totals/gstk-totals.js';
import {playerWithLine} from '../../../elements/internal/player.js';
import type {Control, Scene} from '../../../elements/scene.js';
import {counters, takenBy} from './counting.js';
import {cardChip, type KingContext} from './board.js';
import {contractName, goalOf} from './contract-words.js';
import {reasonOf} from '../rules/score.js';
import type {KingMove, KingView} from '../types.js';
import {contractOfDeal, endOf, packOf, tableOf, type Variant} from '../rules/contracts/columns.js';

/** The summary that replaces board and hand when a deal, or the match, is over. */

const placesBy = (totals: readonly number[]): readonly number[] =>
  totals.map((own) => 1 + totals.filter((total) => total > own).length);

/** The cards that count and that a seat took: chips when they are few, else a number; or tricks. */
function took(view: KingView, variant: Variant, seat: number, ctx: KingContext): unknown {
  const {messages} = ctx;
  const kinds = counters(view.contract, packOf(tableOf(variant, view)));
  const taken = new Set(takenBy(view, seat));
  const counting = kinds.flatMap(({cards}) => cards.filter((card) => taken.has(card)));
  const cards = [...new Set(counting)];
  const tricks = view.tricks[seat] ?? 0;
  const pays = view.contract.terms.some(({unit}) => unit !== 'card');
  if (pays && tricks > 0)
    return messages.t('king/took', {
      what: `${messages.number(tricks)} ${messages.t('unit/tricks', {n: tricks})}`,
    });
  if (cards.length === 0) return messages.t('king/took-nothing');
  if (cards.length <= 4) return cards.map((card) => cardChip(card, false, ctx));
  return messages.t('king/took', {
    what: `${messages.number(cards.length)} ${messages.t('unit/cards', {n: cards.length})}`,
  });
}

function table(view: KingView, variant: Variant, ctx: KingContext): TemplateResult {
  const {messages} = ctx;
  const {scores, sheet} = view;
  const last = sheet.at(-1) ?? scores.map(() => 0);
  const before = placesBy(scores.map((total, seat) => total - (last[seat] ?? 0)));
  const places = placesBy(scores);
  const order = scores.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const move = (seat: number): TemplateResult | typeof nothing => {
    const by = sheet.length < 2 ? 0 : (before[seat] ?? 0) - (places[seat] ?? 0);
    if (by === 0) return nothing;
    return html`<span aria-hidden="true">${by > 0 ? '▲' : '▼'}</span
      ><span class="vh">${messages.t(by > 0 ? 'summary/up' : 'summary/down')}</span>`;
  };
  return html`<table>
    <thead class="vh">
      <tr>
        ${(['king/place', 'king/player', 'king/this-deal', 'king/total'] as const).map(
          (head) => html`<th scope="col">${messages.t(head)}</th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${order.map(
        (seat) =>
          html`<tr class=${seat === ctx.seat ? 'mine' : ''}>
            <td class="place">${places[seat]}</td>
            <th scope="row">${playerWithLine(seat, ctx, took(view, variant, seat, ctx))}</th>
            <td class="num">
              <span class="move">${move(seat)}</span>${messages.points(last[seat] ?? 0)}
            </td>
            <td class="num total">${messages.points(scores[seat] ?? 0)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The course of the totals, from the second deal on. */
function totals({sheet}: KingView, ctx: KingContext): TemplateResult | typeof nothing {
  if (sheet.length < 2) return nothing;
  return html`<gstk-totals
    exportparts="totals"
    .names=${ctx.names}
    .sheet=${sheet}
    .own=${ctx.seat ?? null}
    .messages=${ctx.messages}
  ></gstk-totals>`;
}

/** The leader, and the lead in points. */
function lead({scores}: KingView, {messages, names}: KingContext): string {
  const [best = 0, second = 0] = [...scores].sort((a, b) => b - a);
  const name = names[scores.indexOf(best)] ?? '';
  return best === second
    ? messages.t('king/level')
    : messages.t('king/ahead-by', {name, points: best - second});
}

/** The winner's points, and the distance to the second. */
function margin({scores}: KingView, {messages}: KingContext): string {
  const [best = 0, second = 0] = [...scores].sort((a, b) => b - a);
  return messages.t('king/won-with', {points: best, ahead: best - second});
}

/** The next contract or declarer, or the distance to the end of the match. */
function next(view: KingView, variant: Variant, ctx: KingContext): string {
  const {messages, names} = ctx;
  const end = endOf(variant, view);
  if ('deals' in end) {
    if (view.deal >= end.deals) return '';
    if (variant.declarer) {
      const step = variant.declarer === 'left' ? 2 : view.seats; // from this deal's dealer
      return messages.t('king/next-orderer', {name: names[(view.dealer + step) % view.seats]!});
    }
    const contract = contractOfDeal(variant, view, view.deal + 1);
    return messages.t('king/next-contract', {
      name: contractName(contract, ctx),
      goal: goalOf(contract, ctx),
    });
  }
  const worst = Math.min(...view.scores);
  if (worst <= end.limit) return '';
  const name = names[view.scores.indexOf(worst)] ?? '';
  return messages.t('king/to-limit', {name, points: worst - end.limit, limit: end.limit});
}

/** The summary of a deal, or of the match. */
export function summary(
  view: KingView,
  variant: Variant,
  ctx: KingContext,
): Pick<Scene<KingMove>, 'board' | 'say' | 'why' | 'controls'> {
  const {messages, names} = ctx;
  const over = view.phase === 'over';
  const best = Math.max(...view.scores);
  const winners = names.filter((_, seat) => view.scores[seat] === best);
  const title = over
    ? messages.t('king/result')
    : messages.t('king/summary', {deal: view.deal, name: contractName(view.contract, ctx)});
  const rest = next(view, variant, ctx);
  const go: Control = {
    id: 'go',
    label: messages.t(rest ? 'king/next-deal' : 'king/see-result'),
    primary: true,
    run: () => ctx.go(),
  };
  return {
    board: html`<section class="summary" part="summary" aria-label=${title}>
      <h3>${title}</h3>
      ${over ? html`<p class="q s">${messages.lookup(reasonOf(variant, view))}</p>` : nothing}
      ${table(view, variant, ctx)}${totals(view, ctx)}
    </section>`,
    say: over
      ? messages.t('king/won', {names: winners.join(', '), one: winners.length === 1})
      : lead(view, ctx),
    why: over ? margin(view, ctx) : rest,
    controls: over ? [] : [go],
  };
}
