import type {Seat} from '../../../../game/index.js';
import {kingOf} from '../../rules/suits.js';
import type {GskContext} from '../context.js';
import {type Fall, type GskView, type Spot, SPOTS} from '../../types.js';

/** How a King fell, in words that name the players involved. */

/** The owner of the pile in which the King was found; `undefined` if it is no longer known. */
export function pileOf({log = []}: GskContext, {by, seat}: Fall): Seat | undefined {
  const found = log.flatMap((event) => (event.type === 'piles searched' ? event.kings : []));
  return found.find((king) => king.seat === seat)?.pile ?? by ?? undefined;
}

/** The place of the formation at which a King was seen. */
function spotOf({formations, shown}: GskView, seat: Seat): Spot {
  const king = kingOf(seat);
  const lies = SPOTS.find((spot) => formations[seat]?.[spot] === king);
  const way = shown.findLast(({card}) => card === king)?.way;
  return lies ?? SPOTS.find((spot) => spot === way) ?? 'centre';
}

/** How the King of a seat fell; '' while he lives. */
export function causeOf(view: GskView, ctx: GskContext, seat: Seat): string {
  const {messages, players} = ctx;
  const fall = view.fallen.find((one) => one.seat === seat);
  if (!fall) return '';
  const {cause, hand} = fall;
  const pile = cause === 'pile' ? pileOf(ctx, fall) : undefined;
  return messages.t('gsk/cause', {
    cause,
    hand,
    spot: spotOf(view, seat),
    pile: pile === undefined ? undefined : players[pile]!,
  });
}
