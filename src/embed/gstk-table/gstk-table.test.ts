import {expect} from '@open-wc/testing';
import {SimulatedClock} from 'xstate';
import type {PublicEvents} from '../../elements/events.js';
import {define} from '../../elements/internal/define.js';
import type {GstkTable} from './gstk-table.component.js';
import {
  clean,
  everything,
  frames,
  type Given,
  type Heard,
  Listener,
  Table,
  until,
  wait,
} from './table.fixture.js';

/** The tag as a page has it: markup, properties, events, other tables, the page's own styles. */

/** What the console is warned of while something is done. */
async function warnings(act: () => unknown): Promise<readonly string[]> {
  const told: string[] = [];
  const {warn} = console;
  console.warn = (...words: unknown[]) => told.push(words.join(' '));
  try {
    await act();
  } finally {
    console.warn = warn;
  }
  return told.filter((line) => !line.startsWith('Lit is in dev mode'));
}

/** A clock that counts the timers that are set. */
class CountingClock extends SimulatedClock {
  readonly running = new Set<unknown>();

  override setTimeout(fn: (...args: unknown[]) => void, timeout: number): number {
    const id: number = super.setTimeout(() => {
      this.running.delete(id);
      fn();
    }, timeout);
    this.running.add(id);
    return id;
  }

  override clearTimeout(id: number): void {
    this.running.delete(id);
    super.clearTimeout(id);
  }
}

/** A page of its own. */
async function page(body: string): Promise<{readonly doc: Document; close(): void}> {
  const frame = document.createElement('iframe');
  frame.width = '700';
  frame.height = '900';
  frame.srcdoc = `<!doctype html><html lang="en"><body>${body}</body></html>`;
  document.body.append(frame);
  await new Promise((done) => frame.addEventListener('load', done, {once: true}));
  return {doc: frame.contentDocument!, close: () => frame.remove()};
}

/** Loads a module into a page. */
async function load(doc: Document, path: string): Promise<void> {
  const script = doc.createElement('script');
  script.type = 'module';
  script.src = path;
  const loaded = new Promise((done) => script.addEventListener('load', done, {once: true}));
  doc.body.append(script);
  await loaded;
}

describe('<gstk-table>', () => {
  let early: GstkTable;
  let earlyText = '';

  before(async () => {
    await clean();
    const box = document.createElement('div');
    box.innerHTML =
      '<gstk-table game="king-omnibus" seed="7" storage-key="off" loading="eager">' +
      '<p>Rules for readers.</p></gstk-table>';
    document.body.append(box);
    early = box.firstElementChild as GstkTable;
    early.speed = 'instant';
    early.players = 3;
    earlyText = early.innerText;
  });
  afterEach(clean);

  describe('row 78: in any order', () => {
    it('shows what stands inside it until the script has come, then plays', async () => {
      expect(earlyText.trim()).to.equal('Rules for readers.');
      await import('./gstk-table.js');
      await until(() => early.matches(':state(my-turn)'), 'the late table plays');
      expect(early.shadowRoot!.querySelector('slot')).to.equal(null);
      expect(early.innerText).not.to.contain('Rules for readers.');
    });

    it('row 79: keeps what was set before it was upgraded', async () => {
      const table = document.createElement('gstk-table');
      expect(table).to.have.property('updateComplete');
      const markup = await page('<gstk-table storage-key="off" loading="eager"></gstk-table>');
      const host = markup.doc.querySelector('gstk-table')!;
      host.game = 'king-omnibus';
      host.players = 3;
      host.speed = 'instant';
      host.locale = 'ru';
      await load(markup.doc, '/src/embed/gstk-table/gstk-table.ts');
      await until(() => host.matches(':state(my-turn)'), 'the table plays', 8000);
      expect(host.record).to.include({game: 'king-omnibus', seats: 3});
      expect(host.shadowRoot!.querySelector('.say strong')!.textContent).to.match(/[а-я]/);
      expect(Object.hasOwn(host, 'players')).to.equal(false);
      markup.close();
    });

    it('a second copy warns once and changes nothing', async () => {
      await import('./gstk-table.js');
      const own = customElements.get('gstk-table');
      const told = await warnings(() => define('gstk-table', class extends HTMLElement {}));
      expect(told).to.have.length(1);
      expect(told[0]).to.contain('<gstk-table> is registered already');
      expect(customElements.get('gstk-table')).to.equal(own);
    });

    it('row 90: without a script its content is read', async () => {
      const bare = await page('<king-game variant="omnibus"><p>All about it.</p></king-game>');
      expect(bare.doc.body.innerText.trim()).to.equal('All about it.');
      bare.close();
    });
  });

  describe('row 80: wrong attributes', () => {
    const wrong = {
      game: 'poker',
      players: '9',
      options: 'nonsense: on; earlyStop: perhaps',
      speed: 'warp',
      deck: 'tarot',
      locale: 'xx',
      'card-index': 'runes',
      'card-size': 'vast',
      'play-mode': 'guess',
      theme: 'disco',
      shortcuts: 'some',
      seat: '7',
      seats: '',
      seed: '',
    };
    for (const [name, value] of Object.entries(wrong))
      it(`${name}="${value}" falls back and plays`, async () => {
        const quiet = ['seats', 'seed'].includes(name);
        let table: Table | undefined;
        const told = await warnings(async () => {
          const speed = name === 'speed' ? {} : {speed: 'instant'};
          table = await Table.lay({tag: 'gstk-table', attributes: {...speed, [name]: value}});
          await until(() => table!.is('ready'), 'it plays');
          await frames(3);
        });
        if (!quiet) {
          expect(told.join('\n')).to.contain(name);
          expect(told.length, told.join('\n')).to.be.at.most(2);
        }
        expect(table!.is('ready')).to.equal(true);
      });

    it('what changes while the first game is still loading: the newest wish wins', async () => {
      const table = await Table.loading({tag: 'gstk-table', attributes: {game: ''}});
      Object.assign(table.host, {game: 'king-omnibus', players: 3, seed: '9', locale: 'ru'});
      await table.rests();
      expect(table.host.record).to.include({game: 'king-omnibus', seats: 3, seed: '9'});
      expect(table.prompt.say).to.match(/[а-я]/);
      expect(table.events('gstk-deal-started')).to.have.length(1);
    });

    it('what comes while it is loading is not hidden by what was kept before', async () => {
      const given: Given = {attributes: {'storage-key': 'wishes'}};
      const before = await Table.ready(given);
      const {seed} = before.host.record!;
      before.clear();
      const table = await Table.loading(given);
      table.host.seed = '9';
      await table.rests();
      expect([seed, table.host.record!.seed]).to.deep.equal(['7', '9']);
    });

    for (const game of ['king-simple', 'god-save-the-king', 'crush-the-crown', 'defend-the-king'])
      it(`${game}: \`state\` is read without what its reader may not know, and put elsewhere`, async () => {
        const table = await Table.ready({tag: 'gstk-table', attributes: {game}});
        const {state} = table.host;
        expect(state).to.deep.equal(table.host.view);
        expect(state).not.to.have.property('stream');
        const other = await Table.ready({tag: 'gstk-table', attributes: {game}, set: {state}});
        expect(other.host.view).to.deep.equal(state);
      });

    it('another name of the same game deals nothing anew', async () => {
      const table = await Table.ready({attributes: {variant: ''}});
      const {record} = table.host;
      table.host.setAttribute('variant', 'simple');
      await table.stands();
      expect(table.host.record).to.deep.equal(record);
      expect(table.events('gstk-deal-started')).to.have.length(1);
    });

    it('a malformed position is named with its path, and a deal begins without it', async () => {
      const table = await Table.ready();
      const told = await warnings(async () => {
        const again = new Promise((done) => table.host.addEventListener('gstk-deal-started', done));
        table.host.state = {hands: 'none'};
        await again;
      });
      await table.rests();
      expect(told.join('\n')).to.contain('hands');
      expect(table.hand()).to.have.length(13);
    });
  });

  describe('row 81: in and out of the page', () => {
    it('moved: the game goes on as it was', async () => {
      const table = await Table.ready();
      await table.plays(() => table.host.play(table.legal()[0]!));
      const {record} = table.host;
      const hand = table.hand();
      const place = document.body.appendChild(document.createElement('section'));
      place.append(table.host);
      await table.stands();
      await table.rests();
      expect(table.host.record).to.deep.equal(record);
      expect(table.hand()).to.deep.equal(hand);
      await table.plays(() => table.host.play(table.legal()[0]!));
      place.remove();
    });

    it('moved while the others play: nobody plays twice', async () => {
      const table = await Table.ready({attributes: {speed: 'fast'}});
      table.host.play(table.legal()[0]!);
      await frames(2);
      document.body.append(table.host);
      await frames(2);
      await until(() => table.resting, 'my turn again', 8000);
      const seats = table.host.record!.moves.map((step) => step.split(':')[0]).slice(0, 4);
      expect(new Set(seats).size).to.equal(4);
    });

    it('taken away while it loads, and put back later: it loads then', async () => {
      const table = await Table.loading();
      const place = table.host.parentElement!;
      table.host.remove();
      await wait(300);
      expect(table.is('ready')).to.equal(false);
      place.append(table.host);
      await table.rests();
      expect(table.hand()).to.have.length(13);
    });

    it('removed: no timer is left, nothing is played or said', async () => {
      const clock = new CountingClock();
      const table = await Table.lay({attributes: {speed: 'slow'}, set: {clock}});
      await until(() => clock.running.size > 0, 'a bot takes its time');
      table.find('[data-id=undo]')!.focus();
      const {moves} = table;
      const ears = new Listener();
      table.host.remove();
      expect(clock.running.size).to.equal(0);
      clock.increment(60_000);
      await wait(50);
      expect(table.moves).to.equal(moves);
      expect(await ears.lines()).to.deep.equal([]);
      ears.stop();
    });
  });

  describe('events', () => {
    it('row 82: none when the page sets a property', async () => {
      const table = await Table.ready();
      table.heard.length = 0;
      Object.assign(table.host, {
        deck: 'two-colour',
        cardIndex: 'ru',
        theme: 'felt',
        speed: 'fast',
      });
      Object.assign(table.host, {locale: 'ru', shortcuts: 'off', playMode: 'confirm'});
      await table.stands();
      expect(table.heard).to.deep.equal([]);
    });

    it('row 83: bubble and are composed; details are plain JSON and name the game', async () => {
      const events: CustomEvent[] = [];
      const inner = document.createElement('div');
      const shadow = document.body.appendChild(document.createElement('div'));
      shadow.attachShadow({mode: 'open'}).append(inner);
      const types: (keyof PublicEvents)[] = [
        ...([
          'gstk-before-play',
          'gstk-card-played',
          'gstk-play-refused',
          'gstk-trick-taken',
        ] as const),
        ...(['gstk-deal-started', 'gstk-deal-scored', 'gstk-turn-changed'] as const),
        ...(['gstk-move-undone', 'gstk-state-saved', 'gstk-setting-changed'] as const),
      ];
      for (const type of types)
        document.addEventListener(type, (event) => events.push(event as CustomEvent));
      const table = await Table.ready({into: inner, attributes: {'storage-key': 'events'}});
      const illegal = table.hand().find((card) => !table.legal().includes(card));
      if (illegal) table.host.play(illegal);
      await table.plays(() => table.host.play(table.legal()[0]!));
      table.host.undo();
      await table.rests();
      await table.finishDeal();
      table.button('Menu').click();
      await until(() => table.find('gstk-dialog gstk-segments'), 'the menu is open');
      await table.stands();
      const input = '[value=two-colour]';
      for (const element of everything(table.root))
        if (element.matches(`input${input}`)) (element as HTMLElement).click();
      await frames(3);
      expect([...new Set(events.map(({type}) => type))]).to.have.members(types);
      for (const {type, detail, bubbles, composed, cancelable} of events) {
        expect({bubbles, composed}, type).to.deep.equal({bubbles: true, composed: true});
        expect(cancelable, type).to.equal(type === 'gstk-before-play');
        expect((detail as Heard['detail'])['game'], type).to.equal('king-omnibus');
        expect(structuredClone(detail), type).to.deep.equal(detail);
        expect(JSON.parse(JSON.stringify(detail)), type).to.deep.equal(detail);
      }
      shadow.remove();
    });

    it('tell a deal from its first card to its score', async () => {
      const table = await Table.ready();
      await table.finishDeal();
      const played = table.events('gstk-card-played');
      const steps = table.host.record!.moves;
      expect(played.map(({seat, card}) => `${String(seat)}:${String(card)}`)).to.deep.equal(steps);
      expect(played[0]).to.deep.include({deal: 1, trick: 1, legal: true});
      const tricks = table.events('gstk-trick-taken');
      expect(tricks.map(({trick}) => trick)).to.deep.equal(tricks.map((_, at) => at + 1));
      const sums = [0, 0, 0, 0];
      for (const {seat, points} of tricks) sums[Number(seat)]! += Number(points);
      expect(table.events('gstk-deal-scored')[0]!['scores']).to.deep.equal(sums);
    });

    it('gstk-before-play, when cancelled, keeps the card in the hand', async () => {
      const table = await Table.ready();
      const details: unknown[] = [];
      const stop = (event: Event): void => {
        details.push((event as CustomEvent).detail);
        event.preventDefault();
      };
      table.host.addEventListener('gstk-before-play', stop);
      const [card] = table.legal();
      const {moves} = table;
      await table.click(card!);
      await table.stands();
      expect(table.moves).to.equal(moves);
      expect(table.hand()).to.include(card);
      expect(table.is('my-turn')).to.equal(true);
      expect(details[0]).to.deep.include({game: 'king-omnibus', seat: 0, card});
      table.host.removeEventListener('gstk-before-play', stop);
      await table.plays(() => table.click(card!));
      expect(table.hand()).not.to.include(card);
    });
  });

  describe('beside others', () => {
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
      await wait(700); // what was just said is not said again
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
        await wait(160);
        const region = document.querySelector('[data-gstk-says]')!;
        expect(region.getBoundingClientRect().width).to.be.at.most(1);
      } finally {
        document.adoptedStyleSheets.pop();
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
        [...own.doc.querySelectorAll('html, body, body *:not(script, gstk-table)')].map(
          (element) => {
            const all = own.doc.defaultView!.getComputedStyle(element);
            return [...all].map((name) => `${name}: ${all.getPropertyValue(name)}`).join('; ');
          },
        );
      const plain = styles().map((all) =>
        all.replaceAll(/(block-size|height|perspective-origin|transform-origin): [^;]+/g, ''),
      );
      await load(own.doc, '/src/embed/gstk-table/gstk-table.ts');
      const host = own.doc.createElement('gstk-table');
      host.setAttribute('loading', 'eager');
      own.doc.body.append(host);
      await until(() => host.matches(':state(ready)'), 'the table plays', 8000);
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

  describe('when a part does not come', () => {
    it('says so over the content of the page, tries again, and plays', async () => {
      const {entryOf} = await import('../catalogue.js');
      const entry = entryOf('king-omnibus')! as {table: () => Promise<unknown>};
      const {table: real} = entry;
      let asked = 0;
      entry.table = () => {
        asked += 1;
        return asked === 1 ? Promise.reject(new Error('no network')) : real();
      };
      const {error} = console;
      const told: unknown[] = [];
      console.error = (...words: unknown[]) => told.push(words);
      try {
        const table = await Table.lay({tag: 'gstk-table'});
        table.host.append('Rules for readers.');
        await until(() => table.find('.failed'), 'the sentence is there');
        expect(table.host.innerText).to.contain('Rules for readers.');
        expect(table.find('.failed')!.textContent).to.contain('The game could not be loaded.');
        expect(told).to.have.length(1);
        await table.push('Try again');
        await table.rests();
        await table.plays(() => table.host.play(table.legal()[0]!));
      } finally {
        entry.table = real;
        console.error = error;
      }
    });
  });
});
