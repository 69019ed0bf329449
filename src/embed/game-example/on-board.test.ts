import {expect, fixture, html} from '@open-wc/testing';
import {until} from '../../elements/shared/until.fixture.js';
import {press} from './example.fixture.js';
import type {GameExample} from './game-example.component.js';
import './game-example.js';
import type {OnBoard} from './added-to-board.js';

/** What a review adds to the board of its reader's decision. */

const board = html`<game-example
  game="king"
  variant="simple"
  contract="no-girls"
  seat="S"
  turn="S"
  trick="W:9S N:JS E:TS"
  hands="N: S:K H:9 D:Q | E: H:78 D:K | S: S:Q8 H:A D:9 | W: S:7 H:Q C:7"
>
  <ol>
    <li data-play="S:QS">The queen.</li>
  </ol>
</game-example>`;

/** An example to which a review has added something before it was on the page. */
async function laid(onBoard: OnBoard): Promise<GameExample> {
  const place = await fixture<HTMLElement>(html`<div></div>`);
  const made = await fixture<GameExample>(board);
  const example = made.cloneNode(true) as GameExample & {onBoard: OnBoard};
  made.remove();
  example.onBoard = onBoard;
  place.append(example);
  await example.ready;
  return example;
}

const button = (example: GameExample, card: string): HTMLElement =>
  example.shadowRoot.querySelector<HTMLElement>(`button[data-card="${card}"]`)!;

describe('the board of a reader’s own decision', () => {
  it('lets the reader choose cards where it was made, and shows which were wrong', async () => {
    const tried: string[] = [];
    const states = new Map<string, 'open' | 'wrong'>([
      ['QS', 'wrong'],
      ['8S', 'open'],
    ]);
    const onBoard: OnBoard = {
      cards: () => states,
      pick(card) {
        tried.push(card);
        states.set(card, 'wrong');
        onBoard.redraw!();
      },
    };
    const example = await laid(onBoard);
    expect(example.shadowRoot.querySelectorAll('button[data-card]').length).to.equal(2);
    button(example, '8S').click();
    expect(tried).to.deep.equal(['8S']);
    expect(button(example, '8S').dataset['state']).to.equal('wrong');
    press(example, 'next');
    expect(button(example, '8S'), 'the next position is no decision').to.equal(null);
  });

  it('draws arrows from cards to the seats that they led to, there alone', async () => {
    const example = await laid({
      arrows: [
        {card: 'QS', to: 1, kind: 'made'},
        {card: '8S', to: 2, kind: 'better'},
        {card: 'AC', to: 1, kind: 'made'},
      ],
    });
    const paths = (): readonly SVGPathElement[] => [
      ...example.shadowRoot.querySelectorAll<SVGPathElement>('.arrows path'),
    ];
    await until(() => paths().length === 4, 'two lines and their heads');
    const ends = paths().map((path) =>
      path
        .getAttribute('d')!
        .match(/[\d.-]+/g)!
        .map(Number),
    );
    const {left, top} = example.shadowRoot.querySelector('.board')!.getBoundingClientRect();
    const names = [...example.shadowRoot.querySelectorAll('.board > .seat b')];
    for (const [at, seat] of [
      [0, 1],
      [2, 2],
    ] as const) {
      const name = names[seat]!.getBoundingClientRect();
      const [x, y] = ends[at]!.slice(-2) as [number, number];
      expect(x + left).to.be.closeTo(name.x + name.width / 2, 1);
      expect([name.top, name.bottom].some((edge) => Math.abs(edge - y - top) < 1)).to.equal(true);
    }
    press(example, 'next');
    await until(() => paths().length === 0, 'the next position has none');
    press(example, 'previous');
    await until(() => paths().length === 4, 'they are back');
  });
});
