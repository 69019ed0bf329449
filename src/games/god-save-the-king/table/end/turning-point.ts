import type {Rank} from '../../../../cards/index.js';
import type {Seat} from '../../../../game/index.js';
import {kingOf} from '../../rules/suits.js';
import type {GskContext} from '../context.js';
import {pileOf} from '../reveal/causes.js';
import type {Fall, GskEvent, GskView, Routed, TableIndex} from '../../types.js';

/** The turning point of a match, as far as the events that this reader has learned prove it. */

/** A trick according to the events. */
interface Trick {
  readonly hand: number;
  readonly seats: readonly Seat[];
  winner?: Seat | null;
  claims?: readonly {readonly seat: Seat; readonly rank: Rank}[];
  routs: readonly Routed[];
  /** The seats from whose hands a King was drawn, after a rout or after a challenge. */
  drawn?: {readonly from: Seat; readonly after: 'rout' | 'challenge'};
}

/** All tricks whose beginning is in the log, in order. */
function tricksIn(log: readonly GskEvent[]): readonly Trick[] {
  const tricks: Trick[] = [];
  const running = new Map<TableIndex, Trick>();
  for (const event of log) {
    if (event.type === 'match called') {
      const trick: Trick = {hand: event.hand, seats: event.seats, routs: []};
      tricks.push(trick);
      running.set(event.table, trick);
    }
    const trick = 'table' in event ? running.get(event.table) : undefined;
    if (!trick) continue;
    if (event.type === 'cards collected') trick.winner = event.winner;
    if (event.type === 'bluff decided') trick.claims = event.declared;
    if (event.type !== 'routs settled' && event.type !== 'challenge answered') continue;
    trick.routs = [...trick.routs, ...event.routs];
    const king = event.penalties.find(({from, card}) => card === kingOf(from));
    const doubted = event.type === 'challenge answered' && event.challenge !== null;
    if (king) trick.drawn = {from: king.from, after: doubted ? 'challenge' : 'rout'};
  }
  return tricks;
}

/** The fall that the end is about: the reader's own, or else the last. */
export const fallToTell = ({fallen}: GskView, own: Seat | undefined): Fall | undefined =>
  fallen.find(({seat}) => seat === own) ?? fallen.at(-1);

/** The sentence of the turning point; `undefined` if the record has none. */
export function turningPoint(view: GskView, ctx: GskContext): string | undefined {
  const {messages, players, log = [], seat: own} = ctx;
  const fall = fallToTell(view, ctx.shared ? undefined : own);
  if (!fall) return undefined;
  const {seat, hand, cause} = fall;
  const player = players[seat]!;
  const played = tricksIn(log).filter((one) => one.hand === hand && one.seats.includes(seat));
  const n = (trick: Trick): number => played.indexOf(trick) + 1;
  if (cause === 'pile') {
    const pile = pileOf(ctx, fall);
    const lost = played.filter(({winner}) => winner !== undefined && winner === pile);
    const [trick, ...more] = lost;
    if (!trick || pile === undefined) return undefined;
    const by = players[pile]!;
    if (more.length > 0)
      return messages.t('gsk/turn/tricks', {...player, by, n: lost.length, hand});
    const high = trick.claims?.find((claim) => claim.seat === pile)?.rank;
    return high === undefined
      ? messages.t('gsk/turn/trick', {...player, by, n: n(trick), hand})
      : messages.t('gsk/turn/push', {...player, by, n: n(trick), hand, rank: high});
  }
  const last = played.at(-1);
  if (!last) return undefined;
  const hit = last.routs.find(({of, king}) => of === seat && king);
  if (hit)
    return messages.t('gsk/turn/rout', {
      by: players[hit.by]!,
      ...player,
      n: n(last),
      hand,
      spot: hit.at,
    });
  if (cause === 'penalty' && last.drawn?.from === seat)
    return messages.t(`gsk/turn/${last.drawn.after}-drew`, {...player, n: n(last), hand});
  return cause === 'flank'
    ? messages.t('gsk/turn/flank', {...player, n: n(last), hand})
    : undefined;
}
