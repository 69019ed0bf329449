import {expect} from '@open-wc/testing';
import {Timed} from '../../embed/gstk-table/timed.fixture.js';
import {
  clean,
  later,
  stopClock,
  Table,
  type TableSetup,
  until,
} from '../../embed/gstk-table/table.fixture.js';
import {Listener} from './listener.fixture.js';
import {leads} from '../positions.fixture.js';
import {itNightly} from '../../testing/nightly.fixture.js';

describe('announcements of a table', () => {
  let ears: Listener;
  before(clean);
  beforeEach(() => (ears = new Listener()));
  afterEach(() => ears.stop());
  afterEach(clean);

  it('row 62: three bots in a row are announced in order, none is lost', async () => {
    const timed = await Timed.lay('fast');
    const {table} = timed;
    table.cards[0]!.focus();
    await ears.news();
    for (let tries = 0; tries < 3; tries++) {
      await timed.play();
      await timed.untilRest();
    }
    const said = await ears.news();
    const plays = table.events('gstk-card-played').map(({seat, card: played}) => {
      const name = seat === 0 ? 'You' : table.messages.lookup(`bot/${Number(seat) - 1}`);
      return `${name}: ${table.messages.lookup('card', {card: played})}.`;
    });
    let from = 0;
    for (const play of plays.slice(-9)) {
      const at = said.indexOf(play, from);
      expect(at, `"${play}" after ${from} in: ${said}`).to.be.at.least(from);
      from = at + play.length;
    }
  });

  it('is silent until the first interaction with the table', async () => {
    const table = await Table.ready();
    table.host.newGame();
    await table.rests();
    expect(await ears.lines()).to.deep.equal([]);
    table.cards[0]!.focus();
    await table.plays(() => table.host.play(table.legal()[0]!));
    expect(await ears.news()).to.contain('Your turn.');
  });

  it('row 63: the same words are repeated after some time, but not twice at once', async () => {
    const table = await Table.ready();
    table.cards[0]!.focus();
    await ears.news();
    // On a busy machine a second may pass between two keys.
    const goOn = stopClock();
    await table.press('w', 'w');
    expect(await ears.lines()).to.deep.equal(['You to play']);
    later(750);
    await table.press('w');
    expect(await ears.lines()).to.deep.equal(['You to play', 'You to play']);
    goOn();
  });

  it('a refusal interrupts, everything else waits its turn', async () => {
    const table = await Table.ready();
    const illegal = table.hand().find((card) => !table.legal().includes(card))!;
    table.card(illegal).focus();
    await table.press('Enter');
    const suit = table.messages.t('suit', {suit: table.view.trick[0]!.card[1]!});
    expect(await ears.urgent()).to.deep.equal([`Not allowed: follow ${suit}`]);
    await table.plays(() => table.host.play(table.legal()[0]!));
    expect(await ears.urgent()).to.have.length(1);
  });

  it('is in the light DOM, in live regions that persist and are invisible', async () => {
    const table = await Table.ready();
    table.cards[0]!.focus();
    await table.press('s');
    await ears.lines();
    const regions = [...document.querySelectorAll<HTMLElement>('[data-gstk-says]')];
    expect(regions.map(({ariaLive}) => ariaLive)).to.deep.equal(['polite', 'assertive']);
    for (const region of regions) {
      expect(region.getBoundingClientRect().width).to.be.at.most(1);
      expect(getComputedStyle(region).clipPath).to.equal('inset(50%)');
    }
    expect(document.querySelectorAll('[data-gstk-says] *').length).to.be.greaterThan(0);
  });

  it('is heard inside a dialog, while the page is inert', async () => {
    const table = await Table.ready({width: 320});
    table.cards[0]!.focus();
    await table.open('log');
    ears.listen(table.dialog!.shadowRoot!);
    await ears.news();
    await table.press('o');
    expect(await ears.news()).to.contain('Not taken yet');
  });
});

/** How much a table announces: `verbosity`, UX section 9. */
describe('how much a table announces', () => {
  let ears: Listener;
  before(clean);
  beforeEach(() => (ears = new Listener()));
  afterEach(() => ears.stop());
  afterEach(clean);

  /** Plays some cards of one deal and returns the announcements. */
  const hear = async (
    given: TableSetup,
    cards = 2,
  ): Promise<{readonly said: string; readonly timed: Timed; readonly table: Table}> => {
    const timed = await Timed.lay('fast', given);
    const {table} = timed;
    table.cards[0]!.focus();
    await ears.news();
    let said = '';
    for (let n = 0; n < cards; n++) {
      await timed.play();
      await timed.untilRest();
      await ears.hears(given.locale === 'ru' ? 'Ваш ход' : 'Your turn');
      said = `${said} ${await ears.news()}`.trimStart();
    }
    return {said, timed, table};
  };

  it('normal, also by default: every card, every trick, your turn', async () => {
    const {said} = await hear({}, 1);
    expect(said).to.match(/You: .+\. Otto: /);
    expect(said).to.contain('Your turn.');
    expect(said).not.to.contain('may be played');
    expect(said).not.to.match(/Otto \d+, Nora \d+/);
  });

  it('brief: results, your turn and refusals alone', async () => {
    const {said, timed, table} = await hear({attributes: {verbosity: 'brief'}});
    expect(said).to.contain('Trick to');
    expect(said).to.contain('Your turn');
    expect(said).not.to.match(/(You|Otto|Nora|Vera): /);
    const illegal = table.hand().find((card) => !table.legal().includes(card));
    if (illegal) {
      table.host.play(illegal);
      expect(await ears.news()).to.contain('Not allowed');
    }
    table.cards[0]!.focus();
    await table.press('t');
    expect(await ears.news(), 'what is asked for is always told').to.match(/: |Nothing/);
    table.host.state = leads('KH', 'AH');
    await timed.until(() => table.cards.length === 2);
    await timed.finishDeal();
    expect(await ears.news()).to.contain('Deal over.');
  });

  it('full: after a trick who plays and how many cards each has; how many may be played', async () => {
    const {said, table} = await hear({attributes: {verbosity: 'full'}}, 1);
    expect(said).to.match(/You: .+\. Otto: /);
    expect(said).to.match(
      /Trick to [^.]+\. (\w+) (leads\. )?.*You \d+, Otto \d+, Nora \d+, Vera \d+\./,
    );
    expect(said).to.match(/to play\. You 12, Otto 12, Nora 12, Vera 12\./);
    const n = table.legal().length;
    expect(said.slice(said.lastIndexOf('Your turn'))).to.match(
      new RegExp(`${n} cards? may be played\\.$`),
    );
    expect(said.indexOf('Trick to')).to.be.greaterThan(said.indexOf('You: '));
  });

  it('full: says once that it is the turn of the reader, who takes a trick', async () => {
    const {timed, table} = await hear({attributes: {verbosity: 'full'}}, 0);
    table.host.state = leads('AS', 'KH');
    await timed.until(() => table.cards.length === 2);
    await timed.finishDeal();
    const said = await ears.news();
    expect(said).to.match(/Trick to you.*You 1, Otto 1.*Your turn/);
    expect(said).not.to.contain('You to play');
  });

  it('in Russian', async () => {
    const full = await hear({locale: 'ru', attributes: {verbosity: 'full'}}, 1);
    expect(full.said).to.match(/На выбор: \d+ карт/);
    expect(full.said).to.contain('Вы 12, Отто 12');
    full.table.clear();
    const brief = await hear({locale: 'ru', attributes: {verbosity: 'brief'}}, 1);
    expect(brief.said).to.contain('Взятка: ');
    expect(brief.said).to.contain('Ваш ход');
    expect(brief.said).not.to.match(/(Вы|Отто|Нора): /);
  });

  itNightly('where a trick is one of formations, too', async () => {
    const play = async (verbosity: string): Promise<string> => {
      const timed = await Timed.lay('fast', {
        tag: 'gstk-table',
        attributes: {game: 'god-save-the-king', verbosity, players: '2', seed: '3'},
      });
      const {table} = timed;
      table.cards[0]!.focus();
      await ears.news();
      for (let n = 0; n < 3; n++) {
        table.host.play(table.hand()[0]!);
        await table.stands();
      }
      const {moves} = table;
      table.find('.actions .button-primary')!.click();
      await timed.pass(500);
      await timed.until(() => table.moves > moves && table.resting, 500);
      const said = await ears.news();
      table.clear();
      return said;
    };
    const brief = await play('brief');
    const normal = await play('normal');
    for (const said of [normal, brief]) expect(said).to.contain('Rout a card, or go on.');
    expect(normal).to.contain('Formations are down: You and Otto.');
    expect(brief).not.to.contain('Formations are down');
  });

  itNightly('can be chosen by the reader, and a wrong attribute warns', async () => {
    const timed = await Timed.lay('fast', {attributes: {verbosity: 'loud'}});
    const {table} = timed;
    table.cards[0]!.focus();
    await table.open('menu');
    const row = table.find('[name=verbosity], gstk-dialog gstk-segments')!;
    expect(row).not.to.equal(null);
    const segments = [...table.root.querySelectorAll('gstk-segments')].find(
      (one) => (one as HTMLElement & {name: string}).name === 'verbosity',
    )!;
    expect((segments as HTMLElement & {value: string}).value).to.equal('normal');
    const values = [...segments.shadowRoot!.querySelectorAll('input')];
    expect(values.map(({value}) => value)).to.deep.equal(['brief', 'normal', 'full']);
    values[0]!.click();
    await until(() => table.events('gstk-setting-changed').length === 1, 'it is chosen');
    await table.close();
    table.cards[0]!.focus();
    await ears.news();
    await timed.play();
    await timed.untilRest();
    const said = await ears.news();
    expect(said).to.contain('Trick to');
    expect(said).not.to.contain('You: ');
  });
});
