import {html, nothing, type TemplateResult} from 'lit';
import {seatsAround} from '../../../../elements/index.js';
import type {Seat} from '../../../../game/index.js';
import {needOf} from '../../rules/wins.js';
import {
  progress,
  type RevealPlace,
  revealRow,
  revealStrip,
  revealTimes,
  verdict,
} from '../../table/reveal.js';
import {thwartRing} from '../../table/ring.js';
import {type DefendContext, isShown, verdictText} from './speech.js';
import {isCourtCard} from '../../rules/deck.js';
import type {DefendView} from '../types.js';

/** The board of Defend the King: the places, the strip, and the ring of cards that thwart each other. */

/** The most players whose places are wide enough for a second line of words. */
const WIDE = 3;

export function contractLine(view: DefendView, {messages, event}: DefendContext): TemplateResult {
  const {wins, phase, options, seats} = view;
  const of = Number(options['bestOf']);
  const decided = wins.reduce((sum, won) => sum + won, 0);
  const n = decided + (phase === 'over' || event?.type === 'match won' ? 0 : 1);
  return html`<span class="name">${messages.t('game/defend-the-king')}</span>
    <span class="goal">${messages.t(seats === 2 ? 'defend/goal' : 'defend/goal/many')}</span>
    <span class="deal">${of > 1 ? messages.t('defend/match', {n, of}) : nothing}</span>`;
}

/** A place while cards are chosen in secret and the last reveal is gone. */
function choosing(view: DefendView, seat: Seat, ctx: DefendContext): Partial<RevealPlace> {
  const {messages} = ctx;
  const {choices, seats, still} = view;
  if (!still.includes(seat)) return {open: '', lost: true, note: messages.t('defend/is-out')};
  const card = choices.made[seat] ?? undefined;
  const own = seat === ctx.seat;
  if (!card)
    return {
      open: own ? messages.t('crown/place/own') : '',
      asked: own && ctx.asking,
    };
  const mark = messages.t('crown/in');
  return {
    ...{card, mark, was: true, turnWait: 220},
    note: html`<b>${messages.t('crown/card', {card})}</b>${
        seats <= WIDE ? messages.t('crown/only-you') : nothing
      }`,
  };
}

/** A place while the cards lie open; in the event that shows them they come in and turn. */
function shown(
  view: DefendView,
  seat: Seat,
  ctx: DefendContext,
  order: readonly Seat[],
): Partial<RevealPlace> {
  const {messages, event} = ctx;
  const {last, still, phase, seats} = view;
  const card = last?.cards[seat] ?? undefined;
  const before = !card && !still.includes(seat) && seats > 2;
  if (before) return {open: '', lost: true, note: messages.t('defend/is-out')};
  if (!card) return {open: ''};
  if (event?.type === 'cards revealed') {
    const {wait, turn} = revealTimes(order.length);
    return {
      ...{card, up: true, was: false, mark: messages.t('crown/in')},
      ...{wait: wait(Math.max(0, order.indexOf(seat))), turnWait: turn},
    };
  }
  const won = event?.type === 'match won' ? event.seat === seat : phase === 'over' && still[0] === seat; // oxfmt-ignore
  const beaten = last?.out.includes(seat) ?? false;
  const key = won ? 'wins' : !beaten ? 'stays' : seats === 2 ? 'thwarted' : 'is-out';
  const quiet = key === 'stays' && (seats > WIDE || last?.out.length === 0);
  const word = quiet ? '' : messages.t(`defend/${key}`);
  return {
    ...{card, up: true, best: won, lost: beaten && seats > 2},
    note: beaten ? word : html`<b>${word}</b>`,
  };
}

/**
 * The seats whose cards come in when all are shown, in the order of the places: all except the
 * reader's.
 */
const comingOf = ({last, seats}: DefendView, ctx: DefendContext): readonly Seat[] =>
  seatsAround(seats, ctx).filter((seat) => seat !== ctx.seat && last?.cards[seat]);

/** The time at which the verdict on the shown cards comes. */
export const toldAt = (view: DefendView, ctx: DefendContext): number =>
  revealTimes(comingOf(view, ctx).length).verdict;

/** The strip: the number of cards that are in, or the result while cards lie open. */
function strip(view: DefendView, ctx: DefendContext): TemplateResult {
  const {choices, last} = view;
  if (!isShown(view, ctx) || !last) {
    const mine = ctx.seat !== undefined && (choices.made[ctx.seat] ?? null) !== null;
    return revealStrip(progress(Number(mine), choices.from.length, ctx));
  }
  const said = verdictText(last, view, ctx);
  if (ctx.event?.type !== 'cards revealed') return revealStrip(verdict(said, 0, view.reveals));
  const met = last.cards.filter((card) => card !== null).length;
  const wait = toldAt(view, ctx);
  return revealStrip(html`${progress(met, met, ctx, wait)}${verdict(said, wait, view.reveals)}`);
}

/**
 * The places, the reader's first, the strip, and the ring, which is between the places of two
 * players.
 */
export function board(view: DefendView, ctx: DefendContext): TemplateResult {
  const {messages, event} = ctx;
  const {seats, last} = view;
  const open = isShown(view, ctx);
  const around = seatsAround(seats, ctx);
  const coming = comingOf(view, ctx);
  const places = around.map((seat) => ({
    ...{seat, card: undefined, up: false, mine: seat === ctx.seat},
    ...(Number(view.options['bestOf']) > 1
      ? {dots: {n: view.wins[seat]!, of: needOf(view.options)}}
      : {}),
    ...(open ? shown(view, seat, ctx, coming) : choosing(view, seat, ctx)),
  }));
  // The ring lights up with the result, since it must not reveal cards that have not turned yet.
  const met = open && event?.type !== 'cards revealed' ? (last?.cards ?? []) : [];
  const cards = open ? last?.cards : view.choices.made;
  const looked = !open && isCourtCard(ctx.looked) ? ctx.looked : undefined;
  return html`<div class="arena ${seats === 2 ? 'two' : 'many'}">
    ${revealRow(places, messages.t('crown/places'), ctx)}
    ${thwartRing(
      met.filter((card) => card !== null),
      looked ?? (ctx.seat === undefined ? undefined : cards?.[ctx.seat]) ?? undefined,
      messages,
    )}
    ${strip(view, ctx)}
  </div>`;
}
