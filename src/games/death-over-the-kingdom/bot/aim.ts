import {type Rng, roll} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {secondOf} from '../rules/outcome.js';
import {dealsOf, dealtIn, isLarge, seatsOf} from '../rules/standing.js';
import type {KingdomView} from '../types.js';

/**
 * What points are worth. The second place wins, so in the end one point more can be one too many: a bot
 * adds up how the rest of the match may go, a number of times, and sees how often it would win. Who is
 * not ahead wants every point before the last turns.
 */

/** So many turns before the end a bot begins to reckon. */
const LATE = 2;

/** How many futures are looked at; the same for all that is compared. */
const FUTURES = 64;

/** A draw from a stream that is kept here. */
const diceOf = (rng: Rng): ((sides: number) => number) => {
  let now = rng;
  return (sides) => {
    const {value, rng: after} = roll(now, sides);
    now = after;
    return value;
  };
};

/** Points that may come after this round, by seat. */
function futureOf(view: KingdomView, dice: (sides: number) => number): readonly number[] {
  const points = seatsOf(view).map(() => 0);
  const rounds = dealtIn(view);
  const first = (view.deal - 1) * rounds + view.round;
  for (let at = first; at < dealsOf(view) * rounds; at++) {
    // All but two score in the third round, mostly one in the others.
    const middle = at % rounds === 2;
    const count = middle ? view.seats - 2 : dice(5) === 0 ? 2 : 1;
    const out = new Set<Seat>();
    while (out.size < (middle ? view.seats - count : count)) out.add(dice(view.seats));
    points.forEach((_, seat) => (points[seat]! += Number(out.has(seat) !== middle)));
  }
  return points;
}

/** How often this seat would win if these seats got a point now, from 0 to 1. */
export type Prospects = (scorers: readonly Seat[]) => number;

/** The prospects of the seat whose view this is. */
export function prospectsOf(view: KingdomView, rng: Rng): Prospects {
  const seat = view.seat ?? 0;
  if (isLarge(view)) return (scorers) => Number(!scorers.includes(seat));
  const ahead = view.scores[seat]! > Math.max(...view.scores.filter((_, other) => other !== seat));
  if (!ahead && view.deal <= dealsOf(view) - LATE)
    return (scorers) => Number(scorers.includes(seat));
  const dice = diceOf(rng);
  const futures = Array.from({length: FUTURES}, () => futureOf(view, dice));
  const known = new Map<string, number>();
  return (scorers) => {
    const key = scorers.join();
    let value = known.get(key);
    if (value === undefined) {
      const now = view.scores.map((total, at) => total + Number(scorers.includes(at)));
      value = 0;
      for (const more of futures) {
        const winners = secondOf(
          now.map((own, at) => own + more[at]!),
          view.options,
        );
        if (winners.includes(seat)) value += 1 / winners.length / FUTURES;
      }
      known.set(key, value);
    }
    return value;
  };
}
