import {expect, nextFrame} from '@open-wc/testing';
import {snippets} from '../../../stories/embed/snippets.js';
import {repeated} from '../../testing/full.fixture.js';
import {renderExample} from '../render-example/render-example.js';
import type {GameExample} from './game-example.component.js';
import './game-example.js';

/** The first drawing takes the same room as the final one: the page does not shift. */

const KING = `game="king" variant="simple" contract="no-king" seat="S"
  hand="S:AQ7 H:K8 D:987" options="heartLeadBan: off"`;
const LINE = `<ol>
    <li data-play="S:8H">South ducks.</li>
    <li data-play="W:TS">West has no more hearts and leads a spade.</li>
  </ol>`;
const dealt = (attributes: string): string =>
  `<game-example mode="play" deal="seed: tower" ${attributes}><p>Cards that are dealt.</p></game-example>`;
const LESSONS = {
  view: `<game-example ${KING} trick="W:QH N:7H E:9H"><p>South must follow.</p>${LINE}</game-example>`,
  'hide-next': `<game-example mode="hide-next" ${KING} trick="W:QH N:7H E:9H">${LINE}</game-example>`,
  'a position': `<game-example ${KING} trick="W:QH"><p>South has yet to play.</p></game-example>`,
  'cards that are dealt': `<game-example mode="play" game="king" variant="omnibus" seat="S" deal="seed:4711">
    <p>Thirteen cards.</p></game-example>`,
  quiz: `<game-example mode="quiz" ${KING} trick="W:QH N:7H E:9H">
    <p>Which card?</p>
    <ul><li data-play="8H" data-correct>Right.</li><li data-play="*">No.</li></ul>
  </game-example>`,
};

/** Adds markup in a column of a given width. */
function column(markup: string, width: number): HTMLElement & {setHTMLUnsafe(text: string): void} {
  const box = document.createElement('div') as HTMLElement & {setHTMLUnsafe(text: string): void};
  box.style.inlineSize = `${width}px`;
  document.body.append(box);
  box.setHTMLUnsafe(markup);
  return box;
}

/** A snippet as a server renders it. */
async function rendered(markup: string): Promise<string> {
  const page = document.createElement('template');
  page.innerHTML = markup;
  const example = page.content.querySelector('game-example')!;
  const given = [...example.attributes].map(({name, value}) => [name, value]);
  return renderExample(Object.fromEntries(given) as Record<string, string>, example.innerHTML);
}

/** Expects a lesson to be as tall when it is ready as when it was first drawn. */
async function stands(markup: string, width: number, within = 0): Promise<void> {
  const box = column(markup, width);
  const example = box.querySelector('game-example')!;
  await example.updateComplete;
  const before = heightOf(example);
  await example.ready;
  expect(example.matches(':state(ready)')).to.equal(true);
  expect(Math.abs(heightOf(example) - before)).to.be.at.most(within);
  box.remove();
}

const heightOf = (one: Element): number => one.getBoundingClientRect().height;

describe('<game-example> of any family in its page', () => {
  for (const {name, markup} of [...snippets.games, ...snippets.examples.slice(0, 3)])
    for (const width of repeated([320, 640])) {
      it(`"${name}" at ${width} px: the page moves once at most, and no board grows`, async () => {
        const box = column(markup, width);
        const example = box.querySelector<GameExample>('game-example')!;
        await example.updateComplete;
        const isReady = (): boolean => example.matches(':state(ready)');
        const [pages, boards] = [new Set<number>(), new Set<number>()];
        const look = (): void => {
          pages.add(heightOf(example));
          const board = example.shadowRoot.querySelector('.board');
          if (board) boards.add(heightOf(board));
        };
        const drawn = example.ready;
        while (!isReady()) {
          look();
          await nextFrame();
        }
        await drawn;
        look();
        expect(boards.size).to.equal(1);
        expect(pages.size).to.be.at.most(2);
        box.remove();
      });

      it(`"${name}" at ${width} px: drawn on a server, nothing moves`, async () => {
        const box = column(await rendered(markup), width);
        const example = box.querySelector<GameExample>('game-example')!;
        await example.updateComplete;
        const before = heightOf(example);
        await example.ready;
        expect(heightOf(example)).to.equal(before);
        box.remove();
      });
    }
});

describe('<game-example> of a game whose rules lay it out', () => {
  it('a lower board fills the room, and so does each later one', async () => {
    const box = column(
      `<game-example game="crown" variant="defend" players="6" seat="A" deal="seed:4">
        <ol><li>Before anybody has chosen.</li><li data-play="A:choose_knight">One has.</li></ol></game-example>`,
      1000,
    );
    const example = box.querySelector('game-example')!;
    await example.updateComplete;
    const before = heightOf(example.shadowRoot.querySelector('.stage')!);
    await example.ready;
    const board = (): number => heightOf(example.shadowRoot.querySelector('.board')!);
    expect(board()).to.equal(before);
    example.step = 1;
    await example.updateComplete;
    expect(board()).to.equal(before);
    box.remove();
  });

  for (const {name, markup} of snippets.games)
    for (const width of repeated([320, 1000, 600], 2))
      it(`"${name}" at ${width} px: its room is kept`, async () => {
        const box = column(markup, width);
        const example = box.querySelector<GameExample>('game-example')!;
        await example.updateComplete;
        const stage = (): number => heightOf(example.shadowRoot.querySelector('.stage')!);
        const before = heightOf(example);
        const room = stage();
        expect(room).to.be.above(150);
        await example.ready;
        const moved = heightOf(example) - before;
        expect(moved).to.be.closeTo(0, 0.5);
        box.remove();
      });
});

/** Unusual numbers of players, hands of other lengths, a position in one line. */
const TABLES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...[3, 4, 7].map((players) => `game="kingdom" seat="1" players="${players}"`),
      ...[6, 7].map((players) => `game="court-ladder" seat="A" players="${players}"`),
      'game="god-save-the-king" seat="N"',
      'game="crush-the-crown" seat="N"',
      'game="king" variant="domino" seat="S"',
      'game="king-omnibus" seat="S"',
      'game="king-jokers" seat="1" players="3"',
      'game="king" variant="short" seat="A" players="6"',
    ].map((attributes) => [attributes, dealt(attributes)]),
  ),
  ...Object.fromEntries(
    snippets.positions
      .filter(({name}) => name === 'A position in one line')
      .map(({name, markup}) => [name, markup]),
  ),
};

/** A language with longer words than English, and the narrowest columns. */
const COLUMNS: readonly (readonly [lang: string, width: number])[] = repeated([
  ['ru', 280],
  ['en', 280],
  ['ru', 390],
  ['ru', 640],
]);

describe('<game-example> of other tables, languages and columns', () => {
  for (const [name, markup] of Object.entries(TABLES))
    for (const width of repeated([320, 1000, 390]))
      it(`${name} at ${width} px: nothing below it moves`, () => stands(markup, width, 0.5));

  for (const [name, markup] of Object.entries(LESSONS))
    for (const [lang, width] of COLUMNS)
      it(`${name} at ${width} px, ${lang}: nothing below it moves`, () =>
        stands(`<div lang="${lang}">${markup}</div>`, width));
});

describe('<game-example> in its page', () => {
  for (const [name, markup] of Object.entries(LESSONS))
    for (const width of repeated([640, 320]))
      it(`${name} at ${width} px: nothing below it moves when it can be used`, () =>
        stands(markup, width));
});
