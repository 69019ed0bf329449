import type {GameEntry} from '../../../elements/index.js';
import type {AnyEvent} from '../../../game/index.js';
import type {Match} from '../../../match/index.js';

/** How many deals have begun by these events. */
const begun = ({eventKind}: Pick<GameEntry, 'eventKind'>, log: readonly AnyEvent[]): number =>
  log.filter((event) => eventKind(event) === 'deal-started').length;

/**
 * Whether the deal that a table shows is over: the next has been dealt, which is shown later, or the
 * match is over.
 * @param shown the events that have been shown
 */
export const isOver = (
  entry: Pick<GameEntry, 'eventKind'>,
  {outcome, log}: Pick<Match, 'outcome' | 'log'>,
  shown: readonly AnyEvent[],
): boolean => outcome !== undefined || begun(entry, log()) > begun(entry, shown);
