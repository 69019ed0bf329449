import {html, nothing, type TemplateResult} from 'lit';
import {letterOf} from '../../../elements/internal/shield.js';
import type {SuitCard} from '../../../cards/index.js';
import {cardFace, type FaceOptions} from '../../../elements/card-face/card-face.js';
import {CROWN, icon} from '../../../elements/card-face/icons.js';
import {whileDragged} from '../../../elements/internal/drag-guard.js';
import type {Seat} from '../../../game/index.js';
import {seatsOf} from '../rules/standing.js';
import {heightOf, kingOf} from '../rules/suits.js';
import {draftOf, laidOf, lift, open, spotNow} from './draft.js';
import type {Facing, GskContext} from './context.js';
import type {Formation, GskMeetingView, GskView, Spot} from '../types.js';

/** Two formations face each other; a joint connects each pair of cards that meet. */

/** The columns from left to right: the reader's place, and the rival's place that meets it. */
const COLUMNS: readonly (readonly [Spot, Spot])[] = [
  ['left', 'right'],
  ['centre', 'centre'],
  ['right', 'left'],
];

/**
 * The view to draw cards from: collected cards are gone from the present view but must still be
 * seen.
 */
export const seen = (view: GskView, {event, before}: GskContext): GskView =>
  event?.type === 'cards collected' && before ? before : view;

/** The trick that is shown large: the reader's own while it lasts, else the other. */
export function facing(view: GskView, ctx: GskContext): Facing {
  const {seat} = ctx;
  const running = ([0, 1] as const).flatMap((table) => {
    const meeting = seen(view, ctx).matches[table];
    return meeting && meeting.step !== 'waiting' ? [{table, meeting}] : [];
  });
  const plays = ({meeting}: {meeting: GskMeetingView}): boolean =>
    seat !== undefined && meeting.seats.includes(seat);
  const shown = running.find(plays) ?? running[0];
  if (!shown) {
    const own = seat ?? 0;
    const others = seatsOf(view).filter((one) => one !== own);
    const rival = others.find((one) => view.alive[one]) ?? others[0]!;
    return {own, rival, table: undefined, meeting: undefined};
  }
  const [one, other] = shown.meeting.seats;
  return plays(shown) && other === seat
    ? {own: other, rival: one, ...shown}
    : {own: one, rival: other, ...shown};
}

/** One card, or a back, with its name. */
export const card = (code: SuitCard | null, name: string, ctx: GskContext): TemplateResult =>
  html`<span class="one" role="img" aria-label=${name}
    >${cardFace(code, {letters: ctx.letters, deck: ctx.deck, size: 's'} as FaceOptions)}</span
  >`;

/** The winner of a flank: `null` for a draw, `undefined` while it cannot be seen. */
function wins(
  {own, rival}: Facing,
  mine: Formation<SuitCard | null> | null | undefined,
  theirs: Formation<SuitCard | null> | null | undefined,
  [here, there]: readonly [Spot, Spot],
): Seat | null | undefined {
  if (here === 'centre' || !mine?.turned || !theirs?.turned) return undefined;
  const lead = heightOf(mine[here]!) - heightOf(theirs[there]!);
  return lead === 0 ? null : lead > 0 ? own : rival;
}

/** A card of the rival: a button while it may be routed. */
function theirs(view: GskView, ctx: GskContext, {rival}: Facing, spot: Spot): TemplateResult {
  const {messages, names} = ctx;
  const formation = seen(view, ctx).formations[rival];
  if (!formation) return html`<span class="gap"></span>`;
  const code = formation[spot];
  const place = messages.t('gsk/place-of', {name: names[rival]!, spot});
  const what = code ? messages.t('card', {card: code}) : messages.t('card/face-down');
  const name = `${place}: ${what}`;
  const may =
    ctx.moves[0]?.type === 'pass' &&
    ctx.moves.some((move) => move.type === 'rout' && move.at === spot);
  if (!may) return card(code, name, ctx);
  const chosen = draftOf(ctx).rout === spot;
  return html`<button
    type="button"
    class="pick ${chosen ? 'chosen' : ''}"
    part="rout"
    data-rout=${spot}
    aria-pressed=${chosen ? 'true' : 'false'}
    @click=${() => ctx.sketch(chosen ? {} : {rout: spot})}
  >
    ${cardFace(code, {letters: ctx.letters, deck: ctx.deck, size: 's'} as FaceOptions)}
    <span class="vh">${messages.t('gsk/rout-this', {place})}</span>
  </button>`;
}

/** A card of the reader: a slot while the formation is laid. */
function mine(view: GskView, ctx: GskContext, {own}: Facing, spot: Spot): TemplateResult {
  const {messages} = ctx;
  const formation = seen(view, ctx).formations[own];
  const place = messages.t('gsk/spot', {spot});
  if (formation) {
    const code = formation[spot];
    const what = code ? messages.t('card', {card: code}) : messages.t('card/face-down');
    return card(code, `${place}: ${what}`, ctx);
  }
  const laying = ctx.asking && ctx.moves[0]?.type === 'form' && own === ctx.seat;
  const code = laidOf(view, ctx)[spot];
  if (!laying) return code ? card(code, place, ctx) : html`<span class="gap"></span>`;
  if (code)
    return html`<button
      type="button"
      class="pick"
      data-slot=${spot}
      @click=${() => ctx.sketch(lift(view, ctx, spot))}
      @touchmove=${whileDragged}
    >
      ${cardFace(code, {letters: ctx.letters, deck: ctx.deck, size: 's'} as FaceOptions)}
      <span class="vh"
        >${place}: ${messages.t('card', {card: code})}. ${messages.t('gsk/take-back')}</span
      >
    </button>`;
  const now = spotNow(view, ctx) === spot;
  return html`<button
    type="button"
    class="gap ${now ? 'now' : ''}"
    data-slot=${spot}
    aria-current=${now ? 'true' : nothing}
    @click=${() => ctx.sketch(open(ctx, spot))}
  >
    <span class="vh">${place}: ${messages.t('gsk/empty')}</span>
  </button>`;
}

const crown = html`<span class="tag crown">${icon(CROWN)}</span>`;

function column(
  view: GskView,
  ctx: GskContext,
  face: Facing,
  spots: readonly [Spot, Spot],
): TemplateResult {
  const {messages, names} = ctx;
  const {own, rival, meeting} = face;
  const shown = seen(view, ctx).formations;
  const [here, there] = spots;
  const fallen = (seat: Seat, spot: Spot): string =>
    shown[seat]?.[spot] === kingOf(seat) && !view.alive[seat] ? 'fallen' : '';
  const down = fallen(own, here) || fallen(rival, there);
  const winner = down ? undefined : wins(face, shown[own], shown[rival], spots);
  const contest = (meeting?.declared.length ?? 0) > 0 || meeting?.step === 'declare';
  const pushed = here === 'centre' && contest;
  const verdict =
    winner === undefined
      ? pushed
        ? messages.t('gsk/pill/push')
        : ''
      : winner === null
        ? messages.t('gsk/pill/draw')
        : messages.t('gsk/pill/wins', {name: names[winner]!});
  const kind = winner === own ? 'down' : winner === rival ? 'up' : pushed ? 'push' : 'plain';
  const known = shown[own]?.shown.includes(here) && !(here !== 'centre' && shown[own].turned);
  const secret = own === ctx.seat && here === 'centre' && contest;
  const label = known ? 'gsk/all-saw' : secret ? 'gsk/only-you' : 'gsk/spot';
  return html`<div class="pair ${kind}">
    <div class="cell ${winner === rival ? 'win' : ''} ${fallen(rival, there)}">
      ${theirs(view, ctx, face, there)}${winner === rival ? crown : nothing}
    </div>
    <span class="joint">${verdict ? html`<span class="pill">${verdict}</span>` : nothing}</span>
    <div class="cell ${winner === own ? 'win' : ''} ${fallen(own, here)}">
      ${mine(view, ctx, face, here)}${winner === own ? crown : nothing}
    </div>
    <span class="lab">${messages.t(label, {spot: here})}</span>
  </div>`;
}

/** A player in one line: cards in hand, pile, rout token. */
function seatLine(view: GskView, ctx: GskContext, seat: Seat, turn = false): TemplateResult {
  const {messages, names} = ctx;
  const ready = view.tokens[seat] ?? false;
  const alive = view.alive[seat] ?? false;
  const held = view.hands[seat]?.length ?? 0;
  return html`<gstk-seat
    flat
    exportparts="seat, seat-name, shield"
    data-seat=${seat}
    .name=${names[seat] ?? ''}
    .letter=${letterOf(seat, ctx)}
    .arms=${seat}
    .score=${null}
    .cards=${alive ? held : null}
    ?turn=${turn}
    .messages=${messages}
    >${
      alive
        ? html`<span>${messages.t('gsk/pile', {n: view.piles[seat] ?? 0})}</span
            ><span
              ><i class="token ${ready ? '' : 'spent'}"></i>${messages.t(
                ready ? 'gsk/rout-ready' : 'gsk/rout-spent',
              )}</span
            >`
        : html`<span>${messages.t('gsk/is-out')}</span>`
    }</gstk-seat
  >`;
}

/** The two players who meet: seats and formations. */
export function pairs(view: GskView, ctx: GskContext, face: Facing): TemplateResult {
  const {own, rival} = face;
  return html`<div class="facing" part="formations">
    ${seatLine(view, ctx, rival)}
    <div class="pairs">${COLUMNS.map((spots) => column(view, ctx, face, spots))}</div>
    ${seatLine(view, ctx, own, ctx.asking && own === ctx.seat)}
  </div>`;
}
