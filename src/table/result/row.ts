import type {AnyTable, GameEntry} from '../../elements/index.js';
import type {Seat} from '../../game/index.js';
import type {Match} from '../../match/index.js';

/** The sign of what a seat gained or lost. */
const signOf = (points: number): string => (points > 0 ? '▲' : points < 0 ? '▼' : '·');

/** A sign for each trick, or for each deal of a game without tricks. */
function usualSigns(
  match: Match,
  seat: Seat,
  {publicEvent}: Pick<AnyTable, 'publicEvent'>,
): string {
  let [tricks, deals] = ['', ''];
  const hear = match.subscribe(
    (updates) => {
      for (const {event, state} of updates) {
        const {name, detail} = publicEvent(event, match.game.rules.view(state, seat)) ?? {};
        if (name === 'gstk-trick-taken') tricks += detail!['seat'] === seat ? '●' : '·';
        else if (name === 'gstk-deal-scored')
          deals += signOf((detail!['scores'] as readonly number[])[seat] ?? 0);
      }
    },
    {past: true},
  );
  hear();
  return tricks || deals;
}

/** How a match went for a seat, as a row of signs that people read in a chat. */
export async function rowOf(
  match: Match,
  seat: Seat,
  {entry, game}: {readonly entry: GameEntry; readonly game: Pick<AnyTable, 'publicEvent'>},
): Promise<string> {
  const signs = await (await entry.guide?.())?.signs?.();
  return signs?.(match.log(seat) as readonly never[], seat) ?? usualSigns(match, seat, game);
}
