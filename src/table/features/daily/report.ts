import type {Decision} from '../../../analysis/index.js';
import type {AnyTable, GameEntry} from '../../../elements/index.js';
import type {Foresight, Seat} from '../../../game/index.js';
import {breath} from '../../../game/slices.js';
import type {Match} from '../../../match/index.js';
import {withoutUndone} from '../../../match/without-undone.js';
import {botOf} from '../../thinking/bot-of.js';
import {resultOf} from '../../../online/daily-deal.js';
import {type Looked, playedBy} from './fit.js';
import {rowOf} from '../../result/row.js';

/** How a deal of the day went for somebody. */
export interface Went {
  readonly result: number;
  readonly won: boolean;
  readonly signs: string;
}

/** The decision that cost a reader most. */
export interface Costly {
  readonly decision: Decision;
  /** Which of the reader's decisions it was, from 1, and of how many. */
  readonly n: number;
  readonly of: number;
}

/** What a report needs of its table. */
interface Reported {
  readonly entry: GameEntry;
  readonly game: Pick<AnyTable, 'publicEvent'>;
}

/** How a match went for a seat. */
export async function wentOf(match: Match, seat: Seat, table: Reported): Promise<Went> {
  const won = match.outcome?.winners.includes(seat) === true;
  return {result: resultOf(match, seat), won, signs: await rowOf(match, seat, table)};
}

/** How the strongest bot fares with the same cards in the same seat. */
export async function strongWent(
  seed: string,
  looked: Looked,
  seat: Seat,
  table: Reported,
): Promise<Went> {
  const bot = await botOf(table.entry, 'strong', () => import('../../thinking/thinking.js'));
  return wentOf(await playedBy(bot, seed, looked, seat), seat, table);
}

/** The decision of a seat that cost most, if one was surely worse than another. */
export async function costliest(
  match: Match,
  seat: Seat,
  {rules, bot, signal}: Looked,
  entry: GameEntry,
): Promise<Costly | undefined> {
  const [{analyse}, {judged}, playsOn, foresight] = await Promise.all([
    import('../../../analysis/analyse.js'),
    import('../../thinking/thinking.js'),
    entry.playsOn?.(),
    entry.foresight?.() ?? ({} as Foresight),
  ]);
  const record = withoutUndone(rules, match.record());
  const game = {rules, bot, playsOn, foresight, talk: entry.talk};
  const decisions = await analyse(game, record, seat, {
    pause: breath,
    ...(signal && {signal}),
    ...(entry.foresight && {
      judge: ({made, ...decision}, care) =>
        judged(entry, {...decision, budget: 0, ...(signal && {signal})}, care, made),
    }),
  });
  const worst = decisions
    .filter(({verdict}) => verdict === 'slip' || verdict === 'blunder')
    .sort((one, other) => other.made.loss - one.made.loss)[0];
  return worst && {decision: worst, n: decisions.indexOf(worst) + 1, of: decisions.length};
}
