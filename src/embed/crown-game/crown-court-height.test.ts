// run: nightly
import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {SimulatedClock} from 'xstate';
import type {CourtView} from '../../games/king-and-crown/king-at-court/index.js';
import {comes} from '../../table/clock.fixture.js';
import {expectTidy} from '../gstk-table/tidy.fixture.js';
import {clean, frames, Table, text, until} from '../gstk-table/table.fixture.js';
import {repeated} from '../../testing/full.fixture.js';

/** The King at Court is as high from the first card to the end screen, however much is said. */

const WIDTHS = repeated([320, 860, 288, 600, 480, 1000], 2);
const KINDS = ['am', 'think', 'ask', 'text'];

describe('the height of <crown-game variant="court">', () => {
  before(clean);
  afterEach(clean);

  /** Lays tables and checks that they keep one height at every width. */
  class Walk {
    readonly #heights = new Map<number, number>();
    readonly #wrong = new Set<string>();
    readonly #seen = new Set<string>();

    readonly table: Table;

    constructor(table: Table) {
      this.table = table;
    }

    get view(): CourtView {
      return this.table.host.view as unknown as CourtView;
    }

    async look(): Promise<void> {
      const {table} = this;
      const shown = text(table.find('.table'));
      if (this.#seen.has(shown)) return;
      this.#seen.add(shown);
      for (const width of WIDTHS) {
        const box = table.host.parentElement!;
        box.style.setProperty('inline-size', `${width}px`);
        await until(() => table.is('wide') === width >= 860, 'it knows its width');
        await frames(2);
        const {height} = table.host.getBoundingClientRect();
        const before = this.#heights.get(width) ?? height;
        this.#heights.set(width, before);
        if (Math.abs(height - before) > 0.5)
          this.#wrong.add(
            `${width} px: ${height}, not ${before}: ${this.view.phase}, ${table.prompt.say}`,
          );
        if (width >= 320) expectTidy(table, `${this.view.phase} at ${width} px`);
      }
    }

    expectOne(): void {
      expect([...this.#wrong]).to.deep.equal([]);
    }
  }

  for (const locale of repeated(['ru', 'en'] as const))
    for (const [players, seed, timers] of repeated([
      ['5', '7', 'on'],
      ['4', '8', 'off'],
      ['3', '5', 'off'],
    ] as const))
      it(`stays the same: ${players} players, ${locale}, timers ${timers}`, async function () {
        this.timeout(120_000);
        await setViewport({width: 1100, height: 1000});
        const clock = new SimulatedClock();
        const table = await Table.lay({
          tag: 'crown-game',
          locale,
          width: 320,
          attributes: {variant: 'court', players, seed, timers},
          set: {clock},
        });
        await comes(clock, () => table.resting, 'the reader is asked');
        await table.host.fetchFeatures();
        const walk = new Walk(table);
        // While the test looks, no time passes: nobody speaks, and a timer stands.
        const pass = async (): Promise<void> => {
          for (let n = 0; n < 3; n++) {
            clock.increment(40);
            await frames(1);
          }
        };
        const push = async (selector: string): Promise<boolean> => {
          const button = table.find(selector);
          button?.click();
          if (button) await pass();
          return button !== null;
        };
        await walk.look();
        await push('[data-id=ready]');
        for (let said = 0; said < 7 && walk.view.phase === 'question'; said++) {
          for (const kind of KINDS) if (await push(`[data-kind=${kind}]`)) await walk.look();
          await push(`[data-kind=${KINDS[said % 3]}]`);
          await push('.phrases .button');
          await walk.look();
        }
        for (let step = 0; step < 60 && !table.is('game-over'); step++) {
          await walk.look();
          for (const id of ['go', 'accuse', 'look', 'pass', 'end'])
            if (await push(`[data-id=${id}]:not([aria-disabled=true])`)) break;
          if (!(await push('.places .pick'))) await pass();
        }
        expect(table.is('game-over')).to.equal(true);
        await until(() => table.find('.ended'), 'the end is shown');
        await walk.look();
        walk.expectOne();
      });

  for (const locale of repeated(['ru', 'en'] as const))
    for (const timers of repeated(['on', 'off']))
      it(`is the same after the Witch as in other phases: ${locale}, timers ${timers}`, async () => {
        await setViewport({width: 1100, height: 1000});
        const clock = new SimulatedClock();
        const table = await Table.lay({
          tag: 'crown-game',
          locale,
          width: 320,
          attributes: {variant: 'court', players: '5', timers, speed: 'slow'},
          set: {
            clock,
            state: {
              phase: 'peek',
              hands: [['witch'], ['king'], ['knight'], ['dragon'], ['beggar']],
              was: ['Knight', 'King', 'Beggar', 'Witch', 'Dragon'],
              uses: 1,
            },
          },
        });
        await table.rests();
        await table.host.fetchFeatures();
        const walk = new Walk(table);
        await walk.look();
        table.find('.pick')!.click();
        await frames(3);
        await walk.look();
        table.find('[data-id=look]')!.click();
        const talks = (): boolean => walk.view.phase === 'question' && table.is('my-turn');
        await comes(clock, talks, 'they talk');
        await walk.look();
        walk.expectOne();
      });
});
