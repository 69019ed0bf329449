import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {kingGames} from '../../embed/king-game/games.js';
import {laid, position} from '../../embed/king-game/choices.fixture.js';
import {clean, Table, until} from '../../embed/gstk-table/table.fixture.js';
import {box} from '../../embed/gstk-table/tidy.fixture.js';
import {hardest, repeated} from '../../testing/full.fixture.js';
import {MATCH_ENDS} from '../positions.fixture.js';

/** Where a table begins at the top of a low window, its hand lies within the window: nobody has to scroll. */

/** The windows of phones whose browsers show their bars, and small ones of computers. */
const WINDOWS = repeated(
  [
    [360, 560],
    [1000, 600],
    [390, 664],
    [320, 568],
    [360, 648],
    [600, 640],
    [1280, 600],
  ] as const,
  2,
);

/** What is asked in the middle of the board, with a hand below. */
const QUESTIONS = [
  ['custom', 'ordering'],
  ['minsk', 'talon'],
  ['trade', 'bidding'],
  ['trade', 'naming'],
  ['preference', 'calling'],
  ['domino', 'drawing'],
] as const;

/** The choices that are made without touching a card: its index is enough there. */
const UNTOUCHED = ['ordering', 'bidding', 'naming', 'calling'];
/** The height of an index, with the suit below it, in CSS pixels. */
const INDEX = 40;

/** Checks that all cards lie in the window, and that seats, middle and prompt do not lie over them. */
function expectInSight(table: Table, what: string, phase = ''): void {
  expect(box(table.host).top, what).to.equal(0);
  for (const card of table.cards)
    expect(
      UNTOUCHED.includes(phase) ? box(card).top + INDEX : box(card).bottom,
      `${what}: ${card.getAttribute('aria-label')}`,
    ).to.be.at.most(innerHeight);
  const hand = box(table.find('gstk-hand')!);
  const above = table.find('.table > .coach') ?? table.find('.table > .prompt')!;
  expect(box(above).bottom, what).to.be.at.most(hand.top + 1);
}

describe('a table in a low window', () => {
  before(clean);
  beforeEach(() => document.body.style.setProperty('margin', '0'));
  afterEach(async () => {
    document.body.removeAttribute('style');
    await clean();
  });

  for (const {id, tag} of hardest(kingGames, 'king-omnibus', 'kings-and-peasants', 'court-ladder'))
    for (const locale of repeated(['ru', 'en'] as const))
      it(`shows the whole hand to a new reader: ${id}, ${locale}`, async () => {
        for (const [width, height] of WINDOWS) {
          await setViewport({width, height});
          const attributes = {variant: tag.variant ?? '', 'storage-key': `low-${id}`};
          const table = await Table.lay({novice: true, locale, attributes});
          await until(() => table.find('.coach'), 'a mark is shown');
          expectInSight(table, `${width} × ${height}, a new reader`);
          table.clear();
          localStorage.clear();
        }
        const attributes = {variant: tag.variant ?? ''};
        const table = await Table.ready({locale, attributes});
        // A choice, and a draw, is asked in the middle of the board: see below.
        const isCard = (): boolean => !table.find('.choice') && table.legal().length > 0;
        for (let move = 0; move < 5 && isCard(); move++) {
          for (const [width, height] of WINDOWS) {
            await setViewport({width, height});
            await table.stands();
            expectInSight(table, `${width} × ${height}, move ${move}`);
          }
          await table.plays(() => table.host.play(table.legal()[0]!));
        }
      });

  for (const [variant, phase] of QUESTIONS)
    it(`shows the hand below a choice: ${variant}, ${phase}`, async () => {
      for (const [width, height] of WINDOWS) {
        await setViewport({width, height});
        const table = await laid(variant, position(`king-${variant}`, phase), width);
        expectInSight(table, `${width} × ${height}`, phase);
        table.clear();
      }
    });

  it('shows the whole plot at the end of a match', async () => {
    const sheet = [
      [-2, -13, 0, -1],
      [-97, 5, -8, -3],
    ];
    for (const [width, height] of [...WINDOWS, [320, 640] as const]) {
      await setViewport({width, height});
      const table = await Table.ready({
        attributes: {variant: 'omnibus'},
        set: {state: {...MATCH_ENDS, sheet}},
      });
      await table.finishDeal();
      await table.push('Result');
      await until(() => table.find('gstk-totals:defined'), 'the totals are drawn');
      await table.stands();
      const line = table.find('gstk-totals')!.shadowRoot!.querySelector('.lines')!;
      expect(box(line).bottom, `${width} × ${height}`).to.be.at.most(
        box(table.find('.stage > .prompt')!).top + 1,
      );
      table.clear();
    }
  });

  it('ends where it has what it needs, in a place that is higher', async () => {
    await setViewport({width: 360, height: 560});
    const table = await Table.ready();
    const {bottom} = box(table.find('gstk-hand')!);
    for (let at = 0; at < 5; at++) table.host.style.setProperty(`--gstk-held-${at}`, '800px');
    expect(table.host.offsetHeight).to.equal(800);
    expect(box(table.find('gstk-hand')!).bottom).to.equal(bottom);
  });
});
