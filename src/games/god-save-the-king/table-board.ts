import {html, nothing, type TemplateResult} from 'lit';
import type {SuitCard} from '../../cards/index.js';
import {cardFace, type FaceOptions} from '../../elements/card-face/card-face.js';
import {CROWN, icon} from '../../elements/card-face/icons.js';
import type {Seat} from '../../game/index.js';
import {seatsOf} from './standing.js';
import {heightOf, kingOf} from './suits.js';
import {draftOf, laidOf, lift, open, spotNow} from './table-draft.js';
import type {Facing, GskDesk} from './table-desk.js';
import type {Formation, GskMeetingView, GskView, Spot} from './types.js';

/** Two formations face each other; a tie joins each pair that meets. */

/** The columns from left to right: my place, and the place of the rival that meets it. */
const COLUMNS: readonly (readonly [Spot, Spot])[] = [
  ['left', 'right'],
  ['centre', 'centre'],
  ['right', 'left'],
];

/** Cards that are being collected are gone from the view, and must still be seen. */
export const seen = (view: GskView, {event, before}: GskDesk): GskView =>
  event?.type === 'cards collected' && before ? before : view;

/** The trick that is shown large: one's own while it lasts, else the other. */
export function facing(view: GskView, desk: GskDesk): Facing {
  const {seat} = desk;
  const running = ([0, 1] as const).flatMap((table) => {
    const meeting = seen(view, desk).matches[table];
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
export const card = (code: SuitCard | null, name: string, desk: GskDesk): TemplateResult =>
  html`<span class="one" role="img" aria-label=${name}
    >${cardFace(code, {letters: desk.letters, deck: desk.deck, size: 's'} as FaceOptions)}</span
  >`;

/** Who wins a flank: `null` for a draw, `undefined` while it is not to be seen. */
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
function theirs(view: GskView, desk: GskDesk, {rival}: Facing, spot: Spot): TemplateResult {
  const {words, names} = desk;
  const formation = seen(view, desk).formations[rival];
  if (!formation) return html`<span class="gap"></span>`;
  const code = formation[spot];
  const place = words.t('gsk/place-of', {name: names[rival], spot});
  const what = code ? words.t('card', {card: code}) : words.t('card/face-down');
  const name = `${place}: ${what}`;
  const may =
    desk.moves[0]?.type === 'pass' &&
    desk.moves.some((move) => move.type === 'rout' && move.at === spot);
  if (!may) return card(code, name, desk);
  const chosen = draftOf(desk).rout === spot;
  return html`<button
    type="button"
    class="pick ${chosen ? 'chosen' : ''}"
    part="rout"
    data-rout=${spot}
    aria-pressed=${chosen ? 'true' : 'false'}
    @click=${() => desk.sketch(chosen ? {} : {rout: spot})}
  >
    ${cardFace(code, {letters: desk.letters, deck: desk.deck, size: 's'} as FaceOptions)}
    <span class="vh">${words.t('gsk/rout-this', {place})}</span>
  </button>`;
}

/** A card of one's own: a slot while the formation is laid. */
function mine(view: GskView, desk: GskDesk, {own}: Facing, spot: Spot): TemplateResult {
  const {words} = desk;
  const formation = seen(view, desk).formations[own];
  const place = words.t('gsk/spot', {spot});
  if (formation) {
    const code = formation[spot];
    const what = code ? words.t('card', {card: code}) : words.t('card/face-down');
    return card(code, `${place}: ${what}`, desk);
  }
  const laying = desk.asking && desk.moves[0]?.type === 'form' && own === desk.seat;
  const code = laidOf(view, desk)[spot];
  if (!laying) return code ? card(code, place, desk) : html`<span class="gap"></span>`;
  if (code)
    return html`<button
      type="button"
      class="pick"
      data-slot=${spot}
      @click=${() => desk.sketch(lift(view, desk, spot))}
    >
      ${cardFace(code, {letters: desk.letters, deck: desk.deck, size: 's'} as FaceOptions)}
      <span class="vh"
        >${place}: ${words.t('card', {card: code})}. ${words.t('gsk/take-back')}</span
      >
    </button>`;
  const now = spotNow(view, desk) === spot;
  return html`<button
    type="button"
    class="gap ${now ? 'now' : ''}"
    data-slot=${spot}
    aria-current=${now ? 'true' : nothing}
    @click=${() => desk.sketch(open(desk, spot))}
  >
    <span class="vh">${place}: ${words.t('gsk/empty')}</span>
  </button>`;
}

const crown = html`<span class="tag crown">${icon(CROWN)}</span>`;

function column(
  view: GskView,
  desk: GskDesk,
  face: Facing,
  spots: readonly [Spot, Spot],
): TemplateResult {
  const {words, names} = desk;
  const {own, rival, meeting} = face;
  const shown = seen(view, desk).formations;
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
        ? words.t('gsk/pill/push')
        : ''
      : winner === null
        ? words.t('gsk/pill/draw')
        : words.t('gsk/pill/wins', {name: names[winner]});
  const kind = winner === own ? 'down' : winner === rival ? 'up' : pushed ? 'push' : 'plain';
  const known = shown[own]?.shown.includes(here) && !(here !== 'centre' && shown[own].turned);
  const secret = own === desk.seat && here === 'centre' && contest;
  const label = known ? 'gsk/all-saw' : secret ? 'gsk/only-you' : 'gsk/spot';
  return html`<div class="pair ${kind}">
    <div class="cell ${winner === rival ? 'win' : ''} ${fallen(rival, there)}">
      ${theirs(view, desk, face, there)}${winner === rival ? crown : nothing}
    </div>
    <span class="joint">${verdict ? html`<span class="pill">${verdict}</span>` : nothing}</span>
    <div class="cell ${winner === own ? 'win' : ''} ${fallen(own, here)}">
      ${mine(view, desk, face, here)}${winner === own ? crown : nothing}
    </div>
    <span class="lab">${words.t(label, {spot: here})}</span>
  </div>`;
}

/** A player in one line: cards in hand, pile, rout token. */
function seatLine(view: GskView, desk: GskDesk, seat: Seat, turn = false): TemplateResult {
  const {words, names} = desk;
  const ready = view.tokens[seat] ?? false;
  const alive = view.alive[seat] ?? false;
  const held = view.hands[seat]?.length ?? 0;
  return html`<gstk-seat
    flat
    exportparts="seat, seat-name, shield"
    data-seat=${seat}
    .name=${names[seat] ?? ''}
    .arms=${seat}
    .score=${null}
    .cards=${alive ? held : null}
    ?turn=${turn}
    .words=${words}
    >${
      alive
        ? html`<span>${words.t('gsk/pile', {n: view.piles[seat] ?? 0})}</span
            ><span
              ><i class="token ${ready ? '' : 'spent'}"></i>${words.t(
                ready ? 'gsk/rout-ready' : 'gsk/rout-spent',
              )}</span
            >`
        : html`<span>${words.t('gsk/is-out')}</span>`
    }</gstk-seat
  >`;
}

/** The two who meet, seats and formations. */
export function pairs(view: GskView, desk: GskDesk, face: Facing): TemplateResult {
  const {own, rival} = face;
  return html`<div class="facing" part="formations">
    ${seatLine(view, desk, rival)}
    <div class="pairs">${COLUMNS.map((spots) => column(view, desk, face, spots))}</div>
    ${seatLine(view, desk, own, desk.asking && own === desk.seat)}
  </div>`;
}
