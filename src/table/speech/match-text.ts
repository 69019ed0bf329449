import type {TableContext} from '../table-context.js';
import {scoreOf} from '../../notation/record/record.js';
import {writeRecord} from '../../notation/record/write-record.js';
import {withoutUndone} from '../../match/without-undone.js';
import {plainName} from '../../i18n/index.js';
import {linesOf} from './log-lines.js';

/**
 * Exports a match as text; '' where there is none. After the end the text is the full record, hidden
 * cards included, once that is known; until then it has only what this reader has seen, without the
 * deal.
 */
export async function matchText(table: TableContext): Promise<string> {
  const {host, session, messages} = table;
  const {entry} = host;
  if (!session || !messages) return '';
  const {seating, client} = session;
  const names = table.model.players.map(({name}) => plainName(name));
  const record = client.outcome && seating.record();
  if (record) {
    const rules = await entry.rules();
    return writeRecord(rules, {...scoreOf(withoutUndone(rules, record)), names});
  }
  await table.fetchWords();
  const heads = {Game: entry.id, Seats: seating.seats, Players: names.join('; ')};
  const tags = Object.entries(heads).map(
    ([name, value]) => `[${name} ${JSON.stringify(`${value}`)}]`,
  );
  const lines = linesOf(table).map((line, index) => `${index + 1}. ${line}`);
  return `${[...tags, '', ...lines].join('\n')}\n`;
}
