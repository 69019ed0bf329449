import {expect} from '@open-wc/testing';
import {leave, type Screen, screen} from '../../testing/screen.fixture.js';
import {SPEEDS, TIMES} from './tempo.js';

/** The times of events, and the ways to continue or to stop them. */

describe('conductor, in its tempo', () => {
  afterEach(leave);
  for (const speed of SPEEDS.filter((name) => name !== 'instant'))
    it(`holds a card and a trick for the times of "${speed}"`, async () => {
      const {holds, bot, jitter} = TIMES[speed];
      const table = await screen();
      table.speed = speed;
      await table.play();
      for (const seat of [1, 2]) {
        expect(table.doing).to.equal('showing');
        await table.pass(holds.step - 1);
        expect(table.doing).to.equal('showing');
        await table.pass(1);
        expect(table.doing).to.equal('pausing');
        expect(table.updates.at(-1)).to.equal(`card played ${seat - 1}`);
        const thought = await table.until('showing');
        expect(thought).to.be.within(bot - jitter, bot + jitter + 10);
      }
      await table.pass(holds.step);
      expect(table.updates.at(-1)).to.match(/^trick taken/);
      await table.pass(holds.trick - 1);
      expect(table.doing).to.equal('showing');
      await table.pass(1);
      expect(table.doing).to.not.equal('showing');
    });

  it('row 26: a reader who holds no card waits half as long', async () => {
    const {bot, jitter} = TIMES.normal;
    const table = await screen();
    let idle = 0;
    while (table.doing !== 'stopped') {
      if (table.doing === 'asking') await table.play();
      else if (table.doing === 'pausing') {
        const left = table.conductor.view.hands[0]!.length;
        const thought = await table.until('showing');
        const part = left > 0 ? 1 : 0.5;
        expect(thought).to.be.within((bot - jitter) * part - 10, (bot + jitter) * part + 10);
        if (left === 0) idle += 1;
      } else await table.pass(10);
    }
    expect(idle).to.be.greaterThan(0);
  });

  it('row 12: normal speed leaves a full trick for a second and more', () => {
    expect(TIMES.normal.holds.trick).to.be.at.least(1000);
  });

  it('takes no time at all when it is instant', async () => {
    const table = await screen();
    table.speed = 'instant';
    await table.play();
    expect(table.doing).to.equal('asking');
    expect(table.updates.slice(0, 3)).to.deep.equal([
      'card played 0',
      'card played 1',
      'card played 2',
    ]);
  });

  it('row 25: a new speed counts from the next step on', async () => {
    const table = await screen();
    table.speed = 'slow';
    await table.play();
    table.speed = 'fast';
    await table.pass(TIMES.slow.holds.step);
    const thought = await table.until('showing');
    expect(thought).to.be.at.most(TIMES.fast.bot + TIMES.fast.jitter + 10);
  });

  it('does not reveal a forced card: the time of bots varies', async () => {
    const table = await screen();
    const thoughts: number[] = [];
    while (table.doing !== 'stopped')
      if (table.doing === 'asking') await table.play();
      else if (table.doing === 'pausing') thoughts.push(await table.until('showing'));
      else await table.pass(10);
    expect(new Set(thoughts).size).to.be.greaterThan(1);
  });

  describe('when the table is tapped', () => {
    it('goes on with the next thing, however slow it is', async () => {
      const table = await screen();
      table.speed = 'slow';
      await table.play();
      expect(table.doing).to.equal('showing');
      table.conductor.skip();
      await table.settles();
      expect(table.doing).to.equal('pausing');
      table.conductor.skip();
      await table.settles();
      expect(table.updates.at(-1)).to.equal('card played 1');
      expect(table.doing).to.equal('showing');
    });

    it('does nothing while a person is asked', async () => {
      const table = await screen();
      table.conductor.skip();
      await table.settles();
      expect(table.doing).to.equal('asking');
      expect(table.match.length).to.equal(0);
    });
  });

  describe('at a stop', () => {
    const atTheEnd = async (): Promise<Screen> => {
      const table = await screen();
      table.speed = 'instant';
      while (table.doing === 'asking') await table.play();
      return table;
    };

    it('waits for the reader, however much time passes and however often the table is tapped', async () => {
      const table = await atTheEnd();
      expect(table.updates.at(-1)).to.equal('game over');
      expect(table.doing).to.equal('stopped');
      table.conductor.skip();
      await table.pass(60_000);
      expect(table.doing).to.equal('stopped');
    });

    it('continues when the reader does, and is over', async () => {
      const table = await atTheEnd();
      table.conductor.go();
      await table.settles();
      expect(table.doing).to.equal('over');
    });
  });

  describe('under a dialog', () => {
    it('shows nothing more and asks nobody, then continues where it was', async () => {
      const table = await screen();
      await table.play();
      table.covered = true;
      await table.pass(60_000);
      expect(table.updates).to.deep.equal(['card played 0']);
      expect(table.match.length).to.equal(1);
      table.covered = false;
      table.conductor.wake();
      await table.until('asking');
      expect(table.updates.slice(0, 3)).to.deep.equal([
        'card played 0',
        'card played 1',
        'card played 2',
      ]);
    });
  });
});
