import {html, nothing, type TemplateResult} from 'lit';
import {type Card, rankOf, suitOf} from '../../../../cards/index.js';
import {chip, type ChipMark, indexText, playerOf, seatsAround} from '../../../../elements/index.js';
import {shieldOf} from '../../../../elements/shared/index.js';
import type {KingEvent, KingView, Trick} from '../../types.js';
import type {KingContext} from '../context.js';
import {dealTitle} from '../summary/deal-title.js';

/**
 * The log as a picture: a row for each trick, a column for each player. All other events are lines
 * between the rows.
 */

/** A trick, whole or so far. */
interface TrickRow {
  readonly trick: Trick;
  readonly taken?: {readonly seat: number; readonly points: number};
}

/** Cards that a seat drew one after the other. */
interface DrawnRow {
  readonly seat: number;
  readonly drawn: number;
}

type Row = TrickRow | DrawnRow | {readonly line: string};

interface Deal {
  readonly title?: string;
  readonly rows: Row[];
  points?: readonly number[];
}

type Say = (event: KingEvent) => string | undefined;

/** The rows of a deal, with one more event. */
function add(rows: Row[], event: KingEvent, say: Say): void {
  const last = rows.at(-1);
  if (event.type === 'card played') {
    const open = rows.findLast((row): row is TrickRow => 'trick' in row);
    const {seat, card} = event;
    if (open && !open.taken) rows[rows.indexOf(open)] = {trick: [...open.trick, {seat, card}]};
    else rows.push({trick: [{seat, card}]});
  } else if (event.type === 'trick taken') {
    const {seat, points, trick} = event;
    const open = rows.findLastIndex((row) => 'trick' in row && !row.taken);
    rows.splice(open < 0 ? rows.length : open, 1, {trick, taken: {seat, points}});
  } else if (event.type === 'card drawn') {
    const again = last && 'drawn' in last && last.seat === event.seat ? last.drawn : 0;
    rows.splice(again ? -1 : rows.length, 1, {seat: event.seat, drawn: again + 1});
  } else {
    const line = say(event);
    if (line) rows.push({line});
  }
}

function dealsOf(log: readonly KingEvent[], say: Say, ctx: KingContext): readonly Deal[] {
  const {messages} = ctx;
  const deals: Deal[] = [];
  for (const event of log) {
    if (event.type === 'dealt') {
      const {deal, contract} = event;
      deals.push({title: dealTitle(deal, contract, ctx), rows: []});
      continue;
    }
    if (deals.length === 0) deals.push({rows: []}); // a match may begin in the middle of a deal
    const now = deals.at(-1)!;
    if (event.type !== 'deal scored') add(now.rows, event, say);
    else {
      now.points = event.points;
      const {slam} = event;
      if (slam !== null) now.rows.push({line: messages.t('king/say/slam', playerOf(slam, ctx))});
    }
  }
  return deals;
}

function markOf(card: Card, letters: string): ChipMark {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  return rank && suit ? {index: indexText(rank, letters), sign: suit} : {sign: 'joker'};
}

function trickRow(
  {trick, taken}: TrickRow,
  n: number,
  seats: readonly number[],
  {letters, deck, messages}: KingContext,
): TemplateResult {
  const points = taken?.points ?? 0;
  return html`<tr class=${taken ? '' : 'now'}>
    <th class="q">${n}</th>
    ${seats.map((seat) => {
      const card = trick.find((play) => play.seat === seat)?.card;
      const marks = [taken?.seat === seat && 'won', trick[0]?.seat === seat && 'led'];
      return html`<td class=${marks.filter(Boolean).join(' ')}>
        ${card ? chip(markOf(card, letters), {deck}) : nothing}
      </td>`;
    })}
    <td class="num ${points ? 'counts' : 'q'}">${taken ? messages.points(points) : nothing}</td>
  </tr>`;
}

const lineRow = (line: string, seats: readonly number[]): TemplateResult =>
  html`<tr>
    <td class="line q" colspan=${seats.length + 2}><bdi>${line}</bdi></td>
  </tr>`;

function dealGrid(
  {title, rows, points}: Deal,
  seats: readonly number[],
  ctx: KingContext,
): TemplateResult {
  const {messages} = ctx;
  const tricks = rows.filter((row) => 'trick' in row);
  return html`<table class="grid-log">
    ${
      title === undefined
        ? nothing
        : html`<caption>
            ${title}
          </caption>`
    }
    <thead>
      <tr>
        <th></th>
        ${seats.map((seat) => html`<th>${shieldOf(seat, ctx)}</th>`)}
        <th class="num q">${messages.t('king/cost')}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => {
        if ('trick' in row) return trickRow(row, tricks.indexOf(row) + 1, seats, ctx);
        if ('line' in row) return lineRow(row.line, seats);
        const values = {...playerOf(row.seat, ctx), n: row.drawn};
        return lineRow(messages.t('king/drew', values), seats);
      })}
      ${
        points
          ? html`<tr class="all">
              <th>=</th>
              ${seats.map((seat) => html`<td>${messages.points(points[seat] ?? 0)}</td>`)}
              <td></td>
            </tr>`
          : nothing
      }
    </tbody>
  </table>`;
}

/** All deals of the match as far as the screen has shown them; `say` is the narration of an event. */
export const logGrid = (view: KingView, ctx: KingContext, say: Say): TemplateResult => {
  const seats = seatsAround(view.seats, ctx);
  return html`${dealsOf(ctx.log ?? [], say, ctx).map((deal) => dealGrid(deal, seats, ctx))}`;
};
