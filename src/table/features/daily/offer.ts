import type {Control, Doing} from '../../../elements/index.js';
import {numberOf} from '../../../online/daily-deal.js';
import {isBeforeFirst, mayDealAnother} from '../../play/before-first.js';
import type {TableContext} from '../../table-context.js';
import {DAILY, type Daily} from './daily.js';

/** Where and when a table offers the deal of the day. */

/** Whether a deal of the day can be played here: by one reader, against the bots of the game. */
export const isPossible = (daily: Daily, table: TableContext): boolean =>
  table.host.daily !== 'off' && numberOf(daily.today) >= 1 && mayDealAnother(table);

/** Whether today's deal is still to be played, and does not lie here. */
const isOpen = (daily: Daily): boolean => !daily.deal && !daily.days[daily.today];

/** The button that offers today's deal before a first card, and the one beside its end. */
export function controls(daily: Daily, table: TableContext, doing: Doing): readonly Control[] {
  const {today, words} = daily;
  if (!words || !isPossible(daily, table) || daily.comes) return [];
  const isOver = doing === 'over';
  if (daily.deal && isOver) {
    const run = (): void => table.panels.open(DAILY);
    return [{id: DAILY, label: words.t('daily/result'), primary: true, run}];
  }
  if (!isOpen(daily) || (!isOver && !isBeforeFirst(table, doing))) return [];
  const label = words.t('daily/offer', {n: numberOf(today)});
  return [{id: 'daily-offer', label, quiet: true, run: () => void daily.play(today)}];
}

/** What the reader has behind them, for the prompt beside the offer; '' where there is none. */
export function standingBeside(daily: Daily, table: TableContext): string {
  const isOffered = isPossible(daily, table) && !daily.comes && isOpen(daily);
  return isOffered && isBeforeFirst(table, table.session?.conductor.doing)
    ? daily.standing(daily.today)
    : '';
}
