import {expect} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import {SimulatedClock} from 'xstate';
import {TIMES} from '../../../elements/conductor/tempo.js';
import {expectAxe} from '../../frame/axe.fixture.js';
import {clean, focused, frames, Table, until} from '../../../embed/gstk-table/table.fixture.js';
import {leads} from '../../positions.fixture.js';
import {Listener} from '../../speech/listener.fixture.js';
import {itNightly} from '../../../testing/nightly.fixture.js';

/** Bots playing among themselves (`autoplay`), with a clock that the test advances. */
describe('row 104: autoplay', () => {
  let table: Table;
  let clock: SimulatedClock;

  beforeEach(clean);
  afterEach(clean);

  const lay = async (state?: object): Promise<void> => {
    clock = new SimulatedClock();
    const attributes = {autoplay: '', speed: 'normal'};
    table = await Table.lay({attributes, set: {clock, ...(state && {state})}, width: 320});
    await until(() => pause(), 'it can be paused');
  };
  const pause = (): HTMLElement | null => table.find('[data-id=pause]');
  /** Advances the clock until a condition holds. */
  const comes = async (holds: () => unknown): Promise<void> => {
    for (let n = 0; n < 4000 && !holds(); n++) {
      clock.increment(500);
      await frames(1);
    }
    expect(Boolean(holds()), 'it comes to that').to.equal(true);
  };
  /** The length of the match after time enough for many cards. */
  const later = async (): Promise<number> => {
    for (let n = 0; n < 20; n++) {
      clock.increment(500);
      await frames(1);
    }
    return table.moves;
  };

  it('bots play in every seat under their names; nobody is asked', async () => {
    await lay();
    await comes(() => table.moves > 5);
    expect(table.events('gstk-turn-changed')).to.deep.equal([]);
    const bar = table.find('gstk-hand')!.shadowRoot!.querySelector('[role=toolbar]')!;
    expect(bar.getAttribute('aria-label')).to.equal('Hand of Bert');
    expect(table.host.shadowRoot!.textContent).not.to.match(/\bYou\b/);
    expect(table.actions()).to.deep.equal(['Pause']);
    await expectAxe(table.host, {short: /: Element content is too short/}); // letters on cards
  });

  it('"Pause" pauses, also by key, and announces it; "Go on" resumes; focus stays', async () => {
    await lay();
    await comes(() => table.moves > 2);
    const ears = new Listener();
    pause()!.focus();
    await table.press('Enter');
    expect(await ears.news()).to.contain('Paused');
    expect(table.actions()).to.deep.equal(['Go on']);
    const {moves} = table;
    expect(await later()).to.be.at.most(moves + 1); // one card may have been on its way
    expect(focused()).to.equal(pause());
    const held = table.moves;
    await table.press('Enter');
    await comes(() => table.moves > held);
    expect(table.prompt.why).not.to.equal('Paused');
    ears.stop();
  });

  it('pauses while out of sight, and resumes when visible again', async () => {
    await lay();
    await comes(() => table.moves > 2);
    const above = document.createElement('div');
    above.setAttribute('data-under-test', '');
    above.style.setProperty('block-size', '3000px');
    document.body.prepend(above);
    scrollTo(0, 0);
    await frames(3);
    const {moves} = table;
    expect(await later()).to.be.at.most(moves + 1);
    const held = table.moves;
    table.host.scrollIntoView();
    await frames(3);
    await comes(() => table.moves > held);
    scrollTo(0, 0);
  });

  it('a summary stays for a while, then the next deal comes; focus stays on "Pause"', async () => {
    await lay(leads('KH', 'AH'));
    pause()!.focus();
    await comes(() => table.is('deal-over'));
    await until(() => table.summary().length === 4, 'it is summed up');
    expect(table.actions()).to.deep.equal(['Pause', 'Next deal', 'Tricks']);
    clock.increment(TIMES.normal.holds.notice);
    await frames(2);
    expect(table.is('deal-over')).to.equal(true);
    await comes(() => !table.is('deal-over'));
    expect(table.events('gstk-deal-started').map(({deal}) => deal)).to.deep.equal([2]);
    expect(focused()).to.equal(pause());
  });

  itNightly('with reduced motion it waits to be started', async () => {
    await emulateMedia({reducedMotion: 'reduce'});
    await lay();
    expect(await later()).to.equal(0);
    await table.push('Go on');
    await comes(() => table.moves > 2);
  });

  it('the page gives the seat to the reader and back to a bot, in the same match', async () => {
    await lay();
    await comes(() => table.moves > 2);
    table.host.autoplay = false;
    await comes(() => table.is('my-turn'));
    const {moves} = table;
    expect(await later()).to.equal(moves);
    table.host.autoplay = true;
    await comes(() => table.moves > moves + 4);
    expect(table.events('gstk-deal-started')).to.have.length(1);
  });

  it('a page can give the seat to a bot later, in a match that has begun', async () => {
    clock = new SimulatedClock();
    table = await Table.lay({attributes: {speed: 'normal'}, set: {clock}, width: 320});
    await until(() => table.legal().length > 0 || table.moves > 0, 'the match has begun');
    table.host.autoplay = true;
    await until(() => pause(), 'it can be paused');
    await comes(() => table.moves > 8);
  });

  itNightly('speaks Russian, and stops with the table', async () => {
    clock = new SimulatedClock();
    const attributes = {autoplay: '', speed: 'normal'};
    table = await Table.lay({attributes, set: {clock}, locale: 'ru'});
    await until(() => pause(), 'it can be paused');
    expect(table.actions()).to.deep.equal(['Пауза']);
    await comes(() => table.moves > 2);
    const {moves} = table;
    table.host.remove();
    expect(await later()).to.equal(moves);
  });
});
