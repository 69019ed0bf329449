import {type Client, Room} from '@colyseus/core';
import {CLOSE} from './close-codes.js';
import {Fault} from './fault.js';
import {SOCKETS_A_TABLE} from './limits.js';
import {openTable, type TableStage} from './open-table.js';
import type {TableServices} from './table.js';
import {readFrame} from './read-frame.js';

/** The right of a token, as `/seat` has found it. */
export interface SeatGrant {
  readonly id: string;
  /** `null` for an onlooker. */
  readonly seat: number | null;
  /** The seat that a late friend has from the next deal on. */
  readonly late?: number;
}
/** The match whose table is opened, and whether it goes on though nobody has asked for it. */
export interface TableOrder {
  readonly id: string;
  readonly resumes: boolean;
}
type TableClient = Client<{auth: SeatGrant}>;

/** How long a seat is reserved for a promised socket, in seconds. */
const PROMISED = 8;

/** The engine's rooms: sockets come and go, frames are read; everything else belongs to the table. */
export const roomOf = (services: TableServices): typeof Room => {
  class TableRoom extends Room<{client: TableClient}> {
    // The table counts its sockets itself, so that promises to watchers keep nobody from a seat.
    override maxClients = 1000;
    override maxMessagesPerSecond = services.config.messages;
    override patchRate = 1000;
    override seatReservationTimeout = PROMISED;
    #table!: TableStage;

    override async onCreate({id, resumes}: TableOrder): Promise<void> {
      this.#table = await openTable(id, services, {
        leave: (code) => void this.disconnect(code),
        rests: (rests) => (this.autoDispose = rests),
        began: (table) => (this.#table = table),
      });
      this.roomId = id;
      if (resumes) this.#table.resume?.();
      this.onMessageBytes(0, (client: TableClient, bytes: Uint8Array) => this.#hear(client, bytes));
      // The engine accepts more kinds of frames than we send.
      this.onMessage('*', (client: TableClient) => this.#refuse(client));
    }

    override async onJoin(client: TableClient): Promise<void> {
      const {id, seat, late} = client.auth ?? {};
      if (id !== this.roomId || seat === undefined) throw new Fault(403, 'another match');
      if (seat === null && this.#table.watchers >= SOCKETS_A_TABLE - this.#table.seats) {
        client.leave(CLOSE.full);
        return;
      }
      services.metrics.add('joins');
      await this.#table.enter(client, seat ?? undefined, late);
    }

    override onLeave(client: TableClient): void {
      this.#table.exit(client);
    }

    override onDispose(): void {
      this.#table.close();
    }

    /** The match was deleted, perhaps by another process. */
    deleted(): boolean {
      this.#table.dismiss(CLOSE.deleted);
      return true;
    }

    /** Somebody on another device says that a seat is theirs; false where nobody can answer. */
    claimed(seat: number, field: string): boolean {
      return this.#table.claimed(seat, field);
    }

    #hear(client: TableClient, bytes: Uint8Array): void {
      const frame = readFrame(bytes);
      if (frame) this.#table.hear(client, frame);
      else this.#refuse(client);
    }

    #refuse(client: TableClient): void {
      services.metrics.add('faults');
      client.leave(CLOSE.fault);
    }
  }
  return TableRoom as unknown as typeof Room;
};
