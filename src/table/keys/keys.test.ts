import {expect} from '@open-wc/testing';
import {clean, focused, frames, later, Table, until} from '../../embed/gstk-table/table.fixture.js';
import {Listener} from '../speech/listener.fixture.js';
import {itNightly} from '../../testing/nightly.fixture.js';

/** The implemented keys of UX section 8, pressed inside and outside the table. */
describe('keys at a table', () => {
  let table: Table;
  let ears: Listener;

  const start = async (given: Parameters<typeof Table.ready>[0] = {}): Promise<void> => {
    table = await Table.ready(given);
    table.cards[0]!.focus();
    ears = new Listener();
  };
  /** The announcements after pressing keys. */
  const hear = async (...keys: string[]): Promise<string> => {
    await table.press(...keys);
    return ears.news();
  };
  const name = (card: string): string => table.messages.t('card', {card});
  /** Presses a key as another layout sends it. */
  const under = async (
    code: string,
    key: string,
    state: Pick<KeyboardEventInit, 'shiftKey' | 'modifierAltGraph'> = {},
  ): Promise<string> => {
    const how = {code, key, bubbles: true, composed: true, cancelable: true, ...state};
    focused()!.dispatchEvent(new KeyboardEvent('keydown', how));
    return ears.news();
  };

  before(clean);
  afterEach(async () => {
    ears.stop();
    await clean();
  });

  it('H reads the hand by suit, Shift+H the legal cards', async () => {
    await start();
    const hand = await hear('h');
    expect(hand).to.match(/^13 cards\. Spades: /);
    for (const suit of ['Spades', 'Hearts', 'Diamonds', 'Clubs'])
      if (table.hand().some((card) => suit.startsWith(card[1]!)))
        expect(hand).to.contain(`${suit}: `);
    const legal = await hear('Shift+H');
    const suits = new Set(table.legal().map((card) => card[1]));
    expect(legal.match(/[A-Z]\w+:/g)).to.have.length(suits.size);
    const ranks = legal
      .replaceAll(/[A-Z]\w+: /g, '')
      .split(/[,.]/)
      .filter((word) => word.trim());
    expect(ranks).to.have.length(table.legal().length);
  });

  it('T reads the trick, L opens the last one', async () => {
    await start();
    const [{seat, card} = {seat: 0, card: ''}] = table.view.trick;
    const who = table.messages.lookup(`bot/${seat - 1}`);
    expect(await hear('t')).to.equal(
      `${who}: ${name(card)}. ${4 - table.view.trick.length} to come.`,
    );
    await table.plays(() => table.host.play(table.legal()[0]!));
    await ears.news();
    await table.press('l');
    expect(await table.panel()).to.contain('Trick 1 of 13');
  });

  it('C reads the contract, W whose turn it is, S the scores, K the taken cards, E the tricks left', async () => {
    await start();
    expect(await hear('c')).to.contain(
      'Omnibus: each heart −1, queen of spades −13, 10 of diamonds +10.',
    );
    expect(await hear('w')).to.equal('You to play');
    expect(await hear('s')).to.equal('You 0, Otto 0, Nora 0, Vera 0.');
    const left = table.view.hands.map((hand) => hand.length);
    expect(await hear('e')).to.equal(
      `You ${left[0]!}, Otto ${left[1]!}, Nora ${left[2]!}, Vera ${left[3]!}.`,
    );
    await table.plays(() => table.host.play(table.legal()[0]!));
    await ears.news();
    expect(await hear('k')).to.match(/\b1 trick\b/);
  });

  it('O reads the cards still out, without those taken', async () => {
    await start();
    const all = await hear('o');
    expect(all).to.match(/^Not taken yet: Spades: queen\. Hearts: ace, king/);
    while (!table.view.played.flat().some(({card}) => card.endsWith('H')))
      await table.plays(() => table.host.play(table.legal()[0]!));
    await ears.news();
    const fewer = await hear('o');
    expect(fewer.length).to.be.lessThan(all.length);
  });

  it('R repeats the last announcement', async () => {
    await start();
    const said = await hear('w');
    later(720);
    expect(await hear('r')).to.equal(said);
  });

  it(', and . walk the log and stay at its ends', async () => {
    await start();
    await table.plays(() => table.host.play(table.legal()[0]!));
    await ears.news();
    await table.press('g');
    await until(() => table.find('gstk-dialog > *, .aside gstk-log'), 'the log is open');
    const lines = (table.find('gstk-log') as HTMLElement & {lines: readonly string[]}).lines;
    table.cards[0]!.focus();
    expect(await hear(',')).to.equal(lines.at(-1));
    expect(await hear(',')).to.equal(lines.at(-2));
    expect(await hear('.')).to.equal(lines.at(-1));
    later(720);
    expect(await hear('.')).to.equal(lines.at(-1));
  });

  it('row 23: I gives a hint: a legal card, and why', async () => {
    await start();
    const said = await hear('i');
    const card = table.legal().find((one) => said.startsWith(`Hint. ${name(one)}`));
    expect(card, said).not.to.equal(undefined);
    expect(said).to.match(new RegExp(`^Hint. ${name(card!)}\\. \\w.+`));
    expect(table.card(card!).getAttribute('aria-label')).to.contain('hint');
    expect(table.moves, 'nothing is played').to.equal(table.host.record!.moves.length);
  });

  it('Shift+S opens the scores, G the log, ? the rules', async () => {
    await start({width: 320});
    for (const [key, panel] of [
      ['Shift+S', 'Scores'],
      ['g', 'Log'],
      ['?', 'Rules'],
    ] as const) {
      await table.press(key);
      await until(() => table.find('gstk-dialog > *'), `${panel} is open`);
      await table.stands();
      expect(table.dialog!.shadowRoot!.querySelector('h2')!.textContent).to.equal(panel);
      await table.close();
    }
  });

  it('row 33: reading the rules keeps turn and place, and the current contract is marked', async () => {
    await start({width: 320, attributes: {variant: 'simple'}});
    const {moves} = table;
    await table.press('?');
    await until(() => table.find('gstk-dialog .rules'), 'the rules are open');
    const now = table.find('gstk-dialog [aria-current=true]')!;
    expect(now.textContent).to.contain('No tricks');
    await table.close();
    expect(table.moves).to.equal(moves);
    expect(table.is('my-turn')).to.equal(true);
    expect(focused()).to.equal(table.cards[0]);
  });

  it('undo and hint say their keys, while letters are on', async () => {
    await start({width: 320});
    const keys = (): readonly (string | null | undefined)[] =>
      ['undo', 'hint'].map((id) => table.find(`[data-id=${id}]`)?.getAttribute('data-key'));
    await until(() => keys()[0], 'the keys are there');
    expect(keys()).to.deep.equal(['Del', 'I']);
    const button = table.find('[data-id=hint]')!;
    // A screen without a mouse has no room for what it cannot use.
    const hasMouse = matchMedia('(hover: hover) and (pointer: fine)').matches;
    const marks = hasMouse ? /^attr\(data-key\)|"I"/ : /^none$/;
    expect(getComputedStyle(button, '::after').content).to.match(marks);
    const {width, height} = button.getBoundingClientRect();
    table.host.shortcuts = 'off';
    await until(() => !keys()[0], 'the keys are gone');
    expect(button.getBoundingClientRect()).to.include({width, height});
  });

  it('Delete and Backspace undo', async () => {
    await start();
    for (const key of ['Delete', 'Backspace']) {
      const {view} = table;
      await table.plays(() => table.host.play(table.legal()[0]!));
      table.cards[0]!.focus();
      await table.press(key);
      await frames(2);
      await table.rests();
      expect(table.view).to.deep.equal(view);
    }
  });

  it('Escape drops a hint, lowers a card and closes a dialog', async () => {
    await start({width: 320, attributes: {'play-mode': 'confirm'}});
    await table.press('i');
    await until(() => table.find('gstk-hand')!.shadowRoot!.querySelector('.hint'), 'a hint');
    await table.press('Escape');
    await table.stands();
    expect(table.find('gstk-hand')!.shadowRoot!.querySelector('.hint')).to.equal(null);
    const [card] = table.legal();
    table.card(card!).focus();
    await table.press('Enter');
    await table.stands();
    expect(table.card(card!).className).to.contain('selected');
    await table.press('Escape');
    await table.stands();
    expect(table.card(card!).className).not.to.contain('selected');
    await table.press('g');
    await until(() => table.dialog, 'the log is open');
    await table.press('Escape');
    await until(() => !table.dialog, 'the log is closed');
  });

  it('digits go to a card', async () => {
    await start();
    await table.press('5');
    expect(focused()).to.equal(table.cards[4]);
    // AZERTY has the digits with Shift, and é below the 2.
    await under('Digit2', 'é');
    expect(focused()).to.equal(table.cards[1]);
    await under('Digit3', '3', {shiftKey: true});
    expect(focused()).to.equal(table.cards[2]);
    // The arrows of a number pad without NumLock.
    await under('Numpad6', 'ArrowRight');
    expect(focused()).to.equal(table.cards[3]);
    await table.press('0');
    expect(focused()).to.equal(table.cards[9]);
  });

  it('up and down go from row to row, Page Down to the next suit', async () => {
    await start({width: 320});
    await table.press('ArrowDown');
    const row = focused()!.closest('.row')!;
    expect(row.previousElementSibling).not.to.equal(null);
    await table.press('ArrowUp');
    expect(focused()!.closest('.row')).to.equal(row.previousElementSibling);
    await table.press('Home', 'PageDown');
    const suits = table.hand().map((card) => card[1]);
    const next = suits.findIndex((suit) => suit !== suits[0]);
    expect(focused()).to.equal(table.cards[next]);
  });

  it('by the position of the key, under a Cyrillic layout too', async () => {
    await start({locale: 'ru'});
    expect(await under('KeyH', 'р')).to.match(/13 карт\. Пики: /);
    expect(await under('KeyS', 'ы')).to.contain('Вы 0, Отто 0');
    expect(await under('KeyC', 'с')).to.contain('Омнибус: каждая черва');
    expect(await under('KeyH', 'Р', {shiftKey: true})).to.contain(': ');
  });

  it('by the letter, under Latin layouts other than QWERTY', async () => {
    await start();
    // AZERTY has M beside L, and the comma where QWERTY has M.
    expect(await under('Semicolon', 'm')).to.contain('Sound: on');
    expect(await under('KeyM', ',')).not.to.contain('Sound: ');
    expect(await under('Comma', ';')).to.equal('');
    expect(await under('KeyQ', 'a')).not.to.contain('13 cards');
    // Dvorak has H where QWERTY has J, W where it has the comma, and Z where it has the slash.
    expect(await under('KeyJ', 'h')).to.contain('13 cards');
    expect(await under('KeyH', 'd')).to.equal('');
    expect(await under('Comma', 'w')).to.equal('You to play');
    expect(await under('Slash', 'z')).to.equal('');
    expect(table.find('.command')).to.equal(null);
    // Capitals without Shift, signs with it.
    expect(await under('KeyJ', 'H')).to.contain('13 cards');
    await under('Digit7', '/', {shiftKey: true});
    await until(() => focused()?.matches('.command input'), 'the command field is open');
  });

  itNightly('with AltGr, only signs that a layout has there', async () => {
    await start();
    expect(await under('KeyM', 'µ', {modifierAltGraph: true})).to.equal('');
    expect(await under('KeyS', 's', {modifierAltGraph: true})).to.equal('');
    await under('KeyQ', '/', {modifierAltGraph: true});
    await until(() => focused()?.matches('.command input'), 'the command field is open');
  });

  it('leave the browser its shortcuts: with Ctrl, Alt or Meta nothing happens', async () => {
    await start();
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
      const event = new KeyboardEvent('keydown', {
        code: 'KeyS',
        key: 's',
        [modifier]: true,
        bubbles: true,
        composed: true,
        cancelable: true,
      });
      focused()!.dispatchEvent(event);
      expect(event.defaultPrevented).to.equal(false);
    }
    expect(await ears.news()).to.equal('');
  });

  it('row 64: with focus elsewhere on the page nothing happens', async () => {
    await start();
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    expect(await hear('h', 's', 'Delete', 'g')).to.equal('');
    expect(input.value).to.equal('hsg');
    expect(table.dialog).to.equal(null);
    input.remove();
  });

  it('row 65: shortcuts="off" silences letters, digits and Delete; the menu still works', async () => {
    await start({width: 320, attributes: {shortcuts: 'off'}});
    await table.plays(() => table.host.play(table.legal()[0]!));
    table.cards[0]!.focus();
    await ears.news();
    const {moves} = table;
    expect(await hear('h', 's', 'g', '?', 'Delete', '5', 'r', ',')).to.equal('');
    expect(table.moves).to.equal(moves);
    expect(table.dialog).to.equal(null);
    expect(focused()).to.equal(table.cards[0]);
    await table.press('ArrowRight');
    expect(focused(), 'arrows are not letters').to.equal(table.cards[1]);
    await table.open('menu');
    await table.close();
  });

  it('while text is typed in a field inside, letters are letters', async () => {
    await start();
    const input = document.createElement('input');
    table.find('.prompt')!.append(input);
    input.focus();
    expect(await hear('s')).to.equal('');
    expect(input.value).to.equal('s');
  });
});
