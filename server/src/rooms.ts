import {type IRoomCache, matchMaker, type Room, ServerError} from '@colyseus/core';
import type {Config} from './config.js';
import {Fault} from './fault.js';
import type {TableOrder} from './room.js';
import type {Store} from './store/store.js';

/** The name of the engine's rooms. */
export const ROOM = 'table';

/** The engine's rooms, by the matches whose tables they hold. */
export interface Rooms {
  /**
   * The room of a match: that of the process which has it, or one that this process opens.
   * @param resumes goes on with what the table has to do, if nobody has it open
   * @throws {Fault} 503 when this process has enough rooms; what `openTable` throws, see `faultOf`
   */
  of(id: string, resumes?: boolean): Promise<IRoomCache>;
}

export function createRooms({mostRooms}: Pick<Config, 'mostRooms'>): Rooms {
  /** Rooms that this process is opening, so that simultaneous requests find the same one. */
  const opening = new Map<string, Promise<IRoomCache>>();
  /** Processes that do not answer, while their rows are being removed. */
  const burials = new Map<string, Promise<void>>();

  const bury = (processId: string): Promise<void> => {
    const there = burials.get(processId);
    if (there) return there;
    const burial = (async () => {
      await matchMaker.stats.excludeProcess(processId);
      await matchMaker.driver.cleanup?.(processId);
    })().finally(() => burials.delete(processId));
    burials.set(processId, burial);
    return burial;
  };

  /** The room of a match, if a live process has it. */
  const living = async (id: string): Promise<IRoomCache | undefined> => {
    const room = (await matchMaker.getRoomById(id)) as IRoomCache | undefined;
    const own = matchMaker.getLocalRoomById(id) as Room | undefined;
    if (!room || own) return room;
    if (room.processId === matchMaker.processId) {
      await matchMaker.driver.remove(id); // a row that has survived its room
      return undefined;
    }
    const channels = await matchMaker.presence.channels(`p:${room.processId}`);
    if (channels.length > 0) return room;
    await bury(room.processId);
    return undefined;
  };

  const opened = (order: TableOrder): Promise<IRoomCache> => {
    const {id} = order;
    const there = opening.get(id);
    if (there) return there;
    if (matchMaker.stats.local.roomCount >= mostRooms) throw new Fault(503, 'full');
    const room = matchMaker.createRoom(ROOM, order).finally(() => opening.delete(id));
    opening.set(id, room);
    return room;
  };

  return {
    async of(id, resumes = false) {
      return (await living(id)) ?? (await opened({id, resumes}));
    },
  };
}

/** Opens the tables that had still something to do when their process ended. */
export async function resumeTables(store: Store, rooms: Rooms): Promise<void> {
  for (const id of await store.due()) {
    try {
      await rooms.of(id, true);
    } catch (error) {
      const code = faultOf(error)?.code;
      if (code === 503) return; // the next process may open the others
      if (code !== undefined) await store.setDue(id, false);
    }
  }
}

/** One of our faults, as it was before the engine wrapped it. */
export function faultOf(error: unknown): Fault | undefined {
  if (error instanceof Fault) return error;
  const {code, message} = error as {code?: unknown; message?: unknown};
  const isOurs = error instanceof ServerError && (code === 404 || code === 409);
  return isOurs ? new Fault(code, String(message)) : undefined;
}
