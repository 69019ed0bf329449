import {expect} from '@open-wc/testing';
import type {LitElement} from 'lit';
import type {Card} from '../../../cards/index.js';
import {kingGame} from '../../../games/king/index.js';
import {createMatch} from '../../../match/index.js';
import {isFull, repeated} from '../../../testing/full.fixture.js';
import {expectAxe} from '../../frame/axe.fixture.js';
import {
  clean,
  everything,
  focused,
  frames,
  Table,
  until,
} from '../../../embed/gstk-table/table.fixture.js';
import {leads} from '../../positions.fixture.js';
import {Listener} from '../../speech/listener.fixture.js';

/** Several people sharing one screen. */

const TWO = {humans: '2', seats: 'Vera Boris', players: '4', seed: '11'};

/** All text in the document about cards: text, names and descriptions. */
const said = (table: Table): string =>
  [...everything(table.root)]
    .flatMap((element) => [element.getAttribute('aria-label') ?? '', element.textContent])
    .join(' ');

/** The codes of cards in properties of our elements and in attributes. */
const codes = (table: Table): readonly string[] =>
  [...everything(table.root)].flatMap((element) => {
    const {elementProperties} = element.constructor as typeof LitElement;
    const names = elementProperties instanceof Map ? [...elementProperties.keys()] : [];
    const own = names.filter((name) => typeof name === 'string');
    const values = own.map((name) => (element as unknown as Record<string, unknown>)[name]);
    const attributes = [...element.attributes].filter(({name}) => name !== 'd');
    const text = `${JSON.stringify(values)} ${attributes.map(({value}) => value).join(' ')}`;
    return text.match(/(?<![\w#])[2-9TJQKA][SHDC](?!\w)/g) ?? [];
  });

/** The cards that the page can read from the table's `view`. */
const seen = (table: Table): readonly (string | null)[] =>
  table.view.hands.flat().filter((card) => card !== null);

/** The button with which the next person takes the screen, while cards are hidden. */
const here = (table: Table): HTMLElement | null => table.find('[data-id=here], .cover .button');

/** Waits for a cover, confirms, and returns the name on it; '' if the same person goes on. */
async function open(table: Table, look: () => void = () => undefined): Promise<string> {
  await until(
    () =>
      here(table) ??
      (table.isAskedToEnd ||
        table.is('deal-over') ||
        (table.is('my-turn') && table.legal().length > 0)),
    'somebody is asked, or the deal is over',
  );
  if (table.isAskedToEnd) await table.rests();
  const [, who = ''] = /I am (\w+)/.exec(here(table)?.textContent ?? '') ?? [];
  if (!who) return '';
  await frames(2);
  look();
  here(table)!.click();
  await until(() => table.is('my-turn') && table.legal().length > 0, `${who} sees the cards`);
  return who;
}

/** Plays the first legal card of the one at the screen, and waits until the old question is gone. */
async function play(table: Table): Promise<void> {
  const before = table.moves;
  table.host.play(table.legal()[0]!);
  await until(() => table.moves > before, 'the card is played');
  await frames(2);
}

describe('several people at one screen', () => {
  before(clean);
  afterEach(clean);

  it('row 38: no card is in the document until its owner has confirmed being there', async () => {
    const table = await Table.lay({attributes: TWO, width: 700});
    const called: string[] = [];
    for (let n = 0; n < (isFull ? 8 : 4); n++) {
      const who = await open(table, () => {
        expect(table.find('gstk-hand')!.inert, 'no backs to walk through').to.equal(true);
        expect(table.hand(), 'backs').to.deep.equal([]);
        expect(table.trick()).to.deep.equal([]);
        expect(table.find('.pass')!.textContent).to.contain('plays next');
        expect(said(table), 'no card at all').not.to.match(/ of (hearts|spades|diamonds|clubs)\b/);
        expect(codes(table), 'no code of a card').to.deep.equal([]);
        expect(seen(table), 'the view is an onlooker’s').to.deep.equal([]);
      });
      if (who) called.push(who);
      const seat = ['Vera', 'Boris'].indexOf(called.at(-1)!);
      expect(table.view.seat).to.equal(seat);
      expect([...table.hand()].sort()).to.deep.equal([...table.view.hands[seat]!].sort());
      await play(table);
    }
    expect(new Set(called).size).to.equal(2);
  });

  it('row 38: a cover makes the table no higher, from 288 to 1000 px', async () => {
    for (const width of repeated([288, 1000, 320, 480, 600], 2)) {
      const table = await Table.lay({attributes: TWO, width});
      const heights: number[] = [];
      const look = (): unknown => heights.push(table.host.getBoundingClientRect().height);
      await open(table, look);
      look();
      expect(heights[0], `${width} px`).to.be.closeTo(heights[1]!, 0.5);
      table.clear();
    }
  });

  it('row 38: panels beside the cover show public facts only', async () => {
    const table = await Table.lay({attributes: TWO, width: 1000});
    for (const panel of ['this-deal', 'log', 'scores', 'this-deal'] as const) {
      await open(table, () => undefined);
      await play(table);
      await until(() => here(table) ?? table.is('my-turn'), 'the next is asked');
      if (!here(table)) continue;
      await table.open(panel);
      const {moves, ...record} = table.host.record!;
      const {hands} = createMatch(kingGame(record.game), record).state;
      const gone = new Set(moves.map((move) => move.split(':')[1]));
      const held = hands.flat().filter((card) => !gone.has(card));
      expect(held.length).to.be.greaterThan(20);
      // The counting cards of the contract are public.
      const told = said(table).replaceAll(/queen of spades −13|10 of diamonds \+10/g, '');
      for (const card of held) expect(told).not.to.contain(table.messages.t('card', {card}));
      expect(codes(table).filter((code) => held.includes(code as Card))).to.deep.equal([]);
    }
  });

  it('row 38: the cover is reached by keys, is announced, and axe finds nothing', async () => {
    const ears = new Listener();
    const table = await Table.lay({attributes: TWO});
    await until(() => here(table), 'it begins covered');
    await table.stands();
    // Axe does not judge a single letter or digit.
    await expectAxe(table.host, {short: /: Element content is too short/});
    await table.tabTo(here(table)!);
    expect(focused()?.textContent).to.contain('I am Vera');
    await table.press('Enter');
    await until(() => table.is('my-turn') && table.cards.length > 0, 'the cards are there');
    await until(() => table.find('gstk-hand')!.shadowRoot!.activeElement, 'focus goes to a card');
    await table.press('Enter');
    await until(() => here(table), 'it is covered for the next');
    await until(() => focused()?.textContent.includes('I am Boris'), 'focus goes to the cover');
    expect(await ears.news()).to.contain('Boris plays next');
    ears.stop();
  });

  it('row 38: under the cover no key reads a hand, and no typed command of the last player is left', async () => {
    const ears = new Listener();
    const table = await Table.lay({attributes: TWO});
    const field = (): HTMLInputElement | null => table.root.querySelector('.command input');
    await open(table);
    table.cards[0]!.focus();
    await table.press('/');
    await until(() => focused() === field(), 'the field is open');
    field()!.value = 'hand';
    await table.press('Enter');
    await until(() => table.find('.command p')?.textContent.includes('13 cards'), 'it answers');
    await play(table);
    await until(() => here(table), 'it is covered for the next');
    expect(field()).to.equal(null);
    await ears.news();
    here(table)!.focus();
    await table.press('h', 'Shift+H', 't', 'i', '/', 'Delete', 'r');
    await frames(10);
    expect(await ears.news()).to.equal('');
    expect(table.moves, 'nothing is taken back').to.be.greaterThan(0);
    await open(table);
    await frames(3);
    expect(field()).to.equal(null);
    expect(said(table)).not.to.contain('13 cards.');
    ears.stop();
  });

  it('row 39: the log says names, never "you"', async () => {
    const table = await Table.lay({attributes: TWO, width: 500});
    for (let n = 0; n < 3; n++) {
      await open(table);
      if (n < 2) await play(table);
    }
    await table.open('log');
    const log = await table.panel();
    expect(log).to.contain('Vera').and.contain('Boris').and.contain('Otto');
    expect(log).not.to.match(/\byou\b/i);
  });

  it('row 38: a game without room in its middle is covered whole', async () => {
    const table = await Table.lay({tag: 'crush-game', attributes: {humans: '2'}, width: 700});
    await until(() => table.find('.cover .button'), 'it begins covered');
    expect(table.find('.board, gstk-hand, gstk-seat')).to.equal(null);
    expect(table.find('.cover .shield')).not.to.equal(null);
    here(table)!.click();
    await until(() => table.find('.board'), 'the table is there');
    expect(table.find('.cover')).to.equal(null);
  });

  it('a summary is for all; the next deal begins covered', async function () {
    this.timeout(240_000);
    const table = await Table.lay({
      attributes: {...TWO, 'autoplay-forced': 'off'},
      set: {state: leads('2S', 'KH', 'AH')},
    });
    while (!table.is('deal-over')) {
      await open(table);
      if (table.is('my-turn')) await play(table);
    }
    await until(() => table.summary().length === 4, 'the summary is there');
    expect(seen(table), 'nobody’s next hand').to.deep.equal([]);
    await table.push('Next deal');
    await until(() => here(table), 'it is covered');
  });

  it('takes another number of people in the middle of a match, and hides all hands meanwhile', async () => {
    const names = ['Vera', 'Boris', 'Ann'];
    const table = await Table.lay({attributes: {...TWO, humans: '1', seats: names.join(' ')}});
    await table.becomes('my-turn');
    await table.host.fetchFeatures();
    const {record} = table.host;
    /** All people who are asked for within eight moves, which hold a whole trick of four. */
    const round = async (): Promise<ReadonlySet<string>> => {
      const called = new Set<string>();
      for (const end = table.moves + 8; table.moves < end;) {
        called.add(await open(table));
        await play(table);
      }
      called.delete('');
      return called;
    };
    table.host.setAttribute('humans', '2');
    await until(() => here(table), 'the first person is asked for');
    expect(codes(table), 'no card is in the document').to.deep.equal([]);
    expect(await round()).to.deep.equal(new Set(['Vera', 'Boris']));
    table.host.humans = 3;
    await until(() => here(table), 'somebody is asked for');
    expect(codes(table)).to.deep.equal([]);
    expect(await round()).to.deep.equal(new Set(names));
    table.host.humans = 2;
    await until(() => here(table), 'somebody is asked for');
    expect(codes(table)).to.deep.equal([]);
    expect(await round()).to.deep.equal(new Set(['Vera', 'Boris']));
    table.host.humans = '';
    table.host.removeAttribute('humans');
    await until(() => !here(table) && table.legal().length > 0, 'the reader plays alone');
    expect(table.view.seat).to.equal(0);
    await table.plays(() => table.host.play(table.legal()[0]!));
    expect(table.host.record!.seed, 'it is still the same match').to.equal(record!.seed);
    expect(table.host.record!.moves.slice(0, record!.moves.length)).to.deep.equal(record!.moves);
    expect(table.events('gstk-deal-started')).to.have.length(1);
  });

  it('takes the number of people of a table whose features came before it', async () => {
    const {humans, ...alone} = TWO;
    const table = await Table.lay({attributes: alone});
    await table.becomes('my-turn');
    await table.host.fetchFeatures();
    table.host.humans = humans;
    await until(() => here(table), 'the first person is asked for');
    expect(await open(table)).to.equal('Vera');
    await play(table);
    expect(await open(table)).to.equal('Boris');
  });
});
