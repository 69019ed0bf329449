import {expect} from '@open-wc/testing';
import {sendMouse} from '@web/test-runner-commands';
import {html, render} from 'lit';
import type {Card} from '../cards/index.js';
import {buttons, face, press, refusal, THIRTEEN} from '../elements/gstk-hand/hand.fixture.js';
import type {GstkHand} from '../elements/gstk-hand/gstk-hand.js';
import '../elements/gstk-trick/gstk-trick.js';
import type {GstkTrick} from '../elements/gstk-trick/gstk-trick.js';
import {placesFor} from '../elements/gstk-trick/places.js';
import {Flip} from '../elements/shared/flip.js';
import {zoomOf} from '../elements/shared/plane.js';
import {revealIn} from '../elements/shared/scroller.js';
import {english, settled, stage, stageOf, strike} from '../elements/shared/stage.fixture.js';
import {repeated} from '../testing/full.fixture.js';
import {clean, frames, Table, until} from './gstk-table/table.fixture.js';

/** Pages that scale, turn, skew or zoom a table: everything that moves still reaches its place. */

/** The styles of the ancestors of a table, from the outermost. */
const PAGES: readonly (readonly [name: string, styles: readonly string[]])[] = [
  ['nested', ['zoom: 1.2', 'transform: scale(.7)', 'transform: rotate(45deg)', 'zoom: .9']],
  ['skewed', ['transform: skew(10deg, 5deg) scale(.8, .6)']],
  ['as it is', []],
  ['scaled', ['transform: scale(.6)']],
  ['zoomed', ['zoom: 1.4']],
  ['turned', ['transform: rotate(30deg)']],
  ['upside down', ['rotate: 180deg']],
  ['on its side', ['rotate: -90deg; scale: .8']],
];

/** Puts an element into boxes with these styles. */
function wrap(element: Element, styles: readonly string[]): void {
  const page = document.body.appendChild(document.createElement('div'));
  page.setAttribute('data-under-test', '');
  page.style.cssText = 'position: absolute; inset: 120px auto auto 250px; inline-size: 600px';
  let at: HTMLElement = page;
  for (const style of styles) {
    at = at.appendChild(document.createElement('div'));
    at.style.cssText = `${style}; transform-origin: 300px 350px; inline-size: 600px`;
  }
  at.append(element);
}

/** The visible place of an element's middle, in the pixels of pointers. */
function seen(element: Element): readonly [x: number, y: number] {
  const {x, y, width, height} = element.getBoundingClientRect();
  const zoom = zoomOf(element);
  return [(x + width / 2) * zoom, (y + height / 2) * zoom];
}

/** Expects two places to be the same, to a pixel. */
function expectAt(at: readonly number[], place: readonly number[], what = ''): void {
  for (const axis of [0, 1]) expect(at[axis], `${what} ${axis}`).to.be.closeTo(place[axis]!, 1);
}

const movesOf = (root: Element): readonly Animation[] =>
  (root.shadowRoot ?? (root.getRootNode() as Document | ShadowRoot)).getAnimations();

const SEATS = placesFor(3).map((place, seat) => ({seat, place, name: `Player ${seat}`}));
const CARDS: readonly Card[] = THIRTEEN.slice(0, 8);

/** A hand below a trick, as tables have them. */
async function handAndTrick(
  styles: readonly string[],
  width = 600,
): Promise<{hand: GstkHand; trick: GstkTrick; pile: HTMLElement}> {
  const all = await stage(
    html`<div>
      <div class="pile" style="inline-size: 30px; block-size: 40px"></div>
      <gstk-trick .seats=${SEATS} .messages=${english}></gstk-trick>
      <gstk-hand
        .cards=${width < 600 ? THIRTEEN : CARDS}
        .rows=${width < 600 ? 2 : 1}
        .messages=${english}
      ></gstk-hand>
    </div>`,
    {width},
  );
  wrap(stageOf(all), styles);
  await import('../elements/gstk-hand/hand-interaction.js');
  const hand = all.querySelector('gstk-hand')!;
  buttons(hand)[0]!.dispatchEvent(new Event('focusin', {bubbles: true}));
  await settled();
  return {
    hand,
    trick: all.querySelector('gstk-trick')!,
    pile: all.querySelector<HTMLElement>('.pile')!,
  };
}

for (const [name, styles] of repeated(PAGES, 2))
  describe(`a page that is ${name}`, () => {
    beforeEach(clean);
    afterEach(async () => {
      strike();
      await clean();
    });

    it('lets a card follow the pointer, to the middle of the table', async () => {
      const place = document.createElement('div');
      wrap(place, styles);
      const table = await Table.ready({into: place});
      const [card] = table.legal();
      const button = table.card(card!);
      button.scrollIntoView({block: 'end'});
      const [x, y] = seen(button);
      const at = async (across: number, along: number): Promise<readonly number[]> => {
        await sendMouse({type: 'move', position: [Math.round(x + across), Math.round(y + along)]});
        await frames(1);
        return seen(face(button));
      };
      await at(0, 0);
      await sendMouse({type: 'down'});
      const from = await at(9, -9);
      expectAt(await at(39, -49), [from[0]! + 30, from[1]! - 40]);
      expectAt(await at(-21, 11), [from[0]! - 30, from[1]! + 20]);
      const [goalX, goalY] = seen(table.find('gstk-trick, .board > .middle')!);
      await table.plays(async () => {
        await at(goalX - x, goalY - y);
        expect(table.find('[data-over]')).not.to.equal(null);
        await sendMouse({type: 'up'});
      });
      expect(table.hand()).not.to.contain(card);
    });

    it('sends a card from the hand to the trick, and the trick to its taker', async () => {
      const {hand, trick, pile} = await handAndTrick(styles);
      trick.from = (seat, card) =>
        card && seat === 0 ? hand.rectOf(card) : pile.getBoundingClientRect();
      const from = face(buttons(hand)[3]!);
      const [start, width] = [seen(from), from.getBoundingClientRect().width];
      trick.plays = [
        {seat: 0, card: CARDS[3]!},
        {seat: 1, card: '2C'},
      ];
      trick.winning = 1;
      await trick.updateComplete;
      for (const move of movesOf(trick)) move.pause();
      const [mine, theirs] = [0, 1].map((seat) =>
        trick.shadowRoot!.querySelector(`[data-seat="${seat}"] .card`),
      ) as [Element, Element];
      expectAt(seen(mine), start, 'of the hand');
      expect(mine.getBoundingClientRect().width).to.be.closeTo(width, 1);
      expectAt(seen(theirs), seen(pile), 'of a seat');
      trick.finish();
      const [goal, meet] = [seen(pile), seen(theirs)];
      void trick.collectTo(pile.getBoundingClientRect(), 280);
      await until(() => movesOf(trick).length === 2, 'both go');
      for (const move of movesOf(trick)) {
        move.pause();
        move.currentTime = 0.3 * 280;
      }
      expectAt(seen(mine), meet, 'under the winner');
      for (const move of movesOf(trick)) move.currentTime = 280;
      expectAt(seen(mine), goal, 'taken');
      expectAt(seen(theirs), goal, 'taken');
    });

    it('closes a hand up from the old places of its cards, and brings new ones from a pile', async () => {
      const {hand, pile} = await handAndTrick(styles);
      const before = new Map(CARDS.map((card, at) => [card, seen(face(buttons(hand)[at]!))]));
      const give = async (cards: readonly Card[]): Promise<void> => {
        hand.cards = cards;
        await hand.updateComplete;
        for (const move of movesOf(hand)) move.pause();
      };
      await give(CARDS.slice(0, -1));
      expect(movesOf(hand).length).to.be.greaterThan(2);
      CARDS.slice(0, -1).forEach((card, at) =>
        expectAt(seen(face(buttons(hand)[at]!)), before.get(card)!, card),
      );
      hand.finish();
      hand.dealFrom = () => pile.getBoundingClientRect();
      await give([...CARDS.slice(0, -1), '2C']);
      expectAt(seen(face(buttons(hand).at(-1)!)), seen(pile), 'new');
      hand.finish();
      await give(['3S', '4S', '5S', '3H', '4H', '5H', '3D', '4D', '5D']);
      for (const button of buttons(hand)) expectAt(seen(face(button)), seen(pile), 'dealt');
    });

    it('moves an element that keeps its key from one picture to the next', async () => {
      const box = await stage(html`<div></div>`);
      wrap(stageOf(box), styles);
      const flip = new Flip();
      const draw = (keys: string): void => {
        flip.look(box);
        const part = (key: string): unknown =>
          html`<p data-move=${key} style="inline-size: 80px; block-size: 50px">${key}</p>`;
        render([...keys].map(part), box);
        flip.move(box, () => undefined);
      };
      const partOf = (key: string): Element => box.querySelector(`[data-move=${key}]`)!;
      draw('abc');
      const before = new Map([...'abc'].map((key) => [key, seen(partOf(key))]));
      draw('cab');
      const moves = movesOf(box);
      expect(moves.length).to.equal(3);
      for (const move of moves) move.pause();
      for (const [key, place] of before) expectAt(seen(partOf(key)), place, key);
      flip.finish();
    });

    it('shows the reason of a refusal where other pages do', async () => {
      const placeIn = async (within: readonly string[]): Promise<readonly number[]> => {
        const {hand} = await handAndTrick(within, 320);
        hand.legal = ['AS', 'TS', '6S', '2S'];
        hand.refused = refusal('9C');
        await until(() => hand.shadowRoot!.querySelector('.bubble'), 'the reason');
        await settled();
        const bubble = hand.shadowRoot!.querySelector<HTMLElement>('.bubble')!;
        const [x, y, tip] = ['--x', '--y', '--tip'].map((of) =>
          parseFloat(bubble.style.getPropertyValue(of)),
        ) as [number, number, number];
        // The size of the words depends on their size on the page.
        const edge = bubble.matches('.above') ? y + bubble.offsetHeight : y;
        strike();
        return [x + tip, edge];
      };
      const plain = await placeIn([]);
      (await placeIn(styles)).forEach((at, index) => expect(at).to.be.closeTo(plain[index]!, 1));
    });

    it('goes up and down in a hand, and to the part of a text', async () => {
      const {hand} = await handAndTrick(styles, 320);
      buttons(hand)[0]!.focus();
      await press('ArrowDown');
      const below = buttons(hand).indexOf(hand.shadowRoot!.activeElement as never);
      expect(below).to.be.greaterThan(4);
      await press('ArrowUp');
      expect(hand.shadowRoot!.activeElement).to.equal(buttons(hand)[0]);
      const box = await stage(
        html`<div style="block-size: 100px; overflow: auto">
          ${[0, 1, 2, 3].map(() => html`<p style="block-size: 80px; margin: 0">text</p>`)}
        </div>`,
      );
      wrap(stageOf(box), styles);
      revealIn(box, box.querySelectorAll('p')[2]);
      expect(box.scrollTop).to.be.closeTo(160, 1);
      revealIn(box);
      expect(box.scrollTop).to.equal(0);
    });
  });
