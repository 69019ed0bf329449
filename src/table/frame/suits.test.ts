import {expect} from '@open-wc/testing';
import {contrastIn} from '../../elements/card-face/contrast.fixture.js';
import {clean, everything, Table, until} from '../../embed/gstk-table/table.fixture.js';
import {lateDeal, position} from '../../embed/king-game/choices.fixture.js';
import {scenesOf} from '../../games/court-ladder/scenes.fixture.js';
import {repeated} from '../../testing/full.fixture.js';

/** Suit signs can be told from whatever they stand on: at least 3 : 1, on every ground. */

/** The signs of a table that stand out too little, with their contrast. */
function pale(table: Table): readonly string[] {
  const found = new Set<string>();
  for (const element of everything(table.root)) {
    if (!element.matches('svg.suit') || element.closest('.gk')) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const contrast = contrastIn(element, 'fill');
    const where = element.parentElement!.closest('[class]')?.getAttribute('class') ?? '';
    const suit = element.getAttribute('data-s') ?? '?';
    if (contrast < 3) found.add(`${suit} in ${where}: ${contrast.toFixed(1)}`);
  }
  return [...found];
}

describe('suits', () => {
  before(clean);
  afterEach(async () => {
    document.documentElement.style.removeProperty('color-scheme');
    document.documentElement.style.removeProperty('background');
    await clean();
  });

  const PAGES = {light: '#ffffff', dark: '#15171b'} as const;
  type Scene = readonly [game: string, state?: () => object];
  const SCENES: Readonly<Record<string, Scene>> = {
    'Omnibus, lead': ['king-omnibus', () => ({turn: [0]})],
    'Omnibus, late': ['king-omnibus', () => lateDeal('omnibus')],
    'Trade, naming': ['king-trade', () => position('king-trade', 'naming')],
    'Trade, late': ['king-trade', () => lateDeal('trade')],
    'Custom, ordering': ['king-custom', () => position('king-custom', 'ordering')],
    'Custom, trump': [
      'king-custom',
      () =>
        position('king-custom', 'play', ({trump, hands}) => trump !== null && hands[0]!.length < 4),
    ],
    'Minsk, talon': ['king-minsk', () => position('king-minsk', 'talon')],
    'Jokers, late': ['king-jokers', () => lateDeal('jokers')],
    'Preference, calling': ['king-preference', () => position('king-preference', 'calling')],
    'Ladder, defence': ['court-ladder', () => scenesOf(6)['defence']!],
    'Ladder, trump': ['court-ladder', () => scenesOf(6)['trump']!],
    'Ladder, attack': ['court-ladder', () => scenesOf(6)['attack']!],
    Peasants: ['kings-and-peasants'],
    'God Save the King': ['god-save-the-king'],
    'Crush the Crown': ['crush-the-crown'],
  };

  for (const theme of repeated(['felt', 'flat'] as const))
    for (const scheme of repeated(['dark', 'light'] as const))
      for (const [name, [game, state]] of Object.entries(SCENES))
        it(`${name}: on a ${scheme} page, ${theme}`, async () => {
          const page = PAGES[scheme];
          document.documentElement.style.setProperty('color-scheme', scheme);
          document.documentElement.style.setProperty('background', page);
          const table = await Table.ready({
            width: 600,
            tag: 'gstk-table',
            attributes: {game, theme},
            set: state ? {state: state()} : {},
          });
          expect(pale(table), 'while it is played').to.deep.equal([]);
          if (name.endsWith('late')) {
            await table.finishDeal();
            await until(() => table.summary().length > 0, 'the deal is summed up');
            expect(pale(table), 'in its summary').to.deep.equal([]);
          }
        });
});
