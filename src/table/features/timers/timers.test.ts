import {expect} from '@open-wc/testing';
import {SimulatedClock} from 'xstate';
import {replay} from '../../../match/replay.js';
import {expectAxe} from '../../frame/axe.fixture.js';
import {clean, frames, Table, until} from '../../../embed/gstk-table/table.fixture.js';
import {Listener} from '../../speech/listener.fixture.js';

/** The page's limit for each decision (`turn-timer`), with a clock that the test advances. */
describe('turn-timer', () => {
  let table: Table;
  let clock: SimulatedClock;

  beforeEach(clean);
  afterEach(clean);

  const lay = async (seconds: string): Promise<void> => {
    clock = new SimulatedClock();
    table = await Table.lay({attributes: {'turn-timer': seconds}, set: {clock}, width: 320});
    await comes(() => table.find('[role=timer]'));
  };
  /** Waits for immediate effects without advancing the clock. */
  const comes = async (holds: () => unknown): Promise<void> => {
    await until(() => {
      clock.increment(0);
      return holds();
    }, 'it comes to that');
    await frames(1);
  };
  const pass = async (seconds: number): Promise<void> => {
    for (let n = 0; n < seconds; n++) clock.increment(1000);
    await frames(2);
  };
  const shown = (): string | undefined => table.find('[role=timer]')?.textContent;

  it('row 46: warns once with five seconds left, then plays the safe move', async () => {
    await lay('8');
    table.host.focus();
    const before = table.host.record!;
    const {rules} = await table.host.entry.load();
    const {state} = replay(await table.host.entry.load(), before);
    const ears = new Listener();
    await pass(2);
    expect(shown()).to.equal('0:06');
    await pass(1);
    await pass(4);
    await ears.hears('second'); // narration is fetched with the first focus
    expect((await ears.lines()).filter((line) => line.includes('second'))).to.have.length(1);
    expect((await ears.lines()).join(' ')).to.contain('5 seconds.');
    expect(table.moves).to.equal(before.moves.length);
    await expectAxe(table.host, {short: /: Element content is too short/}); // letters on cards
    await pass(1);
    await comes(() => table.moves > before.moves.length);
    const safe = rules.formatMove(rules.fallback(state, 0));
    expect(table.host.record!.moves[before.moves.length]).to.equal(`0:${safe}`);
    expect(await ears.news()).to.contain('Time is up.');
    ears.stop();
  });

  it('each decision has its own time, which stands still under a dialog', async () => {
    await lay('20');
    await pass(15);
    expect(shown()).to.equal('0:05');
    const {moves} = table;
    table.host.play(table.legal()[0]!);
    await comes(() => table.moves > moves + 1 && table.is('my-turn'));
    expect(shown()).to.equal('0:20');
    await table.open('menu');
    await pass(30);
    await table.close();
    await pass(1);
    expect(shown()).to.equal('0:19');
    expect(table.find('#pause-clock'), 'nor can the reader stop it').to.equal(null);
  });

  it('is read with the turn, and stops with the table', async () => {
    await lay('20');
    table.host.focus();
    const ears = new Listener();
    await table.press('w');
    expect(await ears.news()).to.contain('Time left: 0:20.');
    ears.stop();
    const {moves} = table;
    table.host.remove();
    await pass(60);
    expect(table.moves).to.equal(moves);
  });

  it('takes another limit in the middle of a match: a new one, a wrong one, none, and one again', async () => {
    await lay('20');
    await pass(5);
    expect(shown()).to.equal('0:15');
    table.host.setAttribute('turn-timer', '40');
    await comes(() => shown() === '0:40');
    await pass(2);
    expect(shown()).to.equal('0:38');
    table.host.turnTimer = 'soon';
    await comes(() => shown() === undefined);
    table.host.turnTimer = undefined!;
    await comes(() => shown() === '0:40');
    table.host.removeAttribute('turn-timer');
    await comes(() => shown() === undefined);
    const {moves} = table;
    await pass(60);
    expect(table.moves).to.equal(moves);
    table.host.turnTimer = 9;
    await comes(() => shown() === '0:09');
    await pass(9);
    await comes(() => table.moves > moves);
  });

  it('begins in a match that has begun without a limit, and whose features are there', async () => {
    clock = new SimulatedClock();
    table = await Table.lay({set: {clock}, width: 320});
    await comes(() => table.is('my-turn'));
    await table.host.fetchFeatures();
    expect(shown()).to.equal(undefined);
    table.host.setAttribute('turn-timer', '10');
    await comes(() => shown() === '0:10');
  });
});
