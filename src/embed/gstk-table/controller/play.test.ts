import {expect} from '@open-wc/testing';
import type {Card} from '../../../cards/index.js';
import {repeated} from '../../../testing/full.fixture.js';
import {clean, frames, Table, until} from '../table.fixture.js';
import {Listener} from '../speech/listener.fixture.js';
import {Timed} from '../features/timed.fixture.js';

/** A reader's actions at a table, and the table's immediate responses. */
const trickOf = (table: Table): HTMLElement => table.find('gstk-trick')!;

describe('playing at a table', () => {
  before(clean);
  afterEach(clean);

  describe('my turn', () => {
    it('row 4: cards that may not be played differ by face and by position', async () => {
      const table = await Table.ready();
      const illegal = table.hand().find((card) => !table.legal().includes(card))!;
      const legal = table.legal()[0]!;
      const face = (card: Card): HTMLElement => table.card(card).querySelector('.gk')!;
      expect(getComputedStyle(face(legal)).backgroundColor).not.to.equal(
        getComputedStyle(face(illegal)).backgroundColor,
      );
      expect(face(legal).getBoundingClientRect().top).to.be.lessThan(
        face(illegal).getBoundingClientRect().top,
      );
      expect(table.card(illegal).getAttribute('aria-disabled')).to.equal('true');
      expect(table.card(legal).hasAttribute('aria-disabled')).to.equal(false);
    });

    it('row 5: an illegal card is refused with its reason, at the card and aloud', async () => {
      const table = await Table.ready();
      const ears = new Listener();
      const illegal = table.hand().find((card) => !table.legal().includes(card))!;
      const suit = table.messages.t('suit', {suit: table.view.trick[0]!.card[1]!});
      const {moves, prompt} = table;
      await table.click(illegal);
      await table.stands();
      expect(table.moves).to.equal(moves);
      expect(table.hand()).to.include(illegal);
      const bubble = table.find('gstk-hand')!.shadowRoot!.querySelector('.bubble')!;
      expect(bubble.textContent).to.contain(`follow ${suit}`);
      expect(table.prompt, 'it is said once').to.deep.equal(prompt);
      expect(await ears.urgent()).to.deep.equal([`Not allowed: follow ${suit}`]);
      expect(table.events('gstk-play-refused')).to.deep.equal([
        {game: 'king-omnibus', seat: 0, card: illegal, reason: 'king/follow-suit'},
      ]);
      await table.plays(() => table.click(table.legal()[0]!));
      expect(table.find('gstk-hand')!.shadowRoot!.querySelector('.bubble')).to.equal(null);
      ears.stop();
    });

    it('row 7: no card is chosen beforehand, Enter on the page plays none', async () => {
      const table = await Table.ready();
      expect(table.find('gstk-hand')!.shadowRoot!.querySelector('.selected')).to.equal(null);
      expect(document.activeElement).to.equal(document.body);
      const {moves} = table;
      await table.press('Enter');
      expect(table.moves).to.equal(moves);
    });

    for (const how of repeated(['click', 'Space', 'Enter'] as const))
      it(`row 8: one ${how} lays a legal card on the table at once, and no second one`, async () => {
        const {table} = await Timed.lay('slow');
        const [card, other] = table.legal();
        const {moves} = table;
        const lies = (): boolean => table.trick().some((name) => name.startsWith('You: '));
        let late = -1;
        const count = async (): Promise<void> => {
          for (late = 0; !lies(); late++) await frames(1);
        };
        table.host.addEventListener('click', () => void count(), {once: true, capture: true});
        if (how === 'click') await table.click(card!);
        else {
          table.card(card!).focus();
          await table.press(how);
        }
        await until(lies, 'it lies there');
        expect(late).to.be.within(0, 3);
        expect(table.hand()).not.to.include(card);
        table.host.play(other ?? table.hand()[0]!);
        await table.press('Enter', 'Enter');
        await frames(2);
        expect(table.moves).to.equal(moves + 1);
        expect(table.events('gstk-play-refused')).to.deep.equal([]);
      });

    it('row 8: it is there in the frame after the event', async () => {
      const {table} = await Timed.lay('slow');
      table.card(table.legal()[0]!).click();
      await table.host.updateComplete;
      await frames(1);
      expect(table.trick().some((name) => name.startsWith('You: '))).to.equal(true);
    });

    it('row 9: "confirm" raises the card first; a second tap or the button plays it', async () => {
      const table = await Table.ready({attributes: {'play-mode': 'confirm'}});
      let [card] = table.legal();
      const {moves} = table;
      await table.click(card!);
      await table.stands();
      expect(table.moves).to.equal(moves);
      expect(table.card(card!).className).to.contain('selected');
      expect(table.actions().join()).to.match(/Play \w+/);
      await table.plays(() => table.point(table.find('[data-id=play]')!));
      expect(table.hand()).not.to.include(card);
      [card] = table.legal();
      await table.click(card!);
      await table.plays(() => table.click(card!));
      expect(table.hand()).not.to.include(card);
    });
  });

  describe('the turn of others', () => {
    it('row 6: a tap on a card plays nothing and is no fault', async () => {
      const {table} = await Timed.lay('slow');
      const ears = new Listener();
      await table.click(table.legal()[0]!);
      await frames(3);
      const {moves} = table;
      await ears.news();
      for (const card of table.hand().slice(0, 3)) await table.click(card);
      expect(table.moves).to.equal(moves);
      expect(table.events('gstk-play-refused')).to.deep.equal([]);
      expect(await ears.urgent()).to.deep.equal([]);
      ears.stop();
    });

    it('all cards rest alike, none looks forbidden', async () => {
      const {table} = await Timed.lay('slow');
      table.host.play(table.legal()[0]!);
      await frames(3);
      expect(table.cards.filter((card) => card.hasAttribute('aria-disabled'))).to.deep.equal([]);
      expect(table.cards.filter((card) => card.className.includes('legal'))).to.deep.equal([]);
    });

    it('a tap on the board goes on at once', async () => {
      const {table} = await Timed.lay('slow');
      table.host.play(table.legal()[0]!);
      await frames(3);
      const {length} = table.trick();
      await table.point(trickOf(table));
      await frames(3);
      await table.point(trickOf(table));
      await frames(3);
      expect(table.trick().length === length + 1 || table.resting).to.equal(true);
    });
  });

  it('row 23: a hint shows a legal card and a reason, and plays nothing', async () => {
    const table = await Table.ready();
    await table.plays(() => table.host.play(table.legal()[0]!));
    const {moves} = table;
    await table.push('Hint');
    await until(() => table.find('gstk-hand')!.shadowRoot!.querySelector('.hint'), 'a hint');
    const hinted = table.cards.find((card) => card.classList.contains('hint'))!;
    expect(hinted.getAttribute('aria-disabled')).to.equal(null);
    expect(table.prompt.why.length).to.be.greaterThan(10);
    expect(table.moves).to.equal(moves);
    await table.plays(() => table.point(hinted));
    expect(table.find('gstk-hand')!.shadowRoot!.querySelector('.hint')).to.equal(null);
  });

  it('time stands still under a dialog, and the game goes on behind it closed', async () => {
    const timed = await Timed.lay('fast');
    const {table} = timed;
    await timed.play();
    await table.open('menu');
    const {moves} = table;
    await timed.pass(60_000);
    expect(table.moves).to.be.at.most(moves + 1);
    await table.close();
    await timed.untilRest();
    expect(table.moves).to.be.greaterThan(moves);
  });
});
