import type {Problem, Seat} from '../game/index.js';
import type {Now, Piecework} from './in-slices.js';
import type {Expectation} from './ismcts.js';
import {Judge} from './judge.js';
import type {WorldPlan} from './worlds.js';
import type {Worth} from './worths.js';

/** The number of choices that get a second look. */
const KEPT = 3;
/** Another choice has to be better than the likeliest by this many standard errors. */
const SURELY = 1;
/** The least number of worlds in the first look. */
const FEWEST = 3;

/** How long such a search goes on; its iterations are choices played on. */
interface FlatPlan extends WorldPlan {
  readonly iterations: number;
  readonly milliseconds: number;
}

/**
 * A search of the decision alone, for a problem or an effort that is `flat`: each choice is played in the
 * same worlds, so that they differ by the choice and not by luck. The likeliest is kept unless another is
 * clearly better: with little time this plays no worse than its policy.
 */
export class FlatSearch<World> implements Piecework {
  readonly #judge: Judge<World>;
  readonly #usual: number;

  /**
   * @param stream is advanced in place
   */
  constructor(
    problem: Problem<World>,
    seat: Seat,
    {iterations, milliseconds, worlds, drawn}: FlatPlan,
    stream: number[],
    now: Now,
  ) {
    const listed = new Uint16Array(0x10000);
    const count = problem.choices(problem.draw(stream), listed);
    const choices = [...listed.subarray(0, count)];
    const first = Math.max(FEWEST, Math.floor(iterations / 2 / count));
    const second = Math.max(FEWEST, Math.floor(iterations / 2 / Math.min(KEPT, count)));
    this.#usual = choices[0]!;
    const all = first + second;
    // Worlds that have to fit what was played are dear, so there are fewer of them.
    const different = problem.likelihood && drawn > 1 ? Math.min(worlds, all) : all;
    const plan = {worlds: all, different, drawn, first, kept: KEPT, milliseconds, quick: true};
    this.#judge = new Judge(problem, {seat, choices, made: this.#usual}, plan, stream, now);
  }

  get done(): boolean {
    return this.#judge.done;
  }

  advance(): void {
    this.#judge.advance();
  }

  /** The choices: the recommended one, then the others from the best down. */
  expectations(): readonly Expectation[] {
    const {worths} = this.#judge;
    const usual = worths.find(({choice}) => choice === this.#usual)!;
    const isBetter = usual.loss > SURELY * usual.lossError;
    const told = ({choice, worlds, mean, error}: Worth): Expectation => ({
      ...{choice, mean, error},
      visits: worlds,
    });
    const order = isBetter ? worths : [usual, ...worths.filter((one) => one !== usual)];
    return order.map(told);
  }
}
