import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {hardest, isFull, repeated} from '../../testing/full.fixture.js';
import {
  clean,
  frames,
  Table,
  type TableSetup,
  text,
  until,
} from '../../embed/gstk-table/table.fixture.js';
import {catalogue} from '../../embed/catalogue.js';

/**
 * No button is clipped and no sentence pushed away, whatever is asked: every game, in the language
 * with the longest words, from 280 to 480 px, and with letters of twice the size.
 */

/** Widths of the table in pixels, and the size of letters in percent; the hardest first. */
const ROOMS = repeated(
  [
    {width: 280, letters: 100},
    {width: 320, letters: 200},
    {width: 320, letters: 100},
    {width: 390, letters: 100},
    {width: 480, letters: 100},
  ],
  2,
);
const STEPS = isFull ? 14 : 6;

/** Those that ask for most by buttons: bids, a contract, a side. */
const GAMES = hardest(catalogue, 'king-preference', 'tourney-for-the-king');

/** Faults in the table's present width. */
function faults(table: Table): readonly string[] {
  const around = table.host.getBoundingClientRect();
  const isSeen = (one: Element): boolean => {
    const {width, height} = one.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(one).visibility === 'visible';
  };
  const wrong: string[] = [];
  for (const button of table.root.querySelectorAll<HTMLElement>(
    '.table :is(.button, .matrix > *)',
  )) {
    if (!isSeen(button)) continue;
    const {left, right} = button.getBoundingClientRect();
    const name = button.getAttribute('aria-label') ?? text(button);
    if (left < around.left - 1 || right > around.right + 1)
      wrong.push(`"${name}" leaves the table`);
    if (button.scrollWidth > button.clientWidth + 1) wrong.push(`"${name}" is cut`);
    const row = button.closest('.prompt, .stage, .bar')?.getBoundingClientRect();
    const {top, bottom} = button.getBoundingClientRect();
    if (row && (bottom > row.bottom + 1 || top < row.top - 1))
      wrong.push(`"${name}" leaves its row`);
  }
  for (const say of table.root.querySelectorAll<HTMLElement>('.say')) {
    if (!isSeen(say) || text(say) === '') continue;
    const {width} = say.getBoundingClientRect();
    if (width < 119.5) wrong.push(`the prompt has ${Math.round(width)} px`);
    if (say.scrollWidth > say.clientWidth + 1) wrong.push(`the prompt is cut: ${text(say)}`);
  }
  return wrong;
}

/** Faults at any width; the table is 320 px wide afterwards. */
function inAllRooms(table: Table): readonly string[] {
  const box = table.host.parentElement!;
  const wrong = ROOMS.flatMap(({width, letters}) => {
    box.style.setProperty('inline-size', `${width}px`);
    document.documentElement.style.fontSize = `${letters}%`;
    return faults(table).map((fault) => `${width} px, ${letters} %: ${fault}`);
  });
  document.documentElement.style.removeProperty('font-size');
  box.style.setProperty('inline-size', '320px');
  return wrong;
}

/** What can be pressed now: a card that may be played or picked, or a button of the game. */
function choices(table: Table): readonly HTMLElement[] {
  const isOpen = (one: HTMLElement): boolean =>
    one.getAttribute('aria-disabled') !== 'true' && !one.hasAttribute('disabled');
  const buttons = [
    ...table.root.querySelectorAll<HTMLElement>('.actions .button, .board button, .stage .button'),
  ].filter(isOpen);
  const cards = table.cards.filter(isOpen);
  return [...buttons.filter((one) => one.matches('.button-primary')), ...cards, ...buttons];
}

describe('narrow tables', () => {
  before(clean);
  afterEach(clean);

  for (const locale of repeated(['ru', 'en'] as const))
    for (const {id} of GAMES)
      it(`cut nothing: ${id}, ${locale}`, async () => {
        await setViewport({width: 1100, height: 1400});
        const table = await Table.lay({
          tag: 'gstk-table',
          locale,
          width: 320,
          attributes: {game: id, locale, seed: '7', speed: 'instant'},
        });
        await table.rests();
        const seen = new Set<string>();
        const found = new Set<string>();
        for (let step = 0; step < STEPS; step++) {
          const shown = [...table.root.querySelectorAll('.table .button')].map(text).join('|');
          if (!seen.has(shown)) {
            seen.add(shown);
            for (const fault of inAllRooms(table)) found.add(fault);
          }
          const open = choices(table);
          open[
            open[0]?.matches('.button-primary') ? 0 : (step * 7) % Math.max(1, open.length)
          ]?.click();
          await frames(2);
          await table.rests();
        }
        table.clear();
        expect([...found]).to.deep.equal([]);
      });

  for (const locale of repeated(['ru', 'en'] as const))
    for (const id of repeated(['take-tricks', 'no-tricks']))
      it(`leave the prompt its room beside a claim: ${id}, ${locale}`, async () => {
        const hands = [['AS', 'KS', 'AH', 'AD'], null, null, null];
        const state = {contract: {id}, turn: [0], hands};
        const table = await Table.ready({
          locale,
          width: 320,
          attributes: {variant: 'simple'},
          set: {state},
        });
        await table.tabTo(table.find('gstk-hand')!);
        await until(() => table.find('[data-id=claim]'), 'the claim is offered');
        expect(inAllRooms(table)).to.deep.equal([]);
      });

  for (const locale of repeated(['ru', 'en'] as const))
    it(`show the whole reason of a hint: ${locale}`, async () => {
      const table = await Table.ready({locale, width: 320});
      await table.host.hint();
      await until(() => table.find('gstk-hand')!.shadowRoot!.querySelector('.hint'), 'a hint');
      const why = table.find('.say .q')!;
      why.querySelector('bdi')!.textContent = 'A reason may take 170 letters. '
        .repeat(6)
        .slice(0, 170);
      for (const part of [why, table.find('.say')!]) {
        expect(part.scrollHeight).to.be.at.most(part.clientHeight + 1);
        expect(getComputedStyle(part).webkitLineClamp).to.equal('none');
      }
      const hand = table.find('gstk-hand')!.shadowRoot!.querySelector('.gk')!;
      expect(why.getBoundingClientRect().bottom).to.be.at.most(hand.getBoundingClientRect().top);
      expect(inAllRooms(table)).to.deep.equal([]);
    });
});

/** A name may be of any length: it is cut or broken, and takes no room from others. */

const LONG = 'x'.repeat(200);
const given = (width: number): TableSetup => ({
  attributes: {variant: 'simple', seats: `You Otto ${LONG} Vera`},
  width,
});

describe('a table with a very long name', () => {
  before(clean);
  afterEach(clean);

  for (const width of repeated([320, 1000, 600]))
    it(`leaves the others their names, and scrolls nothing sideways: ${width} px`, async () => {
      const table = await Table.ready(given(width));
      await table.plays(() => table.host.play(table.legal()[0]!));
      const {left, right} = table.host.getBoundingClientRect();
      const seats = [...table.root.querySelectorAll('gstk-seat')];
      expect(seats).to.have.length(4);
      for (const seat of seats) {
        const box = seat.shadowRoot!.querySelector('.name')!.getBoundingClientRect();
        expect(box.width, seat.name.slice(0, 9)).to.be.greaterThan(15);
        expect(box.left, seat.name.slice(0, 9)).to.be.at.least(left);
        expect(box.right, seat.name.slice(0, 9)).to.be.at.most(right);
      }
      for (const panel of ['log', 'scores'] as const) {
        await table.open(panel);
        const shown = table.find(panel === 'log' ? 'gstk-log' : 'gstk-score-sheet')!;
        const around = shown.getBoundingClientRect();
        for (const one of shown.shadowRoot!.querySelectorAll('li *, th, td, table'))
          expect(one.getBoundingClientRect().right, panel).to.be.at.most(around.right + 1);
        table.find('gstk-dialog')?.dispatchEvent(new CustomEvent('gstk-close'));
        await table.stands();
      }
    });
});

describe('a table with the names of its bots', () => {
  before(clean);
  afterEach(clean);

  for (const locale of repeated(['ru', 'en'] as const))
    it(`cuts none of them beside a turn and many points, in wide letters: ${locale}`, async () => {
      const wide = 'Verdana, "DejaVu Sans", sans-serif';
      document.documentElement.style.setProperty('font-family', wide);
      const table = await Table.ready({locale});
      const seats = [...table.root.querySelectorAll('gstk-seat')];
      for (const seat of seats) Object.assign(seat, {score: -13, total: -87, taken: 9, turn: true});
      for (const width of repeated([320, 1000, 480, 600, 860], 2)) {
        table.host.parentElement!.style.setProperty('inline-size', `${width}px`);
        await table.stands();
        for (const seat of seats) {
          const {scrollWidth, clientWidth} = seat.shadowRoot!.querySelector('.name')!;
          expect(scrollWidth, `${seat.name} at ${width} px`).to.be.at.most(clientWidth);
        }
      }
    });
});
