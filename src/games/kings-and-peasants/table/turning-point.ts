import {rankIndex, rankOf, suitOf} from '../../../cards/index.js';
import {playerOf} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import {byTricks} from '../rules/seats.js';
import {bestOf, countTricks} from '../rules/trick-winner.js';
import type {PeasantsView, Played, Rank} from '../types.js';
import type {PeasantsContext} from './context.js';

/** The turning point of a reign: a fact about tricks that everybody has seen. */

interface FallenCard {
  readonly at: number;
  readonly lost: Played;
  readonly by: Played;
}

/** The highest card with which a seat was winning a trick until the winner of the reign beat it. */
function highestFall(view: PeasantsView, winner: Seat, own: Seat): FallenCard | undefined {
  const power = ({lost: {card}}: FallenCard): number =>
    rankIndex(rankOf(card)!) + (suitOf(card) === view.trump ? 100 : 0);
  return view.played
    .flatMap((trick, at): readonly FallenCard[] => {
      const by = bestOf(view, trick)!;
      const lost = bestOf(view, trick.slice(0, trick.indexOf(by)));
      return by.seat === winner && lost?.seat === own ? [{at, lost, by}] : [];
    })
    .reduce<FallenCard | undefined>(
      (most, fall) => (most && power(most) >= power(fall) ? most : fall),
      undefined,
    );
}

/** The trick after which the winner stays ahead, even if one rival takes all the others. */
function decided(view: PeasantsView, winner: Seat, ranks: readonly Rank[]): number {
  const {played} = view;
  return played.findIndex((_, at) => {
    const taken = countTricks(view, played.slice(0, at + 1));
    const left = played.length - at - 1;
    return taken.every(
      (_own, seat) =>
        seat === winner || byTricks(taken.with(seat, taken[seat]! + left), ranks)[0] === winner,
    );
  });
}

/**
 * The trick with which the winner took the lead for good. If the winner led all the way: the reader's
 * loss to the winner, or else the trick after which nobody could catch up. `undefined` unless all
 * tricks of the reign are known.
 */
export function turningPoint(
  view: PeasantsView,
  winner: Seat,
  ctx: PeasantsContext,
): string | undefined {
  const {messages} = ctx;
  const {played, tricks, ranks} = view;
  if (!ranks || played.length !== tricks.reduce((sum, n) => sum + n, 0)) return undefined;
  const counts = played.map((_, at) => countTricks(view, played.slice(0, at + 1)));
  const at = counts.findLastIndex((taken) => byTricks(taken, ranks)[0] !== winner) + 1;
  const best = played[at] && bestOf(view, played[at]);
  if (!best) return undefined;
  const player = playerOf(winner, ctx);
  if (at > 0)
    return messages.t(best.seat === winner ? 'peasants/turn/takes' : 'peasants/turn/other', {
      at: at + 1,
      ...playerOf(best.seat, ctx),
      winner: player,
      card: best.card,
    });
  const own = ctx.shared ? undefined : ctx.seat;
  const fall = own === undefined ? undefined : highestFall(view, winner, own);
  if (fall)
    return messages.t('peasants/turn/fell', {
      at: fall.at + 1,
      ...player,
      lost: fall.lost.card,
      card: fall.by.card,
    });
  const last = decided(view, winner, ranks);
  const taken = counts[last]!;
  return messages.t(last < played.length - 1 ? 'peasants/turn/decided' : 'peasants/turn/last', {
    at: last + 1,
    ...player,
    n: taken[winner]!,
    next: Math.max(...taken.filter((_, seat) => seat !== winner)),
  });
}
