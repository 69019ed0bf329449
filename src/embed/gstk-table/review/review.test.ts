import {expect} from '@open-wc/testing';
import type {GameExample} from '../../game-example/game-example.component.js';
import {toEnd} from '../../crown-game/crown.fixture.js';
import {clean, Table, text, until} from '../table.fixture.js';

/** A match that is over, its decisions judged, and the positions in which they were made. */

describe('the review of a match', () => {
  before(clean);
  afterEach(clean);

  async function reviewed(table: Table): Promise<void> {
    await toEnd(table, () => undefined);
    table.find('[data-id=review]')!.click();
    await until(() => table.find('gstk-dialog .judged'), 'a decision is judged');
  }

  const example = (table: Table): GameExample =>
    table.find('gstk-dialog game-example') as GameExample;

  for (const locale of ['en', 'ru'] as const)
    it(`tells what each decision was worth, and shows its position (${locale})`, async function () {
      this.timeout(120_000);
      const table = await Table.ready({
        tag: 'crown-game',
        locale,
        set: {variant: 'tourney'} as never,
        attributes: {seed: '3'},
      });
      await reviewed(table);
      await until(
        () => !text(table.find('.reviewed [role=status]')).endsWith('…'),
        'all decisions are judged',
      );
      const verdict = table.find('gstk-dialog .judged')!;
      expect(text(verdict)).not.to.match(/review\/|undefined/);
      const rows = [...table.find('.promised')!.querySelectorAll('td')].map((cell) => text(cell));
      expect(rows.length).to.be.at.least(2);
      for (const row of rows) expect(row).to.match(/^−?\d+ %$/);
      await example(table).ready;
      expect(example(table).matches(':state(ready)')).to.equal(true);
      // Both hands lie open.
      expect(example(table).shadowRoot.querySelectorAll('.seat').length).to.equal(2);
      expect(text(table.find('gstk-dialog'))).not.to.match(/review\/|undefined|NaN/);
    });

  it('lets the reader play on from a decision', async function () {
    this.timeout(120_000);
    const table = await Table.ready({
      tag: 'crown-game',
      set: {variant: 'tourney'} as never,
      attributes: {seed: '3'},
    });
    await reviewed(table);
    const board = example(table);
    await board.ready;
    board.shadowRoot.querySelector<HTMLElement>('[data-do=play]')!.click();
    await until(() => board.shadowRoot.querySelector('gstk-table'), 'a table lies there');
  });
});
