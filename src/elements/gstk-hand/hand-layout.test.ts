import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import type {Card} from '../../cards/index.js';
import {settled, stageOf, strike} from '../internal/stage.fixture.js';
import {buttons, EIGHT, face, handOf, rows, SPADES, THIRTEEN} from './hand.fixture.js';

describe('<gstk-hand>, laid out', () => {
  before(() => setViewport({width: 1100, height: 700}));
  afterEach(strike);
  const cases = [
    [320, 13, 2],
    [360, 13, 2],
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

  it('shows by position as well as by colour what may be played', async () => {
    const hand = await handOf({legal: SPADES});
    const tops = buttons(hand).map((button) =>
      Math.round(face(button).getBoundingClientRect().top),
    );
    expect(tops[0]).to.be.below(tops[3]!);
    expect(face(buttons(hand)[3]!).hasAttribute('data-illegal')).to.equal(true);
    hand.legal = null;
    await settled();
    expect(hand.shadowRoot!.querySelector('[data-illegal]')).to.equal(null);
  });
});
