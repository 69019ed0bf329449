import type {Problem, Seat} from '../game/index.js';
import {type WorldPlan, Worlds} from './worlds.js';

/**
 * Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012) for any number of seats:
 * each iteration plays on in another world, and all worlds that look the same share a tree. Every seat
 * maximizes its own utility. In games with hidden choices each seat has its own tree (multiple
 * observers), which branches on another seat's choice once it is revealed.
 */

/** The settings of a search; its iterations use the worlds in turn. */
export interface SearchPlan extends WorldPlan {
  /** The preference for choices that have seldom been tried. */
  readonly curiosity: number;
}

/** The expected value of a choice for the deciding seat. */
export interface Expectation {
  readonly choice: number;
  /** The number of tries. */
  readonly visits: number;
  /** The mean of its utilities. */
  readonly mean: number;
  /** The standard error of the mean. */
  readonly error: number;
}

interface Node {
  readonly choice: number;
  readonly children: Node[];
  /** How often the choice was possible when its parent was visited. */
  offered: number;
  visits: number;
  sum: number;
  squares: number;
}

/** A choice on the way down the trees. */
interface TreeStep {
  readonly seat: Seat;
  readonly node: Node;
}

const nodeOf = (choice: number): Node => ({
  choice,
  children: [],
  offered: 0,
  visits: 0,
  sum: 0,
  squares: 0,
});

/** Stands for a choice at the root. */
const NONE = 0xffff;
/** Legal moves that a search considers. */
const MOST = 4096;

/** A search for one decision; it can be continued while there is time. */
export class Search<World> {
  readonly #problem: Problem<World>;
  readonly #plan: SearchPlan;
  readonly #stream: number[];
  readonly #worlds: Worlds<World>;
  /** The tree of each seat; a single one unless there are hidden choices. */
  readonly #roots: readonly Node[];
  readonly #choices = new Uint16Array(MOST);
  /** By choice: the number of the visit at which it was legal. */
  readonly #legal = new Uint32Array(0x10000);
  readonly #utility: Float64Array;
  #visit = 0;
  #iterations = 0;
  /** The least and the greatest utility so far, which scale exploration. */
  #least = Infinity;
  #most = -Infinity;

  constructor(problem: Problem<World>, plan: SearchPlan, stream: number[]) {
    this.#problem = problem;
    this.#plan = plan;
    this.#stream = stream;
    this.#worlds = new Worlds(problem, plan, stream);
    this.#roots = Array.from({length: problem.sealed ? problem.seats : 1}, () => nodeOf(NONE));
    this.#utility = new Float64Array(problem.seats);
  }

  /** Whether all worlds are drawn. */
  get ready(): boolean {
    return this.#worlds.ready;
  }

  get iterations(): number {
    return this.#iterations;
  }

  /** Plays on in `count` more worlds. */
  run(count: number): void {
    for (const end = this.#iterations + count; this.#iterations < end;) this.advance();
  }

  /** Does one step: draws a world, or plays on in one. */
  advance(): void {
    if (this.#worlds.ready) this.#iterate();
    else this.#worlds.draw();
  }

  /** From now on plays on only in the worlds drawn so far. */
  hurry(): void {
    this.#worlds.close();
  }

  /** The choices of the deciding seat, those tried most first. */
  expectations(seat: Seat): readonly Expectation[] {
    const root = this.#roots[seat] ?? this.#roots[0]!;
    return root.children
      .map(({choice, visits, sum, squares}) => {
        const mean = sum / visits;
        const variance = Math.max(0, squares / visits - mean * mean);
        return {choice, visits, mean, error: Math.sqrt(variance / Math.max(1, visits - 1))};
      })
      .sort((a, b) => b.visits - a.visits || b.mean - a.mean);
  }

  #iterate(): void {
    const problem = this.#problem;
    const {all} = this.#worlds;
    const world = problem.copy(all[this.#iterations++ % all.length]!);
    const path: TreeStep[] = [];
    const at = [...this.#roots];
    let unseen: TreeStep[] = [];
    for (let fresh = false; !fresh;) {
      const seat = problem.turn(world);
      if (seat < 0) break;
      const own = at.length === 1 ? 0 : seat;
      const from = at[own]!;
      const known = from.children.length;
      const node = this.#chosen(from, problem.choices(world, this.#choices));
      fresh = from.children.length > known;
      const step = {seat, node};
      path.push(step);
      at[own] = node;
      const sealed = problem.sealed?.(world) ?? 0;
      problem.play(world, node.choice);
      if (at.length === 1) continue;
      unseen.push(step);
      if (problem.sealed!(world) > sealed) continue;
      for (const {seat: by, node: made} of unseen)
        for (let other = 0; other < at.length; other++)
          if (other !== by) at[other] = branchOf(at[other]!, made.choice);
      unseen = [];
    }
    if (problem.turn(world) >= 0) problem.finish(world, this.#stream);
    problem.utility(world, this.#utility);
    for (const {seat, node} of path) {
      const worth = this.#utility[seat]!;
      node.visits++;
      node.sum += worth;
      node.squares += worth * worth;
      if (worth < this.#least) this.#least = worth;
      if (worth > this.#most) this.#most = worth;
    }
  }

  /**
   * The next choice at a node: the first legal one that has not been tried, or the one with the highest
   * upper confidence bound.
   */
  #chosen(from: Node, count: number): Node {
    const visit = ++this.#visit;
    for (let at = 0; at < count; at++) this.#legal[this.#choices[at]!] = visit;
    const span = this.#most > this.#least ? this.#most - this.#least : 1;
    const {curiosity} = this.#plan;
    let best: Node | undefined;
    let top = -Infinity;
    let tried = 0;
    for (const child of from.children) {
      if (this.#legal[child.choice] !== visit) continue;
      this.#legal[child.choice] = 0;
      child.offered++;
      tried++;
      const bound =
        child.visits === 0
          ? Infinity
          : child.sum / child.visits / span +
            curiosity * Math.sqrt(Math.log(child.offered) / child.visits);
      if (bound > top) {
        top = bound;
        best = child;
      }
    }
    if (tried === count) return best!;
    for (let at = 0; ; at++) {
      const choice = this.#choices[at]!;
      if (this.#legal[choice] !== visit) continue;
      const child = nodeOf(choice);
      child.offered = 1;
      from.children.push(child);
      return child;
    }
  }
}

/** The branch for another seat's choice as far as a seat sees it. */
function branchOf(from: Node, choice: number): Node {
  let found = from.children.find((child) => child.choice === choice);
  if (!found) from.children.push((found = nodeOf(choice)));
  return found;
}
