import {expect} from '@open-wc/testing';
import type {GstkSteps} from '../../../elements/gstk-steps/gstk-steps.component.js';
import type {GameExample} from '../../../embed/game-example/game-example.component.js';
import {toEnd} from '../../../embed/crown-game/crown.fixture.js';
import {isFull, repeated} from '../../../testing/full.fixture.js';
import {itNightly} from '../../../testing/nightly.fixture.js';
import {expectAxe} from '../../frame/axe.fixture.js';
import {leads} from '../../positions.fixture.js';
import {
  clean,
  everything,
  focused,
  Table,
  type TableSetup,
  text,
  until,
} from '../../../embed/gstk-table/table.fixture.js';

/** A finished match, its judged decisions and their positions. */

describe('the review of a match', () => {
  before(clean);
  afterEach(clean);

  async function reviewed(table: Table): Promise<void> {
    await toEnd(table, () => undefined);
    table.find('[data-id=review]')!.click();
    await until(() => table.find('gstk-dialog .judged'), 'a decision is judged');
  }

  const example = (table: Table): GameExample => table.find('gstk-dialog .example') as GameExample;

  for (const locale of repeated(['ru', 'en'] as const))
    it(`shows the worth of each decision, and its position (${locale})`, async function () {
      this.timeout(120_000);
      const table = await Table.ready({
        tag: 'crown-game',
        locale,
        set: {variant: 'tourney'} as never,
        attributes: {seed: '3'},
      });
      await reviewed(table);
      await until(
        () => !text(table.find('.reviewed > [role=status]')).endsWith('…'),
        'all decisions are judged',
      );
      const verdict = table.find('gstk-dialog .judged')!;
      expect(text(verdict)).not.to.match(/review\/|undefined/);
      await answered(table);
      const rows = [...table.find('.promised')!.querySelectorAll('td:not(.as)')].map((cell) =>
        text(cell),
      );
      expect(rows.length).to.be.at.least(2);
      for (const row of rows) expect(row).to.match(/^−?\d+ %$/);
      await sees(table);
      await example(table).ready;
      expect(example(table).matches(':state(ready)')).to.equal(true);
      // Both hands lie open.
      expect(example(table).shadowRoot.querySelectorAll('.seat').length).to.equal(2);
      expect(text(table.find('gstk-dialog'))).not.to.match(/review\/|undefined|NaN/);
    });

  /** Shows the answer to a mistake, if the decision is one. */
  async function answered(table: Table): Promise<void> {
    table.find('gstk-dialog .answer')?.click();
    await until(() => table.find('gstk-dialog .promised'), 'the answer is shown');
  }

  /** Looks at every decision: the list is in order, and no verdict contradicts it. */
  async function sees(table: Table): Promise<void> {
    const words = {ru: ['Лучшее', 'Не хуже других'], en: ['Best', 'As good as any']};
    const [best, asGood] = words[table.host.locale as 'en'];
    const steps = table.find('gstk-dialog gstk-steps') as GstkSteps;
    const marks = new Set<string>();
    for (let at = 0; at < steps.steps.length; at++) {
      steps.start = {at};
      await steps.updateComplete;
      await answered(table);
      const rows = [...table.find('.promised')!.querySelectorAll('tr')];
      const worths = rows.map((row) => -parseInt(text(row.querySelector('td')!).replace('−', '-')));
      expect(worths, 'the best first').to.deep.equal([...worths].sort((a, b) => a - b));
      const made = rows.findIndex((row) => row.classList.contains('made'));
      const [verdict] = text(table.find('.judged .said')!).split('.');
      if (verdict === best) expect(worths[made]).to.equal(worths[0]);
      const as = rows.map((row) => text(row.querySelector('.as')) !== '');
      if (made > 0) expect(as[made]).to.equal(verdict === asGood);
      marks.add(table.find('.hopes .now')!.getAttribute('d')!);
      const board = table.find('gstk-dialog .example')!;
      const others = board.querySelectorAll('[data-play] [data-play]').length;
      const isSure = verdict !== best && verdict !== asGood;
      expect(others > 0, 'another card is called better only where it surely is').to.equal(isSure);
      const below = Node.DOCUMENT_POSITION_FOLLOWING;
      expect(board.compareDocumentPosition(table.find('.promised')!) & below).to.equal(below);
    }
    expect(marks.size, 'the plot marks the decision that is shown').to.equal(steps.steps.length);
  }

  itNightly('lets the reader play on from a decision', async function () {
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
    const {localName} = board;
    const tag = localName.replace('game-example', 'gstk-table');
    await until(() => board.shadowRoot.querySelector(tag), 'a table lies there');
    expect(customElements.get('gstk-table'), 'nor is a table of the page made').to.equal(undefined);
  });
});

describe('the review of a deal while the match goes on', () => {
  before(clean);
  afterEach(clean);

  const SEED = 'a-seed-of-its-own';

  /** A table at the summary of its first deal, at which somebody has played. */
  async function summedUp(given: TableSetup): Promise<Table> {
    const table = await Table.ready({
      ...given,
      attributes: {seed: SEED, ...given.attributes},
      ...(!isFull && {set: {state: leads('2S', 'KH', 'AH')}}),
    });
    table.cards[0]?.focus();
    await table.finishDeal();
    await until(() => table.is('deal-over') && table.summary().length > 0, 'the deal is summed up');
    return table;
  }

  const review = (table: Table): HTMLElement | null => table.find('[data-id=review]');

  for (const [locale, width] of repeated([
    ['ru', 320],
    ['en', 1000],
  ] as const))
    it(`shows the finished deal and nothing of later ones, then the match goes on (${locale})`, async function () {
      this.timeout(240_000);
      const table = await summedUp({locale, width});
      await until(() => review(table), 'a review is offered');
      const {moves} = table;
      review(table)!.focus();
      await table.press('Enter');
      await until(() => table.find('gstk-dialog .judged'), 'a decision is judged');
      await until(
        () => !text(table.find('.reviewed > [role=status]')).endsWith('…'),
        'all decisions are judged',
      );
      const board = table.find('gstk-dialog .example') as GameExample;
      await board.ready;
      expect(board.matches(':state(ready)')).to.equal(true);
      expect(customElements.get('game-example'), 'examples of the page stay as they are').to.equal(
        undefined,
      );
      // All hands of that deal lie open, and it is the first.
      expect(board.getAttribute('position')).not.to.match(/deal: [2-9]|rng/);
      expect(board.shadowRoot.querySelectorAll('.seat').length).to.equal(4);
      const inside = [table.dialog!, ...everything(table.dialog!.shadowRoot!), board];
      const markup = inside.map((one) => one.outerHTML).join('');
      expect(markup.includes(SEED), 'the seed').to.equal(false);
      expect(table.find('gstk-dialog [data-id=copy]')).to.equal(null);
      expect(text(table.dialog)).not.to.match(/review\/|undefined|NaN/);
      // Below an arrow axe cannot decide on contrast; the tests of examples look at boards without.
      await expectAxe(table.host, {
        short: /: Element content is too short|game-example,.* overlapped by another element$/,
      });
      await table.press('Escape');
      await until(() => !table.dialog, 'the review is closed');
      expect(focused() === review(table), 'focus comes back').to.equal(true);
      expect(table.moves).to.equal(moves);
      table.find('[data-id=go]')!.click();
      await table.rests();
      expect(table.view.deal).to.equal(2);
      expect(review(table)).to.equal(null);
    });

  it('is not offered to people who share the screen, nor while bots play', async function () {
    this.timeout(240_000);
    const table = await Table.lay({attributes: {autoplay: ''}, set: {state: leads('KH', 'AH')}});
    await until(() => table.is('deal-over'), 'bots have played a deal');
    await table.stands();
    expect(review(table)).to.equal(null);
  });
});
