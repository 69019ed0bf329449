import {playerOf} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import type {ArgsBelow} from '../../../i18n/index.js';
import type {LadderMessages} from '../messages/en.js';
import {rankName} from '../rules/ladder.js';
import type {LadderView} from '../types.js';
import type {LadderContext} from './context.js';

/** What is at stake in a bout, in one sentence. */

type Key = ArgsBelow<LadderMessages, 'ladder/stake/'>[0];

/** The attacker and the defender; `to` is `null` while the attacker may choose. */
interface Pairing {
  readonly from: Seat;
  readonly to: Seat | null;
}

/** A sentence about two seats, with their ranks in a view. */
const say = (
  key: Key,
  {from, to}: Pairing,
  {ranks, seats}: LadderView,
  ctx: LadderContext,
): string => {
  const rankOf = (seat: Seat | null) => rankName(ranks.indexOf(seat ?? ranks[0]!), seats);
  const values = {...playerOf(from, ctx), to: playerOf(to, ctx)};
  return ctx.messages.lookup(`ladder/stake/${key}`, {
    ...{...values, rank: rankOf(to), lower: rankOf(from)},
  });
};

/** The change that the bout of a view may bring, or has just brought. */
function ofBout(view: LadderView, ctx: LadderContext): string {
  const {bout, ranks, seat} = view;
  if (!bout) return '';
  const {attacker: from, defender: to, taking} = bout;
  const of = (key: Key): string => say(key, {from, to}, view, ctx);
  const mine = from === seat ? 'attack' : to === seat ? 'defend' : 'see';
  if (to === null) return of(mine === 'attack' ? 'free/attack' : 'free/see');
  const isDown = ranks.indexOf(from) < ranks.indexOf(to);
  if (taking) return of(isDown ? 'down/takes' : `up/takes/${mine}`);
  return of(`${isDown ? 'down' : 'up'}/${mine}`);
}

/** The sentence below the board; '' if nothing is at stake. */
export function stake(view: LadderView, ctx: LadderContext): string {
  const {event} = ctx;
  if (event?.type === 'ranks swapped') {
    const {up: from, down: to} = event;
    const key = from === view.seat ? 'rose' : to === view.seat ? 'fell' : 'swapped';
    // Both already stand on their new rungs.
    return say(`swap/${key}`, {from: to, to: from}, view, ctx);
  }
  if (event?.type === 'bout closed') {
    if (event.took) return ctx.before ? ofBout(ctx.before, ctx) : '';
    const pairing = {from: event.attacker, to: event.defender};
    return say(event.defender === view.seat ? 'held/defend' : 'held/see', pairing, view, ctx);
  }
  if (view.bout) return ofBout(view, ctx);
  if (view.phase !== 'trump') return '';
  return ctx.messages.t(
    view.ranks[0] === view.seat ? 'ladder/stake/trump/mine' : 'ladder/stake/trump',
  );
}
