import {expect} from '@open-wc/testing';
import {leave, type Screen, screen} from '../../testing/screen.fixture.js';
import {SPEEDS, TIMES} from './tempo.js';

/** How long what happens is shown, and what makes it go on or stop. */

describe('conductor, in its tempo', () => {
  afterEach(leave);
  for (const speed of SPEEDS.filter((name) => name !== 'instant'))
    it(`holds a card and a trick as long as "${speed}" says`, async () => {
      const {holds, bot, jitter} = TIMES[speed];
      const one = await screen();
      one.speed = speed;
      await one.play();
      for (const seat of [1, 2]) {
        expect(one.doing).to.equal('showing');
        await one.pass(holds.step - 1);
        expect(one.doing).to.equal('showing');
        await one.pass(1);
        expect(one.doing).to.equal('pausing');
        expect(one.updates.at(-1)).to.equal(`card played ${seat - 1}`);
        const thought = await one.until('showing');
        expect(thought).to.be.within(bot - jitter, bot + jitter + 10);
      }
      await one.pass(holds.step);
      expect(one.updates.at(-1)).to.match(/^trick taken/);
      await one.pass(holds.trick - 1);
      expect(one.doing).to.equal('showing');
      await one.pass(1);
      expect(one.doing).to.not.equal('showing');
    });

  it('row 26: a reader who holds no card waits half as long', async () => {
    const {bot, jitter} = TIMES.normal;
    const one = await screen();
    let idle = 0;
    while (one.doing !== 'stopped') {
      if (one.doing === 'asking') await one.play();
      else if (one.doing === 'pausing') {
        const left = one.conductor.view.hands[0]!.length;
        const thought = await one.until('showing');
        const part = left > 0 ? 1 : 0.5;
        expect(thought).to.be.within((bot - jitter) * part - 10, (bot + jitter) * part + 10);
        if (left === 0) idle += 1;
      } else await one.pass(10);
    }
    expect(idle).to.be.greaterThan(0);
  });

  it('row 12: normal speed leaves a full trick for a second and more', () => {
    expect(TIMES.normal.holds.trick).to.be.at.least(1000);
  });

  it('takes no time at all when it is instant', async () => {
    const one = await screen();
    one.speed = 'instant';
    await one.play();
    expect(one.doing).to.equal('asking');
    expect(one.updates.slice(0, 3)).to.deep.equal([
      'card played 0',
      'card played 1',
      'card played 2',
    ]);
  });

  it('row 25: a new speed counts from the next step on', async () => {
    const one = await screen();
    one.speed = 'slow';
    await one.play();
    one.speed = 'fast';
    await one.pass(TIMES.slow.holds.step);
    const thought = await one.until('showing');
    expect(thought).to.be.at.most(TIMES.fast.bot + TIMES.fast.jitter + 10);
  });

  it('does not give a forced card away: bots take their time, each a little another', async () => {
    const one = await screen();
    const thoughts: number[] = [];
    while (one.doing !== 'stopped')
      if (one.doing === 'asking') await one.play();
      else if (one.doing === 'pausing') thoughts.push(await one.until('showing'));
      else await one.pass(10);
    expect(new Set(thoughts).size).to.be.greaterThan(1);
  });

  describe('when the table is tapped', () => {
    it('goes on with the next thing, however slow it is', async () => {
      const one = await screen();
      one.speed = 'slow';
      await one.play();
      expect(one.doing).to.equal('showing');
      one.conductor.skip();
      await one.settles();
      expect(one.doing).to.equal('pausing');
      one.conductor.skip();
      await one.settles();
      expect(one.updates.at(-1)).to.equal('card played 1');
      expect(one.doing).to.equal('showing');
    });

    it('does nothing while a person is asked', async () => {
      const one = await screen();
      one.conductor.skip();
      await one.settles();
      expect(one.doing).to.equal('asking');
      expect(one.match.length).to.equal(0);
    });
  });

  describe('at a stop', () => {
    const atTheEnd = async (): Promise<Screen> => {
      const one = await screen();
      one.speed = 'instant';
      while (one.doing === 'asking') await one.play();
      return one;
    };

    it('waits for the reader, whatever time passes and whatever is tapped', async () => {
      const one = await atTheEnd();
      expect(one.updates.at(-1)).to.equal('game over');
      expect(one.doing).to.equal('stopped');
      one.conductor.skip();
      await one.pass(60_000);
      expect(one.doing).to.equal('stopped');
    });

    it('goes on when the reader does, and is over', async () => {
      const one = await atTheEnd();
      one.conductor.go();
      await one.settles();
      expect(one.doing).to.equal('over');
    });
  });

  describe('under a dialog', () => {
    it('shows nothing more and asks nobody, then goes on where it was', async () => {
      const one = await screen();
      await one.play();
      one.covered = true;
      await one.pass(60_000);
      expect(one.updates).to.deep.equal(['card played 0']);
      expect(one.match.length).to.equal(1);
      one.covered = false;
      one.conductor.wake();
      await one.until('asking');
      expect(one.updates.slice(0, 3)).to.deep.equal([
        'card played 0',
        'card played 1',
        'card played 2',
      ]);
    });
  });
});
