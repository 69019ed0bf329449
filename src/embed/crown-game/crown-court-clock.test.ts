import {expect} from '@open-wc/testing';
import {SimulatedClock} from 'xstate';
import type {CourtView} from '../../games/king-and-crown/king-at-court/index.js';
import {expectAxe} from '../../table/frame/axe.fixture.js';
import {clean, frames, Table, until} from '../gstk-table/table.fixture.js';
import {Listener} from '../../table/speech/listener.fixture.js';
import {itNightly} from '../../testing/nightly.fixture.js';

/**
 * The Court's clock (K-17, K-6, KC-3), advanced by the test: what it shows, announces and does at its
 * end.
 */

const KING = [['king'], ['knight'], ['dragon'], ['witch']];
const WITCH = [['witch'], ['king'], ['knight'], ['dragon']];

describe('the clock of <crown-game variant="court">', () => {
  let table: Table;
  let clock: SimulatedClock;

  beforeEach(clean);
  afterEach(async () => {
    table.clear();
    await clean();
  });

  const lay = async (state: object, attributes: object = {timers: 'on'}): Promise<void> => {
    clock = new SimulatedClock();
    const set = {variant: 'court', state, clock} as never;
    table = await Table.lay({tag: 'crown-game', attributes: {speed: 'slow', ...attributes}, set});
    await until(() => table.is('my-turn') || table.find('.cover'), 'the table is there');
  };
  /** Passes seconds at once, so that bots have no time to speak. */
  const pass = async (seconds: number): Promise<void> => {
    for (let n = 0; n < seconds; n++) clock.increment(1000);
    await frames(2);
  };
  const shown = (): string | undefined => table.find('[role=timer]')?.textContent;
  const starts = (text: string): Promise<void> => until(() => shown() === text, `shows ${text}`);
  const view = (): CourtView => table.host.view as unknown as CourtView;
  const question = {phase: 'question', hands: KING};

  it('a reader who plays alone is not timed, unless they want it', async () => {
    await lay(question, {});
    await table.host.fetchFeatures();
    await pass(400);
    expect(shown()).to.equal(undefined);
    expect(view().phase).to.equal('question');
    await table.open('menu');
    const {shadowRoot} = [...table.root.querySelectorAll('gstk-segments')].find(
      ({name}) => name === 'timers',
    )!;
    shadowRoot!.querySelector<HTMLElement>('[value=on]')!.click();
    await table.close();
    await starts('5:00');
  });

  it('K-17, row 46: warns once with five seconds left; then the King must accuse', async () => {
    await lay({...question, options: {minutes: 1}});
    await starts('1:00');
    table.host.focus();
    const ears = new Listener();
    await pass(54);
    expect(shown()).to.equal('0:06');
    expect(await ears.lines()).to.not.include('5 seconds.');
    await pass(2);
    await pass(2);
    expect((await ears.lines()).join(' ').match(/\d+ seconds?\./g)).to.deep.equal(['5 seconds.']);
    expect(table.find('.timer.low')).to.not.equal(null);
    await expectAxe(table.host, {short: /: Element content is too short/}); // letters of shields
    await pass(2);
    await until(() => view().phase === 'accuse', 'the questions are over');
    await pass(3); // the notice of the end lasts this long
    await until(() => table.prompt.say === 'Who is the Dragon?', 'the King must accuse');
    expect(shown(), 'without `grace` as long as it takes').to.equal(undefined);
    expect(table.prompt.why).to.equal('Time is up.');
    expect(await ears.news()).to.contain('Time is up.');
    ears.stop();
  });

  itNightly('KC5-13: a King who is a bot must end it, too', async () => {
    await lay({phase: 'question', hands: WITCH, options: {minutes: 1}});
    await starts('1:00');
    await pass(60);
    await until(() => view().phase !== 'question', 'it is over');
    expect(table.host.record!.moves.at(-1)).to.equal('1:end');
  });

  it('the reader stops it and lets it go on; a cover over the table stops it, too', async () => {
    await lay(question);
    await starts('5:00');
    await pass(10);
    await table.push('Pause the clock');
    await pass(20);
    expect(shown()).to.equal('4:50');
    await table.push('Pause the clock');
    await pass(1);
    expect(shown()).to.equal('4:49');
    await table.open('menu');
    await pass(20);
    await table.close();
    expect(shown()).to.equal('4:49');
    const ears = new Listener();
    await table.press('w');
    expect(await ears.news()).to.contain('Time left: 4:49.');
    ears.stop();
  });

  for (const [resetClock, left] of [
    ['off', '4:00'],
    ['on', '5:00'],
  ] as const)
    it(`K-6: after the Witch, resetClock ${resetClock}: ${left}; it stops meanwhile`, async () => {
      const options = {resetClock, knightSpecial: 'withWitch'};
      await lay({phase: 'question', hands: WITCH, options});
      await starts('5:00');
      await pass(60);
      await table.push('Shuffle all');
      await until(() => table.is('deal-over'), 'all look at the cards');
      expect(shown()).to.equal(left);
      await pass(30);
      expect(shown()).to.equal(left);
      await table.push('Next');
      for (let n = 0; n < 40 && !(view().phase === 'question' && table.is('my-turn')); n++) {
        clock.increment(500);
        await frames(2);
      }
      expect(shown()).to.equal(left);
      await pass(1);
      expect(shown()).to.equal(left === '4:00' ? '3:59' : '4:59');
    });

  it('KC-3: `grace` 30: then the player on the left of the King stands accused', async () => {
    await lay({phase: 'accuse', hands: KING, options: {grace: 30}});
    await starts('0:30');
    await pass(29);
    expect(view().accused).to.equal(null);
    await pass(1);
    await until(() => view().phase === 'over', 'it is over');
    expect(view().accused).to.equal(1);
  });

  itNightly('KC-3: a player asked whether to join has seven seconds, then passes', async () => {
    const drawn: string[] = [];
    for (const own of ['beggar', 'knight']) {
      const rest = own === 'beggar' ? 'knight' : 'beggar';
      await lay({hands: [[own], ['king'], ['dragon'], ['witch'], [rest]], accused: 2});
      await starts('0:07');
      drawn.push(
        table.find('.prompt')!.innerHTML.replaceAll(/<!--.*?-->|aria-describedby="\S*"/g, ''),
      );
      await pass(6);
      expect(view().phase).to.equal('joining');
      await pass(1);
      await until(() => table.host.record!.moves.includes('0:pass'), 'passed');
      table.clear();
    }
    expect(drawn[0]).to.equal(drawn[1]);
  });

  it('several at one screen are timed; it stops between them, under the cover', async () => {
    await lay(question, {humans: '2', seats: 'Vera Boris'});
    await until(() => table.find('.cover'), 'covered');
    await pass(30);
    table.find('.cover button')!.click();
    await starts('5:00');
    await pass(3);
    expect(shown()).to.equal('4:57');
  });
});
