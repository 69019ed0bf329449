import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {strike} from '../shared/stage.fixture.js';
import {active, buttons, handOf, press, rows, SPADES, THIRTEEN, wishes} from './hand.fixture.js';

describe('<gstk-hand> by keys', () => {
  before(() => setViewport({width: 1100, height: 700}));
  afterEach(strike);
  it('has one tab stop, and no card is chosen initially', async () => {
    const hand = await handOf({legal: SPADES});
    expect(buttons(hand).filter(({tabIndex}) => tabIndex === 0)).to.have.length(1);
    expect(hand.shadowRoot!.querySelector('.selected')).to.equal(null);
    expect(document.activeElement).to.equal(document.body);
  });

  it('moves with arrows, wrapping at the ends, and jumps with Home and End', async () => {
    const hand = await handOf();
    hand.focus();
    await press('ArrowRight', 'ArrowRight');
    expect(active(hand)).to.equal('7 of spades');
    await press('Home', 'ArrowLeft');
    expect(active(hand)).to.equal('9 of clubs');
    await press('ArrowRight');
    expect(active(hand)).to.equal('ace of spades');
    await press('End');
    expect(active(hand)).to.equal('9 of clubs');
  });

  it('goes from suit to suit with Page Up and Page Down', async () => {
    const hand = await handOf();
    hand.focus();
    await press('PageDown');
    expect(active(hand)).to.equal('king of hearts');
    await press('PageDown');
    expect(active(hand)).to.equal('jack of diamonds');
    await press('PageUp');
    expect(active(hand)).to.equal('king of hearts');
  });

  it('goes to the nth card by its digit, unless shortcuts are off', async () => {
    const hand = await handOf({cards: THIRTEEN}, {width: 900});
    hand.focus();
    await press('5');
    expect(active(hand)).to.equal('king of hearts');
    await press('0');
    expect(active(hand)).to.equal('5 of clubs');
    hand.shortcuts = false;
    await press('1');
    expect(active(hand)).to.equal('5 of clubs');
  });

  it('goes from row to row', async () => {
    const hand = await handOf({cards: THIRTEEN}, {width: 320});
    expect(rows(hand)).to.have.length(2);
    hand.focus();
    await press('ArrowDown');
    expect(rows(hand)[1]!.contains(hand.shadowRoot!.activeElement)).to.equal(true);
    await press('ArrowUp');
    expect(active(hand)).to.equal('ace of spades');
  });

  it('follows the display order in right-to-left pages', async () => {
    const hand = await handOf({}, {dir: 'rtl'});
    hand.focus();
    await press('ArrowLeft');
    expect(active(hand)).to.equal('queen of spades');
    await press('ArrowRight');
    expect(active(hand)).to.equal('ace of spades');
  });

  it('requests a card with Enter and Space', async () => {
    const hand = await handOf({legal: SPADES});
    const heard = wishes(hand);
    hand.focus();
    await press('Enter', 'ArrowRight', 'Space');
    expect(heard).to.deep.equal([
      {card: 'AS', index: 0},
      {card: 'QS', index: 1},
    ]);
  });

  it('leaves browser shortcuts alone', async () => {
    const hand = await handOf();
    hand.focus();
    const event = new KeyboardEvent('keydown', {
      key: 'ArrowLeft',
      altKey: true,
      bubbles: true,
      cancelable: true,
    });
    hand.shadowRoot!.activeElement!.dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(false);
  });
});
