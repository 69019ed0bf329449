import type {Seat} from '../../../game/index.js';
import type {GskView} from '../types.js';

/** What everybody has seen a player do in this match. */

/** A habit that has been seen often enough to count on; `unknown` before that. */
export type Habit = 'unknown' | 'never' | 'always';

/** How often a player did something, out of how many chances. */
interface Tally {
  readonly done: number;
  readonly of: number;
}

/** A player's tallies so far. */
export interface Record {
  /** Challenges, out of pushes lost. */
  readonly doubts: Tally;
  /** Lies found out, out of declarations that were challenged. */
  readonly lies: Tally;
  /** Aces declared, out of pushes. */
  readonly aces: Tally;
}

/** The habits of a player. */
export interface Habits {
  readonly doubts: Habit;
  readonly lies: Habit;
}

const habit = ({done, of}: Tally, least: number): Habit =>
  of < least ? 'unknown' : done === 0 ? 'never' : done === of ? 'always' : 'unknown';

/** The habits that a record shows. */
export const habitsFrom = ({doubts, lies, aces}: Record): Habits => ({
  doubts: habit(doubts, 2),
  lies: habit(aces, 2) === 'always' ? 'always' : habit(lies, 2),
});

/** The habits of a seat, according to a view's memory. */
export function habitsOf(view: GskView, seat: Seat): Habits {
  const pushes = view.pushes.filter(({seats}) => seats.includes(seat));
  const lost = pushes.filter(({winner}) => winner !== seat);
  const tested = pushes.filter(({winner, answer}) => winner === seat && answer !== null);
  return habitsFrom({
    doubts: {done: lost.filter(({answer}) => answer !== null).length, of: lost.length},
    lies: {
      done: tested.filter(({answer}) => answer === 'misrepresented').length,
      of: tested.length,
    },
    aces: {
      done: pushes.filter(({seats, declared}) => declared[seats[0] === seat ? 0 : 1] === 'A')
        .length,
      of: pushes.length,
    },
  });
}
