import type {Messages} from '../../i18n/index.js';
import type {TableContext} from '../table-context.js';

/** The messages with those that are fetched late; fetches them, and draws again, where they are missing. */
export function wholeMessages(table: TableContext): Messages | undefined {
  const {host, messages} = table;
  if (!messages || messages.isComplete) return messages;
  table.fetchWords().then(() => host.requestUpdate(), console.error);
  return undefined;
}
