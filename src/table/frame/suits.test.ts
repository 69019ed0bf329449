import {expect} from '@open-wc/testing';
import {clean, everything, Table, until} from '../../embed/gstk-table/table.fixture.js';
import {lateDeal, position} from '../../embed/king-game/choices.fixture.js';
import {scenesOf} from '../../games/court-ladder/scenes.fixture.js';
import {repeated} from '../../testing/full.fixture.js';

/** Suit signs can be told from whatever they stand on: at least 3 : 1, on every ground. */

type Colour = readonly [r: number, g: number, b: number, alpha: number];

const canvas = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true})!;

/** A colour of a style, which may be in any notation. */
function read(text: string): Colour {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [r, g, b, alpha / 255];
}
const over = (top: Colour, under: Colour): Colour =>
  [0, 1, 2, 3].map((at) =>
    at === 3 ? 1 : top[at]! * top[3] + under[at]! * (1 - top[3]),
  ) as unknown as Colour;
function luminance(colour: Colour): number {
  const [r, g, b] = colour.slice(0, 3).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** What lies behind an element: the backgrounds of it and of all around it. */
function groundOf(element: Element, page: Colour): Colour {
  const layers: Colour[] = [];
  let at: Node | null = element;
  while (at !== null) {
    if (at instanceof Element) layers.push(read(getComputedStyle(at).backgroundColor));
    at = at instanceof ShadowRoot ? at.host : at.parentNode;
  }
  return layers.toReversed().reduce((under, layer) => over(layer, under), page);
}

/** The signs of a table that stand out too little, with their contrast. */
function pale(table: Table, page: Colour): readonly string[] {
  const found = new Set<string>();
  for (const element of everything(table.root)) {
    if (!element.matches('svg.suit') || element.closest('.gk')) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const ground = groundOf(element, page);
    const ink = over(read(getComputedStyle(element).fill), ground);
    const [low, high] = [luminance(ink), luminance(ground)].sort((a, b) => a - b);
    const contrast = (high! + 0.05) / (low! + 0.05);
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
          expect(pale(table, read(page)), 'while it is played').to.deep.equal([]);
          if (name.endsWith('late')) {
            await table.finishDeal();
            await until(() => table.summary().length > 0, 'the deal is summed up');
            expect(pale(table, read(page)), 'in its summary').to.deep.equal([]);
          }
        });
});
