import {mix, step} from '../cards/index.js';
import type {Problem} from '../game/index.js';

/** How many worlds a search uses. */
export interface WorldPlan {
  /** The worlds that are played on. */
  readonly worlds: number;
  /** How many worlds are drawn for each one that is kept, if their likelihoods differ. */
  readonly drawn: number;
}

/**
 * The worlds of a decision, drawn one by one. If earlier moves allow inferences, more are drawn, and
 * kept in proportion to how well they fit those moves.
 */
export class Worlds<World> {
  readonly #problem: Pick<Problem<World>, 'draw' | 'likelihood'>;
  readonly #plan: WorldPlan;
  readonly #stream: number[];
  #worlds: World[] = [];
  readonly #logs: number[] = [];
  #ready = false;

  /** @param stream is advanced in place */
  constructor(
    problem: Pick<Problem<World>, 'draw' | 'likelihood'>,
    plan: WorldPlan,
    stream: number[],
  ) {
    this.#problem = problem;
    this.#plan = plan;
    this.#stream = stream;
  }

  /** Whether all are drawn. */
  get ready(): boolean {
    return this.#ready;
  }

  /** The worlds; once all are drawn, those to play on. */
  get all(): readonly World[] {
    return this.#worlds;
  }

  /** Draws one more. */
  draw(): void {
    const problem = this.#problem;
    const {worlds, drawn} = this.#plan;
    const weighed = problem.likelihood !== undefined && drawn > 1;
    const world = problem.draw(this.#stream);
    this.#worlds.push(world);
    if (weighed) this.#logs.push(problem.likelihood!(world));
    if (this.#worlds.length === (weighed ? worlds * drawn : worlds)) this.close();
  }

  /** Stops drawing: the worlds so far must do, at least one. */
  close(): void {
    if (this.#ready) return;
    if (this.#worlds.length === 0) this.draw();
    if (this.ready) return; // a single one was requested
    this.#ready = true;
    if (this.#logs.length === 0) return;
    const count = Math.ceil(this.#logs.length / this.#plan.drawn);
    this.#worlds = resampled(this.#worlds, this.#logs, count, this.#stream);
  }
}

/** `count` of the worlds in proportion to their likelihoods, in random order. */
function resampled<World>(
  worlds: readonly World[],
  logs: readonly number[],
  count: number,
  stream: number[],
): World[] {
  const top = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - top));
  const pace = weights.reduce((sum, weight) => sum + weight, 0) / count;
  // Systematic resampling: one random start, then equal steps along the weights.
  let next = (step(stream) / 2 ** 32) * pace;
  const kept: World[] = [];
  let passed = 0;
  weights.forEach((weight, at) => {
    for (passed += weight; next < passed && kept.length < count; next += pace)
      kept.push(worlds[at]!);
  });
  while (kept.length < count) kept.push(worlds.at(-1)!); // lost to rounding
  return mix(stream, kept);
}
