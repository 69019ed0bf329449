import type {Piecework} from '../bots/in-slices.js';
import type {Judge} from '../bots/judge.js';
import type {Fact} from '../game/index.js';

/**
 * Why a move was worse than the best one: both are played on once more in worlds in which they were
 * compared, and the fact is named that accounts for the difference. Its figures are counts of these
 * worlds.
 */

/** A fact, and in how many worlds it happened. */
export interface Because {
  /** Of the kind `cost` where no fact accounts for the difference: then `times` counts worse worlds. */
  readonly fact: Fact;
  /** The worlds in which it happened after the move that was made. */
  readonly times: number;
  /** Those in which it happened after the best move; of the kind `cost`, those in which that was worse. */
  readonly instead: number;
  /** All worlds that were looked at. */
  readonly worlds: number;
}

/** The most worlds that are played on: sentences say "in 62 of 100". */
const WORLDS = 100;
/** The fewest, unless fewer were judged. */
const LEAST = 12;
/** A fact is named if it accounts for this share of the loss and happens more often by this share of worlds. */
const SHARE = 0.4;
const OFTEN = 0.08;
/** Where no fact reaches that share, the one that accounts for most is named from this one on. */
const SOME = 0.2;

/** What happened in one world after a choice. */
type Replay<World> = (world: World, choice: number, stream: number[]) => readonly Fact[];

/** A comparison of two choices. */
interface Compared<World> {
  readonly made: number;
  readonly best: number;
  /** All kinds of facts, the most telling first. */
  readonly kinds: readonly string[];
  readonly replay: Replay<World>;
  /** Whether a fact is good for the seat that decides, or bad; `undefined` where that depends. */
  readonly isGood: (fact: Fact) => boolean | undefined;
  /** Whether time is over. */
  readonly isLate: () => boolean;
}

/** A fact with its counts. */
interface Counted {
  readonly fact: Fact;
  times: number;
  instead: number;
  /** The loss in the worlds in which it happened after one of the two choices alone. */
  onlyMade: number;
  onlyBest: number;
}

/** Finds the fact, a world at a time. */
export class Comparison<World> implements Piecework {
  readonly #judge: Judge<World>;
  readonly #of: Compared<World>;
  readonly #losses: readonly number[];
  readonly #counted = new Map<string, Counted>();
  readonly #most: number;
  #place = 0;
  #lost = 0;

  constructor(judge: Judge<World>, of: Compared<World>) {
    this.#judge = judge;
    this.#of = of;
    const [made, best] = [judge.broughtBy(of.made), judge.broughtBy(of.best)];
    this.#losses = made.slice(0, best.length).map((brought, at) => best[at]! - brought);
    this.#most = Math.min(WORLDS, this.#losses.length);
  }

  get done(): boolean {
    return this.#place >= this.#most || (this.#place >= LEAST && this.#of.isLate());
  }

  advance(): void {
    const loss = this.#losses[this.#place]!;
    const made = this.#facts(this.#of.made);
    const best = this.#facts(this.#of.best);
    for (const [key, fact] of made) {
      const counted = this.#countOf(key, fact);
      counted.times++;
      if (!best.has(key)) counted.onlyMade += loss;
    }
    for (const [key, fact] of best) {
      const counted = this.#countOf(key, fact);
      counted.instead++;
      if (!made.has(key)) counted.onlyBest += loss;
    }
    this.#lost += loss;
    this.#place++;
  }

  get because(): Because {
    const worlds = this.#place;
    const told = [...this.#counted.values()]
      .map((counted) => ({counted, share: this.#share(counted)}))
      .filter(({counted}) => this.#mayExplain(counted, OFTEN * worlds))
      .sort((a, b) => b.share - a.share);
    const {kinds} = this.#of;
    const rank = ({counted}: {counted: Counted}): number => kinds.indexOf(counted.fact.kind);
    const [telling] = told.filter(({share}) => share >= SHARE).sort((a, b) => rank(a) - rank(b));
    const named = telling ?? told.find(({share}) => share >= SOME);
    if (!named) return this.#cost;
    const {fact, times, instead} = named.counted;
    return {fact, times, instead, worlds};
  }

  #countOf(key: string, fact: Fact): Counted {
    const known = this.#counted.get(key);
    if (known) return known;
    const counted = {fact, times: 0, instead: 0, onlyMade: 0, onlyBest: 0};
    this.#counted.set(key, counted);
    return counted;
  }

  /**
   * Whether a fact happened more often after one of the two choices, by this many worlds, and was no luck
   * of the worse choice nor a fault of the better one.
   */
  #mayExplain({fact, times, instead}: Counted, often: number): boolean {
    const isOften = Math.abs(times - instead) >= often;
    return isOften && this.#of.isGood(fact) !== times > instead;
  }

  /** The share of the loss that a fact accounts for. */
  #share({times, instead, onlyMade, onlyBest}: Counted): number {
    return this.#lost > 0 ? (times > instead ? onlyMade : onlyBest) / this.#lost : 0;
  }

  /** How often the move was worse, in all worlds in which both were compared. */
  get #cost(): Because {
    const count = (is: (loss: number) => boolean): number => this.#losses.filter(is).length;
    return {
      fact: {kind: 'cost'},
      times: count((loss) => loss > 0),
      instead: count((loss) => loss < 0),
      worlds: this.#losses.length,
    };
  }

  #facts(choice: number): Map<string, Fact> {
    const {world, stream} = this.#judge.worldOf(this.#place);
    const facts = this.#of.replay(world, choice, stream);
    return new Map(facts.map((fact) => [JSON.stringify(fact), fact]));
  }
}
