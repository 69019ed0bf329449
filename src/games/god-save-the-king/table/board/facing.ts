import type {Seat} from '../../../../game/index.js';
import {pairsOf} from '../../rules/letters.js';
import {living, seatsOf} from '../../rules/standing.js';
import type {Facing, GskContext} from '../context.js';
import {reaches} from '../reveal/steps.js';
import type {GskMeetingView, GskView} from '../../types.js';
import {captorOf} from './king-place.js';

/** The players who face each other on the screen. */

/**
 * The view to draw cards from: collected cards are gone from the present view but must still be
 * seen.
 */
export const seen = (view: GskView, {event, before}: GskContext): GskView =>
  event?.type === 'cards collected' && before ? before : view;

/** Two seats, the reader in front if they are one of them. */
const inOrder = ([one, other]: readonly [Seat, Seat], seat: Seat | undefined) =>
  other === seat ? {own: other, rival: one} : {own: one, rival: other};

/** The players shown while nobody meets: those whom a search concerns, or who met last. */
function between(view: GskView, ctx: GskContext): readonly [Seat, Seat] {
  const {seat, event} = ctx;
  const found = event?.type === 'piles searched' && reaches(ctx, 1) ? event.kings : [];
  const king =
    found.find((one) => one.seat === seat) ?? found.find((one) => one.pile === seat) ?? found[0];
  if (king) return [king.seat, king.pile];
  const captor = captorOf(view, seat);
  if (seat !== undefined && captor !== undefined) return [seat, captor];
  const round = Math.max(0, view.round - 1);
  const pairs = living(view).length > 1 ? pairsOf({...view, round}) : [];
  const last = pairs.find((pair) => pair && (seat === undefined || pair.includes(seat)));
  if (last) return last;
  const own = seat ?? 0;
  const others = seatsOf(view).filter((another) => another !== own);
  return [own, others.find((another) => view.alive[another]) ?? others[0]!];
}

/**
 * The trick that is shown large: the reader's own, or the other one if the reader is in none. A reader
 * who waits for the other table keeps the seat in front.
 */
export function facing(view: GskView, ctx: GskContext): Facing {
  const {seat} = ctx;
  const running = ([0, 1] as const).flatMap((table) => {
    const meeting = seen(view, ctx).matches[table];
    return meeting && meeting.step !== 'waiting' ? [{table, meeting}] : [];
  });
  const plays = ({meeting}: {meeting: GskMeetingView}): boolean =>
    seat !== undefined && meeting.seats.includes(seat);
  const waits = view.matches.find(
    (one) => one?.step === 'waiting' && seat !== undefined && one.seats.includes(seat),
  );
  const shown = running.find(plays) ?? (waits ? undefined : running[0]);
  if (shown) return {...inOrder(shown.meeting.seats, seat), ...shown};
  const pair = waits && view.alive[seat!] ? waits.seats : between(view, ctx);
  return {...inOrder(pair, seat), table: undefined, meeting: undefined};
}
