import {html, nothing, type TemplateResult} from 'lit';
import {suitGlyph} from '../../elements/card-face/suit-glyph.js';
import {placesFor} from '../../elements/gstk-trick/places.js';
import {partOf} from './phase.js';
import {isOut, SEATS, stillIn} from './seats.js';
import type {PeasantsDesk} from './table-desk.js';
import {exchange} from './table-exchange.js';
import {naming} from './table-naming.js';
import {bestOf} from './taken.js';
import {LIMITS, type PeasantsView, type Trick} from './types.js';

/** The line of chrome and the middle of the table. */

/** The line of chrome: the part, what is wanted in it, trump, and how far it has come. */
export function contractLine(view: PeasantsView, desk: PeasantsDesk): TemplateResult {
  const {words} = desk;
  const part = partOf(view);
  const games = Number(view.options['games']);
  const rank = desk.seat === undefined ? undefined : view.names?.[desk.seat];
  const goal =
    part === 'election' && rank
      ? words.t('peasants/up-to', {rank, n: LIMITS[rank]})
      : words.t(`peasants/goal/${part}`);
  return html`<span class="name">${words.t(`peasants/part/${part}`)}</span>
    <span class="goal">${goal}</span>
    <span class="out"
      ><span>${words.t('peasants/trump')}</span>${suitGlyph(
        view.trump,
        words.t('suit', {suit: view.trump}),
        desk.deck,
      )}</span
    >
    <span class="deal"
      >${
        games > 1
          ? words.t('peasants/game-of', {game: view.game, of: games})
          : view.turn.length > 0 && (part === 'election' || part === 'reign')
            ? words.t('peasants/trick-number', {n: view.played.length + 1})
            : ''
      }</span
    >`;
}

/** What lies on the table: a trick that is being taken is still to be seen. */
export const onTable = (view: PeasantsView, {event}: PeasantsDesk): Trick =>
  event?.type === 'trick taken' ? event.trick : view.trick;

/** Rank and tricks of a seat, `Soldier 2 of 5`. */
function badge(
  view: PeasantsView,
  seat: number,
  {words}: PeasantsDesk,
): TemplateResult | typeof nothing {
  const n = view.tricks[seat] ?? 0;
  const rank = (view.ranks ?? view.names)?.[seat];
  if (!rank) return view.dealer === seat ? html`<span>${words.t('seat/dealer')}</span>` : nothing;
  const count = view.ranks
    ? words.t('peasants/tricks', {n})
    : words.t('peasants/of', {n, of: LIMITS[rank]});
  return html`<span class="rank">${words.t('peasants/rank', {rank})}</span
    ><span>${count}</span
    >${isOut(view, seat) ? html`<span class="gone">${words.t('peasants/out')}</span>` : nothing}`;
}

function trick(view: PeasantsView, desk: PeasantsDesk): TemplateResult {
  const {words, names, letters, deck, origin} = desk;
  const south = desk.seat ?? 0;
  const plays = onTable(view, desk);
  const [next = null] = view.turn;
  const open = plays.length < stillIn(view).length && desk.event?.type !== 'trick taken';
  return html`<gstk-trick
    exportparts="trick, slot, card, card-face"
    .seats=${placesFor(SEATS).map((place, at) => {
      const seat = (south + at) % SEATS;
      return {seat, place, name: names[seat] ?? ''};
    })}
    .plays=${plays}
    .next=${open ? next : null}
    .winning=${bestOf(view, plays)?.seat ?? null}
    .from=${origin}
    .letters=${letters}
    .deck=${deck}
    .words=${words}
  ></gstk-trick>`;
}

/** Seats by the compass; between them the trick, the exchange, or the names that are to be given. */
export function board(view: PeasantsView, desk: PeasantsDesk): TemplateResult {
  if (desk.asking && view.scene === 'naming') return naming(desk);
  const {words, names} = desk;
  const south = desk.seat ?? 0;
  const part = partOf(view);
  const [next] = view.turn;
  const {event} = desk;
  const giving =
    part === 'exchange' || event?.type === 'card given' || event?.type === 'lead found';
  return html`${placesFor(SEATS).map((place, at) => {
    const seat = (south + at) % SEATS;
    return html`<gstk-seat
      class="${place} ${isOut(view, seat) ? 'out' : ''}"
      exportparts="seat, seat-name, seat-score, shield"
      data-seat=${seat}
      .name=${names[seat] ?? ''}
      .arms=${seat}
      ?turn=${next === seat}
      ?own=${seat === south}
      .words=${words}
      >${badge(view, seat, desk)}</gstk-seat
    >`;
  })}${giving ? exchange(view, desk) : trick(view, desk)}`;
}
