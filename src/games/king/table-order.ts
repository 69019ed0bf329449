import {html, nothing, type TemplateResult} from 'lit';
import {isSuit} from '../../cards/index.js';
import {suitGlyph} from '../../elements/card-face/suit-glyph.js';
import type {Control, Scene} from '../../elements/scene.js';
import {contractsOf, type Variant} from './columns.js';
import {sumOf} from './counting.js';
import {contractName, goalOf, type KingDesk, kindOf, termsOf} from './table-board.js';
import {type Draft, draftOf, radio, trumpPicker} from './table-radio.js';
import {type Contract, type KingMove, type KingView, TRUMPS} from './types.js';

/** Choosing a contract: what there is, what each is worth, what is done, and the trump. */

/** One contract of a list. */
interface Choice {
  readonly contract: Contract;
  /** In which deals this seat has ordered it. */
  readonly deals: readonly number[];
  /** How often it may still be ordered. */
  readonly left: number;
}

/** What a seat has ordered and what it has left, contract by contract. */
export function choicesOf(view: KingView, variant: Variant, seat: number): readonly Choice[] {
  const all = contractsOf(variant, view);
  return [...new Set(all)].map((contract) => {
    const deals = view.ordered.flatMap((order, at) =>
      order.seat === seat && order.contract === contract.id ? [at + 1] : [],
    );
    const times = all.filter((one) => one === contract).length;
    return {contract, deals, left: times - deals.length};
  });
}

const isMinus = ({terms}: Contract): boolean => (terms[0]?.pts ?? 0) < 0;

/** What one unit of a contract is worth; the sum where there are several. */
const priceOf = (contract: Contract, view: KingView, variant: Variant): number =>
  contract.terms.length > 2 ? (sumOf(contract, variant, view) ?? 0) : (contract.terms[0]?.pts ?? 0);

function cell(
  choice: Choice | undefined,
  view: KingView,
  variant: Variant,
  desk: KingDesk,
): TemplateResult {
  if (!choice) return html`<i></i>`;
  const {words} = desk;
  const {contract, deals, left} = choice;
  const draft = draftOf(desk);
  const gone = left === 0;
  const points = words.points(priceOf(contract, view, variant));
  const done = gone ? words.t('king/ordered-in', {deals}) : '';
  const more = left > 1 ? words.t('king/times-left', {n: left}) : '';
  return radio({
    group: 'contract',
    value: contract.id,
    checked: draft.contract === contract.id,
    label: [contractName(contract, desk), points, done || more].filter(Boolean).join(', '),
    gone,
    body: html`<b>${points}</b
      >${done || more ? html`<span class="xs">${done || more}</span>` : nothing}`,
    choose: () => desk.sketch({...draft, contract: contract.id} satisfies Draft),
  });
}

/** What the chosen contract means besides its price. */
function lawsOf(contract: Contract, desk: KingDesk): string {
  const {words} = desk;
  const laws = [
    ...(contract.ban ? [words.t('king/law/ban', {suit: contract.ban})] : []),
    ...(contract.forced ? [words.t('king/law/forced')] : []),
    ...(contract.mustTrump ? [words.t('king/law/must-trump')] : []),
    ...(contract.ordererTrumps ? [words.t('king/law/orderer-trumps')] : []),
  ];
  return laws.join(' ');
}

/** Contracts by what they are about: to avoid on the left, to take on the right. */
function grid(choices: readonly Choice[], view: KingView, variant: Variant, desk: KingDesk) {
  const {words} = desk;
  const kinds = [...new Set(choices.map(({contract}) => kindOf(contract)))];
  const head = (key: string): TemplateResult =>
    html`<span class="q s" aria-hidden="true">${words.t(key)}</span>`;
  return html`<div class="order" role="radiogroup" aria-label=${words.t('king/contract')}>
    <i></i>${head('king/avoid')}${head('king/take')}
    ${kinds.map((kind) => {
      const own = choices.filter(({contract}) => kindOf(contract) === kind);
      const [minus, plus] = [true, false].map((sign) =>
        own.find(({contract}) => isMinus(contract) === sign),
      );
      return html`<span class="kind" aria-hidden="true"
          >${words.t(`king/kind/${kind}`)}<span class="q xs"
            >${words.t(`king/each/${kind}`)}</span
          ></span
        >${cell(minus, view, variant, desk)}${cell(plus, view, variant, desk)}`;
    })}
  </div>`;
}

/** The suit beside its contract: a box of one height, whether or not there is something to choose. */
function trumpBox(contract: Contract | undefined, desk: KingDesk): TemplateResult {
  const {words} = desk;
  const draft = draftOf(desk);
  return html`<div class="trump">
    <span class="s q" aria-hidden="true">${words.t('king/trump')}</span>
    ${
      contract?.trump
        ? trumpPicker(TRUMPS, draft.trump, desk, (trump) => desk.sketch({...draft, trump}))
        : html`<p class="box s q">
            ${words.t(contract ? 'king/no-trump-here' : 'king/trump-later')}
          </p>`
    }
  </div>`;
}

/** A chosen contract in a sentence or three: its price, its sum and its laws. */
function explain(
  contract: Contract | undefined,
  view: KingView,
  variant: Variant,
  desk: KingDesk,
): string {
  if (!contract) return '';
  const {words} = desk;
  const terms = contract.terms.length > 2 ? goalOf(contract, desk) : termsOf(contract, desk);
  const points = sumOf(contract, variant, view);
  return `${words.t('king/explain', {terms, points})} ${lawsOf(contract, desk)}`;
}

/** What is asked of who orders. */
export function order(
  view: KingView,
  variant: Variant,
  desk: KingDesk,
): Pick<Scene<KingMove>, 'board' | 'say' | 'why' | 'controls'> {
  const {words} = desk;
  const draft = draftOf(desk);
  const choices = choicesOf(view, variant, view.turn[0] ?? 0);
  const choice = choices.find(({contract}) => contract.id === draft.contract);
  const contract = choice?.contract;
  const trump = contract?.trump ? draft.trump : undefined;
  const asked = contractsOf(variant, view).some((one) => one.trump);
  const done = choice?.left === 0;
  const lacks = !choice
    ? words.t('king/choose-contract')
    : done
      ? words.t('king/already-ordered')
      : contract?.trump && !trump
        ? words.t('king/choose-trump')
        : undefined;
  const button: Control = {
    id: 'order',
    label: words.t('king/order'),
    primary: true,
    ...(lacks ? {disabled: lacks} : {}),
    run: () => {
      if (contract)
        desk.ask({
          type: 'order',
          contract: contract.id,
          ...(trump && trump !== 'last' ? {trump} : {}),
        });
    },
  };
  const suit = trump && isSuit(trump) ? trump : undefined;
  return {
    board: html`<div class="choosing ${asked ? 'with-trump' : ''}">
      ${grid(choices, view, variant, desk)}
      <div class="beside">
        ${asked ? trumpBox(contract, desk) : nothing}
        <p class="explain s" role="status">${explain(contract, view, variant, desk)}</p>
      </div>
    </div>`,
    say: contract
      ? html`${contractName(contract, desk)}${suit ? html`&nbsp;${suitGlyph(suit, words.t('king/trump-is', {suit}), desk.deck)}` : nothing}`
      : words.t('king/your-order'),
    why: lacks ?? words.t(trump === 'none' ? 'king/without-trump' : 'king/order-this'),
    controls: [button],
  };
}
