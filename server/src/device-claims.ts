import type {Seat} from 'gstk/game';
import type {Connections, Socket} from './connections.js';
import {codeField} from './meta-fields.js';
import type {Occupants} from './occupants.js';
import {allowed, codeValue, newCode, REFUSED} from './other-device.js';
import type {Questions} from './questions.js';

/** What people need who take their seats on other devices. */
export interface ClaimedTable {
  readonly id: string;
  readonly occupants: () => Occupants;
  readonly connections: Connections;
  readonly questions: Questions;
  present(): readonly Seat[];
}

/** People take their seats on other devices: by codes, or because somebody at the table says so. */
export class DeviceClaims {
  readonly #table: ClaimedTable;
  /** The field of the device that waits for an answer. */
  #device: string | undefined;

  constructor(table: ClaimedTable) {
    this.#table = table;
  }

  /** Tells the page of a seat a new code. */
  tellCode(socket: Socket, seat: Seat): void {
    const {id, occupants, connections} = this.#table;
    const code = newCode();
    occupants()
      .set(codeField(seat), codeValue(id, code))
      .then(
        () => connections.send(socket, {t: 'code', code}),
        () => undefined,
      );
  }

  /**
   * Somebody on another device says that a seat is theirs: it is asked who can tell, once.
   * @param field where the answer is kept
   * @returns false where nobody can answer now
   */
  claimed(seat: Seat, field: string): boolean {
    if (this.#device === field) return true;
    const {occupants, present, questions} = this.#table;
    if (present().length === 0 || this.#device !== undefined) return false;
    this.#device = field;
    const isAsked = questions.ask({what: 'claim', seat}, null, (isAgreed) => {
      this.#device = undefined;
      const answer = isAgreed ? allowed(occupants().meta, seat) : REFUSED;
      occupants()
        .set(field, answer)
        .catch(() => undefined);
    });
    if (!isAsked) this.#device = undefined;
    return isAsked;
  }
}
