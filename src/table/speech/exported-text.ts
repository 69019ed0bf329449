import type {TableContext} from '../table-context.js';

/** The match at a table as readable text, see `matchText`; the writer is fetched first. */
export const exportedText = async (table: TableContext): Promise<string> =>
  (await import('./match-text.js')).matchText(table);
