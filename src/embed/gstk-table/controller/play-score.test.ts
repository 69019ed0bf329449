import {expect} from '@open-wc/testing';
import {repeated} from '../../../testing/full.fixture.js';
import {until} from '../page.fixture.js';
import {leads} from '../positions.fixture.js';
import {clean, focused, Table} from '../table.fixture.js';
import {Listener} from '../speech/listener.fixture.js';

describe('what can be read of what was played', () => {
  before(clean);
  afterEach(clean);
  describe('row 30: the summary', () => {
    it('shows of each what was taken, points, total and place, best first', async () => {
      const table = await Table.ready({set: {state: leads('KH', 'AH')}});
      const ears = new Listener();
      table.cards[0]!.focus();
      await table.finishDeal();
      await until(() => focused()?.textContent === 'Deal 1, omnibus', 'the summary has focus');
      const totals = table.summary().map(({total}) => Number(total.replace('−', '-')));
      expect(totals).to.deep.equal([...totals].sort((a, b) => b - a));
      for (const {took} of table.summary()) expect(took).not.to.equal('');
      const [own] = table.summary().filter(({name}) => name === 'You');
      await ears.hears(`Deal over. You ${own!.points}, total ${own!.total}, `);
      ears.stop();
    });

    it('shows who went up and who went down after a later deal', async () => {
      const seen = new Set<string>();
      // The reader takes two hearts: the first deal moves nobody, in the next ones others pass.
      for (const sheet of [
        undefined,
        [[-1, -2, -3, -20]],
        [
          [-8, 1, -2, -9],
          [7, 0, -1, 9],
        ],
      ]) {
        const state = {...leads('KH', 'AH'), ...(sheet && {sheet})};
        const table = await Table.ready({set: {state}});
        await table.finishDeal();
        const before = table.view.scores.map(
          (score, seat) => score - table.view.sheet.at(-1)![seat]!,
        );
        const place = (totals: readonly number[], seat: number): number =>
          totals.filter((total) => total > totals[seat]!).length;
        const moved = table.view.scores.map(
          (_, seat) => place(before, seat) - place(table.view.scores, seat),
        );
        const words = [...table.root.querySelectorAll('.summary tbody tr')].map((row) => ({
          seat: ['You', 'Otto', 'Nora', 'Vera'].indexOf(row.querySelector('b')!.textContent),
          word: row.querySelector('.move .vh')?.textContent ?? '',
        }));
        for (const {seat, word} of words) {
          const by = sheet ? Math.sign(moved[seat]!) : 0;
          expect(word).to.equal(by > 0 ? 'moved up' : by < 0 ? 'moved down' : '');
          seen.add(word);
        }
        table.clear();
      }
      expect([...seen]).to.have.members(['', 'moved up', 'moved down']);
    });
  });

  describe('row 31: the score sheet', () => {
    for (const width of repeated([320, 1000]))
      it(`is a table with headers and running totals, readable at ${width} px`, async () => {
        const played = [
          [-6, -4, -4, -2],
          [0, -8, -4, -4],
        ];
        const table = await Table.ready({
          width,
          attributes: {variant: 'simple'},
          set: {state: {sheet: played}},
        });
        await table.open('scores');
        const sheet = table.find('gstk-score-sheet')!.shadowRoot!.querySelector('table')!;
        const heads = [...sheet.querySelectorAll('thead th')].map((head) =>
          head.textContent.trim(),
        );
        expect(heads).to.deep.equal(['You', 'Otto', 'Nora', 'Vera']);
        const rows = [...sheet.querySelectorAll('tbody tr')];
        expect(rows).to.have.length(14);
        expect(rows[0]!.querySelector('th')!.textContent).to.equal('No tricks');
        const signed = (points: number): string => table.messages.points(points);
        for (const seat of [0, 1, 2, 3]) {
          const [first, second] = table.view.sheet.map((row) => row[seat]!);
          const cell = rows[1]!.querySelectorAll('td')[seat]!;
          const numbers = cell.textContent.trim().split(/\s+/);
          expect(numbers).to.deep.equal([signed(second!), signed(first! + second!)]);
        }
        expect(sheet.scrollWidth).to.be.at.most(sheet.parentElement!.clientWidth);
      });
  });

  describe('row 34: the log', () => {
    it('holds every action with names, is walked by arrows, and can be copied', async () => {
      const table = await Table.ready({width: 320});
      await table.plays(() => table.host.play(table.legal()[0]!));
      await table.open('log');
      const log = table.find('gstk-log')!;
      const lines = [...log.shadowRoot!.querySelectorAll('li')];
      expect(lines[0]!.textContent).to.contain('Deal 1');
      expect(lines.some((line) => line.textContent.trim().startsWith('You:'))).to.equal(true);
      lines.at(-1)!.focus();
      await table.press('ArrowUp');
      expect(focused()).to.equal(lines.at(-2));
      await table.press('Home');
      expect(focused()).to.equal(lines[0]);
      expect(log.shadowRoot!.querySelector('button')!.textContent).to.contain('Copy');
    });

    it('grows while it is docked', async () => {
      const table = await Table.ready({width: 1000});
      await table.open('log');
      const count = (): number => table.find('gstk-log')!.shadowRoot!.querySelectorAll('li').length;
      const before = count();
      await table.plays(() => table.host.play(table.legal()[0]!));
      await until(() => count() >= before + 4, 'the trick is in the log');
    });
  });
});
