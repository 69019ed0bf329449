import type {
  AnyMove,
  AnyState,
  AnyView,
  Bot,
  Choice,
  Foresight,
  Problem,
  Question,
} from '../game/index.js';
import {type Expectation, Search, type SearchPlan} from './ismcts.js';
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

/** Milliseconds that a search works before it lets the page go on. */
const SLICE = 6;

/**
 * A bot that searches its decisions. The same question gets the same answer, however long it takes.
 * @param pause lets others go on after a slice of a few milliseconds; without it, the bot answers at once
 */
export const searchBot = <State extends AnyState, Move extends AnyMove, View extends AnyView>(
  game: Searched<State, Move, View>,
  effort: Effort,
  pause?: () => Promise<void>,
): Bot<View, Move> => ({
  choose(question) {
    const found = question.moves.length > 1 ? searchOf(game, question, effort) : undefined;
    if (!found) return game.bot.choose(question);
    const {search} = found;
    const until = Math.min(effort.iterations, question.budget || Infinity);
    const chosen = (): Choice<Move> | Promise<Choice<Move>> => {
      const [best] = expectedOf(found, question);
      const move = best?.move ?? question.moves[0]!;
      return question.why === false ? {move} : explained(game, question, move);
    };
    if (!pause) {
      search.run(until);
      return chosen();
    }
    return (async () => {
      while (search.iterations < until) {
        question.signal?.throwIfAborted();
        const end = performance.now() + SLICE;
        while (search.iterations < until && performance.now() < end) search.advance();
        await pause();
      }
      return chosen();
    })();
  },
});

/** A move with the reason that the game's own bot has for it, or with how it was found. */
async function explained<State extends AnyState, Move extends AnyMove, View extends AnyView>(
  {rules, bot}: Searched<State, Move, View>,
  question: Question<View, Move>,
  move: Move,
): Promise<Choice<Move>> {
  const own = await bot.choose(question);
  const same = rules.formatMove(own.move) === rules.formatMove(move);
  return {move, why: same && own.why ? own.why : {key: 'ui/searched'}};
}

/** A search and the problem that it is about. */
interface Found<Move extends AnyMove> {
  readonly problem: Problem<unknown, Move>;
  readonly search: Search<unknown>;
}

/** The search of a decision, not yet run; `undefined` where the game leaves it to its own bot. */
function searchOf<State extends AnyState, Move extends AnyMove, View extends AnyView>(
  {rules, foresight}: Searched<State, Move, View>,
  {view, moves, rng}: Question<View, Move>,
  effort: Effort,
): Found<Move> | undefined {
  const problem = foresight.problem
    ? foresight.problem(view, moves, rng)
    : (problemOf(rules, view, foresight) as Problem<unknown, Move>);
  return problem && {problem, search: new Search(problem, effort, [...rng])};
}

/** What each move is expected to bring, the best first. */
function expectedOf<View extends AnyView, Move extends AnyMove>(
  {problem, search}: Found<Move>,
  {view, moves}: Question<View, Move>,
): readonly (Expectation & {readonly move: Move})[] {
  const byChoice = new Map(moves.map((move) => [problem.choiceOf(move), move]));
  return search.expectations(view.seat!).flatMap((told) => {
    const move = byChoice.get(told.choice);
    return move ? [{...told, move}] : [];
  });
}
