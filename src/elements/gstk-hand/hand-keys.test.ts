// page: its own
import {expect} from '@open-wc/testing';
import {html} from 'lit';
import type {WishDetail} from '../events.js';
import {stage} from '../shared/stage.fixture.js';
import './gstk-hand.js';
import type {GstkHand} from './gstk-hand.js';
import {until} from '../shared/until.fixture.js';

/** A separate page: nothing has had focus yet, so keyboard navigation is not loaded. */
describe('<gstk-hand>, the first keys of a page', () => {
  const buttons = (hand: GstkHand): HTMLElement[] => [
    ...hand.shadowRoot!.querySelectorAll<HTMLElement>('.card'),
  ];
  const strike = (target: Element, key: string): KeyboardEvent => {
    const event = new KeyboardEvent('keydown', {key, code: key, bubbles: true, cancelable: true});
    target.dispatchEvent(event);
    return event;
  };

  it('are handled in order: Enter plays the card the others lead to, and the page does not scroll', async () => {
    const cards = ['AS', 'QS', '7S', 'KH'];
    const hand = await stage<GstkHand>(html`<gstk-hand .cards=${cards}></gstk-hand>`);
    const wishes: WishDetail[] = [];
    hand.addEventListener('gstk-wish', ({detail}) => void wishes.push(detail));
    const [first] = buttons(hand);
    expect(strike(first!, 'Enter').defaultPrevented, 'nothing to overtake').to.equal(false);
    for (const key of ['End', 'ArrowLeft', 'Enter'])
      expect(strike(first!, key).defaultPrevented, key).to.equal(true);
    expect(wishes).to.deep.equal([]);
    await until(() => wishes.length > 0, 'the card is wished for');
    expect(wishes.map(({card}) => card)).to.deep.equal(['7S']);
    expect(hand.shadowRoot!.activeElement).to.equal(buttons(hand)[2]);
  });
});
