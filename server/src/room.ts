import {type Client, Room} from '@colyseus/core';
import {Fault} from './fault.js';
import type {Viewer} from './hosted.js';
import {SOCKETS_A_TABLE} from './limits.js';
import {CLOSE, Line} from './line.js';
import {openTable} from './open-table.js';
import type {House, Table} from './table.js';
import {readUp} from './up.js';

/** What the door has found a token to open. */
export interface Seated {
  readonly id: string;
  /** `null` for who watches. */
  readonly seat: number | null;
}
type TableClient = Client<{auth: Seated}>;

/** How long a seat is kept for a socket that was promised one, in seconds. */
const PROMISED = 8;

/** The engine's room of a house: sockets come and go, frames are read; all else is the table's. */
export const roomOf = (house: House): typeof Room => {
  class TableRoom extends Room<{client: TableClient}> {
    // The table counts its sockets itself, so that promises to watchers keep nobody from a seat.
    override maxClients = 1000;
    override maxMessagesPerSecond = house.config.messages;
    override patchRate = 1000;
    override seatReservationTimeout = PROMISED;
    #table!: Table;
    readonly #lines = new Map<TableClient, Line>();

    override async onCreate({id}: {id: string}): Promise<void> {
      this.#table = await openTable(id, house, (code) => void this.disconnect(code));
      this.roomId = id;
      this.onMessageBytes(0, (client: TableClient, bytes: Uint8Array) => this.#hear(client, bytes));
      // Whatever else the engine can read is no frame of ours.
      this.onMessage('*', (client: TableClient) => this.#refuse(client));
    }

    override async onJoin(client: TableClient): Promise<void> {
      const {id, seat} = client.auth ?? {};
      if (id !== this.roomId || seat === undefined) throw new Fault(403, 'another match');
      if (seat === null && this.#table.watchers >= SOCKETS_A_TABLE - this.#table.seats) {
        client.leave(CLOSE.full);
        return;
      }
      house.metrics.add('joins');
      const viewer: Viewer = seat ?? undefined;
      const line = new Line(
        viewer,
        (bytes) => this.#send(client, bytes),
        (code) => client.leave(code),
        house.clock,
      );
      this.#lines.set(client, line);
      await this.#table.enter(line);
    }

    override onLeave(client: TableClient): void {
      const line = this.#lines.get(client);
      this.#lines.delete(client);
      if (line) this.#table.exit(line);
    }

    override onDispose(): void {
      this.#table.close();
    }

    /** The match was deleted, perhaps by another process. */
    deleted(): boolean {
      this.#table.dismiss(CLOSE.deleted);
      return true;
    }

    #hear(client: TableClient, bytes: Uint8Array): void {
      const line = this.#lines.get(client);
      const up = readUp(bytes);
      if (!up) this.#refuse(client);
      else if (line) this.#table.hear(line, up);
    }

    #refuse(client: TableClient): void {
      house.metrics.add('faults');
      client.leave(CLOSE.fault);
    }

    #send(client: TableClient, bytes: Uint8Array): void {
      house.metrics.add('frames');
      house.metrics.add('bytes', bytes.length);
      client.sendBytes(0, bytes);
    }
  }
  return TableRoom as unknown as typeof Room;
};
