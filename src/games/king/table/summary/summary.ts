import {html, nothing, type TemplateResult} from 'lit';
import {type Control, playersOn, type Scene} from '../../../../elements/index.js';
import {playerWithLine} from '../../../../elements/shared/index.js';
import {contractOfDeal, endOf, type Variant} from '../../rules/contracts/columns.js';
import type {KingMove, KingView} from '../../types.js';
import type {KingContext} from '../context.js';
import {contractName, goalOf} from '../contract-words.js';
import {marked} from '../marked.js';
import {readerFirst} from '../reader-first.js';
import {type Group, groupsOf} from '../price-groups.js';
import {type DealRecord, recordOf} from './deal-record.js';
import {dealTitle} from './deal-title.js';
import {placesOf, readerOf} from './places.js';
import {story} from './story.js';
import {strip} from './strip.js';

/** The summary of a scored deal: its story, the cards taken by each player, and the standings. */

/** A group of things that a seat has taken, with its points. */
function priced({kind, count, marks, pts}: Group, ctx: KingContext): TemplateResult {
  const {messages} = ctx;
  const label = messages.t('king/group', {kind, count});
  return html`<span class="group"
    >${marks.length > 0 ? marked(marks, label, ctx) : html`<span class="word">${label}</span>`}<span
      class="num"
      >${messages.points(pts)}</span
    ></span
  >`;
}

/** On a narrow table, more groups than this need the whole width of a row. */
const FEW = 2;

function table(view: KingView, variant: Variant, ctx: KingContext): TemplateResult {
  const {messages} = ctx;
  const {scores, sheet} = view;
  const last = sheet.at(-1) ?? scores.map(() => 0);
  const before = placesOf(scores.map((total, seat) => total - (last[seat] ?? 0)));
  const places = placesOf(scores);
  const order = scores.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const move = (seat: number): TemplateResult | typeof nothing => {
    const by = sheet.length < 2 ? 0 : (before[seat] ?? 0) - (places[seat] ?? 0);
    if (by === 0) return nothing;
    return html`<span aria-hidden="true">${by > 0 ? '▲' : '▼'}</span
      ><span class="vh">${messages.t(by > 0 ? 'summary/up' : 'summary/down')}</span>`;
  };
  const row = (seat: number): TemplateResult => {
    const groups = groupsOf(view, variant, seat, ctx.letters);
    const took =
      groups.length > 0
        ? groups.map((group) => priced(group, ctx))
        : html`<span class="clean">${messages.t('king/clean')}</span>`;
    return html`<tr
      class="${seat === readerOf(ctx) ? 'mine' : ''} ${groups.length > FEW ? 'many' : ''}"
    >
      <td class="place">${places[seat]}<span class="move">${move(seat)}</span></td>
      <th scope="row">${playerWithLine(seat, ctx, took)}</th>
      <td class="num">${messages.points(last[seat] ?? 0)}</td>
      <td class="num total">${messages.points(scores[seat] ?? 0)}</td>
    </tr>`;
  };
  return html`<table class=${scores.length > 4 ? 'crowd' : ''}>
    <thead>
      <tr>
        <th scope="col"><span class="vh">${messages.t('king/place')}</span></th>
        <th scope="col">${messages.t('king/player')}</th>
        <th scope="col" class="num">${messages.t('king/this-deal')}</th>
        <th scope="col" class="num">${messages.t('king/total')}</th>
      </tr>
    </thead>
    <tbody>
      ${order.map(row)}
    </tbody>
  </table>`;
}

/** The leader, and the lead in points. */
function lead({scores}: KingView, ctx: KingContext): string {
  const {messages} = ctx;
  const [best = 0, second = 0] = [...scores].sort((a, b) => b - a);
  const leaders = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const players = readerFirst(playersOn(leaders, ctx));
  return best === second
    ? messages.t('king/level', {players})
    : messages.t('king/ahead-by', {...players[0]!, points: best - second});
}

/** The next contract or declarer, or the distance to the end of the match. */
function next(view: KingView, variant: Variant, ctx: KingContext): string {
  const {messages, players} = ctx;
  const end = endOf(variant, view);
  if ('deals' in end) {
    if (view.deal >= end.deals) return '';
    if (variant.declarer) {
      const step = variant.declarer === 'left' ? 2 : view.seats; // from this deal's dealer
      return messages.t('king/next-orderer', players[(view.dealer + step) % view.seats]!);
    }
    const contract = contractOfDeal(variant, view, view.deal + 1);
    return messages.t('king/next-contract', {
      name: contractName(contract, ctx),
      goal: goalOf(contract, ctx),
    });
  }
  const worst = Math.min(...view.scores);
  if (worst <= end.limit) return '';
  const player = players[view.scores.indexOf(worst)]!;
  return messages.t('king/to-limit', {...player, points: worst - end.limit, limit: end.limit});
}

/** Whether one seat took all that counts, and was paid for that in place of the cards. */
const isSlam = ({units, allUnits, isWhole}: DealRecord, {contract}: KingView): boolean =>
  contract.slam !== null && isWhole && units.includes(allUnits);

/** The summary of a deal. */
export function dealSummary(
  view: KingView,
  variant: Variant,
  ctx: KingContext,
): Pick<Scene<KingMove>, 'stage' | 'say' | 'why' | 'controls'> {
  const {messages, open} = ctx;
  const record = recordOf(view, variant);
  const rest = next(view, variant, ctx);
  const go: Control = {
    id: 'go',
    label: messages.t(rest ? 'king/next-deal' : 'king/see-result'),
    primary: true,
    run: () => ctx.go(),
  };
  const tricks: Control = {
    id: 'tricks',
    label: messages.t('king/tricks'),
    run: () => open?.('this-deal'),
  };
  return {
    stage: html`<div class="summary" part="summary">
      <header>
        <h3 tabindex="-1">${dealTitle(view.deal, view.contract, ctx)}</h3>
        <p class="s">${story(record, ctx)}</p>
      </header>
      ${table(view, variant, ctx)}${strip(record.tricks, isSlam(record, view), view, ctx)}
    </div>`,
    say: lead(view, ctx),
    why: rest,
    controls: open && record.tricks.length > 0 ? [go, tricks] : [go],
  };
}
