import {
  type AnyMove,
  type AnyView,
  type Bot,
  type Choice,
  chosenBy,
  doubtOf,
  partOfRisk,
  type Question,
  type Temper,
} from '../game/index.js';
import type {Expectation} from './ismcts.js';

/** The expected value of a move for the deciding seat, on the scale of the game's utility. */
export interface Prospect<Move extends AnyMove = AnyMove> extends Expectation {
  readonly move: Move;
}

/** The result of a search, the best move first; `undefined` for a decision that is not searched. */
export type Prospects<Move extends AnyMove = AnyMove> = readonly Prospect<Move>[] | undefined;

/** The usual bot behind a search. */
export interface Reasoned<View extends AnyView = AnyView, Move extends AnyMove = AnyMove> {
  readonly rules: {formatMove(move: Move): string};
  /** Answers decisions that are not searched, and gives the reasons. */
  readonly bot: Bot<View, Move>;
}

/**
 * A move is poorly known if a search has tried it less often than this share of the best move's tries.
 */
const KNOWN = 1 / 3;
/**
 * Moves are worth about the same if they differ by less than this share of what luck decides after
 * them.
 */
const NEARLY = 0.04;

/**
 * The move tried most; with a temper, chosen by risk among the well-known moves that are about as good.
 */
function inTemper<Move extends AnyMove>(
  told: readonly Prospect<Move>[],
  temper: Temper = 'even',
): Prospect<Move> | undefined {
  const [top] = told;
  if (!top || temper === 'even') return top;
  const known = told.filter(({visits}) => visits >= KNOWN * top.visits);
  const weighed = known.map((prospect) => {
    const risk = prospect.error * Math.sqrt(prospect.visits - 1);
    const value = Math.min(prospect.mean, top.mean);
    return {prospect, value, risk, doubt: doubtOf(risk, prospect.visits)};
  });
  return chosenBy(weighed, temper, partOfRisk(weighed, NEARLY)).prospect;
}

/** A bot that plays the best move of a search if there is one. */
export const bestBot = <View extends AnyView, Move extends AnyMove>(
  game: Reasoned<View, Move>,
  search: (question: Question<View, Move>) => Prospects<Move> | Promise<Prospects<Move>>,
): Bot<View, Move> => ({
  choose(question) {
    if (question.moves.length === 1) return game.bot.choose(question);
    const choice = (told: Prospects<Move>): Choice<Move> | Promise<Choice<Move>> => {
      if (!told) return game.bot.choose(question);
      const move = inTemper(told, question.temper)?.move ?? question.moves[0]!;
      return question.why === false ? {move} : explained(game, question, move);
    };
    const told = search(question);
    return told instanceof Promise ? told.then(choice) : choice(told);
  },
});

/** A move with the reason of the game's own bot for it, or with the way it was found. */
async function explained<View extends AnyView, Move extends AnyMove>(
  {rules, bot}: Reasoned<View, Move>,
  question: Question<View, Move>,
  move: Move,
): Promise<Choice<Move>> {
  const own = await bot.choose(question);
  const same = rules.formatMove(own.move) === rules.formatMove(move);
  return {move, why: same && own.why ? own.why : {key: 'ui/searched'}};
}
