import {expect} from '@open-wc/testing';
import {SimulatedClock} from 'xstate';
import type {Card} from '../../cards/index.js';
import {frames, Table, type TableSetup, until} from './table.fixture.js';

/** A table whose clock the test advances. */
export class Timed {
  readonly table: Table;
  readonly clock: SimulatedClock;

  private constructor(table: Table, clock: SimulatedClock) {
    this.table = table;
    this.clock = clock;
  }

  static async lay(speed: string, given: TableSetup = {}): Promise<Timed> {
    const clock = new SimulatedClock();
    const table = await Table.lay({
      ...given,
      attributes: {speed, ...given.attributes},
      set: {...given.set, clock},
    });
    await until(() => table.is('ready'), 'the table is ready');
    const timed = new Timed(table, clock);
    await timed.untilRest();
    await table.stands();
    return timed;
  }

  async pass(ms: number): Promise<void> {
    this.clock.increment(ms);
    await frames(2);
  }

  /** Advances the clock until a condition holds. */
  async until(holds: () => unknown, step = 40): Promise<void> {
    for (let n = 0; n < 600 && !holds(); n++) await this.pass(step);
    expect(holds(), 'it came to that').to.be.ok;
  }

  /** Lets the others play until the reader is asked; nothing waits for exact moments on the way. */
  async untilRest(): Promise<void> {
    for (let n = 0; n < 600 && !this.table.resting; n++) {
      this.clock.increment(2000);
      await frames(1);
    }
    expect(this.table.resting, 'the table rests').to.equal(true);
  }

  /** Plays whatever is legal until the deal is over. */
  async finishDeal(): Promise<void> {
    await this.untilRest();
    while (this.table.is('my-turn')) {
      await this.play();
      await this.untilRest();
    }
  }

  /** Plays a card, then lets the others play. */
  async play(card: Card = this.table.legal()[0]!): Promise<void> {
    this.table.host.play(card);
    await frames(2);
  }
}
