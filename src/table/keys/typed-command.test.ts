// page: its own
import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {hardest, repeated} from '../../testing/full.fixture.js';
import {expectAxe} from '../frame/axe.fixture.js';
import {
  clean,
  focused,
  frames,
  later,
  Table,
  type TableSetup,
  text,
  until,
} from '../../embed/gstk-table/table.fixture.js';
import {Timed} from '../../embed/gstk-table/timed.fixture.js';
import {leads} from '../positions.fixture.js';
import {Listener} from '../speech/listener.fixture.js';
import {catalogue} from '../../embed/catalogue.js';

/** Axe does not judge a single letter or digit, such as those of the seats. */
const EXPLAINED = {short: /^color-contrast .*: Element content is too short/};

/** The command field: key `/` of UX section 8, row 67 of docs/checklist.md. */
describe('the command field', () => {
  let table: Table;
  let ears: Listener;

  const input = (): HTMLInputElement | null => table.root.querySelector('.command input');
  const status = (): string =>
    (table.find('.command p')?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const start = async (given: TableSetup = {}, laid = Table.ready(given)): Promise<void> => {
    table = await laid;
    (table.cards[0] ?? table.find('button')!).focus();
    ears = new Listener();
    await table.press('/');
    await until(() => input() && focused() === input(), 'the field is open');
  };
  /** Types a command and waits for its answer, on screen and announced, and for a word of it. */
  const type = async (
    typed: string,
    word?: string,
  ): Promise<{readonly shown: string; readonly said: string}> => {
    const before = ears.count;
    input()!.value = typed;
    await table.press('Enter');
    if (word !== undefined) await ears.hears(word);
    let lines = await ears.lines(2);
    for (let n = 0; n < 10 && lines.length === before; n++) lines = await ears.lines(2);
    const said = lines.slice(before).join(' ');
    await frames(2);
    return {shown: status(), said};
  };
  const name = (card: string): string => table.messages.t('card', {card});
  /** A card in the letters of a Russian deck: `дч`. */
  const russian = (card: string): string => {
    const RANK: Readonly<Record<string, string>> = {A: 'т', K: 'к', Q: 'д', J: 'в', T: '10'};
    const SUIT: Readonly<Record<string, string>> = {S: 'п', H: 'ч', D: 'б', C: 'т'};
    return (RANK[card[0]!] ?? card[0]!) + SUIT[card[1]!]!;
  };
  const lastPlayed = (): unknown =>
    table.events('gstk-card-played').findLast(({seat}) => seat === 0)?.['card'];

  before(clean);
  afterEach(async () => {
    ears.stop();
    await clean();
  });

  it('opens with / and closes with Escape or /, and focus returns', async () => {
    await start();
    const [card] = table.cards;
    expect(input()!.labels![0]!.textContent).to.equal('Command');
    expect(status()).to.equal('A card, a word or a button; ? lists them.');
    for (const key of ['Escape', '/']) {
      await table.press(key);
      await until(() => !input(), 'it is closed');
      await frames(1);
      expect(focused(), key).to.equal(card);
      await table.press('/');
      await until(() => focused() === input(), 'it is open again');
    }
  });

  it('opens and closes by the position of the key under a Cyrillic layout too', async () => {
    table = await Table.ready({locale: 'ru'});
    ears = new Listener();
    table.cards[0]!.focus();
    await table.press('ArrowRight');
    const send = (): unknown =>
      focused()!.dispatchEvent(
        new KeyboardEvent('keydown', {code: 'Slash', key: '.', bubbles: true, composed: true}),
      );
    send();
    await until(() => focused() === input(), 'the field is open');
    expect(input()!.labels![0]!.textContent).to.equal('Команда');
    send();
    await until(() => !input(), 'it is closed');
  });

  it('typed letters are not keys of the table', async () => {
    await start();
    await ears.news();
    const {moves} = table;
    await table.press('h', 's', '5', 'g', 'Backspace', 'd', '?');
    expect(input()!.value).to.equal('hs5d?');
    expect(await ears.news()).to.equal('');
    expect([table.moves, table.dialog, focused()]).to.deep.equal([moves, null, input()]);
  });

  it('row 67: plays a card in any notation', async function () {
    this.timeout(240_000);
    await start();
    const spell: readonly ((card: string) => string)[] = [
      (card) => card.toLowerCase().replace('t', '10'),
      (card) => `${card[1]!}${card[0]!}`,
      (card) => name(card),
      (card) => `${card[0]!.replace('T', '10')}${{S: '♠', H: '♥', D: '♦', C: '♣'}[card[1]!]!}`,
      (card) => name(card).replace(' of ', ' '),
      (card) => `${name(card).split(' ')[0]!} ${card[1]!.toLowerCase()}`,
    ];
    for (const write of spell) {
      const [card] = table.legal();
      await table.plays(() => type(write(card!)));
      expect(lastPlayed(), write(card!)).to.equal(card);
      expect(focused(), 'the next card can be typed').to.equal(input());
    }
  });

  it('row 67: in Russian letters, by the deck and the suits', async function () {
    this.timeout(240_000);
    await start({locale: 'ru'});
    for (const write of [russian, name, (card: string) => russian(card).toUpperCase()]) {
      const [card] = table.legal();
      await table.plays(() => type(write(card!)));
      expect(lastPlayed(), write(card!)).to.equal(card);
    }
  });

  it('refuses a card as a tap on it would, in text and aloud', async () => {
    await start();
    const illegal = table.hand().find((card) => !table.legal().includes(card))!;
    const suit = table.messages.t('suit', {suit: table.view.trick[0]!.card[1]!});
    const {prompt} = table;
    const {shown, said} = await type(illegal);
    expect(shown).to.equal(`Not allowed: follow ${suit}`);
    expect(said).to.contain(shown);
    expect(table.prompt, 'the card says it').to.deep.equal(prompt);
    expect(table.events('gstk-play-refused')).to.deep.include({
      ...table.events('gstk-play-refused')[0],
      card: illegal,
    });
    expect(table.find('gstk-hand')!.shadowRoot!.querySelector('.refused')).not.to.equal(null);
  });

  it('asks which card is meant unless it is named in full', async () => {
    await start();
    const {moves} = table;
    const rank = table
      .hand()
      .find((card, _, all) => all.filter(([r]) => r === card[0]).length > 1)!;
    const word = name(rank).split(' ')[0]!;
    const {shown} = await type(word.length > 1 ? word : `${word} of`);
    const meant = table.hand().filter(([r]) => r === rank[0]);
    if (word.length > 1) expect(shown).to.equal(`Which one: ${meant.map(name).join(', ')}?`);
    else expect(shown).to.contain('Not understood');
    expect(table.moves).to.equal(moves);
  });

  it('row 67: "hand", "trick" and "score" answer in text, as the letter keys do', async () => {
    await start();
    const WORDS = [
      ['hand', 'h'],
      ['trick', 't'],
      ['score', 's'],
      ['legal', 'Shift+H'],
      ['contract', 'c'],
      ['turn', 'w'],
      ['left', 'e'],
      ['taken', 'k'],
      ['out', 'o'],
    ] as const;
    for (const [word, key] of repeated(WORDS, 3)) {
      const {shown, said} = await type(word);
      expect(shown, word).not.to.equal('');
      expect(said, word).to.contain(shown);
      await table.press('Escape');
      await until(() => !input(), 'closed');
      await ears.news();
      later(720);
      await table.press(key);
      expect(await ears.news(), key).to.equal(shown);
      await table.press('/');
      await until(() => focused() === input(), 'open');
    }
  }).timeout(240_000);

  it('row 67: in Russian by Russian words', async () => {
    await start({locale: 'ru'});
    expect((await type('карты')).shown).to.match(/^13 карт\. Пики: /);
    expect((await type('Счёт')).shown).to.contain('Вы 0, Отто 0');
    expect((await type('счет')).shown).to.contain('Вы 0, Отто 0');
    expect((await type('взятка')).shown).to.contain(': ');
    expect((await type('ход')).shown).to.contain('Вы');
    expect((await type('абракадабра')).shown).to.equal(
      'Непонятно: «абракадабра». Наберите ? для списка.',
    );
  });

  it('reads the last trick card by card', async () => {
    await start();
    expect((await type('last trick')).shown).to.equal('Nothing to say about “last trick” now.');
    await table.plays(() => table.host.play(table.legal()[0]!));
    const {shown} = await type('last trick');
    for (const {seat, card} of table.view.played[0]!) {
      const who = seat === 0 ? 'You' : table.messages.lookup(`bot/${seat - 1}`);
      expect(shown).to.contain(`${who}: ${name(card)}.`);
    }
    expect(shown).to.contain('rick');
  });

  it('clicks buttons by their labels', async () => {
    await start({set: {state: leads('2H', '9H', 'KH', 'AH')}});
    expect((await type('undo')).shown).to.equal('Nothing to take back');
    await table.plays(() => table.host.play(table.legal()[0]!));
    const {moves} = table;
    await type('Undo');
    await until(() => table.moves < moves, 'the card is taken back');
    await table.rests();
    const {said} = await type('hint', 'Hint. ');
    const card = table.legal().find((one) => said.includes(name(one)))!;
    expect(status()).to.contain(name(card));
    input()!.value = 'sco';
    await table.finishDeal();
    await frames(3);
    expect(focused(), 'who is typing goes on typing').to.equal(input());
    expect(input()!.value, 'where it was').to.equal('sco');
    const next = table.onward;
    await type(next);
    await until(() => table.is('my-turn'), 'the next deal');
  }).timeout(240_000);

  it('plays a move as a record writes it, in every spelling, and says why one is refused', async () => {
    await start({tag: 'king-game', attributes: {variant: 'trade'}});
    const bidding = (): boolean => table.is('my-turn') && table.view.phase === 'bidding';
    await until(bidding, 'the reader may bid');
    const {shown} = await type('bid 99');
    expect(shown).not.to.equal('');
    expect(bidding(), 'nothing is bid').to.equal(true);
    await table.plays(() => type('bid_7'));
    const {bids} = table.view as unknown as {bids: readonly {seat: number; points: number}[]};
    expect(bids.find(({seat}) => seat === table.view.seat)?.points).to.equal(7);
  });

  it('reports unknown words, and lists the known ones', async () => {
    await start();
    const {shown, said} = await type('xyzzy');
    expect(shown).to.equal('Not understood: “xyzzy”. Type ? for a list.');
    expect(said).to.contain(shown);
    for (const word of ['?', 'help']) {
      const list = (await type(word)).shown;
      for (const part of ['qh', 'hand', 'trick', 'scores', 'last trick', 'Undo', 'Hint'])
        expect(list, part).to.contain(part);
    }
  });

  it('says when it is not your turn, and plays nothing', async () => {
    await start(
      {},
      Timed.lay('slow').then((timed) => timed.table),
    );
    const [card] = table.legal();
    const {moves} = table;
    await type(card!);
    expect(table.moves).to.be.greaterThan(moves);
    const next = table.hand()[0]!;
    const {shown} = await type(next);
    expect(shown).to.equal('It is not your turn');
    expect(table.hand()).to.include(next);
  });

  it('shortcuts="off": / opens nothing', async () => {
    table = await Table.ready({attributes: {shortcuts: 'off'}});
    ears = new Listener();
    table.cards[0]!.focus();
    await table.press('/');
    await frames(10);
    expect(input()).to.equal(null);
  });

  it('is listed with the other keys under ?, except where they are off', async () => {
    table = await Table.ready({width: 320});
    ears = new Listener();
    table.cards[0]!.focus();
    await table.press('?');
    await until(() => table.find('.keys'), 'the keys');
    const keys = table.find('.keys')!;
    expect(keys.textContent.replaceAll(/\s+/g, ' ')).to.contain('/ type a command');
    await table.stands();
    keys.scrollIntoView();
    await expectAxe(table.host, EXPLAINED);
    table.clear();
    table = await Table.ready({width: 320, attributes: {shortcuts: 'off'}});
    await table.open('rules');
    await frames(10);
    expect(table.find('.keys')).to.equal(null);
  });

  describe('in games with their own names for cards', () => {
    const play = async (game: string, locale: 'en' | 'ru' = 'en'): Promise<void> =>
      start({tag: 'gstk-table', attributes: {game}, locale});
    const called = (): readonly string[] =>
      table.cards
        .filter((card) => card.getAttribute('aria-disabled') !== 'true')
        .map((card) => card.getAttribute('aria-label')!);

    for (const locale of repeated(['ru', 'en'] as const))
      it(`plays them by their names (${locale})`, async () => {
        await play('tourney-for-the-king', locale);
        const {moves} = table;
        await type(called()[0]!.split(',')[0]!.toLowerCase());
        await until(() => table.moves > moves, 'it is chosen');
        expect((await type('qh')).shown).to.match(/qh/);
      });

    it('adds a card of God Save the King to the formation and removes it', async () => {
      await play('god-save-the-king');
      const [card] = table.legal();
      const {shown, said} = await type(card!);
      expect(shown).to.equal(`${name(card!)}, chosen`);
      expect(said).to.contain(shown);
      expect(table.hand()).not.to.include(card);
      expect((await type(card!)).shown).to.equal(name(card!));
      expect(table.hand()).to.include(card);
    });

    it('reveals no card that this seat may not know', async () => {
      await play('god-save-the-king');
      const own = table.hand().map(name);
      for (const word of repeated(
        ['hand', 'trick', 'out', 'left', 'taken', 'contract', 'turn', 'legal'],
        4,
      )) {
        const {shown} = await type(word);
        for (const card of shown.match(/\w+ of (spades|hearts|diamonds|clubs)/g) ?? [])
          expect(own, `${word}: ${shown}`).to.include(card);
      }
    });
  });

  it('answers alike for cards in other hands and cards that nobody holds', async () => {
    await start({attributes: {seed: '11'}});
    const foreign = table.host.record!;
    expect(foreign).not.to.equal(undefined);
    const lines = new Set<string>();
    const known = new Set([...table.hand(), ...table.view.trick.map(({card}) => card)]);
    for (const card of repeated(['2S', 'AS', 'KH', 'QD', '9C', 'TD'], 4))
      if (!known.has(card as never)) lines.add((await type(card)).shown);
    expect([...lines]).to.deep.equal(['Not allowed: you do not hold that card']);
  });

  it('moves the page by at most a row, and fits at 320 px, light and dark', async () => {
    for (const [scheme, width] of repeated([
      ['dark', 320],
      ['dark', 600],
      ['dark', 1000],
      ['light', 320],
      ['light', 600],
      ['light', 1000],
    ] as const)) {
      await setViewport({width: Math.max(width, 400), height: 900});
      document.documentElement.style.setProperty('color-scheme', scheme);
      document.documentElement.style.setProperty(
        'background',
        scheme === 'dark' ? '#15171b' : '#fff',
      );
      table = await Table.ready({width});
      ears = new Listener();
      const {height} = table.host.getBoundingClientRect();
      table.cards[0]!.focus();
      await table.press('/');
      await until(() => focused() === input(), 'the field is open');
      await table.stands();
      const row = table.find('.command')!.getBoundingClientRect();
      const now = table.host.getBoundingClientRect();
      expect(row.height, 'a row of buttons and two lines').to.be.at.most(96);
      expect(now.height - height, 'and the gap').to.be.at.most(row.height + 8);
      expect(row.right).to.be.at.most(now.right);
      expect(input()!.getBoundingClientRect().height).to.be.at.least(44);
      await expectAxe(table.host, EXPLAINED);
      ears.stop();
      table.clear();
    }
  }).timeout(240_000);
});

/** The command field at the table of each game. */
describe('the command field in every game', () => {
  before(clean);
  afterEach(clean);

  for (const {id} of hardest(catalogue, 'court-ladder', 'death-over-the-kingdom'))
    it(`answers in ${id}`, async () => {
      const table = await Table.ready({tag: 'gstk-table', attributes: {game: id}});
      const input = (): HTMLInputElement | null => table.root.querySelector('.command input');
      const status = (): string => text(table.find('.command p'));
      table.host.focus();
      await table.press('/');
      await until(() => input() && focused() === input(), 'the field is open');
      // The check waits for a new answer, so two consecutive commands must not share one.
      for (const word of repeated(['contract', 'hand', '?', 'xyzzy', 'turn'], 2)) {
        const before = status();
        input()!.value = word;
        await table.press('Enter');
        await until(() => status() !== before, `${word} is answered`);
        expect(status(), word).not.to.match(/undefined|\[object|^[\w-]+\/\w/);
      }
    });
});
