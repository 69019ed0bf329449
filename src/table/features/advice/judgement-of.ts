import type {Judgement} from '../../../analysis/index.js';
import type {AnyMove} from '../../../game/index.js';
import type {TableContext} from '../../table-context.js';
import type {Unit} from './prospects.js';

export const isSame = (one: AnyMove, other: AnyMove): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A decision of the reader, while it is judged. */
interface Judging {
  readonly end: AbortController;
  /** That of the game, once it is fetched. */
  unit: Unit;
}

/**
 * What the moves of the reader's decision are worth; `undefined` if the game does not look ahead.
 * @param made a move that is looked at as closely as the best
 */
export async function judgementOf(
  {host, session}: TableContext,
  decision: Judging,
  made: AnyMove | undefined,
): Promise<Judgement | undefined> {
  const {entry} = host;
  if (!entry.foresight) return undefined;
  const [{judged}, {CARE, judgingRng}, {questionTo}, foresight] = await Promise.all([
    import('../../thinking/thinking.js'),
    import('../../../analysis/judge-moves.js'),
    import('../../play/question.js'),
    entry.foresight(),
  ]);
  decision.unit = foresight.unit ?? 'share';
  const {signal} = decision.end;
  const {view, moves, budget} = questionTo(session!.seating, false);
  // The review of this decision sees the same worlds, and so never blames for following a hint.
  const question = {view, moves, budget, rng: judgingRng(view), signal};
  const own = made && question.moves.find((move) => isSame(move, made));
  return judged(entry, question, CARE, own);
}
