import {expect} from '@open-wc/testing';
import {emulateMedia, setViewport} from '@web/test-runner-commands';
import {html} from 'lit';
import type {Card} from '../../cards/index.js';
import {settled, stageOf, strike} from '../shared/stage.fixture.js';
import {until} from '../shared/until.fixture.js';
import type {OwnCards} from '../scene.js';
import {flips} from '../shared/flips.js';
import {twoSided} from '../table/two-sided.js';
import {buttons, EIGHT, face, handOf, SPADES, THIRTEEN} from './hand.fixture.js';
import type {GstkHand} from './gstk-hand.js';

const moving = (hand: GstkHand): readonly Animation[] =>
  (hand.renderRoot as ShadowRoot).getAnimations();
const effects = (hand: GstkHand): readonly KeyframeEffect[] =>
  moving(hand).map(({effect}) => effect as KeyframeEffect);
const lefts = (hand: GstkHand): readonly number[] =>
  buttons(hand).map((button) => face(button).getBoundingClientRect().left);

/** Sets the cards and waits for the picture, before any frame is painted. */
async function give(hand: GstkHand, cards: readonly Card[]): Promise<void> {
  hand.cards = cards;
  await hand.updateComplete;
}

/** A hand that has been touched, so that its motion has been fetched. */
async function touched(...[given, where]: Parameters<typeof handOf>): Promise<GstkHand> {
  const hand = await handOf(given, where);
  await import('./hand-interaction.js');
  buttons(hand)[0]!.dispatchEvent(new Event('focusin', {bubbles: true}));
  await settled();
  return hand;
}

describe('<gstk-hand>, motion', () => {
  before(() => setViewport({width: 1100, height: 700}));
  afterEach(async () => {
    strike();
    await emulateMedia({reducedMotion: 'no-preference'});
  });

  it('closes up from the first card that leaves after a mouse has come, or a finger', async () => {
    // The first test of this page, since motion is fetched once.
    const hand = await handOf({cards: THIRTEEN, dealt: 13}, {width: 600});
    hand.shadowRoot!.querySelector('.hand')!.dispatchEvent(new Event('pointerenter'));
    await import('./hand-interaction.js');
    await settled();
    await give(hand, THIRTEEN.slice(1));
    expect(moving(hand).length).to.be.at.least(4);
  });

  it('closes up when a card leaves: each card starts where it was, and goes in 150 ms', async () => {
    for (const dir of ['ltr', 'rtl'])
      for (const width of [320, 600]) {
        const hand = await touched({cards: THIRTEEN, dealt: 13}, {width, dir});
        const before = new Map(THIRTEEN.map((card, at) => [card, lefts(hand)[at]!]));
        const left = THIRTEEN.filter((card) => card !== 'KH');
        await give(hand, left);
        expect(effects(hand).length).to.be.at.least(4);
        for (const motion of moving(hand)) motion.pause(); // at the beginning
        lefts(hand).forEach((x, at) => {
          expect(x, `${left[at]!} at ${width} px ${dir}`).to.be.closeTo(before.get(left[at]!)!, 1);
        });
        for (const effect of effects(hand)) {
          expect(effect.getTiming().duration).to.equal(150);
          expect(effect.getKeyframes().flatMap((frame) => Object.keys(frame))).not.to.include(
            'left',
          );
        }
        hand.finish();
        expect(moving(hand)).to.deep.equal([]);
        strike();
      }
  });

  it('goes on from where it is when another card leaves meanwhile', async () => {
    const hand = await touched({cards: THIRTEEN, dealt: 13}, {width: 600});
    await give(hand, THIRTEEN.slice(0, -1));
    for (const motion of moving(hand)) {
      motion.pause();
      motion.currentTime = 75;
    }
    const before = lefts(hand);
    await give(hand, THIRTEEN.slice(0, -2));
    for (const motion of moving(hand)) motion.pause();
    lefts(hand).forEach((x, at) => expect(x).to.be.closeTo(before[at]!, 1));
  });

  it('follows a card to the other row, and to another size', async () => {
    const hand = await touched({cards: THIRTEEN, dealt: 13}, {width: 320});
    await give(hand, THIRTEEN.slice(4, 11));
    hand.finish();
    const before = buttons(hand).map((button) => face(button).getBoundingClientRect());
    await give(hand, THIRTEEN.slice(4, 9));
    for (const motion of moving(hand)) motion.pause();
    buttons(hand).forEach((button, at) => {
      const {left, top, width} = face(button).getBoundingClientRect();
      expect(left).to.be.closeTo(before[at]!.left, 1);
      expect(top).to.be.closeTo(before[at]!.top, 1);
      expect(width).to.be.closeTo(before[at]!.width, 1);
    });
  });

  it('does nothing when the same cards come again, or the room changes', async () => {
    const hand = await touched({cards: THIRTEEN}, {width: 600});
    await give(hand, [...THIRTEEN]);
    expect(moving(hand)).to.deep.equal([]);
    stageOf(hand).style.setProperty('inline-size', '500px');
    await settled();
    expect(moving(hand)).to.deep.equal([]);
  });

  it('raises and lowers cards in 150 ms, by transform', async () => {
    const hand = await touched({legal: null});
    hand.legal = SPADES;
    await hand.updateComplete;
    expect(effects(hand)).to.have.length(EIGHT.length);
    for (const motion of moving(hand)) {
      expect((motion as CSSTransition).transitionProperty).to.equal('transform');
      expect(motion.effect!.getTiming().duration).to.equal(150);
    }
  });

  describe('of a deal', () => {
    const middle = new DOMRect(250, 100, 100, 60);
    const dealt = async (cards: readonly Card[] = THIRTEEN): Promise<GstkHand> => {
      const hand = await touched({cards: EIGHT.slice(0, 1), dealt: 13}, {width: 600});
      hand.dealFrom = () => middle;
      await give(hand, cards);
      return hand;
    };

    it('brings the cards from the middle of the table, one after the other', async () => {
      const hand = await dealt();
      const timings = effects(hand).map((effect) => effect.getTiming());
      expect(timings.map(({delay}) => delay)).to.deep.equal(timings.map((_, at) => at * 27));
      expect(timings, 'the card that was there too').to.have.length(13);
      for (const {duration} of timings) expect(duration).to.equal(180);
      for (const effect of effects(hand)) {
        const frames = effect.getKeyframes();
        expect(frames.map(({opacity}) => opacity)).to.deep.equal(['0', '1', '1']);
        expect(frames[1]!.offset).to.equal(0.3);
      }
      for (const motion of moving(hand)) motion.pause();
      for (const button of buttons(hand)) {
        const {left, top, width, height} = face(button).getBoundingClientRect();
        expect(left + width / 2).to.be.closeTo(300, 1);
        expect(top + height / 2).to.be.closeTo(130, 1);
        expect(width).to.be.closeTo(68 * 0.7, 1);
      }
      hand.finish();
      for (const button of buttons(hand)) expect(getComputedStyle(button).opacity).to.equal('1');
    });

    it('shows the first hand at once, and one without a middle to come from', async () => {
      const first = await handOf({cards: THIRTEEN});
      expect(moving(first)).to.deep.equal([]);
      const hand = await touched({cards: EIGHT.slice(0, 1)});
      await give(hand, THIRTEEN);
      expect(effects(hand).flatMap((effect) => effect.getKeyframes())).to.satisfy(
        (frames: readonly ComputedKeyframe[]) => frames.every((frame) => !('opacity' in frame)),
      );
    });

    it('brings a few cards from the place where they are drawn, at the size that they have there', async () => {
      const pile = new DOMRect(400, 20, 30, 42);
      const hand = await touched({cards: THIRTEEN.slice(1), dealt: 13}, {width: 600});
      const asked: boolean[] = [];
      hand.dealFrom = (whole) => {
        asked.push(whole);
        return pile;
      };
      await give(hand, THIRTEEN);
      expect(asked).to.deep.equal([false]);
      for (const motion of moving(hand)) motion.pause();
      const {left, top, width, height} = face(buttons(hand)[0]!).getBoundingClientRect();
      expect(left + width / 2).to.be.closeTo(415, 1);
      expect(top + height / 2).to.be.closeTo(41, 1);
      expect(width).to.be.closeTo(30, 1);
    });
  });

  it('is absent with reduced motion', async () => {
    await emulateMedia({reducedMotion: 'reduce'});
    const hand = await touched({cards: THIRTEEN, dealt: 13, legal: null}, {width: 600});
    hand.legal = SPADES;
    await give(hand, THIRTEEN.slice(1));
    expect(moving(hand)).to.deep.equal([]);
    hand.dealFrom = () => new DOMRect(0, 0, 10, 10);
    await give(hand, []);
    await give(hand, THIRTEEN);
    expect(moving(hand)).to.deep.equal([]);
  });

  it('comes to its end by itself', async () => {
    const hand = await touched({cards: THIRTEEN, dealt: 13}, {width: 600});
    await give(hand, THIRTEEN.slice(1));
    await until(() => moving(hand).length === 0, 'the hand stands still');
  });

  it('turns over a card that shows its other side, and crowns one', async () => {
    const spread = (open: readonly string[]): OwnCards => ({
      face: (card) =>
        twoSided({
          key: card,
          face: open.includes(card) ? html`<span class="gk">${card}</span>` : undefined,
          back: html`<span class="gk"></span>`,
          up: open.includes(card),
          turn: 460,
        }),
      name: (card) => card,
      crown: (card) => (open.includes(card) && card === 'second' ? 260 : undefined),
    });
    await flips.load(); // which a table fetches with its conductor
    const hand = await handOf({cards: [], dealt: 5}, {width: 600});
    Object.assign(hand, {own: spread([]), cards: ['first', 'second']});
    await settled();
    expect(moving(hand)).to.have.length(0);
    expect(hand.shadowRoot!.querySelector('.front, .crown')).to.equal(null);
    hand.own = spread(['second']);
    await hand.updateComplete;
    const nameOf = ({target}: KeyframeEffect): string => target!.className;
    const [crown, turn, ...others] = [...effects(hand)].sort((one, other) =>
      nameOf(one).localeCompare(nameOf(other)),
    );
    expect(others).to.have.length(0);
    expect(turn!.getKeyframes()[0]!['transform']).to.contain('rotateY(180deg)');
    expect(turn!.getTiming().duration).to.equal(460);
    expect((crown!.target as HTMLElement).className).to.equal('crown');
    expect(crown!.getTiming().delay).to.equal(260);
    expect(hand.shadowRoot!.querySelectorAll('.crowned')).to.have.length(1);
    hand.finish();
    expect(moving(hand)).to.have.length(0);
    expect(hand.shadowRoot!.querySelector('.turning')).to.equal(null);
  });
});
