import {
  type AnyEvent,
  type AnyMove,
  type AnyState,
  type AnyView,
  type Rules,
  type Seat,
} from '../game/index.js';
import {firstState} from '../match/begin-at.js';
import {allowedMove, checkHead, type MatchRecord, readStep} from '../match/record.js';
import {rulesOfRecord} from '../match/secret-chance.js';
import {withoutUndone} from '../match/without-undone.js';
import type {Waiting} from '../bots/in-slices.js';
import type {JudgePlan} from '../bots/judge.js';
import type {Because} from './because.js';
import {
  CARE,
  isTalk,
  judgingRng,
  type Judged,
  type Judgement,
  judgeMoves,
  type Judging,
  type Prospected,
} from './judge-moves.js';
import {type Verdict, type VerdictMark, verdictOf} from './verdict.js';

/** The value of the decisions in a match, by what each seat could know at the time. */

/** A decision of a seat, judged. */
export interface Decision<Move extends AnyMove = AnyMove> {
  /** The index of its move in the record. */
  readonly at: number;
  readonly move: Move;
  /** The moves that were considered, the best first, including the one that was made. */
  readonly moves: readonly Prospected<Move>[];
  /** The expected value of the move that was made. */
  readonly made: Prospected<Move>;
  /** How much luck varies a result in the deal, with which a cost is compared: a standard deviation. */
  readonly spread: number;
  readonly verdict: Verdict;
  readonly mark?: VerdictMark | undefined;
  /** Why it was worse than the best; `undefined` if it was not surely worse. */
  readonly because?: Because | undefined;
}

/** The settings of an analysis. */
export interface AnalysisPlan<
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
> extends Waiting {
  /** The range of moves to analyse: indices in the record, the end excluded. */
  readonly from?: number;
  readonly to?: number;
  readonly care?: JudgePlan;
  /** Judges a decision elsewhere, such as in a worker. */
  readonly judge?: (
    decision: Judged<View, Move>,
    care: JudgePlan,
  ) => Promise<Judgement<Move> | undefined>;
  /** Receives each decision once it is judged. */
  readonly onDecision?: (decision: Decision<Move>) => void;
  /** Receives the index in the record of each move at which a seat could have spoken instead. */
  readonly onUnjudged?: (at: number) => void;
}

/**
 * Judges the decisions of a seat in a match: all moves where it had a choice, including hidden
 * simultaneous ones. It omits decisions that the game leaves to its bot, and decisions in which a seat
 * may speak.
 * @param game what a search needs of the game; `foresight` may be empty, `talk` missing
 * @param given the record; moves that were taken back are dropped, as by `withoutUndone`, and indices
 * count the remaining ones
 * @throws {InvalidRecordError} with the faulty field or move, and the errors of a faulty beginning
 */
export async function analyse<State extends AnyState, Move extends AnyMove, View extends AnyView>(
  game: Analysed<State, Move, View>,
  given: MatchRecord,
  seat: Seat,
  {
    from = 0,
    to = Infinity,
    care = CARE,
    onDecision,
    onUnjudged,
    judge = (decision) => judgeMoves(game, decision, care, waiting),
    ...waiting
  }: AnalysisPlan<Move, View> = {},
): Promise<readonly Decision<Move>[]> {
  const {rules} = game;
  const record = withoutUndone(rules, checkHead(given, rules.id));
  const {apply} = rulesOfRecord(rules, record);
  let state = firstState(rules, record);
  const decisions: Decision<Move>[] = [];
  let spread = 0;
  for (const [at, step] of record.moves.entries()) {
    if (at >= to) break;
    const path = `moves[${at}]`;
    const read = readStep(step, path);
    const {seat: by} = read;
    const move = allowedMove(rules, state, read, path);
    if (by === seat && at >= from) {
      const asked = decisionOf(game, state, seat, move);
      const talks = isTalk(game, asked.moves);
      const judged = talks ? undefined : await judge(asked, care);
      if (talks) onUnjudged?.(at);
      if (judged) {
        spread = Math.max(spread, judged.spread);
        const own = rules.formatMove(move);
        const made = judged.moves.find((one) => rules.formatMove(one.move) === own)!;
        const told = {moves: judged.moves, made, spread};
        const {because} = judged;
        const reached = {...told, ...verdict(told, spread), ...(because && {because})};
        const decision = {at, move: made.move, ...reached};
        decisions.push(decision);
        onDecision?.(decision);
      }
    }
    // What luck varies in one deal says nothing about another.
    state = apply(state, by, move, (event) => {
      if (game.eventKind?.(event) === 'deal-started') spread = 0;
    });
  }
  return decisions;
}

/** What an analysis needs from a game. */
export interface Analysed<
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
> extends Judging<State, Move, View> {
  readonly rules: Rules<State, Move, View>;
  /** The kinds of the game's events, as its entry has them: each deal is judged by itself. */
  readonly eventKind?: ((event: AnyEvent) => string | undefined) | undefined;
}

/** A decision from the seat's point of view: of moves that draw one lot, one, since chance decides. */
function decisionOf<State extends AnyState, Move extends AnyMove, View extends AnyView>(
  {rules, lots}: Analysed<State, Move, View>,
  state: State,
  seat: Seat,
  made: Move,
): Judged<View, Move> {
  const view = rules.view(state, seat);
  const rng = judgingRng(view);
  const legal = rules.legalMoves(state, seat);
  const text = rules.formatMove(made);
  const own = legal.find((move) => rules.formatMove(move) === text) ?? made;
  const drawn = new Map<string, Move>();
  for (const move of [own, ...legal]) {
    const lot = lots?.lotOf(view, move);
    if (lot !== undefined && !drawn.has(lot)) drawn.set(lot, move);
  }
  const moves = legal.filter((move) => {
    const lot = lots?.lotOf(view, move);
    return lot === undefined || drawn.get(lot) === move;
  });
  return {view, moves, rng, made: own};
}

/** The verdict on a decision. */
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
