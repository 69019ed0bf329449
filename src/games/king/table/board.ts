import {html, nothing, type TemplateResult} from 'lit';
import {type Card, type Rank, rankOf, suitOf} from '../../../cards/index.js';
import {indexText} from '../../../elements/card-face/art/glyphs.js';
import {suitGlyph} from '../../../elements/card-face/suit-glyph.js';
import {trickTerms} from '../../../elements/gstk-trick/trick-terms.js';
import type {RenderContext} from '../../../elements/scene.js';
import {cardsBetween, compassSeats, tricksTaken} from '../../../elements/table/compass.js';
import {aheadIn, type Counter, counters, suitOfKind} from './counting.js';
import type {Contract, KingMove, KingEvent, KingView, Played} from '../types.js';
import {endOf, packOf, tableOf, type Variant} from '../rules/contracts/columns.js';
import type {ChoicesMessages} from '../messages/choices.en.js';
import type {KingMessages} from '../messages/en.js';

/** The top line and the middle of a King table. */

/** The render context of the tables of this family. */
export type KingContext = RenderContext<
  KingView,
  KingMove,
  KingEvent,
  KingMessages & ChoicesMessages
>;

/** The name of a contract. */
export const contractName = ({id}: Contract, {messages}: KingContext): string =>
  messages.lookup(`king/contract/${id}`);

/** What a contract counts, whatever its sign: `trick`, `J`, `Q`, `H`, `KH`, `last2`, or several. */
export function kindOf({terms: [first, , third]}: Contract): string {
  if (!first || third) return 'many';
  return first.unit === 'trick' || first.unit === 'last2' ? first.unit : first.of;
}

/** The goal of a contract in a few words; empty where it has none. */
export function goalOf({id, terms}: Contract, {messages}: KingContext): string {
  const kinds = terms.map((term) => (term.unit === 'card' ? term.of : term.unit)).join('');
  const keys = [id, kinds, 'many'].map((what) => `king/goal/${what}`);
  const key = keys.find((one) => messages.has(one));
  return key ? messages.lookup(key, {pts: terms[0]?.pts}) : '';
}

/** All terms of a contract in words. */
export const termsOf = ({terms}: Contract, {messages}: KingContext): string =>
  terms
    .map((term) =>
      messages.t('king/term', {key: term.unit === 'card' ? term.of : term.unit, pts: term.pts}),
    )
    .join(', ');

const STAR = '★';

/** A card as a chip in a fixed place: filled while it is out, hollow when it is gone. */
export const cardChip = (
  card: Card,
  gone: boolean,
  {letters, deck}: KingContext,
): TemplateResult => {
  const suit = suitOf(card);
  const rank = rankOf(card);
  return html`<span class="chip ${gone ? 'gone' : ''}" data-s=${suit ?? nothing}
    >${rank ? indexText(rank, letters) : STAR}${suit ? suitGlyph(suit, undefined, deck) : nothing}</span
  >`;
};

const kindChip = (
  {of, cards}: Counter,
  gone: ReadonlySet<Card>,
  ctx: KingContext,
): TemplateResult => {
  if (cards.length === 1) return cardChip(cards[0]!, gone.has(cards[0]!), ctx);
  const left = cards.filter((card) => !gone.has(card)).length;
  const suit = suitOfKind(of);
  const sign = suit
    ? suitGlyph(suit, undefined, ctx.deck)
    : of === '*'
      ? STAR
      : indexText(of as Rank, ctx.letters);
  return html`<span class="chip ${left ? '' : 'gone'}" data-s=${suit ?? 'S'}>${left}${sign}</span>`;
};

/** The cards or tricks still out: chips where cards count, a number where tricks count. */
function outOf(view: KingView, variant: Variant, ctx: KingContext): TemplateResult {
  const {messages} = ctx;
  const kinds = counters(view.contract, packOf(tableOf(variant, view)));
  if (kinds.length === 0) {
    const n = tableOf(variant, view).hand - view.played.length;
    return html`<span>${messages.t('king/tricks-left', {n})}</span>`;
  }
  const gone = new Set(view.played.flat().map(({card}) => card));
  const all = kinds.flatMap(({cards}) => cards);
  const left = all.filter((card) => !gone.has(card)).length;
  const few = kinds.length === 1 && all.length <= 4;
  const spots = view.contract.terms.some(({unit}) => unit === 'spots');
  const priced = kinds.length > 1 && kinds.length < 4 && !spots;
  const chips = few
    ? all.map((card) => cardChip(card, gone.has(card), ctx))
    : kinds.map(
        (kind) =>
          html`${kindChip(kind, gone, ctx)}${
            priced ? html`<span class="price">${messages.points(kind.pts)}</span>` : nothing
          }`,
      );
  const label =
    few && all.length > 1 ? messages.t('king/out-count', {n: left}) : messages.t('king/out');
  return html`<span class="label">${label}</span>${chips}`;
}

/** The top line, with the number of the deal. */
export function chromeLine(
  view: KingView,
  variant: Variant,
  {messages}: KingContext,
  {name, goal, out}: {readonly name: unknown; readonly goal: unknown; readonly out: unknown},
): TemplateResult {
  const {deal} = view;
  const end = endOf(variant, view);
  return html`<span class="name">${name}</span>
    <span class="goal">${goal}</span>
    <span class="out">${out}</span>
    <span class="deal"
      >${
        'deals' in end
          ? messages.t('king/deal-of', {deal, of: end.deals})
          : messages.t('king/deal', {deal})
      }</span
    >`;
}

/** The top line of a deal in play, with the declarer where the contract was chosen. */
export const contractLine = (
  view: KingView,
  variant: Variant,
  ctx: KingContext,
  chosen?: unknown,
): TemplateResult =>
  chromeLine(view, variant, ctx, {
    name: html`${contractName(view.contract, ctx)} ${chosen ?? nothing}`,
    goal: goalOf(view.contract, ctx),
    out: outOf(view, variant, ctx),
  });

/** The plays on the table; a trick that is being taken still lies there. */
export const onTable = (view: KingView, {event}: KingContext): readonly Played[] =>
  event?.type === 'trick taken' ? event.trick : view.trick;

/** The winning play so far. */
export const ahead = (view: KingView, plays: readonly Played[]): Played | undefined =>
  aheadIn(plays, view);

/** The parts of the board besides seats and trick. */
export interface Beside {
  /** Below a name, in place of the number of cards. */
  readonly badge?: (seat: number) => string | undefined;
  /** In place of the trick. */
  readonly middle?: TemplateResult;
  /** In a corner of the trick. */
  readonly corner?: TemplateResult;
}

/** Seats by the compass, and the trick in the middle. */
export function board(
  view: KingView,
  ctx: KingContext,
  {badge, middle, corner}: Beside = {},
): TemplateResult {
  const {messages} = ctx;
  const plays = onTable(view, ctx);
  const seats = compassSeats(view, ctx, (seat) => {
    const said = badge?.(seat);
    const taken = view.tricks[seat] ?? 0;
    return {
      score: view.scores[seat] ?? 0,
      ...(said ? {badge: said, noCards: true} : {}),
      ...(said && taken === 0 ? {} : tricksTaken(taken, messages)),
    };
  });
  const trick = (): TemplateResult =>
    cardsBetween(view, ctx, plays, trickTerms(messages), {
      winning: ahead(view, plays)?.seat,
      askable: ctx.asking,
    });
  return html`${seats}${middle ?? trick()}${corner}`;
}
