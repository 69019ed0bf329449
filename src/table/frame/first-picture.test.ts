import {expect} from '@open-wc/testing';
import {hardest, repeated} from '../../testing/full.fixture.js';
import {catalogue} from '../../embed/catalogue.js';
import type {GameTable} from '../game-table.js';
import {clean, Table, until} from '../../embed/gstk-table/table.fixture.js';

/** The first picture of a table: what a reader on a slow phone waits for. */

/** Properties and methods that make a browser lay out the page before they answer. */
const MEASURES: readonly (readonly [prototype: object, names: readonly string[]])[] = [
  [
    Element.prototype,
    ['clientWidth', 'clientHeight', 'scrollWidth', 'scrollHeight', 'scrollTop', 'scrollLeft'],
  ],
  [Element.prototype, ['getBoundingClientRect', 'getClientRects', 'checkVisibility']],
  [HTMLElement.prototype, ['offsetWidth', 'offsetHeight', 'offsetTop', 'offsetLeft', 'innerText']],
];

/** Notes each measurement until the returned function is called, which gives their names. */
function measurements(): () => readonly string[] {
  const asked: string[] = [];
  const undo = MEASURES.flatMap(([prototype, names]) =>
    names.map((name) => {
      const before = Object.getOwnPropertyDescriptor(prototype, name)!;
      const how = before.get ? 'get' : 'value';
      const own = before[how] as (this: unknown, ...args: unknown[]) => unknown;
      Object.defineProperty(prototype, name, {
        ...before,
        [how](this: Element, ...args: unknown[]) {
          asked.push(`${this.localName}: ${name}`);
          return Reflect.apply(own, this, args);
        },
      });
      return () => Object.defineProperty(prototype, name, before);
    }),
  );
  return () => {
    for (const restore of undo) restore();
    return asked;
  };
}

describe('the first picture of a table', () => {
  beforeEach(clean);
  afterEach(clean);

  for (const width of repeated([320, 1000, 412, 600, 900], 2)) {
    const lay = (set: Partial<HTMLElement>): Promise<Table> =>
      Table.lay({width, attributes: {loading: 'lazy'}, set: set as Partial<GameTable>});

    for (const innerHTML of repeated(['<p>Cards.</p>', 'Cards.', ''], 2))
      it(`is drawn without forcing a layout: ${width} px, ${innerHTML || 'no content'}`, async () => {
        const table = await lay({innerHTML});
        const asked = measurements();
        try {
          // At the beginning of a frame: what looks at its layout afterwards forces none.
          while (!(table.is('ready') && table.cards.length === 13))
            await new Promise(requestAnimationFrame);
        } finally {
          expect(asked()).to.deep.equal([]);
        }
      });

    for (const innerHTML of repeated(['<p>Cards.</p>', 'Cards.', '']))
      it(`draws the hand in its rows at once: ${width} px, ${innerHTML || 'no content'}`, async () => {
        const table = await lay({innerHTML});
        await until(() => table.is('ready') && table.cards.length === 13, 'the hand is drawn');
        const hand = table.root.querySelector('gstk-hand')!;
        const [room, card] = [...hand.shadowRoot!.querySelectorAll<HTMLElement>('.ruler')];
        const narrow = card!.offsetHeight === 0;
        expect(hand.foreseen).to.deep.equal([room!.offsetWidth, card!.offsetWidth, narrow]);
      });
  }

  for (const entry of hardest(catalogue, 'king-omnibus', 'god-save-the-king'))
    it(`of ${entry.id} is drawn beside a docked panel, or with flanks of its own`, async () => {
      const {id, tag} = entry;
      const attributes = {game: id, loading: 'lazy'};
      const table = await Table.lay({tag: 'gstk-table', width: 1000, attributes});
      await until(() => table.is('ready'), `<${tag.name}> is ready`);
      expect(table.is('wide')).to.equal(!(await entry.table()).hasFlanks);
    });

  it('comes before a bot thinks', async () => {
    let drawn: number | undefined;
    const bots = {
      choose: ({moves}: {readonly moves: readonly unknown[]}) => {
        drawn ??= table.cards.length;
        return {move: moves[0]};
      },
    } as never;
    const table = await Table.lay({set: {bots}});
    await until(() => drawn !== undefined, 'a bot was asked');
    expect(drawn).to.equal(13);
  });
});
