import {html, nothing, type TemplateResult} from 'lit';
import {player} from '../../../elements/shared/index.js';
import {aroundFirst, matchEnding, playersOn, podium, type Scene} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import {leadersOf, outcome, secondOf} from '../rules/outcome.js';
import {isLarge, seatsOf} from '../rules/standing.js';
import type {KingdomContext} from './context.js';
import type {KingdomMove, KingdomView} from '../types.js';

/** The standings, and the end: the winners are not the players with most points. */

/** Seats by their points, the most first, or in the large game the fewest. */
function ordered(view: KingdomView): readonly Seat[] {
  const sign = isLarge(view) ? -1 : 1;
  const {scores} = view;
  return [...seatsOf(view)].sort((a, b) => sign * (scores[b]! - scores[a]!));
}

/** One row for each player, in the order of their points. */
export function standing(view: KingdomView, ctx: KingdomContext): TemplateResult {
  const {messages} = ctx;
  const winners = outcome(view)?.winners ?? [];
  return html`<table class="kstand">
    <thead>
      <tr>
        <th scope="col">${messages.t('kingdom/player')}</th>
        <th scope="col" class="num">${messages.t('kingdom/points')}</th>
      </tr>
    </thead>
    <tbody>
      ${ordered(view).map(
        (seat) =>
          html`<tr class=${seat === ctx.seat ? 'mine' : ''}>
            <th scope="row">
              ${player(
                seat,
                ctx,
                winners.includes(seat)
                  ? html`<span class="won">${messages.t('kingdom/winner')}</span>`
                  : nothing,
              )}
            </th>
            <td class="num">${messages.number(view.scores[seat] ?? 0)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The points of a seat that were too many, and the turn, from 0, of the first of them. */
function tooMany(
  view: KingdomView,
  seat: Seat,
): {readonly n: number; readonly at: number; readonly enough: number} | undefined {
  const total = view.scores[seat]!;
  if (isLarge(view) || outcome(view)?.winners.includes(seat)) return undefined;
  for (let enough = total - 1; enough > 0; enough--) {
    const totals = view.scores.map((own, other) => (other === seat ? enough : own));
    if (!secondOf(totals, view.options).includes(seat)) continue;
    let sum = 0;
    const at = view.sheet.findIndex((row) => (sum += row[seat]!) > enough);
    return {n: total - enough, at, enough};
  }
  return undefined;
}

/** The last turn that made the winners: before it others would have won. */
function turningPoint(
  view: KingdomView,
  winners: readonly Seat[],
  ctx: KingdomContext,
): string | undefined {
  const {sheet} = view;
  const {messages} = ctx;
  const own = ctx.shared ? undefined : ctx.seat;
  const over = own === undefined ? undefined : tooMany(view, own);
  if (over) return messages.t('kingdom/end/turn-over', {...over, at: over.at + 1});
  const [winner] = winners;
  const same = (seats: readonly Seat[]): boolean => seats.join() === winners.join();
  const leaders = sheet.map((_, at) => leadersOf({...view, sheet: sheet.slice(0, at + 1)}));
  const at = leaders.findLastIndex((seats) => !same(seats));
  if (winner === undefined || at < 0 || leaders[at]!.length === 0) return undefined;
  const lost = own !== undefined && leaders[at]!.includes(own) && !winners.includes(own);
  const n = sheet.slice(0, at + 2).reduce((sum, row) => sum + row[winner]!, 0);
  const values = {at: at + 2, players: playersOn(winners, ctx), n};
  if (isLarge(view))
    return messages.t(lost ? 'kingdom/end/round-lost' : 'kingdom/end/round', values);
  return messages.t(lost ? 'kingdom/end/turn-lost' : 'kingdom/end/turn', values);
}

/**
 * What the reader has done: the place, and in the large game the rounds that brought points. Nothing is
 * added to what the end says of a winner, or of points that are too many.
 */
function own(
  view: KingdomView,
  rankOf: (seat: Seat) => number,
  {seat, shared, messages}: KingdomContext,
): readonly string[] {
  if (seat === undefined || shared) return [];
  const n = view.scores[seat]!;
  const place = rankOf(seat);
  if (!isLarge(view)) return place > 2 ? [messages.t('kingdom/end/own-place', {place, n})] : [];
  const rounds = view.sheet.flatMap((row, at) => (row[seat]! > 0 ? [at + 1] : []));
  return [messages.t('kingdom/end/own', {place, n, rounds})];
}

/** How the match ended, in one sentence. */
function how(view: KingdomView, winners: readonly Seat[], ctx: KingdomContext): string {
  const {messages} = ctx;
  const {scores} = view;
  const n = scores[winners[0] ?? -1];
  const points = Math.max(...scores);
  if (n === undefined) return messages.t('kingdom/nobody');
  return isLarge(view) || n === points
    ? messages.lookup(outcome(view)!.reason!, {n})
    : messages.t('kingdom/end/say', {
        n,
        players: playersOn(winners, ctx),
        points,
        winners: winners.length,
      });
}

/** The end of the match: the second place wears the crown. */
export function ending(
  view: KingdomView,
  ctx: KingdomContext,
): Pick<Scene<KingdomMove, string>, 'stage' | 'say' | 'why' | 'controls'> {
  const {messages} = ctx;
  const {scores} = view;
  const large = isLarge(view);
  const winners = outcome(view)?.winners ?? [];
  const order = ordered(view);
  const totals = [...new Set(order.map((seat) => scores[seat]!))];
  const placeOf = (seat: Seat): number => totals.indexOf(scores[seat]!) + 1;
  // The second place of the small game is that of the second total; in the large one all before count.
  const rankOf = (seat: Seat): number =>
    large ? order.findIndex((other) => scores[other] === scores[seat]) + 1 : placeOf(seat);
  // The winner is shown, however many have more points, and so is the reader.
  const others = order.filter((seat, at) => at < 4 || winners.includes(seat)).slice(0, 5);
  const shown = order.filter((seat) => others.includes(seat) || (!ctx.shared && seat === ctx.seat));
  const lowest = Math.min(4, Math.max(...shown.map(placeOf)));
  const steps = shown.map((seat) => ({
    seat,
    height: Math.max(1, lowest + 1 - placeOf(seat)),
    value: messages.number(scores[seat]!),
    crowned: winners.includes(seat),
  }));
  const noteOf = (seat: Seat): string => {
    if (winners.includes(seat)) return messages.t('kingdom/end/place');
    const most = scores[winners[0] ?? -1] ?? Infinity;
    return scores[seat]! > most ? messages.t('kingdom/end/too-many') : '';
  };
  const values = {n: winners.length, players: playersOn(winners, ctx)};
  return matchEnding(
    {
      hero: podium(large ? aroundFirst(steps) : steps, ctx),
      title:
        winners.length === 0
          ? messages.t('kingdom/end/nobody')
          : messages.t(large ? 'kingdom/end/fewest' : 'kingdom/end/second', values),
      say: [how(view, winners, ctx), ...own(view, rankOf, ctx)].join('. '),
      turn: turningPoint(view, winners, ctx),
      columns: [messages.t('kingdom/points')],
      shown: large ? 4 : 7,
      rows: order.map((seat) => ({
        seat,
        place: rankOf(seat),
        note: large ? '' : noteOf(seat),
        values: [messages.number(scores[seat]!)],
        won: winners.includes(seat),
      })),
    },
    ctx,
  );
}
