import {html, nothing, type TemplateResult} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {type Card, sortHand} from '../../../../cards/index.js';
import {cardsInWords} from '../../../../elements/shared/index.js';
import type {Mark, Step} from '../../../../elements/gstk-steps/gstk-steps.component.js';
import '../../../../elements/gstk-steps/gstk-steps.js';
import {playersAround, trickTerms} from '../../../../elements/index.js';
import {priceOf, trickPrice, worthOf} from '../prices.js';
import {tricksBefore, tricksOf, winnerOf} from '../counting.js';
import {outcome} from './this-deal.js';
import {cardChip} from '../board.js';
import type {Variant} from '../../rules/contracts/columns.js';
import type {KingContext} from '../context.js';
import {type KingView, trumpSuit} from '../../types.js';

/**
 * The review of a finished deal, trick by trick, with the hands at that time. It uses only what its
 * reader has seen: a hand consists of the cards that its seat played later. Cards that nobody has
 * seen stay hidden (F-1).
 */

/** The cards of a seat before a trick. */
interface Held {
  readonly cards: readonly Card[];
  /** The number of further cards, which this reader has never seen. */
  readonly unknown: number;
}

/** The cards that a seat held before a trick; tricks count from 0. */
function heldBefore(view: KingView, seat: number, at: number, ctx: KingContext): Held {
  const later = view.played.slice(at).flatMap((trick, after) => {
    const play = trick.find((one) => one.seat === seat);
    // The last card drawn for a trick is the card played to it.
    const drawn = after > 0 && view.draws.some((d) => d.trick === at + after && d.seat === seat);
    return play && !drawn ? [play.card] : [];
  });
  const kept = view.contract.draws ? [] : (view.hands[seat] ?? []);
  const known = kept.filter((card) => card !== null && seat === ctx.seat) as readonly Card[];
  const cards = sortHand([...later, ...known], {trump: trumpSuit(view.trump)});
  return {cards, unknown: kept.length - known.length};
}

function handRow(view: KingView, seat: number, at: number, ctx: KingContext): TemplateResult {
  const {messages, players} = ctx;
  const {cards, unknown} = heldBefore(view, seat, at, ctx);
  const now = view.played[at]?.find((play) => play.seat === seat)?.card;
  return html`<tr>
    <th scope="row" translate="no">${players[seat]!.name}</th>
    <td>
      <span class="took">
        <span class="took" aria-hidden="true"
          >${cards.map(
            (card) =>
              html`<span class=${card === now ? 'now' : ''}>${cardChip(card, false, ctx)}</span>`,
          )}</span
        >
        <span class="vh">${cardsInWords(cards, ctx)}</span>
        ${unknown ? html`<span>+ ${messages.number(unknown)} ${messages.t('unit/cards', {n: unknown})}</span>` : nothing}
      </span>
    </td>
  </tr>`;
}

/** The trick that cost the reader most, if any cost something. */
function dearest(
  view: KingView,
  worth: readonly number[],
  {seat, messages}: KingContext,
): Mark | null {
  const costs = view.played.map((trick, at) => (winnerOf(trick, view) === seat ? worth[at]! : 0));
  const least = Math.min(0, ...costs);
  return least < 0 ? {at: costs.indexOf(least), label: messages.t('review/dearest')} : null;
}

/** A review is read from the first trick on, unless its reader has pressed another one. */
const FIRST = {at: 0};

/** The review of the deal whose summary is shown. */
export function review(view: KingView, variant: Variant, ctx: KingContext): unknown {
  const {messages, players, letters, deck} = ctx;
  const seats = playersAround(view.seats, ctx);
  const [all, before] = [tricksOf(view, variant), tricksBefore(view, variant)];
  const worth = view.played.map((trick, at) => worthOf(trick, before + at, all, view.contract));
  const steps = view.played.map((trick, at): Step => {
    const winner = winnerOf(trick, view);
    const taken = outcome(trick, before + at, view, variant, ctx);
    const plays = trick.map(({seat, card}) => messages.t('say/play', {...players[seat]!, card}));
    const draw = (): TemplateResult =>
      html`<gstk-trick
          class="mini"
          exportparts="trick, slot, card, card-face"
          .seats=${seats}
          .plays=${trick.map((play) => ({...play, price: priceOf(play.card, view.contract)}))}
          .winning=${winner}
          .worth=${trickPrice(before + at, all, view.contract)}
          .terms=${trickTerms(messages)}
          .letters=${letters}
          .deck=${deck}
          .messages=${messages}
        ></gstk-trick>
        <p class="s">${taken}</p>
        <table class="taken">
          <caption class="q s">
            ${messages.t('review/hands')}
            ${view.contract.draws ? messages.t('review/drawn-later') : nothing}
          </caption>
          <tbody>
            ${seats.map(({seat}) => handRow(view, seat, at, ctx))}
          </tbody>
        </table>`;
    return {
      title: messages.t('king/trick-of', {n: at + 1, of: view.played.length}),
      says: [...plays, taken].join(' '),
      draw,
    };
  });
  // The review of a new deal begins at its start, not where the reader stopped in the previous one.
  return keyed(
    view.played
      .flat()
      .map(({card}) => card)
      .join(' '),
    html`<gstk-steps
      class="review"
      exportparts="button"
      .steps=${steps}
      .mark=${dearest(view, worth, ctx)}
      .start=${ctx.part ?? FIRST}
      .messages=${messages}
    ></gstk-steps>`,
  );
}
