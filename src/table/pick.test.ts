// page: its own
import {expect} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import type {GameEntry} from '../elements/game-entry.js';
import {royalGuests} from '../testing/sample-pick/entry.js';
import {catalogue} from '../embed/catalogue.js';
import {Listener} from './speech/listener.fixture.js';
import {focused, Table} from '../embed/gstk-table/table.fixture.js';

/**
 * The shell plays a game without tricks, trump and hands: face-down cards are picked from a row. No other
 * game of the page brings the tags that this one draws.
 */

const games = catalogue as GameEntry[];

/** All text on the screen and in the accessibility tree, in all shadow roots. */
const shownBy = async (): Promise<string> => {
  const tree = await executeServerCommand('aria-snapshot', {selector: 'gstk-table'});
  return String(tree).replaceAll(/\s+/g, ' ');
};

const lay = (state?: object): Promise<Table> =>
  Table.ready({
    tag: 'gstk-table',
    attributes: {game: royalGuests.id},
    set: state ? {state} : {},
  });

const pickable = (table: Table): readonly HTMLElement[] => table.cards;

describe('<gstk-table> with a game of face-down cards', () => {
  let table: Table;
  before(() => games.push(royalGuests));
  after(() => games.splice(games.indexOf(royalGuests), 1));
  afterEach(() => table.clear());

  it('mentions no trick, trump or hand, before and after a pick', async () => {
    table = await lay();
    for (const moves of [0, 1]) {
      if (moves) await table.plays(() => pickable(table)[0]!.click());
      const shown = await shownBy();
      expect(shown).to.contain('toolbar "The door"').and.contain('Card 3, face down');
      expect(shown).to.contain('group "Let in last"');
      expect(shown).to.not.match(/trick|trump|\bled\b|winning|your hand/i);
    }
    await expect(table.host).to.be.accessible();
    await table.open('rules');
    expect(await table.panel())
      .to.contain('read the guests of this turn')
      .and.not.match(/trick/i);
  });

  it('is played by keys: arrows and Enter', async () => {
    table = await lay();
    const ears = new Listener();
    pickable(table)[0]!.focus();
    await table.press('ArrowRight', 'ArrowRight');
    expect(focused()?.getAttribute('aria-label')).to.equal('Card 3, face down');
    await table.plays(() => table.press('Enter'));
    const [played] = table.events('gstk-card-played');
    expect(played).to.include({seat: 0});
    const name = table.messages.t('card', {card: String(played!['card'])});
    await ears.hears(name);
    ears.stop();
    expect(table.view).to.have.property('row').with.length(19);
  });

  it('is played by pointer, with the cards of the row hidden from the page', async () => {
    table = await lay();
    await table.plays(() => table.point(pickable(table)[4]!));
    const {row} = table.host.view as unknown as Readonly<Record<string, unknown[]>>;
    expect(new Set(row)).to.deep.equal(new Set([null]));
    const markup = table.root.querySelector('gstk-hand')!.shadowRoot!.innerHTML;
    expect(markup).to.not.match(/data-s="[SHDC]"/);
  });

  it('has one more button, and reports what became of the guests', async () => {
    table = await lay({seats: 2, guests: ['KH', 'QD']});
    const ears = new Listener();
    await table.plays(() => table.push('Stop'));
    await ears.hears('2 guests kept');
    ears.stop();
    expect(table.view).to.have.deep.nested.property('court[0]', ['KH', 'QD']);
  });

  it('can be played to its end, and read out by key', async () => {
    table = await lay();
    const ears = new Listener();
    pickable(table)[0]!.focus();
    await table.press('c');
    await ears.hears('Guests, no knave');
    ears.stop();
    while (table.is('my-turn')) await table.plays(() => pickable(table)[0]!.click());
    expect(table.is('game-over')).to.equal(true);
    expect(table.prompt.say).to.match(/win|Shared/);
    expect(table.events('gstk-game-ended')).to.have.length(1);
  });
});
