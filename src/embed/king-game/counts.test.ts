import {expect} from '@open-wc/testing';
import {contrastIn} from '../../elements/card-face/contrast.fixture.js';
import {RANKS} from '../../cards/index.js';
import {indexPath, indexText, indexWidth, SUIT_PATHS} from '../../elements/index.js';
import type {Contract, KingState} from '../../games/king/types.js';
import {hardest, repeated} from '../../testing/full.fixture.js';
import {LOOKS} from '../../testing/looks.fixture.js';
import {catalogue} from '../catalogue.js';
import {clean, everything, Table, until} from '../gstk-table/table.fixture.js';
import {box, widthOf} from '../gstk-table/tidy.fixture.js';
import {lateDeal, position} from './choices.fixture.js';

/**
 * Counts are not cards: `8 × ♥` is never drawn as the index of a card, neither `8♥` in a text nor in
 * the frame of a chip.
 */

/** Drawings of cards: a rank next to a suit is an index there, as it should be. */
const CARDS = '.gk, .chip, gstk-hand, gstk-trick';
const SUITS = new Set<string | null | undefined>(Object.values(SUIT_PATHS));
const INDEX = /^(?:[2-9]|10|[AKQJTКДВТ])$/;

const inCard = (element: Element): boolean => {
  for (let at: Element | null = element; at;) {
    if (at.closest(CARDS)) return true;
    at = (at.getRootNode() as Partial<ShadowRoot>).host ?? null;
  }
  return false;
};

/** Whether an element can be seen: neither for screen readers alone nor under a summary. */
const isSeen = (element: Element): boolean =>
  !element.closest('.vh') && element.checkVisibility({visibilityProperty: true});

/** The words of an element's own texts, where they are on the page. */
function words(element: Element): readonly {readonly word: string; readonly at: DOMRect}[] {
  const range = document.createRange();
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return [];
    return [...node.textContent!.matchAll(/\S+/g)].map(({0: word, index}) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return {word, at: range.getBoundingClientRect()};
    });
  });
}

/** Indices outside cards: a rank directly before the sign of a suit, in a text or on the screen. */
function indices(root: ParentNode): readonly string[] {
  const all = [...everything(root)].filter((element) => !inCard(element) && isSeen(element));
  const texts = all.flatMap(words).filter(({at}) => at.width > 1);
  const written = texts.flatMap(({word}) =>
    /(?:[2-9]|10|\p{Lu})[♠♥♦♣]/u.test(word) ? [word] : [],
  );
  const ranks = texts.filter(({word}) => INDEX.test(word));
  const drawn = all
    .filter(
      (element) =>
        element.matches('svg.suit') && SUITS.has(element.querySelector('path')?.getAttribute('d')),
    )
    .flatMap((suit) => {
      const sign = box(suit);
      const near = ranks.find(
        ({at}) =>
          sign.width > 0 &&
          Math.abs(sign.left - at.right) < sign.width / 2 &&
          Math.abs(sign.top + sign.bottom - at.top - at.bottom) < sign.height,
      );
      return near ? [`${near.word}${suit.getAttribute('data-s')}`] : [];
    });
  return [...written, ...drawn];
}

/** The card that a chip in the letters of English decks names; `undefined` if it is a sign without figures. */
function cardOf(chip: Element): string | undefined {
  const figures = chip.querySelector('.figures')?.getAttribute('d');
  if (!figures) return undefined;
  const rank = RANKS.find((one) => {
    const index = indexText(one, 'en');
    return indexPath(index, indexWidth(index) / 2, 0, 1) === figures;
  });
  const suit = chip.querySelector('.shape') ? chip.querySelector('g')!.dataset['s'] : '';
  return `${rank ?? '?'}${suit}`;
}

/** Chips that name no card of those that the contract pays for one by one. */
function strays(table: Table, {terms}: Contract): readonly string[] {
  const isSingle = (card: string): boolean =>
    terms.some(
      (term) => 'of' in term && (term.of === card || (terms.length === 1 && term.of === card[0])),
    );
  const named = [...table.root.querySelectorAll('.chip')].filter(
    (chip) => !chip.closest('.grid-log, .matrix'),
  );
  return named.flatMap((chip) => {
    const card = cardOf(chip);
    return card === undefined || isSingle(card) ? [] : [card];
  });
}

/** Positions of the family by name: openings, the ends of deals with all kinds of things, choices. */
const POSITIONS: readonly (readonly [name: string, variant: string, state: () => KingState])[] = [
  ['all at once', 'simple', () => jumble()],
  ['hearts, queen and ten', 'omnibus', () => lateDeal('omnibus')],
  ['a choice of contracts', 'custom', () => position('king-custom', 'ordering')],
  [
    'jacks',
    'simple',
    () => position('king-simple', 'play', ({deal, hands}) => deal === 2 && hands[0]!.length === 2),
  ],
  [
    'hearts',
    'simple',
    () => position('king-simple', 'play', ({deal, hands}) => deal === 4 && hands[0]!.length === 2),
  ],
  [
    'the last two',
    'simple',
    () => position('king-simple', 'play', ({deal, hands}) => deal === 6 && hands[0]!.length === 2),
  ],
  [
    'tricks',
    'simple',
    () => position('king-simple', 'play', ({deal, hands}) => deal === 1 && hands[0]!.length === 2),
  ],
  [
    'a named suit',
    'trade',
    () => position('king-trade', 'play', ({deal, hands}) => deal === 1 && hands[0]!.length === 2),
  ],
  [
    'jokers',
    'jokers',
    () => position('king-jokers', 'play', ({deal, hands}) => deal === 1 && hands[0]!.length === 2),
  ],
  ['a bazaar', 'domino', () => position('king-domino', 'play', ({played}) => played.length > 4)],
];

const jumble = (): KingState =>
  position('king-simple', 'play', ({deal, hands}) => deal === 7 && hands[0]!.length === 2);

describe('counts are not cards', () => {
  beforeEach(clean);
  afterEach(async () => {
    await clean();
    document.documentElement.removeAttribute('style');
  });

  const looks = async (table: Table, where: string, contract: Contract): Promise<void> => {
    for (const width of repeated([320, 1000, 600])) {
      await widthOf(table, width);
      expect(indices(table.root), `${where}, ${width} px`).to.deep.equal([]);
    }
    expect(strays(table, contract), where).to.deep.equal([]);
  };

  for (const [name, variant, state] of repeated(POSITIONS, 3))
    it(`${variant}, ${name}: at the table, in its panels and in the summary`, async () => {
      const set = {state: state()};
      const {contract} = set.state;
      const table = await Table.ready({width: 320, attributes: {variant}, set});
      await looks(table, 'at the table', contract);
      if (name !== 'a choice of contracts')
        for (const panel of ['this-deal', 'rules'] as const) {
          await table.open(panel);
          expect(indices(table.root), panel).to.deep.equal([]);
          await table.close();
        }
      if (name === 'a choice of contracts' || name === 'a bazaar') return;
      await table.finishDeal();
      await until(() => table.summary().length > 0, 'the deal is summed up');
      await table.stands();
      await looks(table, 'in the summary', contract);
      expect(table.root.querySelectorAll('.count, .chip').length, 'counts').to.be.greaterThan(0);
    });

  for (const {id} of hardest(catalogue, 'god-save-the-king', 'court-ladder'))
    it(`${id}: at the first move`, async () => {
      const attributes = {game: id, theme: 'felt'};
      const table = await Table.ready({tag: 'gstk-table', width: 320, attributes});
      expect(indices(table.root)).to.deep.equal([]);
      for (const suit of table.root.querySelectorAll('svg.suit'))
        if (box(suit).width > 0) expect(contrastIn(suit, 'fill')).to.be.at.least(3);
    });

  it('an index would be found, in a text and next to a suit, and a count in a frame', async () => {
    const table = await Table.ready({width: 600, set: {state: lateDeal('omnibus')}});
    const line = table.find('.contract .goal')!;
    line.append(' 8♥');
    expect(indices(table.root)).to.deep.equal(['8♥']);
    const suit = table.find('.out svg.suit')!.cloneNode(true);
    line.append(' 4', suit);
    expect(indices(table.root)).to.deep.equal(['8♥', '4H']);
    const chip = document.createElement('span');
    chip.className = 'chip';
    chip.innerHTML = `<svg><g data-s="H"><path class="figures" d="${indexPath('8', indexWidth('8') / 2, 0, 1)}"></path><path class="shape"></path></g></svg>`;
    line.append(chip);
    expect(strays(table, table.view.contract)).to.deep.equal(['8H']);
    table.clear();
  });

  for (const {theme, scheme} of LOOKS)
    it(`can be read on every ground: ${theme}, ${scheme}`, async () => {
      document.documentElement.style.setProperty('color-scheme', scheme);
      document.documentElement.style.setProperty(
        'background',
        scheme === 'dark' ? '#15171b' : '#fff',
      );
      const attributes = {variant: 'simple', theme};
      const table = await Table.ready({width: 320, attributes, set: {state: jumble()}});
      const check = (where: string): void => {
        const counts = [...table.root.querySelectorAll('.count')];
        expect(counts.length, where).to.be.greaterThan(3);
        for (const count of counts) {
          const says = `${where}: ${count.textContent}`;
          expect(contrastIn(count, 'color'), says).to.be.at.least(4.5);
          for (const suit of count.querySelectorAll('.suit'))
            expect(contrastIn(suit, 'fill'), `${says}, its sign`).to.be.at.least(3);
        }
        for (const suit of table.root.querySelectorAll('svg.suit'))
          if (box(suit).width > 0) expect(contrastIn(suit, 'fill'), where).to.be.at.least(3);
      };
      check('at the table');
      await table.open('this-deal');
      check('in the panel');
      await table.close();
      await table.finishDeal();
      await until(() => table.summary().length > 0, 'the deal is summed up');
      await table.stands();
      check('in the summary');
    });
});
