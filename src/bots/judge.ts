import {step} from '../cards/index.js';
import type {Problem, Seat} from '../game/index.js';
import {type Now, passed} from './in-slices.js';
import {type WorldPlan, Worlds} from './worlds.js';
import {bestOf, deviation, LEAST, type Worth, worthOf} from './worths.js';

/**
 * What the choices of a decision are worth. Each is played in the same worlds, with the same chance
 * after it, so that they differ by the choice and not by luck. A first round looks at all choices, a
 * second one, in other worlds, at the few that may be best. Only the second round counts, so a choice
 * that was lucky in the first is not favoured.
 */

/** How thoroughly a decision is judged. */
export interface JudgePlan extends WorldPlan {
  /** The number of different worlds, if it is less than that of all: they are then used in turn. */
  readonly different?: number;
  /** True if no world is solved (`Problem.settle`), which takes about ten times as long as to play it on. */
  readonly quick?: boolean;
  /** Worlds of the first round; the rest are for the second. */
  readonly first: number;
  /** The choices of the second round, besides the one that was made. */
  readonly kept: number;
  /**
   * Milliseconds after which a judgement ends with what it has; a slow machine judges less. If playing
   * on takes so long that this would be next to nothing, it gets three times as long.
   */
  readonly milliseconds: number;
}

/**
 * The shares of the time after which no more worlds are drawn, and after which the first round ends.
 */
const DRAWING = 0.2;
const FIRST = 0.4;

/**
 * The factor by which a round may then exceed its time, and the worlds that it completes in any case.
 */
const FAR = 3;
const FEWEST = 2;

/** The steps after which streams that differ in one bit are unrelated. */
const MIXED = 12;

/** The judgement of one decision; it can be continued while there is time. */
export class Judge<World> {
  readonly #problem: Problem<World>;
  readonly #seat: Seat;
  readonly #plan: JudgePlan;
  readonly #made: number | undefined;
  readonly #worlds: Worlds<World>;
  readonly #chance: number[];
  readonly #now: Now;
  readonly #utility: Float64Array;
  /** The result of each choice in this round, by world. */
  #brought: Map<number, number[]>;
  /** The results of all choices in the first round, once it is over. */
  #before: ReadonlyMap<number, readonly number[]> | undefined;
  /** The next world, and the number of worlds of the round. */
  #world = 0;
  #until: number;
  #queue: number[] = [];
  #began: number | undefined;
  #done = false;

  /**
   * @param seat the seat that decides
   * @param choices the choices to look at, one at least
   * @param made the choice that was made, one of them
   * @param stream is advanced in place
   * @param now the time of the plan's milliseconds
   */
  constructor(
    problem: Problem<World>,
    {seat, choices, made}: {seat: Seat; choices: readonly number[]; made?: number | undefined},
    plan: JudgePlan,
    stream: number[],
    now = passed,
  ) {
    this.#problem = problem;
    this.#seat = seat;
    this.#plan = plan;
    this.#made = made;
    this.#now = now;
    const {worlds, different = worlds, drawn} = plan;
    this.#worlds = new Worlds(problem, {worlds: different, drawn}, stream);
    this.#chance = [...stream];
    this.#utility = new Float64Array(problem.seats);
    this.#brought = new Map(choices.map((choice) => [choice, []]));
    this.#until = plan.first;
  }

  get done(): boolean {
    return this.#done;
  }

  /** Does one step: draws a world, or plays a choice in one. */
  advance(): void {
    this.#began ??= this.#now();
    if (!this.#worlds.ready) {
      if (this.#isLate(DRAWING)) this.#worlds.close();
      else this.#worlds.draw();
      return;
    }
    const choice = this.#queue.pop();
    if (choice === undefined) this.#next();
    else this.#brought.get(choice)!.push(this.#play(choice));
  }

  /** The choices, the best first: those with a second look before the others. */
  get worths(): readonly Worth[] {
    const second = [...this.#brought].filter(([, brought]) => brought.length > 1);
    const looked = second.length > 0 ? new Map(second) : (this.#before ?? this.#brought);
    const top = bestOf(looked);
    const told = [...looked].map(([choice, brought]) => worthOf(choice, brought, looked.get(top)!));
    const rest = [...(this.#before ?? [])]
      .filter(([choice]) => !looked.has(choice))
      .map(([choice, brought]) => worthOf(choice, brought, this.#before!.get(top)!));
    const better = (a: Worth, b: Worth): number => a.loss - b.loss;
    return [...told.sort(better), ...rest.sort(better)];
  }

  /** How much the value of the best choice varies between worlds: a standard deviation. */
  get spread(): number {
    const brought = this.#before ?? this.#brought;
    return deviation(brought.get(bestOf(brought))!);
  }

  /** The worlds of the round that counts: a choice's results there, in their order. */
  broughtBy(choice: number): readonly number[] {
    return this.#counting.get(choice) ?? [];
  }

  /** One of these worlds, by its place among them, with the chance that was played on with. */
  worldOf(place: number): {readonly world: World; readonly stream: number[]} {
    const at = (this.#counting === this.#before ? 0 : this.#plan.first) + place;
    return {world: this.#copy(at), stream: this.#chanceOf(at)};
  }

  /** The results of the second round, or of the first if there was no other. */
  get #counting(): ReadonlyMap<number, readonly number[]> {
    const isLooked = [...this.#brought.values()].some(({length}) => length > 1);
    return isLooked ? this.#brought : (this.#before ?? this.#brought);
  }

  /** Whether a round of this many worlds has used its time. */
  #isEnough(looked: number): boolean {
    const part = this.#before ? 1 : FIRST;
    if (looked < FEWEST) return false;
    return this.#isLate(looked < LEAST ? part * FAR : part);
  }

  /** Whether a part of the time has passed. */
  #isLate(part: number): boolean {
    const {milliseconds} = this.#plan;
    return milliseconds < Infinity && this.#now() - this.#began! > milliseconds * part;
  }

  /** Begins a world, or the second round, or ends. */
  #next(): void {
    const {first, worlds} = this.#plan;
    const from = this.#before ? first : 0;
    if (this.#world < this.#until && !this.#isEnough(this.#world - from)) {
      this.#queue = [...this.#brought.keys()];
      this.#world++;
      return;
    }
    if (this.#before) {
      this.#done = true;
      return;
    }
    this.#before = this.#brought;
    this.#brought = new Map(this.#promising().map((choice) => [choice, []]));
    [this.#world, this.#until] = [first, worlds];
    this.#done = this.#brought.size < 2;
  }

  /** The choices that may be best, and the one that was made. */
  #promising(): readonly number[] {
    const before = this.#before!;
    const top = before.get(bestOf(before))!;
    const order = [...before]
      .map(([choice, brought]) => worthOf(choice, brought, top))
      .sort((a, b) => a.loss - b.loss)
      .filter(({loss, lossError}, at) => at < 2 || loss <= 3 * lossError)
      .slice(0, this.#plan.kept)
      .map(({choice}) => choice);
    const made = this.#made;
    return made === undefined || order.includes(made) ? order : [...order, made];
  }

  #play(choice: number): number {
    const problem = this.#problem;
    const at = this.#world - 1;
    const world = this.#copy(at);
    problem.play(world, choice);
    if (problem.settle && !this.#plan.quick)
      problem.settle(world, this.#chanceOf(at), this.#utility);
    else {
      if (problem.turn(world) >= 0) problem.finish(world, this.#chanceOf(at));
      problem.utility(world, this.#utility);
    }
    return this.#utility[this.#seat]!;
  }

  #copy(at: number): World {
    const {all} = this.#worlds;
    return this.#problem.copy(all[at % all.length]!);
  }

  /** The same chance for every choice in a world. */
  #chanceOf(at: number): number[] {
    const stream = this.#chance.map((word, place) => (place === 0 ? word ^ (at + 1) : word));
    for (let i = 0; i < MIXED; i++) step(stream); // similar seeds begin alike
    return stream;
  }
}
