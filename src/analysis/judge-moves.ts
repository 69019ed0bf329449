import {pick, rngFrom} from '../cards/index.js';
import type {
  AnyMove,
  AnyState,
  AnyView,
  Bot,
  Foresight,
  Problem,
  Question,
  Rules,
} from '../game/index.js';
import {type Waiting, worked} from '../bots/in-slices.js';
import {problemOf, type SearchRules} from '../bots/problem-of.js';
import type {Searched} from '../bots/search-bot.js';
import {Judge, type JudgePlan, type Worth} from '../bots/judge.js';

/** What the moves of a decision are worth, by what the seat of a view can know. */

/** What a move was expected to bring. */
export interface Prospected<Move extends AnyMove = AnyMove> extends Omit<Worth, 'choice'> {
  readonly move: Move;
}

/** The moves of a decision and what they are worth. */
export interface Judgement<Move extends AnyMove = AnyMove> {
  /** The moves that were looked at, the best first. */
  readonly moves: readonly Prospected<Move>[];
  /** How much the best of them brings more or less by luck: a standard deviation. */
  readonly spread: number;
}

/** A decision to judge. */
export interface Judged<
  View extends AnyView = AnyView,
  Move extends AnyMove = AnyMove,
> extends Pick<Question<View, Move>, 'view' | 'moves' | 'rng'> {
  /** A move that is looked at as closely as the best; one of `moves`. */
  readonly made?: Move | undefined;
}

/** How carefully decisions are judged where nothing else is said. */
export const CARE: JudgePlan = {
  worlds: 1000,
  drawn: 4,
  first: 120,
  kept: 5,
  milliseconds: 400,
};

/** Moves that are looked at where the game does not say which are worth a look. */
const MOST = 24;
/** The same where the game's own bot plays on, which takes far longer than a policy. */
const MOST_SLOWLY = 6;
/** How often the game's own bot is asked then what it might play. */
const ASKED = 8;

/** What a judgement needs of a game; `foresight` may be empty. */
export interface Judging<
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
> extends Searched<State, Move, View> {
  readonly rules: SearchRules<State, Move, View> & Pick<Rules<State, Move, View>, 'view'>;
  /** The bot that plays on where the game has no policy, as its entry has it; `bot` where it is missing. */
  readonly playsOn?: Bot<View, Move> | undefined;
  /** The types of moves that are said and not played, as the game's entry has them. */
  readonly talk?: readonly string[] | undefined;
}

/** Whether something may be said in a decision: what that is worth is not judged. */
export const isTalk = (
  {talk = []}: Pick<Judging, 'talk'>,
  moves: readonly Pick<AnyMove, 'type'>[],
): boolean => moves.some(({type}) => talk.includes(type));

/**
 * Judges one decision; `undefined` where there is no choice, where something may be said, or where the
 * game leaves the decision to its own bot.
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

/** Plays on by a bot of the game where the game has no quicker policy. */
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
      // A bot that has to be waited for cannot be asked in the middle of a search.
      return choice instanceof Promise ? value : choice.move;
    },
  };
}

/** The moves that are looked at: all, or those worth a look where there are many. */
async function candidates<State extends AnyState, Move extends AnyMove, View extends AnyView>(
  {rules, foresight, bot}: Judging<State, Move, View>,
  {view, moves, rng, made}: Judged<View, Move>,
): Promise<readonly Move[]> {
  const world = rules.determinize(view, rng); // nothing of the state that the seat does not know
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
