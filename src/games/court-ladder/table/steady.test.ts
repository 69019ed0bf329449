import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {PACK_36} from '../../../cards/index.js';
import type {GstkHand} from '../../../elements/gstk-hand/gstk-hand.component.js';
import {clipped, widthOf} from '../../../embed/gstk-table/tidy.fixture.js';
import {clean, everything, Table, until} from '../../../embed/gstk-table/table.fixture.js';
import {wordsIn} from '../../../embed/gstk-table/words.fixture.js';
import {isFull, repeated} from '../../../testing/full.fixture.js';
import {itNightly} from '../../../testing/nightly.fixture.js';
import {ladderPlayRules} from '../play-rules.js';
import {stepOf} from '../rules/phase.js';
import {scenesOf} from '../scenes.fixture.js';
import type {LadderMove, LadderState, LadderView} from '../types.js';

/** The questions that a match of Court Ladder asks its reader, and what stays in place meanwhile. */

const viewOf = (table: Table): LadderView => table.host.view as unknown as LadderView;
const movesOf = (table: Table): readonly LadderMove[] =>
  ladderPlayRules.legalMoves(viewOf(table) as unknown as LadderState, 0);

/** Makes a legal move: lays a card that fits, else presses a button. */
async function answer(table: Table): Promise<void> {
  table.find('.ladder .choice')?.click();
  await table.host.updateComplete;
  await (table.find('gstk-hand') as GstkHand | null)?.updateComplete;
  const card = table.cards.find((one) => one.matches('.legal'));
  const button = table.find('[data-id=S], [data-id=everybody], [data-id=take], [data-id=done]');
  (card ?? button)!.click();
}

/** The Tab stops above the bar. */
const stops = (table: Table): readonly Element[] =>
  [...everything(table.root)].filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement &&
      one.matches('button, input, a[href], [tabindex]') &&
      one.tabIndex >= 0 &&
      !one.closest('.bar, .aside') &&
      one.checkVisibility({visibilityProperty: true}),
  );

describe('a match of Court Ladder', () => {
  before(clean);
  afterEach(clean);

  // Larger numbers of players are tested phase by phase below.
  for (const [width, seats, locale] of repeated([
    [320, 5, 'ru'],
    [320, 5, 'en'],
    [320, 11, 'ru'],
    [600, 6, 'ru'],
    [600, 8, 'en'],
    [600, 11, 'en'],
    [1000, 8, 'en'],
  ] as const))
    itNightly(
      `asks no question that has one answer, at one height, with no text cut: ${seats} players, ${width} px`,
      async function () {
        this.timeout(240_000);
        await setViewport({width: 1100, height: 1000});
        const table = await Table.ready({
          ...{width, locale},
          attributes: {variant: 'ladder', players: String(seats), options: 'hands: 2', seed: '11'},
        });
        const height = table.host.offsetHeight;
        const forced: string[] = [];
        const steps = new Set<string>();
        const looked = new Set<string>();
        const look = (what: string): void => {
          // A question that comes again differs in its cards only.
          const asked = `${what}: ${table.prompt.say} / ${table.prompt.why}`;
          if (!isFull && looked.has(asked)) return;
          looked.add(asked);
          expect(table.host.offsetHeight, asked).to.equal(height);
          expect(clipped(table), what).to.deep.equal([]);
          expect(table.host.scrollWidth, what).to.be.at.most(width);
          expect(wordsIn(table.root), what).not.to.match(/ladder\/|undefined|NaN/);
          expect(stops(table).length, `Tab stops in ${what}`).to.be.at.most(4);
        };
        for (let asked = 0; asked < 400 && !table.is('game-over'); asked++) {
          if (table.is('deal-over')) {
            look('summary');
            table.find('[data-id=next]')!.click();
            await until(() => !table.is('deal-over'), 'the next hand begins');
            await table.rests();
            continue;
          }
          steps.add(stepOf(viewOf(table)));
          if (movesOf(table).length === 1) forced.push(viewOf(table).phase);
          look(viewOf(table).phase);
          await table.plays(() => answer(table));
        }
        expect(table.is('game-over')).to.equal(true);
        await until(() => table.find('.ended'), 'the end is shown');
        await table.stands();
        look('the end');
        expect(table.root.querySelectorAll('.ended tbody tr')).to.have.length(seats);
        expect([...steps]).to.include.members(['attack', 'defence']);
        expect(forced).to.deep.equal([]);
      },
    );

  for (const seats of repeated([16, 11, 8, 5]))
    it(`has one height in every phase: ${seats} players`, async () => {
      await setViewport({width: 1100, height: 1000});
      const heights = new Map<number, Record<string, number>>();
      for (const [name, state] of Object.entries(scenesOf(seats))) {
        const table = await Table.ready({
          ...{width: 320, locale: 'ru', set: {state}},
          attributes: {variant: 'ladder'},
        });
        if (name === 'over') await until(() => table.find('.ended'), 'the end is shown');
        for (const width of [320, 600]) {
          if (width > 320) await widthOf(table, width);
          heights.set(width, {...heights.get(width), [name]: table.host.offsetHeight});
          expect(clipped(table), `${name} at ${width} px`).to.deep.equal([]);
          expect(stops(table).length, `Tab stops in ${name}`).to.be.at.most(4);
        }
        table.clear();
      }
      for (const [width, found] of heights)
        expect(
          new Set(Object.values(found)),
          `${width} px: ${JSON.stringify(found)}`,
        ).to.have.length(1);
    });

  it('keeps its height with a hand of 22 cards of three packs and with one of 51', async () => {
    await setViewport({width: 1100, height: 1000});
    const pack = PACK_36.flatMap((card) => [card, card, card]);
    const heights = new Set<string>();
    for (const held of [1, 12, 22, 30, 31, 51]) {
      const rest = Math.floor((pack.length - held) / 4);
      const table = await Table.ready({
        ...{width: 320, locale: 'ru'},
        set: {
          state: {
            ...{seats: 5, options: {packs: 3}, trump: 'H', bouts: 3, bout: {attacker: 0}},
            hands: [pack.slice(0, held), ...Array<null[]>(4).fill(Array<null>(rest).fill(null))],
          },
        },
        attributes: {variant: 'ladder'},
      });
      expect(table.cards).to.have.length(held);
      expect(clipped(table), `${held} cards`).to.deep.equal([]);
      const hand = table.find('gstk-hand')!.getBoundingClientRect();
      for (const card of table.cards) {
        const {left, right, top, bottom} = card.getBoundingClientRect();
        expect(Math.min(left - hand.left, hand.right - right), `${held} cards`).to.be.at.least(-1);
        expect(Math.min(top - hand.top, hand.bottom - bottom), `${held} cards`).to.be.at.least(-13);
      }
      heights.add(`${table.host.offsetHeight}`);
      table.clear();
    }
    expect([...heights]).to.have.length(1);
  });
});
