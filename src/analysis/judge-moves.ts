import {pick, type Rng, rngFrom} from '../cards/index.js';
import type {
  AnyEvent,
  AnyMove,
  AnyState,
  AnyView,
  Bot,
  Explainer,
  Fact,
  Foresight,
  Lots,
  Problem,
  Question,
  Rules,
} from '../game/index.js';
import {passed, type Waiting, worked} from '../bots/in-slices.js';
import {problemOf, type SearchRules} from '../bots/problem-of.js';
import type {Searched} from '../bots/search-bot.js';
import {type Because, Comparison} from './because.js';
import {isSure} from './verdict.js';
import {Judge, type JudgePlan} from '../bots/judge.js';
import type {Worth} from '../bots/worths.js';

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
  /** Why the move that was made is surely worse than the best; `undefined` if it is not. */
  readonly because?: Because | undefined;
}

/** A decision to judge. */
export interface Judged<
  View extends AnyView = AnyView,
  Move extends AnyMove = AnyMove,
> extends Pick<Question<View, Move>, 'view' | 'moves' | 'rng'> {
  /** A move that is judged as closely as the best; one of `moves`. */
  readonly made?: Move | undefined;
}

/**
 * The stream of a judgement. It depends on the decision alone: a hint and a review of the same one see
 * the same worlds, so that nobody is blamed for following a hint.
 */
export const judgingRng = (view: AnyView): Rng => rngFrom(`analysis ${JSON.stringify(view)}`);

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
/** The share of a judgement's time in which its reason is looked for. */
const EXPLAINING = 0.5;
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
  /** Tells what happened in a world, as the game's guide has it; without it a reason is a bare count. */
  readonly explainer?: Explainer<State, Move, View> | undefined;
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
  const heard: Heard = {listens: false, events: []};
  const own = foresight.problem?.(view, moves, rng);
  const problem = foresight.problem
    ? own
    : (problemOf(hearing(rules, heard), view, withBot(game)) as Problem<unknown, Move>);
  if (!problem) return undefined;
  const looked = await candidates(game, decision);
  const byChoice = new Map(looked.map((move) => [problem.choiceOf(move), move]));
  const choice = made && problem.choiceOf(made);
  if (choice !== undefined) byChoice.set(choice, made!);
  const asked = {seat: view.seat!, choices: [...byChoice.keys()], made: choice};
  const judge = new Judge(problem, asked, care, [...rng], waiting.now);
  await worked(judge, waiting);
  const {worths, spread} = judge;
  const bad = worths.find((worth) => worth.choice === choice);
  const isWorse = bad && isSure({loss: bad.loss, error: bad.lossError});
  const because = isWorse && (await reason(bad.choice, worths[0]!.choice));
  return {
    moves: worths.map(({choice: one, ...worth}) => ({...worth, move: byChoice.get(one)!})),
    spread,
    ...(because && {because}),
  };

  /** Compares two choices once more. */
  async function reason(worse: number, best: number): Promise<Because> {
    const now = waiting.now ?? passed;
    const end = now() + care.milliseconds * EXPLAINING;
    const {kinds = []} = game.explainer ?? {};
    const replay = replayOf(game, {view, moves, byChoice, problem: problem!, heard});
    const isLate = (): boolean => now() > end;
    const isGood = (fact: Fact): boolean | undefined => game.explainer?.isGood?.(fact, view);
    const comparison = new Comparison(judge, {made: worse, best, kinds, replay, isGood, isLate});
    await worked(comparison, waiting);
    return comparison.because;
  }
}

/** What a world needs to be played once more. */
interface Replayed<View extends AnyView, Move extends AnyMove> {
  readonly view: View;
  readonly moves: readonly Move[];
  readonly byChoice: ReadonlyMap<number, Move>;
  readonly problem: Problem<unknown, Move>;
  readonly heard: Heard;
}

/** The events of moves, noted only while a world is played once more. */
interface Heard {
  listens: boolean;
  events: AnyEvent[];
}

/** Plays a choice in a world and on, and tells what happened. */
function replayOf<State extends AnyState, Move extends AnyMove, View extends AnyView>(
  {foresight, explainer}: Judging<State, Move, View>,
  {view, moves, byChoice, problem, heard}: Replayed<View, Move>,
): (world: unknown, choice: number, stream: number[]) => readonly Fact[] {
  if (foresight.problem) return explainer?.replay?.(view, moves) ?? (() => []);
  if (!explainer?.facts) return () => [];
  return (world, choice, stream) => {
    const played = world as {readonly state: State};
    const start = played.state;
    Object.assign(heard, {listens: true, events: []});
    problem.play(world, choice);
    if (problem.turn(world) >= 0) problem.finish(world, stream);
    heard.listens = false;
    const move = byChoice.get(choice)!;
    return explainer.facts!({view, move, events: heard.events, start, end: played.state});
  };
}

/** The same rules, of which the events of the moves are noted. */
const hearing = <State extends AnyState, Move extends AnyMove, View extends AnyView>(
  rules: SearchRules<State, Move, View>,
  heard: Heard,
): SearchRules<State, Move, View> => ({
  ...rules,
  apply: (state, seat, move) =>
    heard.listens
      ? rules.apply(state, seat, move, (event) => void heard.events.push(event))
      : rules.apply(state, seat, move),
});

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
