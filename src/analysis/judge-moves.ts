import {pick, rngFrom} from '../cards/index.js';
import type {
  AnyMove,
  AnyState,
  AnyView,
  Bot,
  Foresight,
  Lots,
  Problem,
  Question,
  Rules,
} from '../game/index.js';
import {type Waiting, worked} from '../bots/in-slices.js';
import {problemOf, type SearchRules} from '../bots/problem-of.js';
import type {Searched} from '../bots/search-bot.js';
import {Judge, type JudgePlan, type Worth} from '../bots/judge.js';

/** The value of the moves of a decision, by what the seat of a view can know. */

/** The expected value of a move. */
export interface Prospected<Move extends AnyMove = AnyMove> extends Omit<Worth, 'choice'> {
  readonly move: Move;
}

/** The moves of a decision and their values. */
export interface Judgement<Move extends AnyMove = AnyMove> {
  /** The moves that were considered, the best first. */
  readonly moves: readonly Prospected<Move>[];
  /** How much luck varies the result of the best move: a standard deviation. */
  readonly spread: number;
}

/** A decision to judge. */
export interface Judged<
  View extends AnyView = AnyView,
  Move extends AnyMove = AnyMove,
> extends Pick<Question<View, Move>, 'view' | 'moves' | 'rng'> {
  /** A move that is judged as closely as the best; one of `moves`. */
  readonly made?: Move | undefined;
}

/** How thoroughly decisions are judged by default. */
export const CARE: JudgePlan = {
  worlds: 1000,
  drawn: 4,
  first: 120,
  kept: 5,
  milliseconds: 400,
};

/** The number of moves considered if the game does not say which are worth it. */
const MOST = 24;
/** The same if the game's own bot plays on, which takes far longer than a policy. */
const MOST_SLOWLY = 6;
/** How often the game's own bot is then asked for a move. */
const ASKED = 8;

/** What a judgement needs from a game; `foresight` may be empty. */
export interface Judging<
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
> extends Searched<State, Move, View> {
  readonly rules: SearchRules<State, Move, View> & Pick<Rules<State, Move, View>, 'view'>;
  /** The bot that plays on in a game without a policy, as its entry has it; by default `bot`. */
  readonly playsOn?: Bot<View, Move> | undefined;
  /** The lots of the game, as its entry has them: of one lot one move is judged. */
  readonly lots?: Lots<View, Move> | undefined;
  /** The types of moves that are spoken rather than played, as the game's entry has them. */
  readonly talk?: readonly string[] | undefined;
}

/** Whether a seat may speak in a decision: the value of that is not judged. */
export const isTalk = (
  {talk = []}: Pick<Judging, 'talk'>,
  moves: readonly Pick<AnyMove, 'type'>[],
): boolean => moves.some(({type}) => talk.includes(type));

/**
 * Judges one decision; `undefined` if there is no choice, if a seat may speak, or if the game leaves
 * the decision to its own bot.
 */
export async function judgeMoves<
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
>(
  game: Judging<State, Move, View>,
  decision: Judged<View, Move>,
  care: JudgePlan,
  waiting: Waiting,
): Promise<Judgement<Move> | undefined> {
  const {rules, foresight} = game;
  const {view, moves, rng, made} = decision;
  if (moves.length < 2 || isTalk(game, moves)) return undefined;
  const problem: Problem<unknown, Move> | undefined = foresight.problem
    ? foresight.problem(view, moves, rng)
    : (problemOf(rules, view, withBot(game)) as Problem<unknown, Move>);
  if (!problem) return undefined;
  const looked = await candidates(game, decision);
  const byChoice = new Map(looked.map((move) => [problem.choiceOf(move), move]));
  const choice = made && problem.choiceOf(made);
  if (choice !== undefined) byChoice.set(choice, made!);
  const asked = {seat: view.seat!, choices: [...byChoice.keys()], made: choice};
  const judge = new Judge(problem, asked, care, [...rng], waiting.now);
  await worked(judge, waiting);
  return {
    moves: judge.worths.map(({choice: one, ...worth}) => ({...worth, move: byChoice.get(one)!})),
    spread: judge.spread,
  };
}

/** Plays on with a bot of the game if the game has no quicker policy. */
function withBot<State extends AnyState, Move extends AnyMove, View extends AnyView>({
  rules,
  foresight,
  bot,
  playsOn = bot,
}: Judging<State, Move, View>): Foresight<State, Move, View> {
  if (foresight.playout) return foresight;
  return {
    ...foresight,
    playout(world, seat, moves, stream) {
      const {value, rng} = pick([...stream] as unknown as Question['rng'], moves);
      stream.splice(0, stream.length, ...rng);
      if (moves.length < 2) return value;
      const view = rules.view(world, seat);
      const choice = playsOn.choose({view, moves, rng, budget: 0, why: false});
      // An asynchronous bot cannot be asked in the middle of a search.
      return choice instanceof Promise ? value : choice.move;
    },
  };
}

/** The moves to consider: all, or those worth it if there are many. */
async function candidates<State extends AnyState, Move extends AnyMove, View extends AnyView>(
  {rules, foresight, bot}: Judging<State, Move, View>,
  {view, moves, rng, made}: Judged<View, Move>,
): Promise<readonly Move[]> {
  const world = rules.determinize(view, rng); // no part of the state that the seat does not know
  const short = foresight.shortlist?.(world, view.seat!, moves) ?? moves;
  const most = (foresight.problem ?? foresight.playout) ? MOST : MOST_SLOWLY;
  if (short.length <= most) return [...short];
  const found = new Map<string, Move>();
  if (made) found.set(rules.formatMove(made), made);
  for (let n = 0; n < ASKED; n++) {
    const own = rngFrom(`${n} ${JSON.stringify(view)}`);
    const {move} = await bot.choose({view, moves, rng: own, budget: 0, why: false});
    found.set(rules.formatMove(move), move);
  }
  const pace = Math.ceil(short.length / most);
  for (let at = 0; at < short.length; at += pace)
    found.set(rules.formatMove(short[at]!), short[at]!);
  return [...found.values()].slice(0, most);
}
