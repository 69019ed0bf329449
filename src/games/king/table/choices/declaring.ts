import {html, nothing, type TemplateResult} from 'lit';
import {isSuit} from '../../../../cards/index.js';
import {suitGlyph} from '../../../../elements/card-face/suit-glyph.js';
import type {Control, Scene} from '../../../../elements/scene.js';
import {contractsOf, type Variant} from '../../rules/contracts/columns.js';
import {sumOf} from '../counting.js';
import type {KingContext} from '../context.js';
import {contractName, goalOf, kindOf, termsOf} from '../contract-words.js';
import {type Draft, draftOf, radio, trumpPicker} from './radio.js';
import {type Contract, type KingMove, type KingView, TRUMPS} from '../../types.js';

/** The choice of a contract: the list, the worth of each, those declared already, and the trump. */

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

/** The points for one unit of a contract; of a contract with many terms, the sum of the deal. */
const priceOf = (contract: Contract, view: KingView, variant: Variant): number =>
  contract.terms.length > 2 ? (sumOf(contract, variant, view) ?? 0) : (contract.terms[0]?.pts ?? 0);

function cell(
  choice: Choice | undefined,
  view: KingView,
  variant: Variant,
  ctx: KingContext,
): TemplateResult {
  if (!choice) return html`<i></i>`;
  const {messages} = ctx;
  const {contract, deals, left} = choice;
  const draft = draftOf(ctx);
  const gone = left === 0;
  const points = messages.points(priceOf(contract, view, variant));
  const done = gone ? messages.t('king/ordered-in', {deals}) : '';
  const more = left > 1 ? messages.t('king/times-left', {n: left}) : '';
  return radio({
    group: 'contract',
    value: contract.id,
    checked: draft.contract === contract.id,
    label: [contractName(contract, ctx), points, done || more].filter(Boolean).join(', '),
    gone,
    body: html`<b>${points}</b
      >${done || more ? html`<span class="xs">${done || more}</span>` : nothing}`,
    choose: () => ctx.sketch({...draft, contract: contract.id} satisfies Draft),
  });
}

/** The rules of the chosen contract, without its price. */
function lawsOf(contract: Contract, ctx: KingContext): string {
  const {messages} = ctx;
  const laws = [
    ...(contract.ban ? [messages.t('king/law/ban', {suit: contract.ban})] : []),
    ...(contract.forced ? [messages.t('king/law/forced')] : []),
    ...(contract.mustTrump ? [messages.t('king/law/must-trump')] : []),
    ...(contract.ordererTrumps ? [messages.t('king/law/orderer-trumps')] : []),
  ];
  return laws.join(' ');
}

/** Contracts by their object: those to avoid on the left, those to take on the right. */
function grid(choices: readonly Choice[], view: KingView, variant: Variant, ctx: KingContext) {
  const {messages} = ctx;
  const kinds = [...new Set(choices.map(({contract}) => kindOf(contract)))];
  const head = (key: string): TemplateResult =>
    html`<span class="q s" aria-hidden="true">${messages.lookup(key)}</span>`;
  return html`<div class="order" role="radiogroup" aria-label=${messages.t('king/contract')}>
    <i></i>${head('king/avoid')}${head('king/take')}
    ${kinds.map((kind) => {
      const own = choices.filter(({contract}) => kindOf(contract) === kind);
      const [minus, plus] = [true, false].map((sign) =>
        own.find(({contract}) => isMinus(contract) === sign),
      );
      return html`<span class="kind" aria-hidden="true"
          >${messages.lookup(`king/kind/${kind}`)}<span class="q xs"
            >${messages.lookup(`king/each/${kind}`)}</span
          ></span
        >${cell(minus, view, variant, ctx)}${cell(plus, view, variant, ctx)}`;
    })}
  </div>`;
}

/** The suit beside its contract: a box of one height, whether or not there is something to choose. */
function trumpBox(contract: Contract | undefined, ctx: KingContext): TemplateResult {
  const {messages} = ctx;
  const draft = draftOf(ctx);
  return html`<div class="trump">
    <span class="s q" aria-hidden="true">${messages.t('king/trump')}</span>
    ${
      contract?.trump
        ? trumpPicker(TRUMPS, draft.trump, ctx, (trump) => ctx.sketch({...draft, trump}))
        : html`<p class="box s q">
            ${messages.t(contract ? 'king/no-trump-here' : 'king/trump-later')}
          </p>`
    }
  </div>`;
}

/** A chosen contract in a sentence or three: its price, its sum and its laws. */
function explain(
  contract: Contract | undefined,
  view: KingView,
  variant: Variant,
  ctx: KingContext,
): string {
  if (!contract) return '';
  const {messages} = ctx;
  const terms = contract.terms.length > 2 ? goalOf(contract, ctx) : termsOf(contract, ctx);
  const points = sumOf(contract, variant, view);
  return `${messages.t('king/explain', {terms, points: points!})} ${lawsOf(contract, ctx)}`;
}

/** The question to the declarer. */
export function declare(
  view: KingView,
  variant: Variant,
  ctx: KingContext,
): Pick<Scene<KingMove>, 'board' | 'say' | 'why' | 'controls'> {
  const {messages} = ctx;
  const draft = draftOf(ctx);
  const choices = choicesOf(view, variant, view.turn[0] ?? 0);
  const choice = choices.find(({contract}) => contract.id === draft.contract);
  const contract = choice?.contract;
  const trump = contract?.trump ? draft.trump : undefined;
  const asked = contractsOf(variant, view).some((one) => one.trump);
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
  return {
    board: html`<div class="choosing ${asked ? 'with-trump' : ''}">
      ${grid(choices, view, variant, ctx)}
      <div class="beside">
        ${asked ? trumpBox(contract, ctx) : nothing}
        <p class="explain s" role="status">${explain(contract, view, variant, ctx)}</p>
      </div>
    </div>`,
    say: contract
      ? html`${contractName(contract, ctx)}${suit ? html`&nbsp;${suitGlyph(suit, messages.t('king/trump-is', {suit}), ctx.deck)}` : nothing}`
      : messages.t('king/your-order'),
    why: lacks ?? messages.t(trump === 'none' ? 'king/without-trump' : 'king/order-this'),
    controls: [button],
  };
}
