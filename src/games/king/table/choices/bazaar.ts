import {html} from 'lit';
import {type Card, suitOf} from '../../../../cards/index.js';
import type {Control, Scene} from '../../../../elements/index.js';
import {isPlay, type KingEvent, type KingMove, type KingView} from '../../types.js';
import type {Beside} from '../board.js';
import type {KingContext} from '../context.js';
import {stack} from '../contract-picture.js';

/** The bazaar: a pile from which players who cannot follow draw. */

/** The cards that the reader has drawn before a card that has yet to be played. */
export function drawnNow({log = [], seat}: KingContext): readonly Card[] {
  const other = log.findLastIndex(
    (event) => event.type !== 'draw due' && !(event.type === 'card drawn' && event.seat === seat),
  );
  return log
    .slice(other + 1)
    .flatMap((event) => (event.type === 'card drawn' && event.card ? [event.card] : []));
}

/** The number of cards of each seat, and the pile in the corner. */
export function bazaar({stock, hands, phase}: KingView, ctx: KingContext): Beside {
  const {messages, asking} = ctx;
  const n = stock.length;
  return {
    chips: (seat) => {
      const left = hands[seat]?.length ?? 0;
      return left > 0
        ? html`<span class="held" role="img" aria-label=${messages.t('king/holds', {n: left})}
            ><i></i><span aria-hidden="true">${left}</span></span
          >`
        : html`<span class="badge">${messages.t('king/out-of-cards')}</span>`;
    },
    corner: html`<div
      class="draw-pile ${asking && phase === 'drawing' ? 'asks' : ''}"
      role="img"
      aria-label=${messages.t('king/stock-of', {n})}
    >
      ${n > 0 ? stack() : html`<i class="hole"></i>`}<b aria-hidden="true">${n}</b>
    </div>`,
  };
}

/** The question to a reader who cannot follow. */
export function drawAsked(
  view: KingView,
  {messages, ask}: KingContext,
): Pick<Scene<KingMove>, 'say' | 'why' | 'controls'> {
  const button: Control = {
    id: 'draw',
    label: messages.t('king/draw'),
    primary: true,
    run: () => ask({type: 'draw'}),
  };
  return {
    say: messages.t('king/draw-ask', {view}),
    why: messages.t('king/draw-why', {n: view.stock.length}),
    controls: [button],
  };
}

/** The result of a draw, for a reader who is to play now. */
export function drew(
  view: KingView,
  {messages, moves}: KingContext,
  cards: readonly Card[],
): Pick<Scene<KingMove>, 'say' | 'why'> {
  const [lead] = view.trick;
  const last = cards.at(-1)!;
  const match = lead && suitOf(lead.card) === suitOf(last);
  const forced = moves.every((move) => isPlay(move) && move.card === view.contract.forced);
  return {
    say: messages.t('king/drawn', {n: cards.length}),
    why: match
      ? messages.t('king/drawn-match', {card: last})
      : messages.t('king/drawn-none', {forced}),
  };
}

/** A player who has begun to draw goes on until a card follows suit. */
export const follows = (event: KingEvent, {seat}: KingView): KingMove | undefined =>
  event.type === 'card drawn' && event.next === 'drawing' && event.seat === seat
    ? {type: 'draw'}
    : undefined;
