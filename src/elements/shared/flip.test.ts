import {expect, fixture, html} from '@open-wc/testing';
import {render} from 'lit';
import {twoSided} from '../table/two-sided.js';
import {twoSidedStyles} from '../table/two-sided.styles.js';
import {Flip} from './flip.js';

/** A picture of cards in a row; each has a key, and the side that is up. */
const row = (cards: readonly (readonly [key: string, up: boolean])[]): unknown =>
  html`<style>
      ${twoSidedStyles}
    </style>
    ${cards.map(([key, up]) => twoSided({key, up, face: html`<b>${key}</b>`, back: html`<i></i>`}))}`;

const all = (box: Element): Animation[] => box.getAnimations({subtree: true});
const propertiesOf = (animation: Animation): string[] =>
  (animation.effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame));

describe('motion between two pictures', () => {
  let box: HTMLElement;
  let flip: Flip;
  /** Draws the next picture as a table does. */
  const draw = (cards: Parameters<typeof row>[0]): void => {
    flip.look(box);
    render(row(cards), box);
    flip.move(box, () => undefined);
  };

  beforeEach(async () => {
    box = await fixture(html`<div style="--gstk-card-width: 40px"></div>`);
    flip = new Flip();
    draw([
      ['a', false],
      ['b', true],
    ]);
  });
  afterEach(() => flip.finish());

  it('moves nothing in the first picture, nor in the same one drawn again', () => {
    expect(all(box)).to.have.length(0);
    draw([
      ['a', false],
      ['b', true],
    ]);
    expect(all(box)).to.have.length(0);
  });

  describe('of a cause and what it changes', () => {
    /** A card that may have turned to its second value, and its cause. */
    const strip = (isTurned: boolean): unknown =>
      html`<div style="position: relative; padding: 60px">
        ${twoSided({
          ...{key: 'cause', up: true, face: html`<b>Q</b>`, back: html`<i></i>`},
        })}<span style="display: inline-block; inline-size: 100px"></span>${twoSided({
          ...{key: 'card', up: true, face: html`<b>3</b>`, back: html`<i></i>`},
          ...{spin: isTurned ? 'second' : 'first', wait: 70},
        })}
        ${
          isTurned
            ? html`<b data-move="value" data-enter="grow">10</b
                ><i
                  style="position: absolute; top: 0; left: 0; width: 1px; height: 2px; transform: scale(0); transform-origin: 0 50%"
                  data-move="line"
                  data-start="cause"
                  data-end="card"
                ></i>`
            : ''
        }
      </div>`;
    const show = (isTurned: boolean): void => {
      flip.look(box);
      render(strip(isTurned), box);
      flip.move(box, () => undefined);
    };
    const framesOf = (part: string): readonly ComputedKeyframe[] =>
      box
        .querySelector(`[data-move="${part}"]`)!
        .getAnimations()
        .flatMap(({effect}) => (effect as KeyframeEffect).getKeyframes());

    it('turns the card in its plane, and lets the value grow and the line be drawn', () => {
      show(false);
      show(true);
      expect(framesOf('card').at(-1)!['transform']).to.equal('rotate(360deg)');
      expect(framesOf('value')[0]!['transform']).to.equal('scale(0)');
      expect(framesOf('line')[0]!['transform']).to.contain('scaleX(0)');
      show(true);
      expect(framesOf('card'), 'a picture in between changes nothing').not.to.have.length(0);
      flip.finish();
      show(true);
      expect(all(box), 'and nothing begins again').to.have.length(0);
    });

    it('lays the line between the two, edge to edge', () => {
      show(false);
      show(true);
      flip.finish();
      const [cause, card, line] = ['cause', 'card', 'line'].map((key) =>
        box.querySelector(`[data-move="${key}"]`)!.getBoundingClientRect(),
      );
      expect(line!.left).to.be.closeTo(cause!.right + 3, 1);
      expect(line!.right).to.be.closeTo(card!.left - 3, 1);
      expect(line!.top).to.be.closeTo(cause!.top + cause!.height / 2, 2);
    });
  });

  it('moves for as long as its element asks', () => {
    const places = (first: string, second: string): unknown =>
      html`${[first, second].map((key) => html`<p data-move=${key} data-travel="420">${key}</p>`)}`;
    const lay = (...keys: [string, string]): void => {
      flip.look(box);
      render(places(...keys), box);
      flip.move(box, () => undefined);
    };
    lay('Ida', 'Nora');
    flip.finish();
    lay('Nora', 'Ida');
    const ms = all(box).map(({effect}) => effect!.getTiming().duration);
    expect(ms).to.deep.equal([420, 420]);
  });

  it('turns over a card that shows its other side, by transform and opacity alone', () => {
    draw([
      ['a', true],
      ['b', true],
    ]);
    const [turn, ...others] = all(box);
    expect(others).to.have.length(0);
    expect((turn!.effect as KeyframeEffect).getKeyframes()[0]!['transform']).to.contain('rotateY');
    const names = new Set(propertiesOf(turn!));
    for (const name of ['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity'])
      names.delete(name);
    expect([...names]).to.deep.equal([]);
  });

  it('turns a card at once that has turned just now, whatever becomes of the turn that was ended', async () => {
    draw([['a', true]]);
    const [ended] = all(box);
    const told = new Promise((resolve) => ended!.addEventListener('finish', resolve));
    flip.finish();
    draw([['a', false]]);
    await told;
    expect(box.querySelectorAll('.sides.turning')).to.have.length(1);
  });

  it('shows one side of a card that is turned again before it has turned', () => {
    const show = (up: boolean, wait: number): void => {
      flip.look(box);
      const card = {key: 'a', up, face: html`<b>a</b>`, back: html`<i></i>`, turnWait: wait};
      render(html`<style>${twoSidedStyles}</style>${twoSided(card)}`, box); // oxfmt-ignore
      flip.move(box, () => undefined);
    };
    show(true, 0);
    flip.finish();
    show(false, 0);
    const [down] = all(box);
    show(true, 400);
    const [up, ...others] = all(box);
    expect(others).to.have.length(0);
    expect(up).to.not.equal(down);
    expect(down!.playState).to.equal('idle');
    expect(box.querySelector('.sides')!.classList.contains('turning')).to.equal(true);
  });

  it('moves what an element shows again while the element is still moving', () => {
    draw([
      ['c', true],
      ['b', true],
    ]);
    const [rising] = all(box);
    draw([
      ['b', true],
      ['d', true],
    ]);
    expect(rising!.playState).to.equal('idle');
    expect(all(box)).to.have.length(2);
  });

  it('lets a motion go on when the same picture is drawn again', () => {
    draw([
      ['a', true],
      ['b', true],
    ]);
    const [turn] = all(box);
    turn!.currentTime = 100;
    draw([
      ['a', true],
      ['b', true],
    ]);
    expect(all(box)).to.deep.equal([turn]);
    expect(turn!.currentTime).to.equal(100);
    expect(box.querySelector('.turning')).to.not.equal(null);
  });

  it('loses no time of a motion under way, however slowly a picture is drawn again', async () => {
    const picture: Parameters<typeof draw>[0] = [
      ['a', true],
      ['b', true],
    ];
    draw(picture);
    const [turn] = all(box);
    await turn!.ready;
    const {startTime} = turn!;
    draw(picture);
    expect(turn!.startTime, 'it does not wait for a frame').to.equal(startTime);
    expect(turn!.pending).to.equal(false);
  });

  it('does not go back to its beginning while the browser has yet to report that it began', async () => {
    const picture: Parameters<typeof draw>[0] = [
      ['a', true],
      ['b', true],
    ];
    draw(picture);
    const [turn] = all(box);
    const {set} = Object.getOwnPropertyDescriptor(Animation.prototype, 'startTime')!;
    Object.defineProperty(turn, 'startTime', {get: () => null, set: set!, configurable: true});
    Object.defineProperty(turn, 'currentTime', {get: () => 0, configurable: true});
    await new Promise(requestAnimationFrame);
    const seen = document.timeline.currentTime;
    await new Promise(requestAnimationFrame);
    draw(picture);
    Reflect.deleteProperty(turn!, 'startTime');
    Reflect.deleteProperty(turn!, 'currentTime');
    expect(turn!.startTime, 'it counts from its first frame').to.equal(seen);
  });

  it('moves an element to its new place, and ends everything at once on demand', () => {
    draw([['b', true]]);
    const moving = all(box).map(({effect}) => (effect as KeyframeEffect).target as HTMLElement);
    expect(moving.map(({dataset}) => dataset['move'])).to.deep.equal(['b']);
    flip.finish();
    expect(all(box)).to.have.length(0);
    expect(box.querySelector('.flying, .turning')).to.equal(null);
  });

  it('brings in a new card face down, and turns it once it has arrived', () => {
    const face = html`<b>c</b>`;
    const drop = {key: 'c', up: true, was: false, from: 'a', wait: 60, turnWait: 500};
    flip.look(box);
    render(
      html`${row([
        ['a', false],
        ['b', true],
      ])}${twoSided({...drop, face, back: html`<i></i>`})}`,
      box,
    );
    flip.move(box, () => undefined);
    const delays = new Map(
      all(box).map(({effect}) => [
        ((effect as KeyframeEffect).target as HTMLElement).className.split(' ')[0],
        effect!.getTiming().delay,
      ]),
    );
    expect([...delays]).to.have.deep.members([
      ['two-sided', 60],
      ['sides', 500],
    ]);
  });

  /** Draws a word that may be out of sight from 300 ms on; returns its opacity. */
  const words = (gone: boolean, key = 'words'): string => {
    flip.look(box);
    const style = html`<style>
      [data-gone] {
        opacity: 0;
      }
    </style>`;
    const word = html`<b data-move=${key} ?data-gone=${gone} data-wait=${gone ? 300 : 0}>in</b>`;
    render(html`${style}${word}`, box);
    flip.move(box, () => undefined);
    return getComputedStyle(box.querySelector('b')!).opacity;
  };

  it('fades an element once when it goes, and keeps it out of sight', () => {
    words(false);
    flip.finish();
    expect(words(true), 'until then it is seen').to.equal('1');
    const [fade, ...others] = all(box);
    expect(others).to.have.length(0);
    const {delay, endTime} = fade!.effect!.getComputedTiming();
    expect(delay, 'it is seen for as long as may be').to.be.above(0);
    expect(endTime, 'what comes in its place then finds it gone').to.be.closeTo(300, 1);
    flip.finish();
    expect(words(true)).to.equal('0');
    expect(all(box)).to.have.length(0);
  });

  it('shows a new element until it goes', () => {
    words(false);
    expect(words(true, 'others')).to.equal('1');
    flip.finish();
    expect(words(true, 'others')).to.equal('0');
  });

  it('shows the face of a card until it has turned down', () => {
    const lie = (up: boolean): void =>
      draw([
        ['a', false],
        ['b', up],
      ]);
    lie(false);
    const front = box.querySelector('[data-move=b] .front')!;
    expect(getComputedStyle(front).visibility).to.equal('visible');
    flip.finish();
    expect(getComputedStyle(front).visibility).to.equal('hidden');
  });

  it('moves the content of a moving part on its own way within that part', () => {
    /** Two plates; one of them has the crown. */
    const plates = (order: readonly string[], crowned: string): unknown =>
      html`<div style="display: flex; gap: 10px">
        ${order.map(
          (name) =>
            html`<span
              data-move=${name}
              data-wait="460"
              data-travel="520"
              style="inline-size: 50px; block-size: 50px"
              >${name === crowned ? html`<i data-move="crown" style="display: block">K</i>` : name}</span
            >`,
        )}
      </div>`;
    const show = (order: readonly string[], crowned: string): void => {
      flip.look(box);
      render(plates(order, crowned), box);
      flip.move(box, () => undefined);
    };
    show(['vera', 'otto'], 'vera');
    flip.finish();
    show(['otto', 'vera'], 'otto');
    const way = (key: string): readonly [shift: unknown, delay: unknown, ms: unknown] => {
      const [animation] = box.querySelector(`[data-move=${key}]`)!.getAnimations();
      const effect = animation!.effect as KeyframeEffect;
      const {delay, duration} = effect.getTiming();
      const from = new DOMMatrix(effect.getKeyframes()[0]!['transform'] as string);
      return [[from.a, from.e, from.f], delay, duration];
    };
    expect(way('otto')).to.deep.equal([[1, 60, 0], 460, 520]);
    // It begins where it was, on the throne, and flies to the plate that has not moved yet.
    expect(way('crown')).to.deep.equal([[1, -60, 0], 0, 220]);
  });

  it('keeps an unknown face out of the document', () => {
    flip.look(box);
    render(twoSided({key: 'c', up: false, face: undefined, back: html`<i></i>`}), box);
    expect(box.querySelector('.front')).to.equal(null);
  });
});
