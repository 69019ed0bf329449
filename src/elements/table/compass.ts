import {html, nothing, type TemplateResult} from 'lit';
import {letterOf} from '../shared/shield.js';
import type {AnyView, Seat} from '../../game/index.js';
import type {Messages} from '../../i18n/index.js';
import {vars} from '../shared/styles/vars.js';
import type {RenderContext} from '../render-context.js';
import {playersAround} from './seats.js';

/**
 * Seats by the compass; `cards-between.ts` has the cards between them, and `compass.styles.ts` lays all
 * of them out.
 */

type Context = Pick<
  RenderContext,
  'seat' | 'players' | 'about' | 'here' | 'messages' | 'origin' | 'letters' | 'deck'
>;

/** The parts of a seat in addition to its name; absent ones are not shown. */
export interface SeatInfo {
  readonly score?: number;
  /** The points of the match, where `score` is that of the deal. */
  readonly total?: number;
  /** Whether nobody has anything of this deal, so that a narrow seat shows the total. */
  readonly opens?: boolean;
  /** The cards on the table go to this seat. */
  readonly won?: boolean;
  /** True if the taken cards count by themselves; see `GstkSeat`. */
  readonly counts?: boolean;
  /** The cards that count among those taken. */
  readonly chips?: TemplateResult;
  /** The number of its cards is hidden, for example because the badge replaces it. */
  readonly noCards?: boolean;
  /** How many things it has taken, and the word for them: `2`, `tricks`. */
  readonly taken?: number;
  readonly takenUnit?: string;
  readonly badge?: string;
}

/** How many tricks a seat has taken. */
export const tricksTaken = (taken: number, messages: Messages): SeatInfo => ({
  taken,
  takenUnit: messages.t('unit/tricks', {n: taken}),
});

/**
 * Each seat with name, arms and turn, the number of its cards unless they are the reader's, and what
 * the game adds.
 */
export function compassSeats(
  view: AnyView,
  ctx: Context,
  infoOf: (seat: Seat) => SeatInfo = () => ({}),
): TemplateResult {
  return html`${playersAround(view.seats, ctx).map(({seat, place, name}, at) => {
    const {score, total, opens, noCards, taken, takenUnit, badge, won, counts, chips} =
      infoOf(seat);
    const cards = seat === ctx.seat || noCards ? undefined : view.hands?.[seat]?.length;
    return html`<gstk-seat
      class=${place}
      ${vars({'--at': place})}
      exportparts="seat, seat-name, seat-score, shield"
      data-seat=${seat}
      .name=${name}
      .letter=${letterOf(seat, ctx)}
      .about=${ctx.about?.[seat] ?? ''}
      ?away=${ctx.here?.[seat] === false}
      .arms=${seat}
      .score=${score ?? null}
      .total=${total ?? null}
      .opens=${opens ?? false}
      .won=${won ?? false}
      .counts=${counts ?? false}
      .cards=${cards ?? null}
      .taken=${taken ?? null}
      .takenUnit=${takenUnit ?? ''}
      ?turn=${view.turn.includes(seat)}
      ?own=${at === 0}
      .messages=${ctx.messages}
      >${badge ? html`<span class="badge">${badge}</span>` : nothing}${chips ?? nothing}</gstk-seat
    >`;
  })}`;
}
