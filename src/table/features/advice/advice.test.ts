import {expect} from '@open-wc/testing';
import {clean, focused, frames, Table, until} from '../../../embed/gstk-table/table.fixture.js';
import type {GstkHand} from '../../../elements/gstk-hand/gstk-hand.component.js';

/** A hint beyond the best card, and the worth of each card. */

const FIGURE = /^[+−]?\d+(\.\d)?$/;

const handOf = (table: Table): GstkHand => table.find('gstk-hand') as unknown as GstkHand;
/** The figures on the cards, by card. */
const figures = (table: Table): Readonly<Record<string, string>> =>
  Object.fromEntries(
    table.cards.flatMap((button, at) => {
      const promise = button.querySelector('.promise');
      return promise ? [[handOf(table).cards[at]!, promise.getAttribute('data-worth')!]] : [];
    }),
  );
/** The hint button, whose name says what it does next. */
const button = (table: Table): HTMLElement => table.find('[data-id=hint]')!;
const says = (table: Table): string => button(table).textContent.trim();

/** A table after two cards of the reader, with a hint. */
async function hinted(given: Parameters<typeof Table.ready>[0] = {}): Promise<Table> {
  const table = await Table.ready({
    ...given,
    attributes: {variant: 'simple', ...given.attributes},
  });
  await table.host.hint();
  await until(() => handOf(table).hint !== null, 'a card is advised');
  return table;
}

describe('advice', () => {
  before(clean);
  afterEach(clean);

  it('a hint names the second-best card', async () => {
    const table = await hinted();
    expect(table.prompt.why).to.match(
      /(About as good: |Next: ).+ of (spades|hearts|clubs|diamonds)/,
    );
  });

  it('each legal card shows its worth, until it is hidden', async () => {
    const table = await hinted();
    expect(figures(table)).to.deep.equal({});
    expect(says(table)).to.equal('Compare');
    button(table).focus();
    button(table).click();
    await until(() => Object.keys(figures(table)).length > 0, 'figures are there');
    expect(Object.keys(figures(table)).sort()).to.deep.equal([...table.legal()].sort());
    for (const text of Object.values(figures(table))) expect(text).to.match(FIGURE);
    expect(table.prompt.why).to.equal('Expected points, compared with the other players');
    expect(says(table)).to.equal('Hide');
    expect(focused()).to.equal(button(table));
    const [card] = table.legal();
    const described = table.card(card!).getAttribute('aria-describedby')!;
    expect(handOf(table).shadowRoot!.getElementById(described)!.textContent).to.match(
      /^promises [+−]?\d+(\.\d)?, ±\d+(\.\d)?\. /,
    );
    button(table).click();
    await frames(2);
    expect(figures(table)).to.deep.equal({});
    expect(says(table)).to.equal('Hint');
  });

  it('figures disappear with the decision, and do not return when a card is taken back', async () => {
    const table = await hinted();
    button(table).click();
    await until(() => Object.keys(figures(table)).length > 0, 'figures are there');
    await table.click(table.legal()[0]!);
    await table.rests();
    expect(figures(table)).to.deep.equal({});
    expect(says(table)).to.equal('Hint');
    expect(table.host.undo()).to.equal(true);
    await frames(2);
    expect(figures(table)).to.deep.equal({});
  });

  it('Shift+I shows and hides them without an earlier hint', async () => {
    const table = await Table.ready({attributes: {variant: 'simple'}});
    await table.tabTo(handOf(table));
    await table.press('Shift+KeyI');
    await until(() => Object.keys(figures(table)).length > 0, 'figures are there');
    await table.press('Shift+KeyI');
    await until(() => Object.keys(figures(table)).length === 0, 'figures are gone');
  });

  it('a raised or refused card does not hide them', async () => {
    const table = await hinted({
      attributes: {seed: '8', variant: 'omnibus', 'play-mode': 'confirm'},
    });
    button(table).click();
    await until(() => Object.keys(figures(table)).length > 0, 'figures are there');
    await table.click(table.legal()[0]!);
    await frames(2);
    expect(Object.keys(figures(table))).to.have.length(table.legal().length);
  });

  it('hints="off" shows no figures, and a game that cannot look ahead offers none', async () => {
    const table = await Table.ready({attributes: {variant: 'simple', hints: 'off'}});
    await table.tabTo(handOf(table));
    await table.press('Shift+KeyI');
    await frames(3);
    expect(figures(table)).to.deep.equal({});
    await clean();
    const crown = await Table.ready({tag: 'crown-game', attributes: {variant: 'tourney'}});
    await crown.host.hint();
    await until(() => handOf(crown).hint !== null || crown.prompt.why !== '', 'a hint is there');
    expect(says(crown)).to.equal('Hint');
  });
});
