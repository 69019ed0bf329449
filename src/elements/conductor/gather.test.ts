import {expect} from '@open-wc/testing';
import {leave, type Screen, screen} from '../../testing/screen.fixture.js';
import {TIMES} from './tempo.js';

/** Moves of a bot that are shown together with the one after them. */

describe('conductor, gathering moves', () => {
  afterEach(leave);

  /** The screen while the first bot is about to move, whose moves are shown with those of the second. */
  async function gathering(): Promise<Screen> {
    const table = await screen();
    const own = new Set(table.match.view(1).hands[1]);
    table.gathers = ({card}) => own.has(card);
    await table.play();
    return table;
  }
  const played = ({updates}: Screen): readonly string[] =>
    updates.filter((one) => one.startsWith('card played'));

  it('shows nothing of the first until the second is shown', async () => {
    const table = await gathering();
    await table.pass(TIMES.normal.holds.step);
    expect(table.match.turn, 'the first bot has moved').to.deep.equal([2]);
    expect(played(table)).to.deep.equal(['card played 0']);
    const before = table.conductor.view;
    while (played(table).length < 3) await table.pass(10);
    expect(played(table)).to.deep.equal([
      'card played 0',
      'card played 1, gathered',
      'card played 2',
    ]);
    expect(table.conductor.event).to.include({type: 'card played', seat: 2});
    expect(table.conductor.before).to.deep.equal(before);
  });

  it('shows the match as it is after a reset', async () => {
    const table = await gathering();
    await table.pass(TIMES.normal.holds.step);
    table.conductor.reset();
    await table.settles();
    expect(table.conductor.view).to.deep.equal(table.match.view(0));
    while (played(table).length < 2) await table.pass(10);
    expect(played(table)[1]).to.equal('card played 2');
  });
});
