import type {
  AnyMove,
  AnyState,
  AnyView,
  Bot,
  Budget,
  Foresight,
  Problem,
  Question,
  Seat,
} from '../game/index.js';
import {bestBot, type Prospect} from './best-bot.js';
import {FlatSearch} from './flat-search.js';
import {inSlices, type Now, passed, type Piecework} from './in-slices.js';
import {type Expectation, Search, type SearchPlan} from './ismcts.js';
import {problemOf, type SearchRules} from './problem-of.js';

/** How long a searching bot thinks about a decision, and how much it infers from earlier moves. */
export interface Effort extends SearchPlan {
  /** A question's `budget` may allow fewer. */
  readonly iterations: number;
  /**
   * True if the decision alone is searched, as in a problem that is flat: with few iterations that tells
   * more than a tree.
   */
  readonly flat?: boolean;
  /**
   * So many times the iterations and worlds go to a decision that may decide the match
   * (`Foresight.decisive`), which then takes that much longer; it is always searched alone.
   * @default no decision is searched so
   */
  readonly decisive?: number;
}

/** What a searching bot needs from a game. */
export interface Searched<
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
> {
  readonly rules: SearchRules<State, Move, View>;
  readonly foresight: Foresight<State, Move, View>;
  /** Answers decisions that are not searched, and gives the reasons. */
  readonly bot: Bot<View, Move>;
}

/**
 * A bot that searches its decisions. The same question gets the same answer, however long it takes,
 * unless its budget is a time.
 * @param pause lets other tasks run after a slice of a few milliseconds; without it, the bot answers at
 * once
 */
export const searchBot = <State extends AnyState, Move extends AnyMove, View extends AnyView>(
  game: Searched<State, Move, View>,
  effort: Effort,
  pause?: () => Promise<void>,
): Bot<View, Move> => bestBot(game, (question) => prospectsOf(game, question, effort, pause));

/**
 * Searches a decision: the expected value of each move that was tried, the best first; worse moves are
 * less certain. `undefined` if the game leaves the decision to its own bot.
 * @param now the time of a budget in milliseconds
 * @throws the reason of the question's signal
 */
export function prospectsOf<State extends AnyState, Move extends AnyMove, View extends AnyView>(
  {rules, foresight}: Pick<Searched<State, Move, View>, 'rules' | 'foresight'>,
  question: Question<View, Move>,
  effort: Effort,
  pause?: () => Promise<void>,
  now = passed,
): readonly Prospect<Move>[] | Promise<readonly Prospect<Move>[]> | undefined {
  const {view, moves, rng, budget, signal} = question;
  signal?.throwIfAborted();
  const decisive = effort.decisive ? foresight.decisive?.(view, moves) : undefined;
  const problem =
    decisive ??
    (foresight.problem
      ? foresight.problem(view, moves, rng)
      : (problemOf(rules, view, foresight) as Problem<unknown, Move>));
  if (!problem) return undefined;
  const share = foresight.share?.(view, moves) ?? 1;
  const plan = partOf(effort, decisive ? share * effort.decisive! : share);
  const {iterations, milliseconds} = limitsOf(plan, budget);
  const seat = view.seat!;
  const work =
    problem.flat || plan.flat || decisive
      ? new FlatSearch(problem, seat, {...plan, iterations, milliseconds}, [...rng], now)
      : searching(new Search(problem, plan, [...rng]), {iterations, milliseconds}, seat, now);
  const told = (): readonly Prospect<Move>[] => {
    const byChoice = new Map(moves.map((move) => [problem.choiceOf(move), move]));
    return work.expectations().flatMap((one) => {
      const move = byChoice.get(one.choice);
      return move ? [{...one, move}] : [];
    });
  };
  if (pause) return inSlices(work, pause, signal).then(told);
  while (!work.done) work.advance();
  return told();
}

/** A share of an effort. */
const partOf = (effort: Effort, share: number): Effort => ({
  ...effort,
  iterations: Math.ceil(effort.iterations * share),
  worlds: Math.ceil(effort.worlds * share),
});

/** The share of the time after which a search uses only the worlds drawn so far. */
const DRAWING = 0.4;

/** The limits of a search, whichever comes first. */
interface Limits {
  readonly iterations: number;
  readonly milliseconds: number;
}

const limitsOf = ({iterations}: Effort, budget: Budget): Limits =>
  typeof budget === 'number'
    ? {iterations: Math.min(iterations, budget || Infinity), milliseconds: Infinity}
    : {iterations, ...budget};

/** A search as work that stops at its limits; its time begins with the first step. */
function searching<World>(
  search: Search<World>,
  {iterations, milliseconds}: Limits,
  seat: Seat,
  now: Now,
): Piecework & {expectations(): readonly Expectation[]} {
  let begun: number | undefined;
  const isLate = (part: number): boolean =>
    milliseconds < Infinity && begun !== undefined && now() - begun >= milliseconds * part;
  return {
    expectations: () => search.expectations(seat),
    get done() {
      // Something is tried, however short the time.
      return search.iterations >= iterations || (search.iterations > 0 && isLate(1));
    },
    advance() {
      begun ??= now();
      if (!search.ready && isLate(DRAWING)) search.hurry();
      else search.advance();
    },
  };
}
