import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import type {GskView} from '../index.js';
import {
  clean,
  everything,
  focused,
  frames,
  Table,
  touchScreen,
  until,
} from '../../../embed/gstk-table/table.fixture.js';
import type {GameTable} from '../../../table/game-table.js';
import {itNightly} from '../../../testing/nightly.fixture.js';

/** Two tricks of God Save the King by keyboard, by pointer, by touch, and under a strict policy. */

/**
 * How a simulated player presses things: cards of the hand by their place, everything else by
 * selector.
 */
interface Person {
  card(at: number): Promise<void>;
  press(selector: string): Promise<void>;
}

/** What to press when a given element is on the screen. */
const WAYS: readonly (readonly [sign: string, press: readonly string[]])[] = [
  ['[data-id=go]', ['[data-id=go]']],
  ['[data-id=pass]', ['[data-id=pass]']],
  ['.ranks', ['.rank [value="9"]', '[data-id=declare]']],
  ['[data-id=accept]', ['[data-id=accept]']],
];

const view = (host: GameTable): GskView => host.view as unknown as GskView;
const collected = (host: GameTable): number =>
  view(host).piles.reduce((sum, pile) => sum + pile, 0);

/** Lays low formations, passes, declares a nine and accepts, until two tricks are collected. */
async function playTwo(host: GameTable, person: Person): Promise<ReadonlySet<string>> {
  const root = host.shadowRoot!;
  const met = new Set<string>();
  const rests = (): boolean =>
    ['my-turn', 'deal-over'].some((one) => host.matches(`:state(${one})`));
  for (let step = 0; step < 40 && collected(host) < 12; step++) {
    await until(rests, 'somebody is asked');
    await frames(3);
    const moves = host.record!.moves.length;
    const [sign, presses] = WAYS.find(([one]) => root.querySelector(one)) ?? ['form', []];
    met.add(sign);
    if (sign === 'form') {
      for (let card = 0; card < 3; card++) await person.card(8 - card);
      await person.press('[data-id=lay]');
    } else for (const press of presses) await person.press(press);
    await until(
      () => host.record!.moves.length > moves || sign === '[data-id=go]',
      `${sign} is answered`,
    );
    await frames(2);
  }
  expect(collected(host), 'two tricks are collected').to.be.at.least(12);
  return met;
}

describe('two tricks of God Save the King', () => {
  before(clean);
  afterEach(clean);

  /** A table without a `game` attribute. */
  const ready = (width?: number): Promise<Table> =>
    Table.ready({
      tag: 'gstk-table',
      attributes: {game: '', seed: '7'},
      ...(width ? {width} : {}),
    });

  it('are played by keyboard alone', async function () {
    this.timeout(240_000);
    const table = await ready(600);
    document.body.focus();
    const reach = async (element: HTMLElement): Promise<void> => {
      const bar = element.closest('[role=toolbar], [role=radiogroup]') ?? element;
      for (let stop = 0; stop < 14 && !bar.contains(focused()); stop++) await table.press('Tab');
      for (let at = 0; at < 14 && focused() !== element; at++) await table.press('ArrowRight');
      expect(focused(), element.outerHTML).to.equal(element);
    };
    const met = await playTwo(table.host, {
      card: async (at) => {
        if (!table.cards.includes(focused() as HTMLElement))
          await table.tabTo(table.find('gstk-hand')!);
        const after = table.cards.length - 1 - at;
        const way =
          at < after
            ? ['Home', ...Array.from({length: at}, () => 'ArrowRight')]
            : ['End', ...Array.from({length: after}, () => 'ArrowLeft')];
        await table.press(...way, 'Enter');
        await frames(2);
      },
      press: async (selector) => {
        await reach(table.find(selector)!);
        // Arrows choose a value; Enter is for buttons.
        await table.press(selector.startsWith('.rank') ? 'Space' : 'Enter');
        await frames(2);
      },
    });
    expect(met).to.include('form');
  });

  itNightly('are played by pointer', async function () {
    this.timeout(240_000);
    const table = await ready(860);
    await playTwo(table.host, {
      card: (at) => table.point(table.cards[at]!),
      press: (selector) => {
        const element = table.find(selector)!;
        return table.point(element.closest('label') ?? element);
      },
    });
  });

  it('are played at 320 px by touch (emulated: no real phone)', async function () {
    this.timeout(240_000);
    await setViewport({width: 320, height: 640});
    await touchScreen(true);
    try {
      const table = await ready();
      await playTwo(table.host, {
        card: (at) => table.touch(table.cards[at]!),
        press: (selector) => {
          const element = table.find(selector)!;
          return table.touch(element.closest('label') ?? element);
        },
      });
      expect(document.documentElement.scrollWidth).to.be.at.most(320);
    } finally {
      await touchScreen(false);
    }
  });

  itNightly('rows 74 and 75: are played under a strict policy without a report', async function () {
    this.timeout(240_000);
    const frame = document.createElement('iframe');
    frame.src = '/src/embed/gstk-table/strict.fixture.html?csp';
    frame.width = '700';
    frame.height = '900';
    document.body.append(frame);
    await new Promise((done) => frame.addEventListener('load', done, {once: true}));
    const host = frame.contentDocument!.querySelector('gstk-table')!;
    const {complaints} = frame.contentWindow as unknown as {complaints: string[]};
    await until(() => host.matches(':state(my-turn)'), 'the reader is asked');
    const push = (selector: string, at = 0): Promise<void> => {
      const found = [...everything(host.shadowRoot!)].filter((one) => one.matches(selector));
      (found[at] as HTMLElement).click();
      return frames(3);
    };
    await playTwo(host, {card: (at) => push('.card', at), press: (selector) => push(selector)});
    for (const panel of ['scores', 'log', 'rules', 'menu']) {
      await push(`[data-panel=${panel}]`);
      await until(() => host.shadowRoot!.querySelector('gstk-dialog > *'), panel);
      await push('dialog .head button');
      await until(() => !host.shadowRoot!.querySelector('gstk-dialog'), 'the dialog is closed');
    }
    expect(complaints).to.deep.equal([]);
    frame.remove();
  });
});
