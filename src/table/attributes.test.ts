import {expect} from '@open-wc/testing';
import {repeated} from '../testing/full.fixture.js';
import {captureWarnings} from '../embed/warnings.fixture.js';
import {clean, frames, Table, type TableSetup, until} from '../embed/gstk-table/table.fixture.js';

/** Attributes as pages write them: valid or invalid, at once or later. */

describe('attributes and properties of <gstk-table>', () => {
  before(clean);
  afterEach(clean);
  describe('row 80: wrong attributes', () => {
    const wrong = {
      game: 'poker',
      players: '9',
      options: 'nonsense: on; earlyStop: perhaps',
      length: 'endless',
      speed: 'warp',
      deck: 'tarot',
      locale: 'xx',
      'card-index': 'runes',
      'card-size': 'vast',
      'play-mode': 'guess',
      theme: 'disco',
      shortcuts: 'some',
      seat: '7',
      seats: '',
      seed: '',
    };
    for (const [name, value] of repeated(Object.entries(wrong), 4))
      it(`${name}="${value}" falls back and plays`, async () => {
        const quiet = ['seats', 'seed'].includes(name);
        let table: Table | undefined;
        const warnings = await captureWarnings(async () => {
          const speed = name === 'speed' ? {} : {speed: 'instant'};
          table = await Table.lay({tag: 'gstk-table', attributes: {...speed, [name]: value}});
          await until(() => table!.is('ready'), 'it plays');
          await frames(3);
        });
        if (!quiet) {
          expect(warnings.join('\n')).to.contain(name);
          expect(warnings.length, warnings.join('\n')).to.be.at.most(2);
        }
        expect(table!.is('ready')).to.equal(true);
      });

    const cycle: Record<string, unknown> = {};
    cycle['again'] = cycle;
    for (const [kind, value] of repeated(Object.entries({cycle, symbol: Symbol('x'), bigint: 1n})))
      for (const name of repeated(['game', 'theme', 'handedness', 'cardSize'], 2))
        it(`a ${kind} as the property ${name} falls back and plays`, async () => {
          let table: Table | undefined;
          await captureWarnings(async () => {
            table = await Table.lay({tag: 'gstk-table', set: {[name]: value}});
            await until(() => table!.is('ready'), 'it plays');
          });
          if (name !== 'game') expect(table!.host.getAttribute(name)).to.equal(null);
        });

    it('length gives shorter matches, where a game has them; options of the page come first', async () => {
      const lay = async (game: string, attributes = {}): Promise<string> => {
        const table = await Table.lay({tag: 'gstk-table', attributes: {game, ...attributes}});
        await until(() => table.is('ready'), 'it plays');
        return table.host.shadowRoot!.querySelector('.deal')!.textContent;
      };
      expect(await lay('king-omnibus', {length: 'short'})).to.contain('to −30');
      expect(await lay('king-simple', {length: 'deal'})).to.contain('1 of 1');
      expect(await lay('king-omnibus', {length: 'deal', options: 'length: short'})).to.contain(
        '−30',
      );
      const table = await Table.lay({
        tag: 'gstk-table',
        attributes: {game: 'crush-the-crown', length: 'short'},
      });
      await until(() => table.is('ready'), 'it plays');
    });

    it('changes while the first game is loading: the newest one wins', async () => {
      const table = await Table.loading({tag: 'gstk-table', attributes: {game: ''}});
      Object.assign(table.host, {game: 'king-omnibus', players: 3, seed: '9', locale: 'ru'});
      await table.rests();
      expect(table.host.record).to.include({game: 'king-omnibus', seats: 3, seed: '9'});
      expect(table.prompt.say).to.match(/[а-я]/);
      expect(table.events('gstk-deal-started')).to.have.length(1);
    });

    it('a change while it is loading is not hidden by a kept match', async () => {
      const given: TableSetup = {attributes: {'storage-key': 'wishes'}};
      const before = await Table.ready(given);
      const {seed} = before.host.record!;
      before.clear();
      const table = await Table.loading(given);
      table.host.seed = '9';
      await table.rests();
      expect([seed, table.host.record!.seed]).to.deep.equal(['7', '9']);
    });

    for (const game of ['king-simple', 'god-save-the-king', 'crush-the-crown', 'defend-the-king'])
      it(`${game}: \`state\` can be read without secrets, and loaded by another table`, async () => {
        const table = await Table.ready({tag: 'gstk-table', attributes: {game}});
        const {state} = table.host;
        expect(state).to.deep.equal(table.host.view);
        expect(state).not.to.have.property('stream');
        const other = await Table.ready({tag: 'gstk-table', attributes: {game}, set: {state}});
        expect(other.host.view).to.deep.equal(state);
      });

    it('another name of the same game does not deal again', async () => {
      const table = await Table.ready({attributes: {variant: ''}});
      const {record} = table.host;
      table.host.setAttribute('variant', 'simple');
      await table.stands();
      expect(table.host.record).to.deep.equal(record);
      expect(table.events('gstk-deal-started')).to.have.length(1);
    });

    it('a malformed position is reported with its path, and a deal begins without it', async () => {
      const table = await Table.ready();
      const warnings = await captureWarnings(async () => {
        const again = new Promise((done) => table.host.addEventListener('gstk-deal-started', done));
        table.host.state = {hands: 'none'};
        await again;
      });
      await table.rests();
      expect(warnings.join('\n')).to.contain('hands');
      expect(table.hand()).to.have.length(13);
    });
  });
});
