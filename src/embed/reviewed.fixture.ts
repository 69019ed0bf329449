import {analyse, type Analysed, type Decision, type JudgePlan} from '../analysis/index.js';
import {pick, rngFrom} from '../cards/index.js';
import {entryOf} from './catalogue.js';
import {type AnyMove, type AnyView, defaultOptions, type Options} from '../game/index.js';
import {RECORD_VERSION, writeStep} from '../match/record.js';
import {explainerOf} from '../table/thinking/explainer-of.js';

/** A match of which a seat that plays at random among usual bots is told what it did wrong. */
interface Reviewed {
  readonly id: string;
  readonly seats: number;
  /** The most moves that are played. */
  readonly moves: number;
  readonly options?: Options;
  readonly seat?: number;
}

/** A decision that was judged, and the question that it answered. */
interface Told<View extends AnyView, Move extends AnyMove> {
  readonly decision: Decision<Move>;
  readonly view: View;
  readonly moves: readonly Move[];
}

/** All that an analysis can have of a game. */
export async function analysed(id: string): Promise<Analysed> {
  const entry = entryOf(id)!;
  const [rules, foresight, bot, playsOn, lots, explainer] = await Promise.all([
    entry.rules(),
    entry.foresight?.() ?? {},
    entry.bot(),
    entry.playsOn?.(),
    entry.lots?.(),
    explainerOf(entry),
  ]);
  const {talk, eventKind} = entry;
  return {rules, foresight, bot, playsOn, lots, explainer, talk, eventKind};
}

/** Plays such a match, and judges the decisions of the seat. */
export async function reviewed<View extends AnyView, Move extends AnyMove>(
  {id, seats, moves: most, options: own = {}, seat: reader = 0}: Reviewed,
  care: JudgePlan,
): Promise<readonly Told<View, Move>[]> {
  const game = await analysed(id);
  const {rules, bot} = game;
  const options = {...defaultOptions(rules.options, seats), ...own};
  let state = rules.setup(options, seats, rngFrom(id));
  const steps: string[] = [];
  const asked: Pick<Told<View, Move>, 'view' | 'moves'>[] = [];
  for (let at = 0; at < most; at++) {
    const [seat] = rules.turn(state);
    if (seat === undefined) break;
    const question = {view: rules.view(state, seat), moves: rules.legalMoves(state, seat)};
    asked.push(question as unknown as Pick<Told<View, Move>, 'view' | 'moves'>);
    const rng = rngFrom(at);
    const move =
      seat === reader
        ? pick(rng, question.moves).value
        : (await bot.choose({...question, rng, budget: 0, why: false})).move;
    steps.push(writeStep(seat, rules.formatMove(move)));
    state = rules.apply(state, seat, move);
  }
  const head = {game: id, version: RECORD_VERSION, seats, options, seed: id, moves: steps};
  const decisions = await analyse(game, head, reader, {care});
  return decisions.map((decision) => ({
    decision: decision as Decision<Move>,
    ...asked[decision.at]!,
  }));
}
