import {expect} from '@open-wc/testing';
import {repeated} from '../../../testing/full.fixture.js';
import {expectAxe} from '../frame/axe.fixture.js';
import {clean, focused, type Given, Table, until} from '../table.fixture.js';

/** The way from a refusal to the paragraph of the rules behind it. */

const rule = (table: Table): HTMLElement | null =>
  table.find('gstk-hand')?.shadowRoot?.querySelector<HTMLElement>('.bubble button') ?? null;
const marked = (table: Table): HTMLElement | null => table.find('[data-marked]');

/** A table at which the reader has just tried an illegal move with the mouse. */
async function refused(given: Given): Promise<Table> {
  const table = await Table.ready(given);
  await table.click(table.hand().find((card) => !table.legal().includes(card))!);
  await until(() => rule(table), 'the way to the rule is shown');
  await table.stands();
  return table;
}

describe('the rule behind a refusal', () => {
  before(clean);
  afterEach(clean);

  it('is opened by keys in a dialog, focused and marked; then the turn is as it was', async () => {
    const table = await refused({width: 320});
    const {moves, prompt} = table;
    const card = focused();
    await table.press('Tab');
    expect(focused()).to.equal(rule(table));
    await table.press('Enter');
    await until(() => focused()?.matches('[data-rule=follow]'), 'the paragraph has the focus');
    expect(marked(table)).to.equal(focused());
    expect(marked(table)!.textContent).to.contain('Follow suit');
    await until(
      () => getComputedStyle(marked(table)!).backgroundColor !== 'rgba(0, 0, 0, 0)',
      'it is marked for the eye',
    );
    expect(marked(table)!.closest('gstk-dialog')).not.to.equal(null);
    await expectAxe(table.find('gstk-dialog')!);
    await table.press('Escape');
    await until(() => focused() === card, 'the card has the focus again');
    expect(table.prompt).to.deep.equal(prompt);
    expect(table.moves).to.equal(moves);
    await table.plays(() => table.click(table.legal()[0]!));
    expect(rule(table)).to.equal(null);
  });

  it('is shown beside a wide table, in the language of the reader', async () => {
    const table = await refused({width: 1000, locale: 'ru'});
    await table.point(rule(table)!);
    await until(() => marked(table), 'the paragraph is marked');
    await until(() => focused() === marked(table), 'the paragraph has the focus');
    expect(marked(table)!.closest('.aside')).not.to.equal(null);
    expect(marked(table)!.textContent).to.contain('Класть нужно в масть');
  });

  it('takes no room of the table, nor a place in the prompt', async () => {
    for (const width of repeated([320, 600, 1000])) {
      const table = await Table.ready({width});
      const places = (): readonly number[] => [
        table.host.getBoundingClientRect().height,
        ...['undo', 'hint'].map((id) => table.find(`[data-id=${id}]`)!.getBoundingClientRect().x),
      ];
      const before = places();
      await table.click(table.hand().find((card) => !table.legal().includes(card))!);
      await until(() => rule(table), 'the way to the rule is shown');
      await table.stands();
      expect(places(), `at ${width}`).to.deep.equal(before);
      expect(table.find('[data-id=rule]')).to.equal(null);
      table.clear();
    }
  });

  it('is not offered for what no rule of the game says', async () => {
    const table = await Table.ready();
    await table.click(table.hand().find((card) => !table.legal().includes(card))!);
    await until(() => rule(table), 'it is, for a suit that is not followed');
    table.host.play('ZZ' as never);
    await table.stands();
    expect(table.events('gstk-play-refused').at(-1)!['reason']).to.match(/^game\//);
    expect(rule(table)).to.equal(null);
  });
});
