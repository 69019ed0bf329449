import {
  aroundFirst,
  matchEnding,
  playerOf,
  playersOn,
  podium,
  type Scene,
} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import {byTricks} from '../rules/seats.js';
import type {PeasantsContext} from './context.js';
import {turningPoint} from './turning-point.js';
import {LIMITS, type PeasantsMove, type PeasantsView, RANKS} from '../types.js';

/** The end of a reign, and of a session of several. */

type Ending = Pick<Scene<PeasantsMove>, 'stage' | 'say' | 'why' | 'controls'>;

/** How the reign was won. */
function how(view: PeasantsView, winner: Seat, ctx: PeasantsContext): string {
  const {tricks, ranks} = view;
  const n = tricks[winner]!;
  const equals = tricks.filter((own) => own === n).length > 1;
  return equals
    ? ctx.messages.t('peasants/won-tied', {n, rank: ranks?.[winner]})
    : ctx.messages.t('peasants/won-with', {n});
}

/** The end of a game: its reign and, in a session of several, the games won so far. */
export function ending(view: PeasantsView, ctx: PeasantsContext): Ending {
  const {messages} = ctx;
  const {ranks, tricks, scores, elected, names} = view;
  const games = Number(view.options['games']);
  const isOver = view.phase === 'over';
  const winner = view.won.at(-1) ?? 0;
  const session = isOver && games > 1;
  const most = Math.max(...scores);
  const winners = session ? scores.flatMap((n, seat) => (n === most ? [seat] : [])) : [winner];
  const bySeat = ranks ? byTricks(tricks, ranks) : RANKS.map((_, seat) => seat);
  const order = session ? [...bySeat].sort((a, b) => scores[b]! - scores[a]!) : bySeat;
  const rankOf = (seat: Seat): string =>
    ranks ? messages.t('peasants/rank', {rank: ranks[seat]!}) : '';
  const placeOf = (seat: Seat): number =>
    session ? 1 + scores.filter((n) => n > scores[seat]!).length : order.indexOf(seat) + 1;
  const steps = order.map((seat) => ({
    seat,
    height: Math.max(1, 4 - placeOf(seat)),
    value: messages.number(session ? scores[seat]! : tricks[seat]!),
    note: rankOf(seat),
    crowned: winners.includes(seat),
  }));
  const election = (seat: Seat): string => {
    const name = names?.[seat];
    return name && elected ? messages.t('peasants/of', {n: elected[seat]!, of: LIMITS[name]}) : '–';
  };
  const told = matchEnding(
    {
      hero: podium(aroundFirst(steps), ctx),
      title: session
        ? messages.t('peasants/end/session', {
            n: winners.length,
            players: playersOn(winners, ctx),
            won: most,
            games,
          })
        : messages.t('peasants/end/reign', playerOf(winner, ctx)),
      say: how(view, winner, ctx),
      turn: turningPoint(view, winner, ctx),
      columns: [
        messages.t('peasants/part/election'),
        messages.t('peasants/part/reign'),
        ...(games > 1 ? [messages.t('peasants/games-won')] : []),
      ],
      rows: order.map((seat) => ({
        seat,
        place: placeOf(seat),
        values: [
          election(seat),
          messages.number(tricks[seat]!),
          ...(games > 1 ? [messages.number(scores[seat]!)] : []),
        ],
        won: winners.includes(seat),
      })),
    },
    ctx,
  );
  const go = {
    id: 'go',
    label: messages.t('peasants/go-game'),
    primary: true,
    run: () => ctx.go(),
  };
  return isOver ? told : {...told, controls: [go]};
}
