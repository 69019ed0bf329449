import type {TableContext} from '../table-context.js';

/** The storage key of the match of a table; `undefined` where the browser keeps nothing of it. */
export const keptAt = ({host, slots}: Pick<TableContext, 'host' | 'slots'>): string | undefined =>
  slots.ownBots() ? undefined : host.keptAt;
