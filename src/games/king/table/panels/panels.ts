import type {Card} from '../../../../cards/index.js';
import {html, nothing, type TemplateResult} from 'lit';
import type {Panel} from '../../../../elements/index.js';
import '../../../../elements/gstk-score-sheet/gstk-score-sheet.js';
import {cardChip} from '../board.js';
import type {KingContext} from '../context.js';
import {contractName} from '../contract-words.js';
import type {KingView} from '../../types.js';
import {contractPlayed, endOf, type Variant} from '../../rules/contracts/columns.js';
import {endOfMatch} from '../prompt.js';
import {rulesPage} from './rules-page.js';
import {thisDeal} from './this-deal.js';

/** The panels of a King table, which are loaded when the first one opens. */

/** The deal in play; after it, all its tricks, from the last one back. */
async function deal(view: KingView, variant: Variant, ctx: KingContext): Promise<TemplateResult> {
  const over = ctx.event?.type === 'deal scored' || view.phase === 'over';
  const body =
    over && view.played.length > 0
      ? (await import('./review.js')).review(view, variant, ctx)
      : thisDeal(view, variant, ctx);
  return html`${body}${aside('king/talon', view.shown, ctx)}${aside('king/laid-away', view.away, ctx)}`;
}

/** Cards that were in no trick: the talon that everybody saw, and the reader's discards. */
function aside(
  key: 'king/talon' | 'king/laid-away',
  cards: readonly (Card | null)[],
  ctx: KingContext,
): unknown {
  const known = cards.filter((card) => card !== null);
  if (known.length === 0) return nothing;
  return html`<p class="took s">
    <span class="q">${ctx.messages.t(key)}</span> ${known.map((card) => cardChip(card, false, ctx))}
  </p>`;
}

/** The label of a deal's row: its contract, and the seat that paid for naming the suit. */
function dealLabel(view: KingView, variant: Variant, deal: number, ctx: KingContext): string {
  const {messages, players} = ctx;
  const contract = variant.order.length > 1 ? contractPlayed(variant, view, deal) : undefined;
  if (!contract) return messages.t('sheet/deal', {n: deal});
  const {seat = null, bid = 0} = view.ordered[deal - 1] ?? {};
  const name = contractName(contract, ctx);
  return bid && seat !== null
    ? messages.t('king/paid-by', {contract: name, ...players[seat]!, points: -bid})
    : name;
}

/** The score sheet, below the words about what its totals decide. */
const scores = async (
  view: KingView,
  variant: Variant,
  ctx: KingContext,
): Promise<TemplateResult> =>
  html`<p class="q s ends">${endOfMatch(view, variant, ctx)}</p>
    ${await sheet(view, variant, ctx)}`;

async function sheet(view: KingView, variant: Variant, ctx: KingContext): Promise<TemplateResult> {
  if (variant.declarer)
    return (await import('./declarations.js')).declarationsSheet(view, variant, ctx);
  const {messages} = ctx;
  const end = endOf(variant, view);
  const done = view.sheet.length;
  const count = 'deals' in end ? end.deals : Math.max(done + (view.phase === 'over' ? 0 : 1), 1);
  const half = variant.order.findIndex((signed) => signed.startsWith('+'));
  const rows = Array.from({length: count}, (_, at) => ({
    label: dealLabel(view, variant, at + 1, ctx),
    points: view.sheet[at] ?? null,
    half: at > 0 && at === half,
  }));
  return html`<gstk-score-sheet
    exportparts="score-sheet"
    .names=${ctx.players.map(({name}) => name)}
    .rows=${rows}
    .current=${view.phase === 'over' ? null : view.deal - 1}
    .own=${ctx.seat ?? null}
    .messages=${messages}
  ></gstk-score-sheet>`;
}

/** A panel by its name. */
export const panels: Readonly<
  Partial<
    Record<
      Panel,
      (
        view: KingView,
        variant: Variant,
        ctx: KingContext,
      ) => TemplateResult | Promise<TemplateResult>
    >
  >
> = {
  'this-deal': deal,
  scores,
  rules: rulesPage,
};
