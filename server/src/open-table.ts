import {Fault} from './fault.js';
import {gameOf} from './make-match.js';
import {rulesHash} from './rules-hash.js';
import {type TableServices, Table} from './table.js';

/**
 * Opens the table of a match from its record.
 * @param leave takes all sockets from the table; called once
 * @throws {Fault} 404 when there is no such match, 409 when it was begun under other rules
 */
export async function openTable(
  id: string,
  services: TableServices,
  leave: (code: number) => void,
): Promise<Table> {
  const {store, metrics, log} = services;
  const [record, meta] = await Promise.all([store.read(id), store.meta(id)]);
  if (!record) throw new Fault(404, 'no such match');
  const {game, seats, options, rules: hash} = record.head;
  const {rules, bot} = await gameOf(game).catch(() => {
    throw new Fault(409, 'other rules');
  });
  if (rulesHash(rules, seats, options) !== hash) throw new Fault(409, 'other rules');
  metrics.add('opened');
  try {
    return new Table({id, ...record, meta}, {game: {rules}, bot, store}, services, leave);
  } catch (error) {
    log.error('a record cannot be played again', error, {match: id});
    throw new Fault(409, 'other rules');
  }
}
