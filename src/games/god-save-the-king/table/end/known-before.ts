import {html, nothing, type TemplateResult} from 'lit';
import type {SuitCard} from '../../../../cards/index.js';
import {kingOf, originOf} from '../../rules/suits.js';
import type {GskContext} from '../context.js';
import type {GskView} from '../../types.js';
import {fallToTell} from './turning-point.js';

/** What could be known of a King before a rival named him: the cards of his hand that all had seen. */

/** The number of cards in a suit. */
const SUIT = 13;

/**
 * How the player who routed a King could know, from what everybody had seen in that hand; nothing if no
 * other player has routed him.
 */
export function knownBefore(view: GskView, ctx: GskContext): TemplateResult | typeof nothing {
  const {messages, players, log = [], seat: own} = ctx;
  const fall = fallToTell(view, ctx.shared ? undefined : own);
  if (fall?.cause !== 'rout') return nothing;
  const {seat, hand} = fall;
  const hit = log
    .flatMap((event) => ('routs' in event ? event.routs : []))
    .find(({of, king}) => king && of === seat);
  if (!hit || (hit.by === own && !ctx.shared)) return nothing;
  const seen = view.shown
    .filter((one) => one.hand === hand && one.from === seat && one.way !== 'fallen')
    .map(({card}): SuitCard => card)
    .filter((card) => card !== kingOf(seat) && originOf(card) === seat);
  // In later hands cards of the suit are in other hands, too.
  const left = hand === 1 ? SUIT - seen.length : undefined;
  const of = players[seat]!;
  return html`<details class="known-before">
    <summary>${messages.t('gsk/how/ask', players[hit.by]!)}</summary>
    <span
      >${
        seen.length > 0
          ? messages.t('gsk/how/seen', {cards: seen, left, ...of})
          : messages.t('gsk/how/guess', of)
      }</span
    >
  </details>`;
}
