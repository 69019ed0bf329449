import {html, nothing, type TemplateResult} from 'lit';
import {type Card, isSuit} from '../../../../cards/index.js';
import {
  chip,
  type ChipMark,
  type Control,
  type Scene,
  suitGlyph,
} from '../../../../elements/index.js';
import {vars} from '../../../../elements/shared/index.js';
import {contractsOf, type Variant} from '../../rules/contracts/columns.js';
import {board} from '../board.js';
import {sumOf} from '../counting.js';
import type {KingContext} from '../context.js';
import {contractName, goalOf, kindOf} from '../contract-words.js';
import {aimOf} from '../intro.js';
import {markOf} from '../prices.js';
import {endOfMatch} from '../prompt.js';
import {type ChoiceDraft, draftOf, radio, trumpRow, walkRows} from './radio.js';
import {suggested} from './suggested.js';
import type {Contract, KingMove, KingView} from '../../types.js';

/** The choice of a contract: all of them in one matrix, with prices and trump. */

/** One contract of a list. */
interface Choice {
  readonly contract: Contract;
  /** The deals in which this seat has declared the contract. */
  readonly deals: readonly number[];
  /** The number of times that the seat may still declare it. */
  readonly left: number;
}

/** The declarations that a seat has made and those it has left, contract by contract. */
export function choicesOf(view: KingView, variant: Variant, seat: number): readonly Choice[] {
  const all = contractsOf(variant, view);
  return [...new Set(all)].map((contract) => {
    const deals = view.ordered.flatMap((declared, at) =>
      declared.seat === seat && declared.contract === contract.id ? [at + 1] : [],
    );
    const times = all.filter((one) => one === contract).length;
    return {contract, deals, left: times - deals.length};
  });
}

const isMinus = ({terms}: Contract): boolean => (terms[0]?.pts ?? 0) < 0;
const isMany = ({terms}: Contract): boolean => terms.length > 2;

/** The price of one thing that a contract counts, or the sum of the deal if it counts everything. */
const priceOf = (contract: Contract, view: KingView, variant: Variant): number =>
  isMany(contract) ? (sumOf(contract, variant, view) ?? 0) : (contract.terms[0]?.pts ?? 0);

/** The costs or gains of a contract, in one to three sentences. */
function explain(
  contract: Contract,
  view: KingView,
  variant: Variant,
  ctx: KingContext,
  trump?: ChoiceDraft['trump'],
): string {
  const {messages} = ctx;
  const {ban, forced, mustTrump, ordererTrumps} = contract;
  const law = {ban, forced: forced !== null, mustTrump, ordererTrumps};
  const points = sumOf(contract, variant, view)!;
  const price = (): string => {
    if (kindOf(contract) === 'KH')
      return messages.t('king/explain-king', {pays: points > 0, n: Math.abs(points)});
    const called = trump === undefined || trump === 'last' ? null : trump;
    const aim = isMany(contract)
      ? goalOf(contract, ctx)
      : aimOf({...view, contract, trump: called}, variant, ctx);
    return messages.t('king/explain', {aim, points});
  };
  return `${price()} ${messages.t('king/order-laws', law)}`.trim();
}

/** What a move of this phase costs or brings: each thing that its contract counts. */
const priceSaid =
  (choices: readonly Choice[], view: KingView, variant: Variant, {messages}: KingContext) =>
  (move: KingMove): string => {
    const contract = choices.find(
      (one) => move.type === 'order' && one.contract.id === move.contract,
    )?.contract;
    return contract ? messages.points(priceOf(contract, view, variant)) : '';
  };

/** The button of a contract: what it counts, as a chip and by its name, and the price. */
function cell(
  {contract, deals, left}: Choice,
  view: KingView,
  variant: Variant,
  ctx: KingContext,
  span?: number,
): TemplateResult {
  const {messages} = ctx;
  const draft = draftOf(ctx);
  const gone = left === 0;
  const name = contractName(contract, ctx);
  const points = messages.points(priceOf(contract, view, variant));
  const more = left > 1 ? messages.t('king/times-left', {n: left}) : '';
  const said = gone ? messages.t('king/spent', {deals}) : explain(contract, view, variant, ctx);
  const wide = span !== undefined && !isMany(contract);
  const text = wide ? messages.t('king/a-trick', {name, points}) : points;
  const note = gone ? messages.t('king/in-deal', {deals}) : more;
  return radio({
    group: 'contract',
    value: contract.id,
    checked: draft.contract === contract.id,
    label: [name, said, more].filter(Boolean).join('. '),
    gone,
    kind: isMinus(contract) ? '' : 'gains',
    ...(span === undefined ? {} : {span}),
    body: wide
      ? html`<b>${text}</b>${note ? html`<small>${note}</small>` : nothing}`
      : html`${note ? html`<small>${note}</small>` : subject(contract, ctx)}
          <small class="name">${columnName(contract, ctx)}</small><b>${points}</b>`,
    choose: () => ctx.sketch({...draft, contract: contract.id} satisfies ChoiceDraft),
  });
}

/** The short name of what a contract counts. */
function columnName(contract: Contract, {messages}: KingContext): string {
  const kings = contract.terms.some((term) => 'of' in term && term.of === 'K');
  return messages.lookup(`king/column/${kings ? 'JK' : kindOf(contract)}`);
}

/** What a contract counts, as chips. */
function subject(contract: Contract, {messages, letters, deck}: KingContext): TemplateResult {
  const marks = contract.terms.map((term): ChipMark =>
    term.unit === 'card' || term.unit === 'spots'
      ? markOf(term.of, undefined, letters)
      : {sign: 'trick'},
  );
  return html`<span class="what"
    >${isMany(contract) ? html`<b>${messages.t('king/all')}</b>` : marks.map((mark) => chip(mark, {deck}))}</span
  >`;
}

/**
 * Contracts by what they count: those to avoid above, those to take below. If there are fewer to
 * take, each has two columns, and the tricks with a trump have the rest.
 */
function matrix(
  choices: readonly Choice[],
  view: KingView,
  variant: Variant,
  ctx: KingContext,
): TemplateResult {
  const minus = choices.filter(({contract}) => isMinus(contract));
  const plus = choices.filter(({contract}) => !isMinus(contract));
  const fewer = plus.length < minus.length;
  const rest = minus.length - 2 * (plus.length - 1);
  const span = ({contract}: Choice): number => (kindOf(contract) === 'trick' ? rest : 2);
  return html`<div
    class="matrix"
    role="radiogroup"
    aria-label=${ctx.messages.t('king/contract')}
    ${vars({'--columns': minus.length})}
    @keydown=${walkRows}
  >
    ${minus.map((choice) => cell(choice, view, variant, ctx))}${plus.map((choice) =>
      cell(choice, view, variant, ctx, fewer ? span(choice) : undefined),
    )}
  </div>`;
}

/** The trump of a contract, with the same height whether or not there is one to choose. */
function trumpOf(
  contract: Contract | undefined,
  hand: readonly (Card | null)[],
  ctx: KingContext,
): TemplateResult {
  const {messages} = ctx;
  const draft = draftOf(ctx);
  if (contract?.trump)
    return trumpRow(draft.trump, hand, ctx, (trump) =>
      ctx.sketch({...draft, trump} satisfies ChoiceDraft),
    );
  const why = !contract
    ? 'king/trump-later'
    : isMinus(contract)
      ? 'king/no-trump-losing'
      : 'king/no-trump-here';
  return html`<p class="no-trump s q">${messages.t(why)}</p>`;
}

/** The question to the declarer. */
export function declare(
  view: KingView,
  variant: Variant,
  ctx: KingContext,
): Pick<Scene<KingMove>, 'board' | 'advises' | 'say' | 'why' | 'controls'> {
  const {messages} = ctx;
  const draft = draftOf(ctx);
  const choices = choicesOf(view, variant, view.turn[0] ?? 0);
  const choice = choices.find(({contract}) => contract.id === draft.contract);
  const contract = choice?.contract;
  const trump = contract?.trump ? draft.trump : undefined;
  const asked = choices.some((one) => one.contract.trump);
  const done = choice?.left === 0;
  const lacks = !choice
    ? messages.t('king/choose-contract')
    : done
      ? messages.t('king/already-ordered')
      : contract?.trump && !trump
        ? messages.t('king/choose-trump')
        : undefined;
  const button: Control = {
    id: 'order',
    label: messages.t('king/order'),
    primary: true,
    ...(lacks ? {disabled: lacks} : {}),
    run: () => {
      if (contract)
        ctx.ask({
          type: 'order',
          contract: contract.id,
          ...(trump && trump !== 'last' ? {trump} : {}),
        });
    },
  };
  const suit = trump && isSuit(trump) ? trump : undefined;
  const why = !choice
    ? [messages.t('king/order-rows'), endOfMatch(view, variant, ctx)].join(' ').trim()
    : done
      ? `${messages.t('king/spent', {deals: choice.deals})}.`
      : explain(choice.contract, view, variant, ctx, trump);
  return {
    board: board(view, variant, ctx, {
      middle: html`<div class="middle choice tall">
        ${suggested(priceSaid(choices, view, variant, ctx), ctx)}
        ${matrix(choices, view, variant, ctx)}${asked ? trumpOf(contract, view.hands[ctx.seat ?? -1] ?? [], ctx) : nothing}
      </div>`,
    }),
    advises: true,
    say: contract
      ? html`${contractName(contract, ctx)}${suit ? html`&nbsp;${suitGlyph(suit, messages.t('king/trump-is', {suit}), ctx.deck)}` : nothing}`
      : messages.t('king/choose-contract'),
    why: choice && !done && lacks ? `${why} ${lacks}.` : why,
    controls: [button],
  };
}
