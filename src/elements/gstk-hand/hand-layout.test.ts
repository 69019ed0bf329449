// page: its own
import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {html} from 'lit';
import type {Card} from '../../cards/index.js';
import {settled, stageOf, strike} from '../shared/stage.fixture.js';
import {buttons, EIGHT, face, handOf, rows, SPADES, THIRTEEN} from './hand.fixture.js';

describe('<gstk-hand>, laid out', () => {
  before(() => setViewport({width: 1100, height: 700}));
  afterEach(() => {
    document.documentElement.style.removeProperty('font-size');
    strike();
  });
  const cases = [
    [320, 13, 2],
    [360, 13, 2],
    [390, 13, 2],
    [479, 12, 2],
    [480, 13, 1],
    [900, 13, 1],
    [320, 10, 1],
    [320, 17, 2],
    [320, 8, 1],
    [288, 13, 2],
    [240, 13, 2],
  ] as const;
  const many: readonly Card[] = [...THIRTEEN, 'KC', 'QC', 'KD', '3D'];
  for (const [width, count, expected] of cases)
    it(`${count} cards at ${width} px lie in ${expected} row(s), each within reach`, async () => {
      const hand = await handOf({cards: many.slice(0, count)}, {width});
      expect(rows(hand)).to.have.length(expected);
      expect(buttons(hand)).to.have.length(count);
      expect(hand.scrollWidth).to.be.at.most(width);
      for (const button of buttons(hand)) {
        const box = button.getBoundingClientRect();
        expect(box.width).to.be.at.least(24);
        expect(box.left).to.be.at.least(0);
        const at = face(button).getBoundingClientRect();
        expect(at.right).to.be.at.most(hand.getBoundingClientRect().right + 0.5);
        const hit = hand.shadowRoot!.elementFromPoint(box.x + box.width / 2, box.y + 10);
        expect(hit === button, 'its own strip').to.equal(true);
      }
    });

  for (const [width, card, height] of [
    [288, 60, 36 + 2.38 * 60],
    [320, 60, 36 + 2.38 * 60],
    [390, 60, 36 + 2.38 * 60],
    [480, 68, 40 + 1.4 * 68],
    [600, 68, 40 + 1.4 * 68],
    [860, 88, 40 + 1.4 * 88],
    [1000, 88, 40 + 1.4 * 88],
  ] as const)
    it(`has cards of ${card} px at ${width} px, and one height until it is played out`, async () => {
      const hand = await handOf({cards: THIRTEEN, dealt: 13}, {width});
      expect(face(buttons(hand)[0]!).offsetWidth).to.equal(card);
      for (let left = 13; left >= 0; left--) {
        hand.cards = THIRTEEN.slice(13 - left);
        await settled();
        expect(hand.getBoundingClientRect().height, `${left} cards`).to.be.closeTo(height, 0.5);
      }
    });

  it('writes names below cards that have them, in a line that stays when none is left', async () => {
    const own = {
      face: (card: string) => html`<span class="gk">${card}</span>`,
      name: (card: string) => `${card}, 4`,
      caption: (card: string) => card,
    };
    const heard: (string | null)[] = [];
    const cards = ['thief', 'innkeeper', 'sorceress'] as never[];
    const hand = await handOf({cards, dealt: 3, own, look: (card) => heard.push(card)});
    const {height} = hand.getBoundingClientRect();
    const names = [...hand.shadowRoot!.querySelectorAll<HTMLElement>('.caption')];
    expect(names.map((name) => name.textContent)).to.deep.equal(cards);
    for (const name of names) {
      expect(name.scrollWidth, name.textContent).to.be.at.most(name.clientWidth);
      expect(name.getBoundingClientRect().bottom).to.be.below(hand.getBoundingClientRect().bottom);
    }
    buttons(hand)[1]!.focus();
    buttons(hand)[1]!.blur();
    expect(heard).to.deep.equal(['innkeeper', null]);
    hand.cards = [];
    await settled();
    expect(hand.getBoundingClientRect().height).to.equal(height);
  });

  it('keeps names apart below cards in letters twice as large', async () => {
    document.documentElement.style.setProperty('font-size', '200%');
    const own = {
      face: (card: string) => html`<span class="gk">${card}</span>`,
      name: (card: string) => card,
      caption: (card: string) => card,
    };
    for (const width of [480, 600, 1000]) {
      const cards = ['Juggler', 'Принцесса', 'Princess'] as never[];
      const hand = await handOf({cards, dealt: 3, own}, {width});
      const lines = [...hand.shadowRoot!.querySelectorAll('.caption')].map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return range.getBoundingClientRect();
      });
      for (const [at, {right, bottom}] of lines.entries()) {
        expect(right, `${width} px, ${at}`).to.be.below(lines[at + 1]?.x ?? Infinity);
        expect(bottom).to.be.below(hand.getBoundingClientRect().bottom);
      }
      hand.remove();
    }
  });

  it('keeps together a suit that ends within a card and a half of the middle', async () => {
    const hand = await handOf({cards: THIRTEEN}, {width: 320});
    expect(rows(hand).map((row) => row.children.length)).to.deep.equal([7, 6]);
    hand.cards = ['AS', 'KS', 'QS', 'JS', 'KH', 'QH', '8H', '7H', '6H', 'JC', '9C', 'TD', '4D'];
    await settled();
    expect(
      rows(hand).map((row) => row.children.length),
      'no suit ends there',
    ).to.deep.equal([7, 6]);
  });

  it('lies side by side where possible, a little smaller where necessary', async () => {
    const hand = await handOf({cards: EIGHT.slice(0, 5)}, {width: 320});
    const width = face(buttons(hand)[0]!).offsetWidth;
    expect(width).to.be.within(53, 59);
    const [first, second] = buttons(hand).map((button) => button.getBoundingClientRect().x);
    expect(second! - first!).to.be.at.least(width);
  });

  it('is large print with card-size large: strips of 32 px and as many rows as they need', async () => {
    const hand = await handOf({cards: THIRTEEN}, {width: 320, size: 'large'});
    for (const button of buttons(hand)) expect(button.offsetWidth).to.be.at.least(32);
    expect(face(buttons(hand)[0]!).offsetWidth).to.equal(104);
    expect(hand.scrollWidth).to.be.at.most(320);
  });

  it('loses no card from 320 to 900 px and back', async () => {
    const hand = await handOf({cards: THIRTEEN}, {width: 320});
    for (const width of [900, 480, 320]) {
      stageOf(hand).style.setProperty('inline-size', `${width}px`);
      await settled();
      expect(buttons(hand)).to.have.length(13);
    }
    expect(rows(hand)).to.have.length(2);
  });

  it('shows the strip with the index in right-to-left pages too', async () => {
    const hand = await handOf({cards: THIRTEEN}, {width: 480, dir: 'rtl'});
    const [first, second] = buttons(hand);
    expect(first!.getBoundingClientRect().x).to.be.above(second!.getBoundingClientRect().x);
    for (const button of buttons(hand)) {
      const box = button.getBoundingClientRect();
      expect(face(button).getBoundingClientRect().left).to.be.closeTo(box.left, 0.5);
      const hit = hand.shadowRoot!.elementFromPoint(box.x + 3, box.y + 10);
      expect(hit === button, 'its index is on top').to.equal(true);
    }
    expect(hand.scrollWidth).to.be.at.most(480);
  });

  it('lays the lower row over the upper one in right-to-left pages too', async () => {
    const hand = await handOf({cards: THIRTEEN}, {width: 320, dir: 'rtl'});
    const button = rows(hand)[1]!.querySelector('.card')!;
    const {x, y} = button.getBoundingClientRect();
    expect(hand.shadowRoot!.elementFromPoint(x + 3, y + 10) === button).to.equal(true);
  });

  it('shows playable cards by position as well as by colour', async () => {
    const hand = await handOf({legal: SPADES});
    const rises = (): readonly number[] =>
      buttons(hand).map(
        (button) => face(button).getBoundingClientRect().top - button.getBoundingClientRect().top,
      );
    hand.finish();
    expect(rises()).to.deep.equal([-8, -8, -8, 4, 4, 4, 4, 4]);
    expect(face(buttons(hand)[3]!).hasAttribute('data-illegal')).to.equal(true);
    hand.legal = null;
    await settled();
    expect(hand.shadowRoot!.querySelector('[data-illegal]')).to.equal(null);
    hand.finish();
    expect(rises()).to.deep.equal([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('has the word of a hint on the upper edge of its card', async () => {
    for (const dir of ['ltr', 'rtl']) {
      const hand = await handOf({legal: SPADES, hint: 'QS'}, {dir});
      hand.finish();
      const tag = hand.shadowRoot!.querySelector('.tag')!.getBoundingClientRect();
      const card = face(buttons(hand)[1]!).getBoundingClientRect();
      expect(tag.bottom).to.be.closeTo(card.top, 0.5);
      expect(tag.left).to.be.closeTo(card.left + 4, 0.5);
      expect(tag.height).to.be.at.least(16);
      strike();
    }
  });
});
