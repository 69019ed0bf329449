import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import type {Card} from '../../cards/index.js';
import {isFull} from '../../testing/full.fixture.js';
import {itNightly} from '../../testing/nightly.fixture.js';
import {slowMotion} from '../../elements/shared/slow-motion.fixture.js';
import type {CrushView} from '../../games/crush-the-crown/types.js';
import {
  clean,
  focused,
  Table,
  type TableSetup,
  touchScreen,
  until,
} from '../gstk-table/table.fixture.js';
import {LATE, TRIBUTE} from './positions.fixture.js';

/** Play by keys alone and by finger, and the visible movements. */

const view = (table: Table): CrushView => table.host.view as unknown as CrushView;
const bare = (table: Table): HTMLElement =>
  table.find('[data-id=give]:not([aria-disabled=true]), [data-id=skip], [data-id=keep]')!;
/** The last card that may be played, or picked in addition; none when all are picked. */
const goalOf = (table: Table): Card | undefined =>
  table.find('[data-id=give]:not([aria-disabled=true])')
    ? undefined
    : table.legal().findLast((card) => !table.card(card).matches('.selected'));
const lay = (state: unknown, more: TableSetup = {}): Promise<Table> =>
  Table.ready({
    tag: 'crush-game',
    ...more,
    set: {state, ...more.set} as TableSetup['set'] & object,
  });

/** Goes to the last playable card, or to the button that passes, and presses Enter. */
async function answerByKeys(table: Table): Promise<void> {
  const goal = goalOf(table);
  if (goal === undefined) {
    await table.press('Shift+Tab'); // the buttons come before the hand
    for (let steps = 0; focused() !== bare(table) && steps < 5; steps++)
      await table.press('ArrowRight');
    expect(focused()).to.equal(bare(table));
  } else {
    const hand = table.find('gstk-hand')!;
    if (!hand.shadowRoot!.contains(focused())) await table.tabTo(hand);
    await table.press('Home');
    while (focused() !== table.card(goal)) await table.press('ArrowRight');
  }
  const picks = table.find('[data-id=give]') !== null && goal !== undefined;
  if (!picks) await table.plays(() => table.press('Enter'));
  else {
    await table.press('Enter');
    await until(() => table.card(goal).matches('.selected'), 'the card is picked');
  }
}

/** Clicks the target that the keys would reach, and leaves the focus in the hand. */
async function answerByClick(table: Table): Promise<void> {
  const goal = goalOf(table);
  const picks = table.find('[data-id=give]') !== null && goal !== undefined;
  const press = (): void => (goal === undefined ? bare(table) : table.card(goal)).click();
  if (!picks) {
    await table.plays(press);
    return;
  }
  press();
  await until(() => table.card(goal).matches('.selected'), 'the card is picked');
}

describe('<crush-game> in somebody’s hands', () => {
  before(clean);
  afterEach(clean);

  it('a match by keyboard alone, from its last turns into the next one', async function () {
    this.timeout(240_000);
    const table = await lay(LATE);
    await table.tabTo(table.find('gstk-hand')!);
    /** How often each phase was answered by keys. */
    const answered: Record<string, number> = {};
    for (let moves = 0; table.is('my-turn') && moves < 250; moves++) {
      const {phase} = view(table);
      const times = (answered[phase] ?? 0) + 1;
      answered[phase] = times;
      // From the fourth time on a question is answered by a click, as a reader may do between two keys.
      if (isFull || times < 4) await answerByKeys(table);
      else await answerByClick(table);
      expect(document.activeElement, 'focus stays inside').to.equal(table.host);
    }
    expect(table.is('game-over')).to.equal(true);
    expect(answered).to.include.keys('build', 'insert', 'tribute', 'fireHire');
    for (let stops = 0; focused()?.textContent.trim() !== 'Play again' && stops < 12; stops++)
      await table.press(stops % 3 === 2 ? 'Tab' : 'ArrowRight');
    await table.press('Enter');
    await table.rests();
    // The seed is another: the bot may have begun, and any phase but the end may ask the reader.
    expect(table.is('my-turn')).to.equal(true);
    for (const {length} of view(table).governments) expect(length).to.be.below(6);
  });

  itNightly(
    'the marriages and a turn at 320 px by touch (emulated: no real phone)',
    async function () {
      this.timeout(240_000);
      await setViewport({width: 320, height: 640});
      await touchScreen(true);
      const kinds = new Set<string>();
      const hear = (event: Event): void => void kinds.add((event as PointerEvent).pointerType);
      document.addEventListener('click', hear, true);
      try {
        const table = await Table.ready({tag: 'crush-game'});
        const phases = new Set<string>();
        for (let moves = 0; moves < 40 && !(phases.has('fireHire') && moves > 12); moves++) {
          phases.add(view(table).phase);
          const card = goalOf(table);
          const picks = table.find('[data-id=give]') !== null && card !== undefined;
          const press = async (): Promise<void> => {
            if (card === undefined) await table.touch(bare(table));
            else await table.tap(card);
          };
          await (picks ? press() : table.plays(press));
          expect(table.host.scrollWidth).to.be.at.most(320);
        }
        expect([...phases]).to.include.members(['insert', 'fireHire']);
        expect([...phases].some((phase) => phase.startsWith('marry'))).to.equal(true);
        expect([...kinds]).to.deep.equal(['touch']);
      } finally {
        document.removeEventListener('click', hear, true);
        await touchScreen(false);
      }
    },
  );

  it('a tribute by touch, of many cards in rows: each card can be hit', async function () {
    this.timeout(240_000);
    await setViewport({width: 320, height: 800});
    await touchScreen(true);
    try {
      const hand = [
        '8S',
        '4S',
        '3S',
        '2S',
        'AS',
        '7H',
        '6H',
        '5H',
        '4H',
        '3H',
        '2H',
        '8D',
        '7D',
        'QC',
      ];
      const table = await lay({...TRIBUTE, hands: [hand, null]});
      for (const card of table.cards) {
        const {width, height} = card.getBoundingClientRect();
        expect(Math.min(width, height)).to.be.at.least(24);
      }
      for (const card of ['3S', 'AS'] as const) await table.tap(card);
      await table.plays(() => table.touch(bare(table)));
      expect(view(table).shown[1]).to.deep.equal(['AS', '3S']);
    } finally {
      await touchScreen(false);
    }
  });

  it('an unmasked spy and the card that takes its place are seen to move', async () => {
    const table = await lay(LATE, {motion: true, attributes: {speed: 'normal'}});
    const goal = (): string[] =>
      table.moving.flatMap(({effect}) => {
        const {target} = effect as KeyframeEffect;
        return target?.matches('.lies') ? [target.getAttribute('data-move')!] : [];
      });
    let seen: readonly string[] = [];
    const {stop} = slowMotion();
    await table.click('TH');
    await until(() => (seen = goal()).length === 2, 'both are on their way');
    stop();
    expect([...seen].sort()).to.deep.equal(['TC', 'TH']);
    expect(table.find('.executed .vh')!.textContent).to.contain('10 of clubs');
  });

  it('a tribute is shown on its way, and not again', async () => {
    const table = await lay(TRIBUTE, {motion: true, attributes: {speed: 'normal'}});
    expect(table.prompt.why).to.equal('Spades first: you hold 2, so there is no choice');
    // Observed from before the click: the card is shown only for a moment.
    const shown = until(() => table.find('.gift'), 'the card lies in the middle');
    await Promise.all([shown, table.push('Give 2')]);
    await table.rests();
    expect(table.find('.gift')).to.equal(null);
    expect(view(table).shown[1]).to.deep.equal(['8S', '4S']);
  });

  it('a tap on the table goes on', async () => {
    const table = await lay(LATE, {attributes: {speed: 'slow'}});
    const asked = table.prompt.say;
    const tapped = until(() => table.prompt.say !== asked, 'something is shown').then(() => {
      const shown = table.prompt.say;
      table.find('.piles')!.click();
      return until(() => table.prompt.say !== shown, 'the next thing is shown', 400);
    });
    await Promise.all([tapped, table.click('TH')]);
  });
});
