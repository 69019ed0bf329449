import {expect} from '@open-wc/testing';
import {SimulatedClock} from 'xstate';
import {define} from '../../elements/shared/define.js';
import {captureWarnings} from '../warnings.fixture.js';
import type {GstkTable} from './gstk-table.component.js';
import {load, page} from '../../table/page.fixture.js';
import {clean, frames, Table, until} from './table.fixture.js';
import {Listener} from '../../table/speech/listener.fixture.js';
import {itNightly} from '../../testing/nightly.fixture.js';

/** The life of the tag on a page: late scripts, removal and return, parts that fail to load. */
/** A clock that counts the timers that are set. */
class CountingClock extends SimulatedClock {
  readonly running = new Set<unknown>();

  override setTimeout(fn: (...args: unknown[]) => void, timeout: number): number {
    const id: number = super.setTimeout(() => {
      this.running.delete(id);
      fn();
    }, timeout);
    this.running.add(id);
    return id;
  }

  override clearTimeout(id: number): void {
    this.running.delete(id);
    super.clearTimeout(id);
  }
}

describe('<gstk-table>', () => {
  let early: GstkTable;
  let earlyText = '';

  before(async () => {
    await clean();
    const box = document.createElement('div');
    box.innerHTML =
      '<gstk-table game="king-omnibus" seed="7" storage-key="off" loading="eager">' +
      '<p>Rules for readers.</p></gstk-table>';
    document.body.append(box);
    early = box.firstElementChild as GstkTable;
    early.speed = 'instant';
    early.players = 3;
    earlyText = early.innerText;
  });
  afterEach(clean);

  describe('row 78: in any order', () => {
    it('shows its content until the script has come, then plays', async () => {
      expect(earlyText.trim()).to.equal('Rules for readers.');
      await import('./gstk-table.js');
      await until(() => early.matches(':state(my-turn)'), 'the late table plays');
      expect(early.shadowRoot!.querySelector('slot')).to.equal(null);
      expect(early.innerText).not.to.contain('Rules for readers.');
    });

    it('row 79: keeps what was set before it was upgraded', async () => {
      const table = document.createElement('gstk-table');
      expect(table).to.have.property('updateComplete');
      const markup = await page('<gstk-table storage-key="off" loading="eager"></gstk-table>');
      const host = markup.doc.querySelector('gstk-table')!;
      host.game = 'king-omnibus';
      host.players = 3;
      host.speed = 'instant';
      host.locale = 'ru';
      await load(markup.doc, '/src/embed/gstk-table/gstk-table.ts');
      await until(() => host.matches(':state(my-turn)'), 'the table plays');
      expect(host.record).to.include({game: 'king-omnibus', seats: 3});
      expect(host.shadowRoot!.querySelector('.say strong')!.textContent).to.match(/[а-я]/);
      expect(Object.hasOwn(host, 'players')).to.equal(false);
      markup.close();
    });

    it('a second copy warns once and changes nothing', async () => {
      await import('./gstk-table.js');
      const own = customElements.get('gstk-table');
      const warnings = await captureWarnings(() =>
        define('gstk-table', class extends HTMLElement {}),
      );
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.match(/^Already registered, .*: <gstk-table>$/);
      expect(customElements.get('gstk-table')).to.equal(own);
    });

    it('row 90: without a script its content is read', async () => {
      const bare = await page('<king-game variant="omnibus"><p>All about it.</p></king-game>');
      expect(bare.doc.body.innerText.trim()).to.equal('All about it.');
      bare.close();
    });
  });

  describe('row 81: in and out of the page', () => {
    it('moved: the game goes on as it was', async () => {
      const table = await Table.ready();
      await table.plays(() => table.host.play(table.legal()[0]!));
      const {record} = table.host;
      const hand = table.hand();
      const place = document.body.appendChild(document.createElement('section'));
      place.append(table.host);
      await table.stands();
      await table.rests();
      expect(table.host.record).to.deep.equal(record);
      expect(table.hand()).to.deep.equal(hand);
      await table.plays(() => table.host.play(table.legal()[0]!));
      place.remove();
    });

    itNightly('moved while the others play: nobody plays twice', async () => {
      const table = await Table.ready({attributes: {speed: 'fast'}});
      table.host.play(table.legal()[0]!);
      await frames(2);
      document.body.append(table.host);
      await frames(2);
      await until(() => table.resting, 'my turn again');
      const seats = table.host.record!.moves.map((step) => step.split(':')[0]).slice(0, 4);
      expect(new Set(seats).size).to.equal(4);
    });

    it('taken away while it loads, and put back later: it loads then', async () => {
      const table = await Table.loading();
      const place = table.host.parentElement!;
      table.host.remove();
      await frames(20);
      expect(table.is('ready')).to.equal(false);
      place.append(table.host);
      await table.rests();
      expect(table.hand()).to.have.length(13);
    });

    it('removed: no timer is left, nothing is played or said', async () => {
      const clock = new CountingClock();
      const table = await Table.lay({attributes: {speed: 'slow'}, set: {clock}});
      await until(() => clock.running.size > 0, 'a bot takes its time');
      table.find('[data-id=undo]')!.focus();
      const {moves} = table;
      const ears = new Listener();
      table.host.remove();
      expect(clock.running.size).to.equal(0);
      clock.increment(60_000);
      await frames(6);
      expect(table.moves).to.equal(moves);
      expect(await ears.lines()).to.deep.equal([]);
      ears.stop();
    });
  });

  describe('when a part does not come', () => {
    it('says so over the content of the page, tries again, and plays', async () => {
      const {entryOf} = await import('../catalogue.js');
      const entry = entryOf('king-omnibus') as {table: () => Promise<unknown>};
      const {table: real} = entry;
      let asked = 0;
      entry.table = () => {
        asked += 1;
        return asked === 1 ? Promise.reject(new Error('no network')) : real();
      };
      const {error} = console;
      const warnings: unknown[] = [];
      console.error = (...words: unknown[]) => warnings.push(words);
      try {
        const table = await Table.lay({tag: 'gstk-table'});
        table.host.append('Rules for readers.');
        await until(() => table.find('.failed'), 'the sentence is there');
        expect(table.host.innerText).to.contain('Rules for readers.');
        expect(table.find('.failed')!.textContent).to.contain('The game could not be loaded.');
        expect(warnings).to.have.length(1);
        await table.push('Try again');
        await table.rests();
        await table.plays(() => table.host.play(table.legal()[0]!));
      } finally {
        entry.table = real;
        console.error = error;
      }
    });
  });
});
