import type {Messages, MessagesOf, ResultMessages} from '../../../i18n/index.js';
import {plainName} from '../../../i18n/index.js';
import {isAlone} from '../../play/is-alone.js';
import {marksOf} from '../../result/match-marks.js';
import {rowOf} from '../../result/row.js';
import type {TableContext} from '../../table-context.js';
import {resultText} from './result-text.js';

/** The result of the match on a table, in sentences and signs; '' before its end. */
export async function textOf(
  table: TableContext,
  messages: Messages,
  words: MessagesOf<ResultMessages>,
): Promise<string> {
  const {game, host, model, session} = table;
  const {outcome, seat} = session?.client ?? {};
  if (!session || !outcome) return '';
  const {entry} = host;
  const {local} = session.seating;
  const alone = isAlone(table) ? seat : undefined;
  const isOfHouse = local && alone !== undefined && !host.bots && !table.slots.ownBots();
  return resultText(
    {
      game: messages.lookup(`game/${entry.id}`),
      names: model.players.map(({name}) => plainName(name)),
      seat: alone,
      outcome,
      level: isOfHouse ? marksOf(table).of(local).level : undefined,
      signs: local && alone !== undefined ? await rowOf(local, alone, {entry, game}) : '',
    },
    words,
  );
}
