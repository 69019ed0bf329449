import {expect} from '@open-wc/testing';
import {isFull} from '../../testing/full.fixture.js';
import {leads} from '../positions.fixture.js';
import {clean, everything, Table, until} from '../../embed/gstk-table/table.fixture.js';
import {Listener} from '../speech/listener.fixture.js';

/** A table in its reader's language. */

/**
 * All text that a reader sees or hears: text, names and titles. Key caps are left out: they read the
 * same on all keyboards.
 */
function wordsOf(table: Table): readonly string[] {
  const words = [...everything(table.root)].filter(({localName}) => localName !== 'kbd');
  return words.flatMap((element) => [
    ...['aria-label', 'title', 'placeholder'].flatMap((name) => element.getAttribute(name) ?? []),
    ...[...element.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : [],
    ),
  ]);
}

const english = (table: Table): readonly string[] =>
  wordsOf(table).filter((word) => /[A-Za-z]{2}/.test(word));
const russian = (table: Table): readonly string[] =>
  wordsOf(table).filter((word) => /[А-Яа-яё]{2}/.test(word));

describe('languages of a table', () => {
  before(clean);
  afterEach(clean);

  it('row 85: a change of locale in the middle of a game changes every word; the game goes on', async () => {
    const table = await Table.ready({width: 1000});
    await table.plays(() => table.host.play(table.legal()[0]!));
    const {record} = table.host;
    expect(russian(table)).to.deep.equal([]);
    table.host.locale = 'ru';
    await until(() => russian(table).length > 20, 'it speaks Russian');
    await table.stands();
    expect(english(table)).to.deep.equal([]);
    expect(table.host.record).to.deep.equal(record);
    expect(table.find('gstk-hand')).to.include({letters: 'ru'});
    for (const panel of ['this-deal', 'scores', 'log', 'rules'] as const) {
      await table.open(panel);
      expect(english(table), panel).to.deep.equal([]);
    }
    table.host.locale = 'en';
    await until(() => russian(table).length === 0, 'it speaks English again');
    await table.plays(() => table.host.play(table.legal()[0]!));
  });

  it('row 85: a summary changes too', async () => {
    const table = await Table.ready({set: {state: leads('KH', 'AH')}});
    await table.finishDeal();
    table.host.locale = 'ru';
    await until(() => english(table).length === 0, 'nothing is in English');
    expect(table.actions()).to.deep.equal(['Новая сдача', 'Взятки', 'Мои ходы']);
  });

  it('row 85: follows the nearest lang, whenever it changes', async () => {
    const article = document.body.appendChild(document.createElement('article'));
    article.lang = 'ru';
    const table = await Table.ready({into: article, attributes: {locale: 'auto'}});
    expect(table.prompt.say).to.match(/[а-я]/);
    article.lang = 'en-GB';
    await until(() => table.prompt.say.startsWith('Your'), 'it speaks English');
    article.removeAttribute('lang');
    document.documentElement.lang = 'ru';
    await until(() => /[а-я]/.test(table.prompt.say), 'it follows the page');
    article.remove();
  });

  it('the menu changes the language at once, also its own, and the letters with it', async () => {
    const table = await Table.ready({attributes: {locale: 'auto'}});
    await table.open('menu');
    const inputs = [...everything(table.root)].filter((one) => one.matches('input[value=ru]'));
    (inputs.at(-1) as HTMLElement).click();
    await until(
      () => table.dialog!.shadowRoot!.querySelector('h2')!.textContent === 'Меню',
      'it is a Russian menu',
    );
    const left = (): readonly string[] =>
      english(table).filter((word) => !['English', 'A K Q J'].includes(word));
    await until(() => left().length === 0, 'nothing is in English');
    expect(table.find('gstk-hand')).to.include({letters: 'ru'});
  });

  it('card-index sets the letters independently of the language', async () => {
    const table = await Table.ready({locale: 'ru', attributes: {'card-index': 'en'}});
    expect(table.find('gstk-hand')).to.include({letters: 'en'});
    table.host.cardIndex = 'ru';
    await table.stands();
    expect(table.find('gstk-hand')).to.include({letters: 'ru'});
  });

  it('the faces turn their letters: a Russian king is К with another queen', async () => {
    const table = await Table.ready();
    const index = (): readonly string[] =>
      table.cards.map((card) => card.querySelector('.x')!.getAttribute('d')!);
    const before = index();
    const courts = table.hand().map((card) => 'QJA'.includes(card[0]!));
    table.host.cardIndex = 'ru';
    await table.stands();
    index().forEach((path, at) => {
      if (courts[at]) expect(path).not.to.equal(before[at]);
      else if (/[2-9T]/.test(table.hand()[at]![0]!)) expect(path).to.equal(before[at]);
    });
  });

  it('Russian counts: взятка, взятки, взяток all through a deal', async function () {
    this.timeout(240_000);
    const plural = new Intl.PluralRules('ru');
    const forms = {one: 'взятка', few: 'взятки', many: 'взяток', other: 'взятки'} as const;
    const form = (n: number): string => forms[plural.select(n) as keyof typeof forms];
    const table = await Table.ready({locale: 'ru', width: 700});
    const seen = new Set<string>();
    while (table.is('my-turn') && (isFull || seen.size < 3)) {
      for (const seat of table.root.querySelectorAll('gstk-seat')) {
        const {taken} = seat;
        const text = seat.shadowRoot!.querySelector('.info')!.textContent.replaceAll(/\s+/g, ' ');
        expect(text).to.contain(`${taken!} ${form(taken!)}`);
        seen.add(form(taken!));
      }
      await table.plays(() => table.host.play(table.legal()[0]!));
    }
    expect([...seen]).to.include.members(['взятка', 'взятки', 'взяток']);
  });

  it('announces in Russian, with cards in the right case and no gender of the player', async () => {
    const table = await Table.ready({locale: 'ru'});
    const ears = new Listener();
    table.cards[0]!.focus();
    const card = table.legal()[0]!;
    await table.plays(() => table.host.play(card));
    const said = await ears.news();
    expect(said).to.match(/Ваш ход\.|Ваш ход/);
    expect(said).not.to.match(/[A-Za-z]{2}/);
    expect(said).not.to.match(/сыграл|взял |взяла/);
    ears.stop();
  });

  it('an unknown language falls back to that of the page; a tag sets its language', async () => {
    const {warn} = console;
    console.warn = () => undefined;
    try {
      document.documentElement.lang = 'ru';
      const lost = await Table.ready({attributes: {locale: 'xx'}});
      expect(lost.prompt.say).to.match(/[а-я]/);
      lost.clear();
      const table = await Table.ready({attributes: {locale: 'en-GB'}});
      expect(table.prompt.say).to.match(/^Your/);
    } finally {
      console.warn = warn;
    }
  });
});
