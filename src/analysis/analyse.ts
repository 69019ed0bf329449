import {rngFrom} from '../cards/index.js';
import {type AnyMove, type AnyState, type AnyView, type Rules, type Seat} from '../game/index.js';
import {firstState} from '../match/begin-at.js';
import {allowedMove, checkHead, type MatchRecord, readStep} from '../match/record.js';
import {rulesOfRecord} from '../match/secret-chance.js';
import {withoutUndone} from '../match/without-undone.js';
import type {Waiting} from '../bots/in-slices.js';
import type {JudgePlan} from '../bots/judge.js';
import {
  CARE,
  isTalk,
  type Judged,
  type Judgement,
  judgeMoves,
  type Judging,
  type Prospected,
} from './judge-moves.js';
import {type Verdict, type VerdictMark, verdictOf} from './verdict.js';

/** What the decisions of a match were worth, by what the seat could know when it made them. */

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
export interface AnalysisPlan<
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
> extends Waiting {
  /** The moves of the record that are looked at: from this index on, up to that one. */
  readonly from?: number;
  readonly to?: number;
  readonly care?: JudgePlan;
  /** Judges a decision in place of this thread, such as a worker does. */
  readonly judge?: (
    decision: Judged<View, Move>,
    care: JudgePlan,
  ) => Promise<Judgement<Move> | undefined>;
  /** Hears of each decision once it is judged. */
  readonly onDecision?: (decision: Decision<Move>) => void;
  /** Hears of each move, by its index in the record, in whose place something might have been said. */
  readonly onUnjudged?: (at: number) => void;
}

/**
 * Judges the decisions of a seat in a match: all moves where it had a choice, those of hidden
 * simultaneous choices too. Decisions are left out that the game leaves to its bot, or in which
 * something may be said.
 * @param game what a search needs of the game; `foresight` may be empty, `talk` missing
 * @param given the record; what was taken back is left out, as by `withoutUndone`, and indices count
 *   what is left
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
      const asked = decisionOf(rules, state, seat, move);
      const talks = isTalk(game, asked.moves);
      const judged = talks ? undefined : await judge(asked, care);
      if (talks) onUnjudged?.(at);
      if (judged) {
        spread = Math.max(spread, judged.spread);
        const own = rules.formatMove(move);
        const made = judged.moves.find((one) => rules.formatMove(one.move) === own)!;
        const told = {moves: judged.moves, made};
        const decision = {at, move: made.move, ...told, ...verdict(told, spread)};
        decisions.push(decision);
        onDecision?.(decision);
      }
    }
    state = apply(state, by, move);
  }
  return decisions;
}

/** What an analysis needs of a game. */
export interface Analysed<
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
> extends Judging<State, Move, View> {
  readonly rules: Rules<State, Move, View>;
}

/** A decision as the seat saw it. */
function decisionOf<State extends AnyState, Move extends AnyMove, View extends AnyView>(
  rules: Rules<State, Move, View>,
  state: State,
  seat: Seat,
  made: Move,
): Judged<View, Move> {
  const view = rules.view(state, seat);
  // What is judged depends on the decision alone, and not on those before it.
  const rng = rngFrom(`analysis ${JSON.stringify(view)}`);
  const moves = rules.legalMoves(state, seat);
  const text = rules.formatMove(made);
  return {view, moves, rng, made: moves.find((move) => rules.formatMove(move) === text) ?? made};
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
