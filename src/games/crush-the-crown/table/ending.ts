import {html, type TemplateResult} from 'lit';
import {cardFace, matchEnding, playerOf, type Scene, southOf} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import {isComplete, membersIn, PLACES, spiesIn, suitOfGovernment} from '../rules/government.js';
import {outcome} from '../rules/turn.js';
import type {CrushMove, CrushView} from '../types.js';
import type {CrushContext} from './context.js';
import {costliest, isWhole, turnsOf} from './turn-history.js';

/** The end of a match: the winning Government, and the spy that cost the loser most. */

/** A Government as a fan of cards. */
const fan = (view: CrushView, seat: Seat, {letters, deck}: CrushContext): TemplateResult =>
  html`<div class="fan">
    ${view.governments[seat]!.map(
      (card) => html`<span>${cardFace(card, {size: 's', letters, deck})}</span>`,
    )}
  </div>`;

/** How the match ended, in one sentence. */
function how(
  view: CrushView,
  winner: Seat | undefined,
  {messages, log = []}: CrushContext,
): string {
  const suit = suitOfGovernment(view.governments[winner ?? 0]!)!;
  if (winner === undefined) return messages.t('crush/stalled-evenly', {n: view.idle});
  if (!isComplete(view.governments[winner]!)) return messages.t('crush/stalled', {n: view.idle});
  const turn = isWhole(log) ? turnsOf(log).at(-1)!.number : undefined;
  return messages.t('crush/completed', {suit, turn});
}

/** The spy that brought the winner most cards. */
function turningPoint(
  winner: Seat | undefined,
  {log = [], ...ctx}: CrushContext,
): string | undefined {
  const spy = winner !== undefined && isWhole(log) ? costliest(log, winner) : undefined;
  if (!spy) return undefined;
  const {card, by, turn, place, cards} = spy;
  return ctx.messages.t('crush/turning-point', {
    ...{card, turn, n: cards, rank: PLACES[place]!},
    ...{...playerOf(by, ctx), rival: playerOf(1 - by, ctx)},
  });
}

/** The picture of the end. */
export function ending(
  view: CrushView,
  ctx: CrushContext,
): Pick<Scene<CrushMove>, 'stage' | 'say' | 'why' | 'controls'> {
  const {messages} = ctx;
  const [winner] = outcome(view)?.winners ?? [];
  const south = southOf(ctx);
  const seats = [winner ?? south, 1 - (winner ?? south)];
  return matchEnding(
    {
      hero: fan(view, winner ?? south, ctx),
      title:
        winner === undefined
          ? messages.t('crush/nobody')
          : messages.t('crush/stands', playerOf(winner, ctx)),
      say: how(view, winner, ctx),
      turn: turningPoint(winner, ctx),
      columns: [messages.t('crush/members'), messages.t('crush/spies-head')],
      rows: seats.map((seat, at) => {
        const cards = view.governments[seat]!;
        return {
          seat,
          place: winner === undefined ? 1 : at + 1,
          values: [membersIn(cards), spiesIn(cards)].map((n) => messages.number(n)),
          won: seat === winner,
        };
      }),
    },
    ctx,
  );
}
