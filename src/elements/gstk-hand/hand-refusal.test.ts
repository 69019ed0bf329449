import {expect} from '@open-wc/testing';
import {
  emulateMedia,
  resetMouse,
  sendKeys,
  sendMouse,
  setViewport,
} from '@web/test-runner-commands';
import {SimulatedClock} from 'xstate';
import type {Card} from '../../cards/index.js';
import {settled, strike} from '../shared/stage.fixture.js';
import {until} from '../shared/until.fixture.js';
import {repeated} from '../../testing/full.fixture.js';
import {
  active,
  buttons,
  EIGHT,
  face,
  handOf,
  type HandSetup,
  refusal,
  rows,
  SPADES,
  THIRTEEN,
} from './hand.fixture.js';
import type {GstkHand} from './gstk-hand.js';

/** 170 letters, the length of the longest reason. */
const LONG =
  'a card of the suit that was led must be played as long as there is one in the hand, and the hand holds three of them, so that only the ace, the queen and the seven are left';
const CLUBS: readonly Card[] = ['JC', '9C', '5C'];

const bubble = (hand: GstkHand): HTMLElement | null =>
  hand.shadowRoot!.querySelector<HTMLElement>('.bubble');
const link = (hand: GstkHand): HTMLElement | null => bubble(hand)?.querySelector('button') ?? null;
const box = (element: Element): DOMRect => element.getBoundingClientRect();
const apart = (a: DOMRect, b: DOMRect): boolean =>
  a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom;

/** The box of a card's rank without its stroke, which Firefox includes in the box of a path. */
function rankOf(of: HTMLElement): DOMRect {
  const [card, rank] = [box(of), of.querySelector<SVGGraphicsElement>('.x')!.getBBox()];
  const unit = card.width / 100;
  const [x, y] = [card.x + rank.x * unit, card.y + rank.y * unit];
  return new DOMRect(x, y, rank.width * unit, rank.height * unit);
}

async function refused(given: HandSetup, where = {}): Promise<GstkHand> {
  const hand = await handOf({rule: 'Rule', ...given}, where);
  await import('./hand-interaction.js');
  await settled();
  return hand;
}

/** The faults in the place of the bubble at a card. */
function faults(hand: GstkHand, card: Card, width: number): readonly string[] {
  const at = box(bubble(hand)!);
  const index = hand.cards.indexOf(card);
  const own = box(face(buttons(hand)[index]!));
  const text = bubble(hand)!.querySelector<HTMLElement>('.why')!;
  const wrong: string[] = [];
  const must = (holds: boolean, what: string): void => void (holds || wrong.push(what));
  must(hand.shadowRoot!.querySelectorAll('.bubble').length === 1, 'one');
  must(at.left >= 0 && at.right <= width, 'inside the hand');
  must(text.scrollWidth <= text.clientWidth + 1, 'not clipped');
  hand.cards.forEach((other, n) => {
    const rank = rankOf(face(buttons(hand)[n]!));
    must(apart(at, rank), `covers the rank of ${other}`);
  });
  const isFirst = rows(hand)[0]!.contains(buttons(hand)[index]!);
  if (isFirst) must(at.bottom <= own.top, 'above its card');
  const tip = at.left + parseFloat(bubble(hand)!.style.getPropertyValue('--tip')) + 6;
  must(tip >= own.left - 1 && tip <= own.right + 1, 'points at its card');
  return wrong;
}

describe('<gstk-hand>, a refusal', () => {
  before(() => setViewport({width: 1100, height: 700}));
  afterEach(async () => {
    strike();
    await resetMouse();
    await emulateMedia({reducedMotion: 'no-preference'});
  });

  for (const width of repeated([240, 1000, 390, 320, 600], 2))
    for (const why of ['follow clubs', LONG])
      it(`covers no rank at ${width} px, and is never clipped: ${why.length} letters`, async () => {
        const illegal = THIRTEEN.filter((card) => !CLUBS.includes(card));
        const hand = await refused({cards: THIRTEEN, legal: CLUBS}, {width});
        for (const card of illegal) {
          hand.refused = refusal(card, why);
          await settled();
          expect(faults(hand, card, width), card).to.deep.equal([]);
        }
      });

  it('covers no rank of a card that was just about to rise', async () => {
    const hand = await refused({cards: THIRTEEN}, {width: 320});
    hand.legal = ['AS', 'TS', '6S', '2S'];
    await hand.updateComplete;
    hand.refused = refusal('9C', LONG);
    await settled();
    await until(() => (hand.renderRoot as ShadowRoot).getAnimations().length === 0, 'all rests');
    expect(faults(hand, '9C', 320)).to.deep.equal([]);
  });

  it('lies under the rank of a card of the second row', async () => {
    const hand = await refused({cards: THIRTEEN, legal: SPADES, refused: '9C'}, {width: 320});
    const card = box(face(buttons(hand)[THIRTEEN.indexOf('9C')]!));
    expect(box(bubble(hand)!).top).to.be.within(card.top + 20, card.bottom);
    expect(box(bubble(hand)!).bottom).to.be.at.most(box(hand).bottom);
  });

  for (const where of [{dir: 'rtl'}, {size: 'large'}])
    it(`covers no rank where ${Object.entries(where).join()}`, async () => {
      const hand = await refused({cards: THIRTEEN, legal: CLUBS}, {width: 320, ...where});
      for (const card of THIRTEEN.filter((one) => !CLUBS.includes(one)))
        for (const why of ['follow clubs', LONG]) {
          hand.refused = refusal(card, why);
          await settled();
          expect(faults(hand, card, 320), card).to.deep.equal([]);
        }
    });

  it('goes after three seconds, with the ring', async () => {
    const clock = new SimulatedClock();
    const hand = await refused({legal: SPADES, refused: 'TH', clock: clock as never});
    let ends = 0;
    hand.addEventListener('gstk-refusal-end', () => {
      ends++;
      hand.refused = null;
    });
    clock.increment(2999);
    expect(ends).to.equal(0);
    hand.refused = refusal('TH'); // the same card was tried again
    await settled();
    clock.increment(2999);
    expect(ends).to.equal(0);
    clock.increment(1);
    await settled();
    expect(ends).to.equal(1);
    expect(bubble(hand)).to.equal(null);
    expect(hand.shadowRoot!.querySelector('.refused')).to.equal(null);
    clock.increment(10_000);
    expect(ends).to.equal(1);
  });

  it('stays while it is pointed at or focused', async () => {
    const clock = new SimulatedClock();
    const hand = await refused({legal: SPADES, refused: 'TH', clock: clock as never});
    let ends = 0;
    hand.addEventListener('gstk-refusal-end', () => ends++);
    const {x, y, height} = box(bubble(hand)!);
    await sendMouse({type: 'move', position: [Math.round(x + 20), Math.round(y + height / 2)]});
    clock.increment(9000);
    link(hand)!.focus();
    await sendMouse({type: 'move', position: [1, 690]});
    clock.increment(9000);
    expect(ends).to.equal(0);
    hand.focusCard(0);
    clock.increment(3000);
    expect(ends).to.equal(1);
  });

  it('has the button to the rule in the order of Tab; pressing it focuses the card', async () => {
    const hand = await refused({legal: SPADES, refused: 'TH'});
    let asked = 0;
    hand.addEventListener('gstk-rule', () => asked++);
    hand.focusCard(0);
    await sendKeys({press: 'Tab'});
    expect(hand.shadowRoot!.activeElement).to.equal(link(hand));
    expect(box(link(hand)!).height).to.be.at.least(24);
    await sendKeys({press: 'Enter'});
    expect(asked).to.equal(1);
    expect(active(hand)).to.equal('10 of hearts');
    hand.rule = '';
    await settled();
    expect(link(hand)).to.equal(null);
  });

  it('passes focus inside it on to the card', async () => {
    const hand = await refused({legal: SPADES, refused: 'TH'});
    hand.focusCard(4);
    link(hand)!.focus();
    hand.refused = null;
    await settled();
    expect(active(hand)).to.equal('10 of hearts');
  });

  it('is the description of its card, once, and no live region', async () => {
    const hand = await refused({legal: SPADES, refused: 'TH'});
    const card = buttons(hand)[EIGHT.indexOf('TH')]!;
    const described = hand.shadowRoot!.getElementById(card.getAttribute('aria-describedby')!)!;
    expect(described.textContent).to.equal('not playable, follow spades. 5 of 8');
    expect(hand.shadowRoot!.querySelector('[role=alert], [role=status], [aria-live]')).to.equal(
      null,
    );
  });

  it('shakes the card by 3 px and not the bubble, and nothing with reduced motion', async () => {
    const hand = await refused({legal: SPADES});
    const shaking = async (): Promise<readonly KeyframeEffect[]> => {
      hand.refused = refusal('TH');
      await hand.updateComplete;
      await import('./hand-interaction.js');
      await Promise.resolve();
      const moving = (hand.renderRoot as ShadowRoot).getAnimations();
      return moving
        .filter((one) => !(one instanceof CSSTransition))
        .map(({effect}) => effect as KeyframeEffect);
    };
    const [shake, ...others] = await shaking();
    expect(others).to.deep.equal([]);
    expect(shake!.target).to.equal(face(buttons(hand)[EIGHT.indexOf('TH')]!));
    expect(shake!.getKeyframes().map(({transform}) => transform)).to.deep.equal(
      [0, -3, 3, -2, 0].map((x) => `translateX(${x}px)`),
    );
    hand.finish();
    await emulateMedia({reducedMotion: 'reduce'});
    expect(await shaking()).to.deep.equal([]);
  });

  it('keeps a sign before its number on a page from right to left', async () => {
    for (const why of ['−1 for each heart', '−1', '+10 kept', '−13 за даму']) {
      const hand = await refused({legal: SPADES, refused: 'TH', why}, {dir: 'rtl'});
      const {firstChild} = bubble(hand)!.querySelector('.why')!;
      const letter = (at: number): number => {
        const range = document.createRange();
        const text = [...bubble(hand)!.querySelector('.why')!.childNodes].find(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent === why,
        );
        range.setStart(text ?? firstChild!, at);
        range.setEnd(text ?? firstChild!, at + 1);
        return range.getBoundingClientRect().left;
      };
      expect(letter(0), why).to.be.below(letter(1));
      strike();
    }
  });
});
