import {type Rng, roll} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {secondOf} from '../rules/outcome.js';
import {dealsOf, dealtIn, isLarge, seatsOf} from '../rules/standing.js';
import type {KingdomView} from '../types.js';

/**
 * The worth of points. The second place wins, so near the end one more point can be one too many: the
 * bot samples ways in which the match may go on and counts how often it wins. Before the last turns a
 * player who is not ahead wants every point.
 */

/** The number of last turns in which the bot samples. */
const LATE = 2;

/** The number of sampled futures, the same for all moves that are compared. */
const FUTURES = 64;

/** A die with a random stream of its own. */
const diceOf = (rng: Rng): ((sides: number) => number) => {
  let now = rng;
  return (sides) => {
    const {value, rng: after} = roll(now, sides);
    now = after;
    return value;
  };
};

/** A random future after this round: points by seat. */
function futureOf(view: KingdomView, dice: (sides: number) => number): readonly number[] {
  const points = seatsOf(view).map(() => 0);
  const rounds = dealtIn(view);
  const first = (view.deal - 1) * rounds + view.round;
  for (let at = first; at < dealsOf(view) * rounds; at++) {
    // All but two seats score in the third round, usually one in the others.
    const middle = at % rounds === 2;
    const count = middle ? view.seats - 2 : dice(5) === 0 ? 2 : 1;
    const out = new Set<Seat>();
    while (out.size < (middle ? view.seats - count : count)) out.add(dice(view.seats));
    points.forEach((_, seat) => (points[seat]! += Number(out.has(seat) !== middle)));
  }
  return points;
}

/** The probability that this seat wins if `scorers` get a point now. */
export type Prospects = (scorers: readonly Seat[]) => number;

/** The prospects of the view's seat. */
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
