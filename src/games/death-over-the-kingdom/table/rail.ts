import {html, nothing, type TemplateResult} from 'lit';
import {CROWN, icon, nameOf} from '../../../elements/index.js';
import {shieldOf} from '../../../elements/shared/index.js';
import type {Seat} from '../../../game/index.js';
import {leadersOf} from '../rules/outcome.js';
import {isLarge, seatsOf} from '../rules/standing.js';
import {isCrowded, type KingdomContext} from './context.js';
import {standingTimes} from './reveal.js';
import type {KingdomView} from '../types.js';

/** The standing while a round is shown: the shields by their points, and the crown. */

/** Whether the standing lies in place of the hand: from the moment in which all cards are shown. */
export const showsStanding = ({phase}: KingdomView): boolean =>
  phase === 'show' || phase === 'endAbilities' || phase === 'award';

/** Seats with as many points, the best total first. */
function groups(view: KingdomView): readonly (readonly [total: number, seats: readonly Seat[]])[] {
  const sign = isLarge(view) ? 1 : -1;
  const totals = [...new Set(view.scores)].sort((a, b) => sign * (a - b));
  return totals.map((total) => [
    total,
    seatsOf(view).filter((seat) => view.scores[seat] === total),
  ]);
}

/** The shields of all players by their points; the crown is above those who would win with them. */
export function rail(view: KingdomView, ctx: KingdomContext): TemplateResult {
  const {messages} = ctx;
  const leaders = leadersOf(view);
  const {wait, travel} = standingTimes(ctx) ?? {};
  const moves = (key: string, content: unknown, kind = ''): TemplateResult =>
    html`<span
      class=${kind}
      data-move=${key}
      ?data-stretch=${content === nothing}
      data-wait=${wait ?? nothing}
      data-travel=${travel ?? nothing}
      >${content}</span
    >`;
  return html`<ol
    class="krail ${isCrowded(view) ? 'crowd' : ''}"
    aria-label=${messages.t('kingdom/rail')}
  >
    ${groups(view).map(([total, seats]) => {
      const wins = leaders.includes(seats[0]!);
      const said = `${messages.number(total)} ${messages.t('kingdom/of-points', {n: total})}`;
      // Ground and total are those of the new order: they come with it.
      return html`<li>
        ${wins ? moves(`standing ground ${view.deal} ${view.round}`, nothing, 'kground') : nothing}<span
          class="vh"
          >${seats.map((seat) => nameOf(seat, ctx)).join(', ')}:
          ${wins ? `${said}, ${messages.t('kingdom/would-win')}` : said}</span
        ><span class="kcrown" aria-hidden="true"
          >${wins ? moves('standing crown', icon(CROWN)) : nothing}</span
        ><span class="kgroup" aria-hidden="true"
          >${seats.map((seat) => moves(`standing ${seat}`, shieldOf(seat, ctx)))}</span
        ><b aria-hidden="true"
          >${moves(`standing total ${total}`, messages.number(total), 'ktotal')}</b
        >
      </li>`;
    })}
  </ol>`;
}
