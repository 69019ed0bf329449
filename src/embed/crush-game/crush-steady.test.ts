// run: nightly
import {expect} from '@open-wc/testing';
import {suitOf} from '../../cards/index.js';
import {crushPlayRules} from '../../games/crush-the-crown/play-rules.js';
import type {CrushMove, CrushState, CrushView} from '../../games/crush-the-crown/types.js';
import {repeated} from '../../testing/full.fixture.js';
import {clipped} from '../gstk-table/tidy.fixture.js';
import {clean, Table, until} from '../gstk-table/table.fixture.js';
import {wordsIn} from '../gstk-table/words.fixture.js';

/** The questions that a match asks its reader, and what stays in place meanwhile. */

const viewOf = (table: Table): CrushView => table.host.view as unknown as CrushView;

/** Whether the question has one answer: one move, or a tribute of all cards that could be given. */
function isForced(view: CrushView): boolean {
  const moves = crushPlayRules.legalMoves(view as unknown as CrushState, 0) as CrushMove[];
  if (moves.length === 1) return true;
  if (view.phase !== 'tribute') return false;
  const duty = suitOf(view.governments[1]![0]!);
  const bound = view.hands[0]!.filter((card) => suitOf(card!) === duty).length;
  return [bound, view.hands[0]!.length].includes(view.owed);
}

/** Answers the question of the table; returns the number of presses. */
async function answer(table: Table): Promise<number> {
  const before = table.moves;
  let presses = 0;
  while (table.moves === before && presses < 12) {
    const ready = (): HTMLElement | null =>
      table.find('[data-id=give]:not([aria-disabled=true])') ??
      table.cards.find((one) => one.matches('.legal:not(.selected)')) ??
      table.find('[data-id=skip], [data-id=keep]');
    await until(ready, 'the question can be answered');
    const pressed = ready()!;
    const give = pressed.matches('[data-id=give]');
    pressed.click();
    presses++;
    await table.host.updateComplete;
    await (table.find('gstk-hand') as {updateComplete?: Promise<unknown>} | null)?.updateComplete;
    if (give || !table.find('[data-id=give]'))
      await until(() => table.moves > before, 'a move is played');
  }
  await table.rests();
  return presses;
}

describe('a match of <crush-game>', () => {
  before(clean);
  afterEach(clean);

  for (const [width, locale] of repeated([
    [320, 'ru'],
    [320, 'en'],
    [600, 'ru'],
    [1000, 'en'],
  ] as const))
    it(`asks nothing that has one answer, at one height, with no text cut: ${width} px, ${locale}`, async function () {
      this.timeout(240_000);
      const table = await Table.ready({tag: 'crush-game', width, locale, attributes: {seed: '5'}});
      const height = table.host.offsetHeight;
      const forced: string[] = [];
      const phases = new Set<string>();
      for (let asked = 0; table.is('my-turn') && asked < 300; asked++) {
        const view = viewOf(table);
        phases.add(view.phase);
        if (isForced(view)) forced.push(view.phase);
        expect(wordsIn(table.root), view.phase).not.to.match(/crush\/|undefined|NaN/);
        expect(table.host.offsetHeight, view.phase).to.equal(height);
        expect(clipped(table), view.phase).to.deep.equal([]);
        for (const part of ['.auto', '.prompt .say']) {
          const {scrollHeight, clientHeight} = table.find(part)!;
          expect(scrollHeight, `${part} in ${view.phase}`).to.be.at.most(clientHeight + 1);
        }
        const {right} = table.host.getBoundingClientRect();
        for (const card of table.root.querySelectorAll('.lies, .empty'))
          expect(card.getBoundingClientRect().right, view.phase).to.be.at.most(right);
        const presses = await answer(table);
        if (view.phase === 'tribute') expect(presses, 'a tribute').to.be.at.most(view.owed + 1);
      }
      expect(table.is('game-over')).to.equal(true);
      expect(forced).to.deep.equal([]);
      expect([...phases]).to.include.members(['insert', 'tribute', 'fireHire']);
      expect(table.events('gstk-game-ended')).to.have.length(1);
      expect(table.root.querySelectorAll('.ended tbody tr')).to.have.length(2);
      expect(wordsIn(table.root), 'the end').not.to.match(/crush\/|undefined|NaN/);
      expect(table.host.offsetHeight, 'the end').to.equal(height);
      expect(clipped(table), 'the end').to.deep.equal([]);
    });
});
