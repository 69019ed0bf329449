import type {AnyMove, AnyState, AnyView, Bot, Foresight, Problem, Question} from '../game/index.js';
import {bestBot, type Prospect} from './best-bot.js';
import {inSlices} from './in-slices.js';
import {Search, type SearchPlan} from './ismcts.js';
import {problemOf, type SearchRules} from './problem-of.js';

/** How much a searching bot thinks about a decision, and how deep it looks into what was played. */
export interface Effort extends SearchPlan {
  /** A question's `budget` may allow fewer. */
  readonly iterations: number;
}

/** What a searching bot needs of a game. */
export interface Searched<
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
> {
  readonly rules: SearchRules<State, Move, View>;
  readonly foresight: Foresight<State, Move, View>;
  /** Answers what is not searched, and gives the reasons. */
  readonly bot: Bot<View, Move>;
}

/**
 * A bot that searches its decisions. The same question gets the same answer, however long it takes.
 * @param pause lets others go on after a slice of a few milliseconds; without it, the bot answers at once
 */
export const searchBot = <State extends AnyState, Move extends AnyMove, View extends AnyView>(
  game: Searched<State, Move, View>,
  effort: Effort,
  pause?: () => Promise<void>,
): Bot<View, Move> => bestBot(game, (question) => prospectsOf(game, question, effort, pause));

/**
 * Searches a decision: what each move that was tried is expected to bring, the best first, the others
 * the less certain the worse they seem. `undefined` where the game leaves the decision to its own bot.
 */
export function prospectsOf<State extends AnyState, Move extends AnyMove, View extends AnyView>(
  {rules, foresight}: Pick<Searched<State, Move, View>, 'rules' | 'foresight'>,
  question: Question<View, Move>,
  effort: Effort,
  pause?: () => Promise<void>,
): readonly Prospect<Move>[] | Promise<readonly Prospect<Move>[]> | undefined {
  const {view, moves, rng, budget, signal} = question;
  const problem = foresight.problem
    ? foresight.problem(view, moves, rng)
    : (problemOf(rules, view, foresight) as Problem<unknown, Move>);
  if (!problem) return undefined;
  const search = new Search(problem, effort, [...rng]);
  const until = Math.min(Math.ceil(effort.iterations * (foresight.share ?? 1)), budget || Infinity);
  const told = (): readonly Prospect<Move>[] => {
    const byChoice = new Map(moves.map((move) => [problem.choiceOf(move), move]));
    return search.expectations(view.seat!).flatMap((one) => {
      const move = byChoice.get(one.choice);
      return move ? [{...one, move}] : [];
    });
  };
  if (!pause) {
    search.run(until);
    return told();
  }
  const work = {
    get done() {
      return search.iterations >= until;
    },
    advance: () => search.advance(),
  };
  return inSlices(work, pause, signal).then(told);
}
