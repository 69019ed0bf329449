import {html, nothing, svg, type TemplateResult} from 'lit';
import {type Card, SUITS, suitOf} from '../../../cards/index.js';
import {chip, heaviest, indexText} from '../../../elements/index.js';
import type {Contract, KingView} from '../types.js';
import {endOf, packOf, tableOf, type Variant} from '../rules/contracts/columns.js';
import {type Counter, counters, tricksDone, tricksOf} from './counting.js';
import {keyOf, markOf, pointsLeft, priceOf} from './prices.js';
import type {KingContext} from './context.js';
import {contractName} from './contract-words.js';

/** The top line: the contract, the cards still out and their price, and the number of the deal. */

/** Whether a contract is one to take rather than to avoid; `undefined` if it has both. */
export const isToTake = ({terms}: Contract): boolean | undefined =>
  terms.every(({pts}) => pts > 0) ? true : terms.every(({pts}) => pts < 0) ? false : undefined;

/** The sign of a contract: a red ring to avoid, a gold disc to take, none if it has both. */
export function signOf(contract: Contract): TemplateResult | typeof nothing {
  const take = isToTake(contract);
  if (take === undefined || contract.terms.length === 0) return nothing;
  return html`<svg class="sign ${take ? 'plus' : 'minus'}" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="10.5"></circle>
    ${svg`<path d=${take ? 'M6.5 12H17.5M12 6.5V17.5' : 'M6.5 12H17.5'}></path>`}
  </svg>`;
}

/** Marks with their price, and the same in words; in none if nothing of it is left. */
const priced = (marks: unknown, price: string, says: string): TemplateResult =>
  html`<span
    class="priced"
    role=${says ? 'img' : nothing}
    aria-label=${says || nothing}
    aria-hidden=${says ? nothing : 'true'}
    >${marks}<bdi aria-hidden="true">${price}</bdi></span
  >`;

/** The class of a card that a deal turns on: as long as it is out, its chip has an edge of gold. */
const edgeOf = ({terms}: Contract, {cards, pts}: Counter): string =>
  cards.length === 1 &&
  heaviest([{price: pts}]) &&
  terms.every((term) => Math.abs(term.pts) <= Math.abs(pts))
    ? 'heavy'
    : '';

/** One kind of card: how many are still out, and the price. */
function kindOut(
  counter: Counter,
  gone: ReadonlySet<Card>,
  contract: Contract,
  ctx: KingContext,
): TemplateResult {
  const {of, pts, cards} = counter;
  const {messages, letters, deck} = ctx;
  const left = cards.filter((card) => !gone.has(card));
  const rank = of.length === 1 && of !== '*' && !SUITS.includes(of as never);
  const only = contract.terms.length === 1;
  const spots = contract.terms.some((term) => term.unit === 'spots' && term.of === of);
  const marks =
    rank && only
      ? cards.map((card) =>
          chip(
            {index: indexText(of as never, letters), sign: suitOf(card)!},
            {
              gone: gone.has(card),
              deck,
            },
          ),
        )
      : chip(markOf(of, cards.length > 1 ? left.length : undefined, letters), {
          gone: left.length === 0,
          deck,
          kind: left.length > 0 ? edgeOf(contract, counter) : '',
        });
  const worths = cards.map((card) => priceOf(card, contract));
  const [least, most] = [Math.max(...worths), Math.min(...worths)];
  const range = `${messages.points(least)}…${messages.points(most)}`;
  const one = spots ? range : messages.points(pts);
  const each = cards.length > 1 && !spots ? messages.t('king/each-pts', {points: pts}) : one;
  // Of a single kind there is room to say what the price is of; next to others it would be too long.
  const price = only ? each : one;
  const what = messages.t('king/part', {key: keyOf(of), n: left.length});
  return priced(marks, price, left.length > 0 ? `${what}: ${each}` : '');
}

/** Everything that counts and is still out, with its sum. */
function sumOut(
  view: KingView,
  variant: Variant,
  gone: ReadonlySet<Card>,
  ctx: KingContext,
): TemplateResult {
  const {messages, letters, deck} = ctx;
  const {contract} = view;
  const [tricks, done] = [tricksOf(view, variant), tricksDone(view, variant)];
  const kinds = counters(contract, packOf(tableOf(variant, view))).flatMap((counter) => {
    const left = counter.cards.filter((card) => !gone.has(card)).length;
    return left > 0 ? [{of: counter.of, left, kind: edgeOf(contract, counter)}] : [];
  });
  const left = tricks === undefined ? 0 : tricks - done;
  const marks: readonly TemplateResult[] = [
    ...(left > 0 ? [chip({count: left, sign: 'trick'}, {deck})] : []),
    ...kinds.map(({of, left: n, kind}) => chip(markOf(of, n, letters), {deck, kind})),
  ];
  const label = [
    ...(left > 0 ? [messages.t('king/part', {key: 'trick', n: left})] : []),
    ...kinds.map(({of, left: n}) => messages.t('king/part', {key: keyOf(of), n})),
  ].join(', ');
  const price = messages.points(pointsLeft(view, variant, gone));
  // The price of all together, which would else seem to be that of the last one.
  return priced(marks, `= ${price}`, label && `${label}: ${price}`);
}

/** The cards still out: a label, and chips with prices. */
function outOf(
  view: KingView,
  variant: Variant,
  ctx: KingContext,
): {label: unknown; chips: unknown} {
  const {messages, deck} = ctx;
  const {contract, played} = view;
  const {terms} = contract;
  // A full trick is as good as taken.
  const full = view.turn.length === 0 ? view.trick : [];
  const gone = new Set([...played.flat(), ...full].map(({card}) => card));
  const [tricks, done] = [tricksOf(view, variant), tricksDone(view, variant)];
  if (terms.length > 3)
    return {label: messages.t('king/out'), chips: sumOut(view, variant, gone, ctx)};
  const [first] = terms;
  if (first?.unit === 'trick') {
    const n = tricks === undefined ? done : tricks - done;
    const each = messages.t('king/each-pts', {points: first.pts});
    return {
      label: messages.t(tricks === undefined ? 'king/tricks-so-far' : 'king/tricks-left', {n}),
      chips: priced(
        // Nobody knows how many are left where cards are drawn.
        chip({...(tricks === undefined ? {} : {count: n}), sign: 'trick'}, {deck}),
        each,
        each,
      ),
    };
  }
  if (first?.unit === 'last2') {
    if (tricks === undefined)
      return {label: '', chips: messages.t('king/tricks-so-far', {n: done})};
    const now = Math.min(done + 1, tricks);
    const counts = now > tricks - 2;
    const numbers = [tricks - 1, tricks].filter((n) => n > done);
    const coming = numbers.map((n) => messages.t('king/trick-of', {n, of: tricks}));
    return {
      label: counts
        ? html`<b>${messages.t('king/trick-counts', {n: now, of: tricks})}</b>`
        : messages.t('king/trick-free', {n: now, of: tricks}),
      chips: priced(
        chip({sign: 'trick', numbers}),
        messages.points(first.pts),
        [...coming, messages.t('king/each-pts', {points: first.pts})].join(', '),
      ),
    };
  }
  const kinds = counters(contract, packOf(tableOf(variant, view)));
  return {
    label: kinds.length > 0 ? messages.t('king/out') : '',
    chips: kinds.map((kind) => kindOut(kind, gone, contract, ctx)),
  };
}

/** The number of the deal, and of how many if that is known. */
export function dealOf(
  {deal, ...view}: KingView,
  variant: Variant,
  {messages}: KingContext,
): string {
  const end = endOf(variant, view);
  return 'deals' in end
    ? messages.t('king/deal-of', {deal, of: end.deals})
    : messages.t('king/deal-until', {deal, limit: end.limit});
}

/** The top line, with the number of the deal. */
export const chromeLine = (
  view: KingView,
  variant: Variant,
  ctx: KingContext,
  {name, goal, out}: {readonly name: unknown; readonly goal: unknown; readonly out: unknown},
): TemplateResult =>
  html`<span class="name">${name}</span>
    <span class="goal">${goal}</span>
    <span class="out">${out}</span>
    <span class="deal">${dealOf(view, variant, ctx)}</span>`;

/** The top line of a deal in play, with the declarer if the contract was chosen. */
export function contractLine(
  view: KingView,
  variant: Variant,
  ctx: KingContext,
  chosen?: unknown,
): TemplateResult {
  const over = ctx.event?.type === 'deal scored' || view.phase === 'over';
  const {label, chips} = over ? {label: '', chips: ''} : outOf(view, variant, ctx);
  return chromeLine(view, variant, ctx, {
    name: html`<span>${signOf(view.contract)}${contractName(view.contract, ctx)}</span>
      ${chosen ?? nothing}`,
    goal: label,
    out: chips,
  });
}
