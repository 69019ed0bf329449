import type {AnyTable} from '../../elements/index.js';
import type {Seat} from '../../game/index.js';
import type {Match} from '../../match/index.js';
import type {ChallengeResult} from '../../notation/link/challenge.js';

/**
 * A seat's result of a finished match. The points of each deal are those that the table reports to the
 * page.
 */
export function ownResult(
  match: Match,
  seat: Seat,
  table: Pick<AnyTable, 'publicEvent'>,
): Omit<ChallengeResult, 'name' | 'undo' | 'hints'> {
  const {winners = [], scores, places} = match.outcome ?? {};
  const ahead = places?.findIndex((seats) => seats.includes(seat)) ?? -1;
  const place = places?.slice(0, ahead).reduce((sum, seats) => sum + seats.length, 1);
  const deals: number[] = [];
  const hear = match.subscribe(
    (updates) => {
      for (const {event, state} of updates) {
        const told = table.publicEvent(event, match.game.rules.view(state, seat));
        if (told?.name !== 'gstk-deal-scored') continue;
        const points = (told.detail['scores'] as readonly unknown[])[seat];
        if (Number.isInteger(points)) deals.push(points as number);
      }
    },
    {past: true},
  );
  hear();
  return {
    won: winners.includes(seat),
    deals,
    ...(ahead < 0 ? {} : {place}),
    ...(scores ? {total: scores[seat]} : {}),
  };
}
