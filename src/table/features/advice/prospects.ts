import type {Judgement, Prospected} from '../../../analysis/index.js';
import {verdictOf} from '../../../analysis/verdict.js';
import type {CardProspect} from '../../../elements/index.js';
import type {AnyMove, Choice, Foresight} from '../../../game/index.js';
import type {Messages} from '../../../i18n/index.js';

/** The worth of moves, in figures and words for a reader. */

/** The unit: points, places, or shares of a win. */
export type Unit = NonNullable<Foresight['unit']>;

/**
 * A figure with as many digits as its standard error leaves certain, shares as percentages.
 * @param whole rounds to a whole number of the last digit
 */
function figure(value: number, error: number, unit: Unit, whole = Math.round): number {
  const digits = unit === 'share' ? 1 : error < 0.5 ? 10 : 1;
  return whole(value * (unit === 'share' ? 100 : digits)) / digits;
}

/** How far a move lies behind the best. */
const verdict = ({loss, lossError}: Prospected, spread: number): CardProspect['verdict'] => {
  const {verdict: called} = verdictOf({loss, error: lossError}, spread);
  return called === 'equal' ? 'best' : called;
};

/**
 * The move to advise: the bot's, which has a reason, unless another is clearly better; `undefined` if
 * the bot's was not judged and there is no better one.
 */
export function bestOf(
  {moves, spread}: Judgement,
  isOwn: (move: AnyMove) => boolean,
): Prospected | undefined {
  const own = moves.find(({move}) => isOwn(move));
  return own && verdict(own, spread) === 'best' ? own : moves[0];
}

/** How much less the second-best move is worth, or that it is as good. */
export function secondIn(
  best: Prospected,
  second: Prospected & {readonly name: string},
  {spread, unit}: {readonly spread: number; readonly unit: Unit},
  messages: Messages,
): string {
  const {name} = second;
  const loss = second.loss - best.loss;
  const error = Math.max(second.lossError, best.lossError);
  const n = figure(loss, error, unit);
  const {verdict: behind} = verdictOf({loss, error}, spread);
  // What is probably worse is not as good, even if that is not certain.
  return n === 0 || (behind === 'equal' && loss <= error)
    ? messages.t('hint/as-good', {name})
    : messages.t(`hint/second/${unit}`, {name, n});
}

/** The reason for a move that the search prefers to the bot's own: what it promises, in points. */
export const searchedWhy = ({mean, error}: Prospected, unit: Unit): NonNullable<Choice['why']> =>
  unit === 'points'
    ? {key: 'ui/searched/points', points: figure(mean, error, unit)}
    : {key: 'ui/searched'};

/** The worth of each move that was judged, the best first. */
export const prospectsIn = (
  {moves, spread}: Judgement,
  unit: Unit,
  messages: Messages,
): readonly {readonly move: AnyMove; readonly prospect: CardProspect}[] => {
  const textOf = ({mean, error}: Prospected): string => {
    const value = figure(mean, error, unit);
    return unit === 'points' ? messages.points(value) : messages.number(value);
  };
  const most = moves[0] && textOf(moves[0]);
  return moves.map((one) => {
    const text = textOf(one);
    const doubt = messages.number(figure(one.error, one.error, unit, Math.ceil));
    const called = verdict(one, spread);
    // A move that is probably worse is not shown as the best, even if it may be as good.
    const seems = text === most || one.loss <= one.lossError ? 'best' : 'good';
    return {
      move: one.move,
      prospect: {text, doubt: `±${doubt}`, verdict: called === 'best' ? seems : called},
    };
  });
};
