import {pick, rngFrom} from '../cards/index.js';
import {
  type AnyMove,
  type AnyState,
  type AnyView,
  type Foresight,
  InvalidRecordError,
  type Problem,
  REFUSALS,
  type Question,
  type Rules,
  type Seat,
} from '../game/index.js';
import {firstState} from '../match/begin-at.js';
import {checkHead, type MatchRecord, readStep} from '../match/record.js';
import {type Waiting, worked} from '../bots/in-slices.js';
import {Judge, type JudgePlan, type Worth} from './judge.js';
import {problemOf} from '../bots/problem-of.js';
import type {Searched} from '../bots/search-bot.js';
import {type Verdict, type VerdictMark, verdictOf} from './verdict.js';

/** What the decisions of a match were worth, by what the seat could know when it made them. */

/** What a move was expected to bring. */
export interface Prospected<Move extends AnyMove = AnyMove> extends Omit<Worth, 'choice'> {
  readonly move: Move;
}

/** A decision of a seat, judged. */
export interface Decision<Move extends AnyMove = AnyMove> {
  /** The index of its move in the record. */
  readonly at: number;
  readonly move: Move;
  /** The moves that were looked at, the best first; that which was made is among them. */
  readonly moves: readonly Prospected<Move>[];
  /** What was expected of the move that was made. */
  readonly made: Prospected<Move>;
  readonly verdict: Verdict;
  readonly mark?: VerdictMark | undefined;
}

/** How an analysis is made. */
export interface AnalysisPlan<Move extends AnyMove = AnyMove> extends Waiting {
  /** The moves of the record that are looked at: from this index on, up to that one. */
  readonly from?: number;
  readonly to?: number;
  readonly care?: JudgePlan;
  /** Hears of each decision once it is judged. */
  readonly onDecision?: (decision: Decision<Move>) => void;
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
/** How often the game's own bot is asked then what it might play. */
const ASKED = 8;

/**
 * Judges the decisions of a seat in a match: all moves where it had a choice, those of hidden
 * simultaneous choices too. Decisions that the game leaves to its bot are left out.
 * @param game what a search needs of the game; `foresight` may be empty
 * @throws {InvalidRecordError} with the faulty field or move, and the errors of a faulty beginning
 */
export async function analyse<State extends AnyState, Move extends AnyMove, View extends AnyView>(
  game: Analysed<State, Move, View>,
  record: MatchRecord,
  seat: Seat,
  {from = 0, to = Infinity, care = CARE, onDecision, ...waiting}: AnalysisPlan<Move> = {},
): Promise<readonly Decision<Move>[]> {
  const {rules} = game;
  const {moves} = checkHead(record, rules.id);
  let state = firstState(rules, record);
  const decisions: Decision<Move>[] = [];
  let spread = 0;
  for (const [at, step] of moves.entries()) {
    if (at >= to) break;
    const path = `moves[${at}]`;
    const {seat: by, text} = readStep(step, path);
    const move = rules.parseMove(text);
    const isPlayed = move && by < state.seats;
    const refusal = isPlayed ? rules.refuse(state, by, move) : REFUSALS.notAMove;
    if (!isPlayed || refusal)
      throw new InvalidRecordError(path, `"${step}" is refused: ${refusal}`);
    if (by === seat && at >= from) {
      const judged = await judgedMove(game, state, seat, move, care, waiting);
      if (judged) {
        spread = Math.max(spread, judged.spread);
        const decision = {at, move, ...judged.told, ...verdict(judged.told, spread)};
        decisions.push(decision);
        onDecision?.(decision);
      }
    }
    state = rules.apply(state, by, move);
  }
  return decisions;
}

/** What an analysis needs of a game. */
export interface Analysed<
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
> extends Searched<State, Move, View> {
  readonly rules: Rules<State, Move, View>;
}

/** The moves of a decision and what they are worth. */
interface Judged<Move extends AnyMove> {
  readonly told: Pick<Decision<Move>, 'moves' | 'made'>;
  readonly spread: number;
}

/** Judges one decision; `undefined` where there is none, or nothing to look ahead with. */
async function judgedMove<State extends AnyState, Move extends AnyMove, View extends AnyView>(
  game: Analysed<State, Move, View>,
  state: State,
  seat: Seat,
  made: Move,
  care: JudgePlan,
  waiting: Waiting,
): Promise<Judged<Move> | undefined> {
  const {rules, foresight} = game;
  const moves = rules.legalMoves(state, seat);
  if (moves.length < 2) return undefined;
  const view = rules.view(state, seat);
  // What is judged depends on the decision alone, and not on those before it.
  const rng = rngFrom(`analysis ${JSON.stringify(view)}`);
  const question: Question<View, Move> = {view, moves, rng, budget: 0, why: false};
  const problem: Problem<unknown, Move> | undefined = foresight.problem
    ? foresight.problem(view, moves, rng)
    : (problemOf(rules, view, withBot(game)) as Problem<unknown, Move>);
  if (!problem) return undefined;
  const looked = await candidates(game, question, made);
  const byChoice = new Map(looked.map((move) => [problem.choiceOf(move), move]));
  const choice = problem.choiceOf(made);
  byChoice.set(choice, made);
  const judge = new Judge(problem, {seat, choices: [...byChoice.keys()], made: choice}, care, [
    ...rng,
  ]);
  await worked(judge, waiting);
  const worths = judge.worths.map(({choice: one, ...worth}) => ({
    ...worth,
    move: byChoice.get(one)!,
  }));
  const own = worths.find(({move}) => move === made)!;
  return {told: {moves: worths, made: own}, spread: judge.spread};
}

/** Plays on by the game's own bot where the game has no quicker policy. */
function withBot<State extends AnyState, Move extends AnyMove, View extends AnyView>({
  rules,
  foresight,
  bot,
}: Analysed<State, Move, View>): Foresight<State, Move, View> {
  if (foresight.playout) return foresight;
  return {
    ...foresight,
    playout(world, seat, moves, stream) {
      const {value, rng} = pick([...stream] as unknown as Question['rng'], moves);
      stream.splice(0, stream.length, ...rng);
      if (moves.length < 2) return value;
      const view = rules.view(world, seat);
      const choice = bot.choose({view, moves, rng, budget: 0, why: false});
      // A bot that has to be waited for cannot be asked in the middle of a search.
      return choice instanceof Promise ? value : choice.move;
    },
  };
}

/** The moves that are looked at: all, or those worth a look where there are many. */
async function candidates<State extends AnyState, Move extends AnyMove, View extends AnyView>(
  {rules, foresight, bot}: Analysed<State, Move, View>,
  question: Question<View, Move>,
  made: Move,
): Promise<readonly Move[]> {
  const {moves, view, rng} = question;
  const world = rules.determinize(view, rng); // nothing of the state that the seat does not know
  const short = foresight.shortlist?.(world, view.seat!, moves) ?? moves;
  if (short.length <= MOST) return [...short];
  const found = new Map<string, Move>([[rules.formatMove(made), made]]);
  for (let n = 0; n < ASKED; n++) {
    const {move} = await bot.choose({...question, rng: rngFrom(`${n} ${JSON.stringify(view)}`)});
    found.set(rules.formatMove(move), move);
  }
  const pace = Math.ceil(short.length / MOST);
  for (let at = 0; at < short.length; at += pace)
    found.set(rules.formatMove(short[at]!), short[at]!);
  return [...found.values()].slice(0, MOST);
}

/** How a judged decision is called. */
function verdict<Move extends AnyMove>(
  {moves, made}: Pick<Decision<Move>, 'moves' | 'made'>,
  spread: number,
): {readonly verdict: Verdict; readonly mark: VerdictMark | undefined} {
  const next = moves.find(({move}) => move !== moves[0]!.move);
  return verdictOf(
    {
      loss: made.loss,
      error: made.lossError,
      next: next && {loss: next.loss, error: next.lossError},
    },
    spread,
  );
}
