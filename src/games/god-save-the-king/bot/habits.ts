import type {Seat} from '../../../game/index.js';
import type {GskView} from '../types.js';

/** What a player did in this match, as far as everybody saw it. */

/** A habit that has been seen often enough to count on; `unknown` before that. */
export type Habit = 'unknown' | 'never' | 'always';

/** How often a player did something, of how many chances. */
interface Tally {
  readonly done: number;
  readonly of: number;
}

/** What a player has done so far. */
export interface Record {
  /** Challenges, of pushes lost. */
  readonly doubts: Tally;
  /** Lies found out, of declarations that were challenged. */
  readonly lies: Tally;
  /** Aces declared, of pushes. */
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

/** The habits of a seat, from what a view remembers. */
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
