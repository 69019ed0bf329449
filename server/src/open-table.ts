import {entryOf} from 'gstk/catalogue';
import type {AnyEvent} from 'gstk/game';
import type {Connections} from './connections.js';
import {playedHead} from './draw.js';
import {Fault} from './fault.js';
import {gameOf} from './make-match.js';
import {rulesHash} from './rules-hash.js';
import {Table, type TableListener, type TableServices} from './table.js';
import {WaitingRoom} from './waiting-room.js';

/** What happens to a table as a whole. */
export interface StageListener extends TableListener {
  /** The people of a waiting room have gone on to the table of their match. */
  began(table: Table): void;
}

/** A table, or the waiting room before it. */
export type TableStage = Pick<
  Table,
  'enter' | 'exit' | 'hear' | 'close' | 'dismiss' | 'seats' | 'watchers' | 'claimed'
> & {
  /** Goes on with what a table has to do, though nobody comes. */
  resume?(): void;
};

/**
 * Opens the table of a match from its record, or the waiting room before it.
 * @throws {Fault} 404 when there is no such match, 409 when it was begun under other rules
 */
export async function openTable(
  id: string,
  services: TableServices,
  listener: StageListener,
  connections?: Connections,
): Promise<TableStage> {
  const {store, metrics, log} = services;
  const [record, meta] = await Promise.all([store.read(id), store.meta(id)]);
  if (!record) throw new Fault(404, 'no such match');
  const {rules, bot} = await gameOf(record.head.game).catch(() => {
    throw new Fault(409, 'other rules');
  });
  const head = playedHead(record.head, meta);
  if (!head) {
    return new WaitingRoom({id, ...record, meta}, rules, services, {
      leave: (code) => listener.leave(code),
      async begun(sockets) {
        const table = (await openTable(id, services, listener, sockets)) as Table;
        listener.began(table);
        table.resume();
      },
    });
  }
  if (rulesHash(rules, head.seats, head.options) !== head.rules)
    throw new Fault(409, 'other rules');
  metrics.add('opened');
  const match = {id, entries: record.entries, head, meta};
  try {
    const {eventKind} = entryOf(head.game)!;
    const isDeal = (event: AnyEvent): boolean => eventKind(event) === 'deal-started';
    return new Table(match, {game: {rules}, bot, store, isDeal}, services, listener, connections);
  } catch (error) {
    log.error('a record cannot be played again', error, {match: id});
    throw new Fault(409, 'other rules');
  }
}
