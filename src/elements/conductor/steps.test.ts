import {expect} from '@open-wc/testing';
import {leave, type Screen, screen} from '../../testing/screen.fixture.js';
import {TIMES} from './tempo.js';

/** An event that is shown in steps: each is a picture of its own, and others learn of it with the last. */

describe('conductor, in steps', () => {
  afterEach(leave);

  /** A screen that shows the first step of a trick, which has three. */
  async function inSteps(): Promise<Screen> {
    const table = await screen();
    table.steps = [300, 700];
    await table.play();
    while (table.conductor.event?.type !== 'trick taken') await table.pass(10);
    expect(table.conductor.step).to.equal(0);
    return table;
  }
  const isTold = ({updates}: Screen): boolean => updates.some((one) => one.startsWith('trick'));

  it('draws each at its time, and tells of the event with the last', async () => {
    const table = await inSteps();
    const {changes} = table;
    await table.pass(299);
    expect(table.conductor.step).to.equal(0);
    await table.pass(1);
    expect(table.conductor.step).to.equal(1);
    expect(table.changes - changes).to.equal(1);
    await table.pass(399);
    expect(isTold(table)).to.equal(false);
    await table.pass(1);
    expect(table.conductor.step, 'as a whole').to.equal(undefined);
    expect(isTold(table)).to.equal(true);
    expect(table.changes - changes).to.equal(2);
    await table.pass(TIMES.normal.holds.trick - 1);
    expect(table.doing).to.equal('showing');
    await table.pass(1);
    expect(table.doing).to.not.equal('showing');
  });

  it('goes on to its consequence at a tap, and stays to be read', async () => {
    const table = await inSteps();
    const {changes} = table;
    table.conductor.skip();
    await table.settles();
    expect(table.conductor.step, 'as a whole').to.equal(undefined);
    expect(table.conductor.event?.type).to.equal('trick taken');
    expect(table.changes - changes).to.equal(1);
    expect(isTold(table)).to.equal(true);
    await table.pass(TIMES.normal.holds.trick - 1);
    expect(table.conductor.event?.type).to.equal('trick taken');
    await table.pass(1);
    expect(table.conductor.event?.type).to.not.equal('trick taken');
  });

  it('is over at a second tap', async () => {
    const table = await inSteps();
    for (let tap = 0; tap < 2; tap++) {
      table.conductor.skip();
      await table.settles();
    }
    expect(table.conductor.step).to.equal(undefined);
    expect(table.conductor.event?.type).to.not.equal('trick taken');
    expect(isTold(table)).to.equal(true);
  });

  it('ends with a move that is taken back, and is told to nobody', async () => {
    const table = await inSteps();
    table.match.undo(0);
    await table.settles();
    await table.pass(60_000);
    expect(table.conductor.step).to.equal(undefined);
    expect(isTold(table)).to.equal(false);
  });

  it('lets cards that turn be read, if a tap has ended their turn', async () => {
    const table = await screen();
    table.tempo = 'reveals';
    await table.play();
    while (table.conductor.event?.type !== 'trick taken') await table.pass(10);
    const {changes} = table;
    const {trick} = TIMES.normal.holds;
    const isShown = (): boolean => table.conductor.event?.type === 'trick taken';
    table.conductor.skip();
    await table.settles();
    await table.pass(trick - 1);
    expect(isShown()).to.equal(true);
    expect(table.changes, 'the picture is the same').to.equal(changes);
    await table.pass(1);
    expect(isShown()).to.equal(false);
  });

  it('is over at a tap once its cards have turned', async () => {
    const table = await screen();
    table.tempo = 'reveals';
    await table.play();
    while (table.conductor.event?.type !== 'trick taken') await table.pass(10);
    const {reveals, trick} = TIMES.normal.holds;
    const isShown = (): boolean => table.conductor.event?.type === 'trick taken';
    await table.pass(reveals - trick);
    expect(isShown()).to.equal(true);
    table.conductor.skip();
    await table.settles();
    expect(isShown()).to.equal(false);
  });

  it('shows only the whole of it where play is instant', async () => {
    const table = await screen();
    table.steps = [300, 700];
    table.speed = 'instant';
    await table.play();
    expect(table.doing).to.equal('asking');
    expect(isTold(table)).to.equal(true);
  });
});
