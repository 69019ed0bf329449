import {expect} from '@open-wc/testing';
import {Timed} from '../features/timed.fixture.js';
import {clean, later, stopClock, Table} from '../table.fixture.js';
import {Listener} from './listener.fixture.js';

describe('what a table announces', () => {
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

  it('is silent until somebody has to do with the table', async () => {
    const table = await Table.ready();
    table.host.newGame();
    await table.rests();
    expect(await ears.lines()).to.deep.equal([]);
    table.cards[0]!.focus();
    await table.plays(() => table.host.play(table.legal()[0]!));
    expect(await ears.news()).to.contain('Your turn.');
  });

  it('row 63: the same words are said again when time has passed, not twice at once', async () => {
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

  it('a refusal interrupts, all else waits its turn', async () => {
    const table = await Table.ready();
    const illegal = table.hand().find((card) => !table.legal().includes(card))!;
    table.card(illegal).focus();
    await table.press('Enter');
    const suit = table.messages.t('suit', {suit: table.view.trick[0]!.card[1]!});
    expect(await ears.urgent()).to.deep.equal([`Not allowed: follow ${suit}`]);
    await table.plays(() => table.host.play(table.legal()[0]!));
    expect(await ears.urgent()).to.have.length(1);
  });

  it('stands in the light DOM, in regions that stay and are not seen', async () => {
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
    expect(await ears.news()).to.contain('Still out');
  });
});
