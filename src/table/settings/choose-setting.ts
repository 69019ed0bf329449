import type {TableContext} from '../table-context.js';
import type {Setting} from './settings.js';

/** Saves the reader's choice of a setting and notifies the page. */
export function chooseSetting(table: TableContext, name: Setting, value: string): void {
  table.settings.set(name, value as never);
  table.commands.emit('gstk-setting-changed', {name, value});
  if (name === 'locale') table.host.requestUpdate(name, null);
  else table.host.requestUpdate();
}
