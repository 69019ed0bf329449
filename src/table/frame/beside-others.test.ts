import {expect} from '@open-wc/testing';
import {catalogue} from '../../embed/catalogue.js';
import {hardest, repeated} from '../../testing/full.fixture.js';
import {load, page} from '../page.fixture.js';
import {clean, everything, later, Table, until} from '../../embed/gstk-table/table.fixture.js';
import {Listener} from '../speech/listener.fixture.js';

/** Several tables on one page, and a table under the page's own styles. */

describe('<gstk-table> on a page with others', () => {
  before(clean);
  afterEach(clean);
  it('row 77: two tables in two languages share nothing', async () => {
    const english = await Table.ready({width: 500, attributes: {'storage-key': 'a'}});
    const russian = await Table.ready({
      locale: 'ru',
      width: 500,
      attributes: {variant: 'simple', 'storage-key': 'b'},
    });
    const {moves} = russian;
    await english.plays(() => english.click(english.legal()[0]!));
    expect(russian.moves).to.equal(moves);
    expect(english.prompt.say).to.match(/^[\w ,]+/);
    expect(russian.prompt.say).to.match(/^[А-Я]/);
    expect(russian.hand()).to.have.length(8);
    english.cards[0]!.focus();
    await english.press('s');
    await russian.plays(() => russian.click(russian.legal()[0]!));
    expect(localStorage.getItem(english.host.keptAt!)).not.to.equal(null);
    expect(english.host.keptAt).not.to.equal(russian.host.keptAt);
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it('row 77: keys go to the table that has focus, and the announcer names who speaks', async () => {
    const one = await Table.ready({width: 500});
    const two = await Table.ready({locale: 'ru', width: 500, attributes: {variant: 'simple'}});
    const ears = new Listener();
    later(700); // the announcer drops a line that repeats a recent one
    one.cards[0]!.focus();
    await one.press('s');
    await ears.news();
    two.cards[0]!.focus();
    await two.press('s');
    expect(await ears.news()).to.match(/^Простой кинг: Вы 0/);
    one.cards[0]!.focus();
    await one.press('c');
    expect(await ears.news()).to.match(/^Omnibus: Omnibus: each heart/);
    await one.press('t');
    expect(await ears.news()).not.to.contain('Omnibus:');
    ears.stop();
  });

  it('row 76: looks the same under a page that restyles everything', async () => {
    const boxes = (table: Table): readonly string[] => {
      const {x, y} = table.host.getBoundingClientRect();
      return [...everything(table.root)].flatMap((one) => {
        const box = one.getBoundingClientRect();
        if (box.width === 0 && box.height === 0) return [];
        const place = [box.x - x, box.y - y, box.width, box.height].map((n) => n.toFixed(1));
        return `${one.localName}.${one.classList[0] ?? ''} ${place.join(' ')}`;
      });
    };
    const table = await Table.ready({width: 600});
    const plain = boxes(table);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { box-sizing: content-box; margin: 3px } button { all: unset }
         div, span, table, td { padding: 9px; border: 2px solid; float: left } svg { width: 99px }`,
    );
    document.adoptedStyleSheets.push(sheet);
    const box = {position: 'absolute', inset: '0 auto auto 0', padding: '0', border: '0'};
    for (const [name, value] of Object.entries(box))
      table.host.parentElement!.style.setProperty(name, value);
    table.host.style.setProperty('margin', '0');
    try {
      await table.stands();
      expect(boxes(table)).to.deep.equal(plain);
      table.cards[0]!.focus();
      await table.press('s');
      const region = document.querySelector('[data-gstk-says]')!;
      await until(() => region.textContent !== '', 'it is said');
      expect(region.getBoundingClientRect().width).to.be.at.most(1);
    } finally {
      document.adoptedStyleSheets.pop();
    }
  });

  it('stays within its box, with all that only screen readers see', async () => {
    for (const {id} of hardest(catalogue, 'king-long', 'court-ladder'))
      for (const width of repeated([320, 700, 1000])) {
        const table = await Table.lay({
          tag: 'gstk-table',
          width,
          attributes: {game: id, autoplay: ''},
        });
        table.host.style.setProperty('margin', '0');
        const box = table.host.parentElement!;
        box.style.setProperty('overflow', 'auto');
        await until(() => table.heard.length > 8 || table.is('game-over'), 'it is played');
        table.host.autoplay = false;
        await table.rests();
        await table.stands();
        const {scrollWidth, scrollHeight, clientWidth, clientHeight} = box;
        expect([scrollWidth, scrollHeight], `${id} at ${width} px`).to.deep.equal([
          clientWidth,
          clientHeight,
        ]);
        table.clear();
      }
  });

  it('keeps its lines together under a page with strange type', async () => {
    const table = await Table.ready({width: 320});
    const {height} = table.host.getBoundingClientRect();
    const box = table.host.parentElement!;
    for (const [name, value] of Object.entries({
      'text-align': 'right',
      'text-indent': '3em',
      'line-height': '3',
      'letter-spacing': '4px',
      'word-spacing': '9px',
      'white-space': 'nowrap',
      'font-style': 'italic',
    }))
      box.style.setProperty(name, value);
    await table.stands();
    expect(table.host.getBoundingClientRect().height).to.be.closeTo(height, 2);
    expect(table.find('.table')!.scrollWidth).to.be.at.most(320);
  });

  it('row 76: changes no style of the page', async () => {
    const own = await page(
      `<h1>A blog</h1><p>A <a href="#x">link</a>.</p><button>A button</button>
         <table><tr><td>1</td></tr></table><input><dialog open>!</dialog>`,
    );
    const styles = (): readonly string[] =>
      [...own.doc.querySelectorAll('html, body, body *:not(script, gstk-table)')].map((element) => {
        const all = own.doc.defaultView!.getComputedStyle(element);
        return [...all].map((name) => `${name}: ${all.getPropertyValue(name)}`).join('; ');
      });
    const plain = styles().map((all) =>
      all.replaceAll(/(block-size|height|perspective-origin|transform-origin): [^;]+/g, ''),
    );
    await load(own.doc, '/src/embed/gstk-table/gstk-table.ts');
    const host = own.doc.createElement('gstk-table');
    host.setAttribute('loading', 'eager');
    own.doc.body.append(host);
    await until(() => host.matches(':state(ready)'), 'the table plays');
    expect(
      styles().map((all) =>
        all.replaceAll(/(block-size|height|perspective-origin|transform-origin): [^;]+/g, ''),
      ),
    ).to.deep.equal(plain);
    expect(own.doc.head.querySelectorAll('style, link')).to.have.length(0);
    expect(own.doc.adoptedStyleSheets).to.have.length(0);
    own.close();
  });
});
