import {html, type TemplateResult} from 'lit';
import {type AnyScene, matchEnding} from '../../../../elements/index.js';
import type {Seat} from '../../../../game/index.js';
import {outcome} from '../../rules/outcome.js';
import {seatsOf} from '../../rules/standing.js';
import {kingOf} from '../../rules/suits.js';
import type {GskContext} from '../context.js';
import {causeOf} from '../reveal/causes.js';
import {figure} from '../reveal/fall.js';
import type {GskState, GskView} from '../../types.js';
import {knownBefore} from './known-before.js';
import {fallToTell, turningPoint} from './turning-point.js';

/** The end of a match: the King that stands, how the others fell, and the turning point. */

/** The most Kings that lie beside the one that stands. */
const LYING = 1;

/**
 * The Kings of the end: those of the winners stand, and the fallen one that the end is about lies.
 */
function hero(view: GskView, ctx: GskContext): TemplateResult {
  const stands = seatsOf(view).filter((seat) => view.alive[seat]);
  const told = fallToTell(view, ctx.seat)?.seat;
  const fallen = view.fallen.map(({seat}) => seat);
  const lies =
    stands.length > 0 && told !== undefined
      ? [told, ...fallen.filter((seat) => seat !== told)].slice(0, LYING)
      : fallen.slice(-2);
  const king = (seat: Seat, state: 'stands' | 'lies'): TemplateResult =>
    html`<span class="stand ${state}">${figure(kingOf(seat), state, ctx)}</span>`;
  return html`${stands.slice(0, 2).map((seat) => king(seat, 'stands'))}${lies.map((seat) => king(seat, 'lies'))}`;
}

/** How the match ended, in one sentence. */
function how(view: GskView, ctx: GskContext): string {
  const {messages, players} = ctx;
  const {reason = ''} = view.result ?? {};
  const fall = fallToTell(view, ctx.seat);
  if (reason !== 'gsk/last-king' || !fall) return messages.lookup(reason);
  return messages.t('gsk/end/how', {
    ...players[fall.seat]!,
    cause: causeOf(view, ctx, fall.seat),
  });
}

function title(view: GskView, ctx: GskContext): string {
  const {messages, players, seat} = ctx;
  const {winners = []} = view.result ?? {};
  const own = ctx.shared ? undefined : seat;
  const living = winners.filter((one) => view.alive[one]);
  if (living.length === 0) return messages.t('gsk/end/none');
  if (own !== undefined && living.includes(own)) return messages.t('gsk/end/lives');
  if (own !== undefined && !view.alive[own]) return messages.t('gsk/king-of-fell', players[own]!);
  return messages.t('gsk/end/king-lives', players[living[0]!]!);
}

/** The number of tricks that each seat has won, as far as the log goes back. */
const tricksOf = ({log = []}: GskContext, seat: Seat): number =>
  log.filter((event) => event.type === 'cards collected' && event.winner === seat).length;

/** The number of a seat's routs that found a King, out of all of them. */
function routsOf({log = [], messages}: GskContext, seat: Seat): string {
  const own = log
    .flatMap((event) =>
      event.type === 'routs settled' || event.type === 'challenge answered' ? event.routs : [],
    )
    .filter(({by}) => by === seat);
  if (own.length === 0) return '–';
  return messages.t('gsk/end/of', {n: own.filter(({king}) => king).length, all: own.length});
}

/** The end of a match over the board. */
export function matchEnd(
  view: GskView,
  ctx: GskContext,
): Pick<AnyScene, 'stage' | 'say' | 'why' | 'controls'> {
  const {messages} = ctx;
  const {winners = []} = view.result ?? {};
  const {places = []} = outcome(view as unknown as GskState) ?? {};
  const turn = turningPoint(view, ctx);
  const rows = places.flatMap((seats, at) => {
    const place = 1 + places.slice(0, at).reduce((sum, earlier) => sum + earlier.length, 0);
    return seats.map((seat) => ({
      seat,
      place,
      note: causeOf(view, ctx, seat) || messages.t('gsk/lives'),
      values: [messages.number(tricksOf(ctx, seat)), routsOf(ctx, seat)],
      won: winners.includes(seat),
    }));
  });
  return matchEnding(
    {
      hero: hero(view, ctx),
      title: title(view, ctx),
      say: how(view, ctx),
      turn: turn && html`${turn}${knownBefore(view, ctx)}`,
      columns: [messages.t('gsk/end/tricks'), messages.t('gsk/end/routs')],
      rows,
    },
    ctx,
  );
}
