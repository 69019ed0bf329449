import {step} from '../../../cards/index.js';
import type {Problem, Seat} from '../../../game/index.js';
import {pointsOf} from '../kernel/kernel.js';
import type {DealWorld} from './deal-world.js';

/**
 * The choices of a decision, played on by the policy. All choices are played in the same deals with the
 * same chance, so that they differ by the choice and not by luck. The worse half is dropped again and
 * again, and the better half gets a closer look.
 */

/** A choice and what has come of it. */
export interface Looked {
  readonly choice: number;
  /** By deal, the utility for the deciding seat. */
  readonly gains: number[];
  /** Their mean, and the mean of the seat's points in the deal. */
  gain: number;
  points: number;
}

/** How a decision is looked at. */
export interface Look<World> {
  readonly seat: Seat;
  /** The choices to look at; of equally good ones the first is preferred. */
  readonly choices: readonly number[];
  /**
   * The first choice is made unless another is better by this many standard errors; without it the
   * best one is made.
   */
  readonly surely?: number;
  /** About how many deals are played out for all choices together. */
  readonly plays: number;
  /** A stream, advanced in place. */
  readonly stream: number[];
  /** The deal of a world that has been played out. */
  dealOf(world: World): DealWorld;
}

/** The fewest deals in a look. */
const FEWEST = 4;

/** The choices, the best first. */
export function lookAhead<World>(
  problem: Problem<World, never>,
  {seat, choices, surely, plays, stream, dealOf}: Look<World>,
): readonly Looked[] {
  const utility = new Float64Array(problem.seats);
  const all = choices.map((choice): Looked => ({choice, gains: [], gain: 0, points: 0}));
  const [first] = all;
  const dropped: Looked[] = [];
  const share = plays / Math.max(1, Math.ceil(Math.log2(all.length)));
  let left = all;
  while (left.length > 1) {
    for (let deal = Math.max(FEWEST, Math.round(share / left.length)); deal > 0; deal--) {
      const world = problem.draw(stream);
      const chance = [step(stream), step(stream), step(stream), step(stream) | 1];
      for (const one of left) {
        const played = problem.copy(world);
        problem.play(played, one.choice);
        if (problem.turn(played) >= 0) problem.finish(played, [...chance]);
        problem.utility(played, utility);
        const deals = one.gains.push(utility[seat]!);
        one.gain += (utility[seat]! - one.gain) / deals;
        one.points += (pointsOf(dealOf(played).kernel, seat) - one.points) / deals;
      }
    }
    left = left.toSorted((a, b) => b.gain - a.gain); // of equal ones the first stays first
    const better = left.slice(0, Math.ceil(left.length / 2));
    // The first one gets all looks, so that the best can be compared with it.
    if (surely !== undefined && better.length > 1 && !better.includes(first!))
      better.splice(-1, 1, first!);
    dropped.unshift(...left.filter((one) => !better.includes(one)));
    left = better;
  }
  const [best] = left;
  if (!best || surely === undefined || best === first || isBetter(best, first!, surely))
    return [...left, ...dropped];
  return [first!, best, ...dropped.filter((one) => one !== first)];
}

/** Whether a choice is better than another by so many standard errors. */
function isBetter({gains}: Looked, other: Looked, surely: number): boolean {
  const count = Math.min(gains.length, other.gains.length);
  let [sum, squares] = [0, 0];
  for (let at = 0; at < count; at++) {
    const more = gains[at]! - other.gains[at]!;
    sum += more;
    squares += more * more;
  }
  const mean = sum / count;
  const variance = Math.max(0, squares / count - mean * mean);
  return mean > surely * Math.sqrt(variance / Math.max(1, count - 1));
}
