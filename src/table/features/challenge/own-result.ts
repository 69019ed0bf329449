import type {AnyTable} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import type {Match} from '../../../match/index.js';
import type {Challenge, ChallengeResult} from '../../../notation/link/challenge.js';

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

/** The better of two results, or neither; `undefined` if their measures contradict each other. */
export function compared(
  own: ChallengeResult,
  other: ChallengeResult,
): 'better' | 'worse' | 'equal' | undefined {
  const signs = [
    Number(own.won) - Number(other.won),
    (other.place ?? 0) - (own.place ?? 0),
    (own.total ?? 0) - (other.total ?? 0),
  ].map(Math.sign);
  const [up, down] = [signs.includes(1), signs.includes(-1)];
  if (up && down) return undefined;
  return up ? 'better' : down ? 'worse' : 'equal';
}

/** The results of a challenge without the reader's own, which has come back with a friend's answer. */
export function othersIn(
  {results: [sender, ...earlier]}: Pick<Challenge, 'results'>,
  own: ChallengeResult,
): readonly ChallengeResult[] {
  const measures = ({won, place, total, deals}: ChallengeResult): string =>
    JSON.stringify([won, place, total, deals]);
  return [sender!, ...earlier.filter((other) => measures(other) !== measures(own))];
}
