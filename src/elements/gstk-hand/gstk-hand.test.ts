import {expect} from '@open-wc/testing';
import {
  emulateMedia,
  executeServerCommand,
  sendKeys,
  sendMouse,
  setViewport,
} from '@web/test-runner-commands';
import {html} from 'lit';
import type {Card} from '../../cards/index.js';
import type {WishDetail} from '../events.js';
import {english, settled, stage, stageOf, strike} from '../internal/stage.fixture.js';
import './gstk-hand.js';
import type {GstkHand} from './gstk-hand.js';

const EIGHT: readonly Card[] = ['AS', 'QS', '7S', 'KH', 'TH', '8H', 'JD', '9C'];
const THIRTEEN: readonly Card[] = [
  ...(['AS', 'TS', '6S', '2S', 'KH', 'QH', '8H'] as const),
  ...(['JC', '9C', '5C', 'AD', 'TD', '4D'] as const),
];
const SPADES: readonly Card[] = ['AS', 'QS', '7S'];
const why = (): string => 'follow spades';

type Given = Partial<
  Pick<
    GstkHand,
    'cards' | 'dealt' | 'legal' | 'selected' | 'hint' | 'refused' | 'choose' | 'shortcuts'
  >
>;

const handOf = (given: Given = {}, where = {}): Promise<GstkHand> =>
  stage<GstkHand>(
    html`<gstk-hand
      .cards=${given.cards ?? EIGHT}
      .dealt=${given.dealt ?? 0}
      .legal=${given.legal ?? null}
      .why=${why}
      .selected=${given.selected ?? []}
      .hint=${given.hint ?? null}
      .refused=${given.refused ?? null}
      .choose=${given.choose ?? false}
      .shortcuts=${given.shortcuts ?? true}
      .words=${english}
    ></gstk-hand>`,
    where,
  );

const buttons = (hand: GstkHand): HTMLButtonElement[] => [
  ...hand.shadowRoot!.querySelectorAll<HTMLButtonElement>('.card'),
];
const rows = (hand: GstkHand): HTMLElement[] => [
  ...hand.shadowRoot!.querySelectorAll<HTMLElement>('.row'),
];
const face = (button: Element): HTMLElement => button.querySelector<HTMLElement>('.gk')!;
const active = (hand: GstkHand): string | null =>
  hand.shadowRoot!.activeElement?.getAttribute('aria-label') ?? null;
const press = (...keys: string[]): Promise<void> =>
  keys.reduce((before, key) => before.then(() => sendKeys({press: key})), Promise.resolve());
function wishes(hand: GstkHand): WishDetail[] {
  const heard: WishDetail[] = [];
  hand.addEventListener('gstk-wish', ({detail}) => heard.push(detail));
  return heard;
}

describe('<gstk-hand>', () => {
  before(() => setViewport({width: 1100, height: 700}));
  afterEach(async () => {
    strike();
    await emulateMedia({
      forcedColors: 'none',
      reducedMotion: 'no-preference',
      colorScheme: 'light',
    });
  });

  describe('with the same card twice', () => {
    const TWINS: readonly Card[] = ['KH', 'KH', 'QH', '9S', '9S'];

    it('has a button for each, and raises and hints one of them', async () => {
      const hand = await handOf({cards: TWINS, legal: TWINS, hint: 'KH', refused: '9S'});
      expect(buttons(hand).map((button) => button.classList.contains('hint'))).to.deep.equal([
        ...[true, false, false, false, false],
      ]);
      expect(hand.shadowRoot!.querySelectorAll('.refused')).to.have.length(1);
    });

    it('keeps the other where it is when one is played', async () => {
      const hand = await handOf({cards: TWINS, legal: TWINS});
      const [, , queen] = buttons(hand);
      hand.focusCard(1);
      hand.cards = ['KH', 'QH', '9S', '9S'];
      await hand.updateComplete;
      expect(buttons(hand)[1]).to.equal(queen);
      expect(active(hand)).to.equal('king of hearts');
      hand.cards = ['KH', 'QH', '9S'];
      await hand.updateComplete;
      expect(buttons(hand).map((one) => one.getAttribute('aria-label'))).to.deep.equal([
        ...['king of hearts', 'queen of hearts', '9 of spades'],
      ]);
    });
  });

  describe('for a screen reader', () => {
    const states: Readonly<Record<string, Given>> = {
      'at rest': {},
      'on its turn': {legal: SPADES},
      'after a refusal': {legal: SPADES, refused: 'TH'},
      'with a hint': {legal: SPADES, hint: 'QS', selected: ['7S']},
      'while cards are chosen': {choose: true, legal: EIGHT, selected: ['AS', 'JD']},
      'with cards face down': {cards: [null, 'AS', null]},
      'without cards': {cards: [], dealt: 8},
    };
    for (const [state, given] of Object.entries(states))
      it(`is accessible ${state}`, async () => {
        const hand = await handOf(given, {width: 320});
        await expect(hand).to.be.accessible();
      });

    it('is accessible in the dark and on felt', async () => {
      for (const theme of ['flat', 'felt'])
        for (const scheme of ['light', 'dark']) {
          const hand = await handOf({legal: SPADES, refused: 'TH', hint: 'QS'}, {theme, scheme});
          await expect(hand).to.be.accessible();
          strike();
        }
    });

    it('is a toolbar of named buttons that tell their place and why they rest', async () => {
      await handOf({legal: SPADES});
      const tree = (await executeServerCommand('ax-tree')) as Record<string, unknown>[];
      const toolbar = tree.find(({role}) => role === 'toolbar')!;
      expect(toolbar['name']).to.equal('Your hand');
      const cards = tree.filter(({role}) => role === 'button');
      expect(cards.map(({name}) => name)).to.include.members(['ace of spades', '10 of hearts']);
      expect(cards[0]).to.include({description: '1 of 8'});
      expect(cards[4]).to.include({
        name: '10 of hearts',
        description: 'not playable, follow spades. 5 of 8',
      });
      expect(cards[4]!['disabled'] ?? false).to.equal(true);
      expect(cards[0]!['disabled'] ?? false).to.equal(false);
    });

    it('tells which cards are chosen', async () => {
      const hand = await handOf({choose: true, selected: ['QS']});
      const pressed = buttons(hand).map((button) => button.getAttribute('aria-pressed'));
      expect(pressed.slice(0, 3)).to.deep.equal(['false', 'true', 'false']);
    });

    it('holds no hidden card', async () => {
      const hand = await handOf({cards: [null, null]});
      expect(buttons(hand)[0]!.getAttribute('aria-label')).to.equal('card face down');
      expect(hand.shadowRoot!.querySelectorAll('[part=card-back]')).to.have.length(2);
    });
  });

  describe('by keys', () => {
    it('has one tab stop, and nothing is chosen beforehand', async () => {
      const hand = await handOf({legal: SPADES});
      expect(buttons(hand).filter(({tabIndex}) => tabIndex === 0)).to.have.length(1);
      expect(hand.shadowRoot!.querySelector('.selected')).to.equal(null);
      expect(document.activeElement).to.equal(document.body);
    });

    it('walks with arrows, round the ends, and jumps with Home and End', async () => {
      const hand = await handOf();
      hand.focus();
      await press('ArrowRight', 'ArrowRight');
      expect(active(hand)).to.equal('7 of spades');
      await press('Home', 'ArrowLeft');
      expect(active(hand)).to.equal('9 of clubs');
      await press('ArrowRight');
      expect(active(hand)).to.equal('ace of spades');
      await press('End');
      expect(active(hand)).to.equal('9 of clubs');
    });

    it('goes from suit to suit with Page Up and Page Down', async () => {
      const hand = await handOf();
      hand.focus();
      await press('PageDown');
      expect(active(hand)).to.equal('king of hearts');
      await press('PageDown');
      expect(active(hand)).to.equal('jack of diamonds');
      await press('PageUp');
      expect(active(hand)).to.equal('king of hearts');
    });

    it('goes to the nth card by its digit, unless shortcuts are off', async () => {
      const hand = await handOf({cards: THIRTEEN}, {width: 900});
      hand.focus();
      await press('5');
      expect(active(hand)).to.equal('king of hearts');
      await press('0');
      expect(active(hand)).to.equal('5 of clubs');
      hand.shortcuts = false;
      await press('1');
      expect(active(hand)).to.equal('5 of clubs');
    });

    it('goes from row to row', async () => {
      const hand = await handOf({cards: THIRTEEN}, {width: 320});
      expect(rows(hand)).to.have.length(2);
      hand.focus();
      await press('ArrowDown');
      expect(rows(hand)[1]!.contains(hand.shadowRoot!.activeElement)).to.equal(true);
      await press('ArrowUp');
      expect(active(hand)).to.equal('ace of spades');
    });

    it('follows the eye from right to left', async () => {
      const hand = await handOf({}, {dir: 'rtl'});
      hand.focus();
      await press('ArrowLeft');
      expect(active(hand)).to.equal('queen of spades');
      await press('ArrowRight');
      expect(active(hand)).to.equal('ace of spades');
    });

    it('asks for a card with Enter and Space', async () => {
      const hand = await handOf({legal: SPADES});
      const heard = wishes(hand);
      hand.focus();
      await press('Enter', 'ArrowRight', 'Space');
      expect(heard).to.deep.equal([
        {card: 'AS', index: 0},
        {card: 'QS', index: 1},
      ]);
    });

    it('leaves keys of the browser alone', async () => {
      const hand = await handOf();
      hand.focus();
      const event = new KeyboardEvent('keydown', {
        key: 'ArrowLeft',
        altKey: true,
        bubbles: true,
        cancelable: true,
      });
      hand.shadowRoot!.activeElement!.dispatchEvent(event);
      expect(event.defaultPrevented).to.equal(false);
    });
  });

  describe('when cards leave', () => {
    it('keeps focus at the place of the card that was played', async () => {
      const hand = await handOf({legal: SPADES});
      hand.focusCard(1);
      hand.cards = EIGHT.filter((card) => card !== 'QS');
      await hand.updateComplete;
      expect(active(hand)).to.equal('7 of spades');
      expect(document.activeElement).to.equal(stageOf(hand));
    });

    it('goes to the last card when the last was played, and to the hand when none is left', async () => {
      const hand = await handOf();
      hand.focusCard(7);
      hand.cards = EIGHT.slice(0, 7);
      await hand.updateComplete;
      expect(active(hand)).to.equal('jack of diamonds');
      hand.cards = [];
      await hand.updateComplete;
      expect(active(hand)).to.equal('Your hand');
    });

    it('stays on its card when another one leaves or the rows change', async () => {
      const hand = await handOf({cards: THIRTEEN}, {width: 320});
      hand.focusCard(9);
      hand.cards = THIRTEEN.slice(1);
      await hand.updateComplete;
      expect(active(hand)).to.equal('5 of clubs');
      stageOf(hand).style.setProperty('inline-size', '800px');
      await settled();
      expect(rows(hand)).to.have.length(1);
      expect(active(hand)).to.equal('5 of clubs');
    });

    it('never takes focus that was elsewhere', async () => {
      const hand = await handOf();
      hand.cards = EIGHT.slice(1);
      hand.legal = SPADES;
      await hand.updateComplete;
      expect(document.activeElement).to.equal(document.body);
    });

    it('remembers where a card lay', async () => {
      const hand = await handOf();
      const before = hand.rectOf('QS')!;
      hand.cards = EIGHT.filter((card) => card !== 'QS');
      expect(hand.rectOf('QS')!.x, 'not yet drawn without it').to.equal(before.x);
      await hand.updateComplete;
      expect(hand.rectOf('QS')!.x).to.equal(before.x);
      expect(hand.rectOf('2C')).to.equal(undefined);
    });

    it('keeps its height and each card its row while it is played out', async () => {
      const hand = await handOf({cards: THIRTEEN, dealt: 13}, {width: 320});
      const height = hand.offsetHeight;
      const lower = rows(hand)[1]!.textContent;
      let cards = THIRTEEN;
      for (const gone of ['AS', 'KH', 'TS', 'QH', '8H'] as const) {
        cards = cards.filter((card) => card !== gone);
        hand.cards = cards;
        await hand.updateComplete;
        expect(hand.offsetHeight).to.equal(height);
      }
      expect(rows(hand)[1]!.textContent).to.equal(lower);
      hand.cards = cards.slice(0, 5);
      await settled();
      expect(rows(hand)).to.have.length(1);
      expect(hand.offsetHeight).to.equal(height);
    });
  });

  describe('by hand', () => {
    it('asks for the card under the pointer, allowed or not', async () => {
      const hand = await handOf({legal: SPADES}, {width: 320});
      const heard = wishes(hand);
      for (const button of [buttons(hand)[4]!, buttons(hand)[0]!]) {
        const box = button.getBoundingClientRect();
        const position: [number, number] = [
          Math.round(box.x + box.width / 2),
          Math.round(box.y + box.height / 2),
        ];
        await sendMouse({type: 'click', position});
      }
      expect(heard.map(({card}) => card)).to.deep.equal(['TH', 'AS']);
    });

    it('keeps its wishes inside the table', async () => {
      const hand = await handOf();
      let escaped = 0;
      document.addEventListener('gstk-wish', () => escaped++, {once: true});
      buttons(hand)[0]!.click();
      expect(escaped).to.equal(0);
    });

    it('says at the card why it was refused, inside the hand', async () => {
      for (const refused of ['KH', '9C'] as const) {
        const hand = await handOf({legal: SPADES, refused}, {width: 320});
        const bubble = hand.shadowRoot!.querySelector('.bubble')!.getBoundingClientRect();
        const box = hand.getBoundingClientRect();
        expect(hand.shadowRoot!.querySelector('.bubble')!.textContent).to.contain('follow spades');
        expect(bubble.left).to.be.at.least(box.left);
        expect(bubble.right).to.be.at.most(box.right);
        expect(bubble.bottom).to.be.at.most(box.bottom);
        strike();
      }
    });
  });

  describe('laid out', () => {
    const cases = [
      [320, 13, 2],
      [360, 13, 2],
      [480, 13, 1],
      [900, 13, 1],
      [320, 10, 1],
      [320, 17, 2],
      [320, 8, 1],
      [288, 13, 2],
      [240, 13, 2],
    ] as const;
    const many: readonly Card[] = [...THIRTEEN, 'KC', 'QC', 'KD', '3D'];
    for (const [width, count, expected] of cases)
      it(`${count} cards at ${width} px lie in ${expected} row(s), each in reach`, async () => {
        const hand = await handOf({cards: many.slice(0, count)}, {width});
        expect(rows(hand)).to.have.length(expected);
        expect(buttons(hand)).to.have.length(count);
        expect(hand.scrollWidth).to.be.at.most(width);
        for (const button of buttons(hand)) {
          const box = button.getBoundingClientRect();
          expect(box.width).to.be.at.least(24);
          expect(box.left).to.be.at.least(0);
          const at = face(button).getBoundingClientRect();
          expect(at.right).to.be.at.most(hand.getBoundingClientRect().right + 0.5);
          const hit = hand.shadowRoot!.elementFromPoint(box.x + box.width / 2, box.y + 10);
          expect(hit === button, 'its own strip').to.equal(true);
        }
      });

    it('lies side by side where it can, a little smaller where it must', async () => {
      const hand = await handOf({cards: EIGHT.slice(0, 5)}, {width: 320});
      const width = face(buttons(hand)[0]!).offsetWidth;
      expect(width).to.be.within(53, 59);
      const [first, second] = buttons(hand).map((button) => button.getBoundingClientRect().x);
      expect(second! - first!).to.be.at.least(width);
    });

    it('is large print with card-size large: strips of 32 px and as many rows as that takes', async () => {
      const hand = await handOf({cards: THIRTEEN}, {width: 320, size: 'large'});
      for (const button of buttons(hand)) expect(button.offsetWidth).to.be.at.least(32);
      expect(face(buttons(hand)[0]!).offsetWidth).to.equal(104);
      expect(hand.scrollWidth).to.be.at.most(320);
    });

    it('loses no card from 320 to 900 px and back', async () => {
      const hand = await handOf({cards: THIRTEEN}, {width: 320});
      for (const width of [900, 480, 320]) {
        stageOf(hand).style.setProperty('inline-size', `${width}px`);
        await settled();
        expect(buttons(hand)).to.have.length(13);
      }
      expect(rows(hand)).to.have.length(2);
    });

    it('shows the strip with the index from right to left too', async () => {
      const hand = await handOf({cards: THIRTEEN}, {width: 480, dir: 'rtl'});
      const [first, second] = buttons(hand);
      expect(first!.getBoundingClientRect().x).to.be.above(second!.getBoundingClientRect().x);
      for (const button of buttons(hand)) {
        const box = button.getBoundingClientRect();
        expect(face(button).getBoundingClientRect().left).to.be.closeTo(box.left, 0.5);
        const hit = hand.shadowRoot!.elementFromPoint(box.x + 3, box.y + 10);
        expect(hit === button, 'its index is on top').to.equal(true);
      }
      expect(hand.scrollWidth).to.be.at.most(480);
    });

    it('lays the lower row over the upper one from right to left too', async () => {
      const hand = await handOf({cards: THIRTEEN}, {width: 320, dir: 'rtl'});
      const button = rows(hand)[1]!.querySelector('.card')!;
      const {x, y} = button.getBoundingClientRect();
      expect(hand.shadowRoot!.elementFromPoint(x + 3, y + 10) === button).to.equal(true);
    });

    it('shows what may be played by place as well as by colour', async () => {
      const hand = await handOf({legal: SPADES});
      const tops = buttons(hand).map((button) =>
        Math.round(face(button).getBoundingClientRect().top),
      );
      expect(tops[0]).to.be.below(tops[3]!);
      expect(face(buttons(hand)[3]!).hasAttribute('data-illegal')).to.equal(true);
      hand.legal = null;
      await settled();
      expect(hand.shadowRoot!.querySelector('[data-illegal]')).to.equal(null);
    });
  });

  describe('for other eyes', () => {
    it('tells states apart by border in forced colours', async () => {
      await emulateMedia({forcedColors: 'active'});
      const hand = await handOf({legal: SPADES, selected: ['AS'], hint: 'QS', refused: 'TH'});
      const border = (index: number): string => {
        const {borderTopStyle, borderTopWidth} = getComputedStyle(
          face(buttons(hand)[index]!),
          '::after',
        );
        return `${borderTopStyle} ${borderTopWidth}`;
      };
      const seen = [0, 1, 2, 3, 4].map(border);
      expect(new Set(seen)).to.have.length(5);
    });

    it('does not move for readers who want less motion', async () => {
      await emulateMedia({reducedMotion: 'reduce'});
      const hand = await handOf({legal: SPADES, refused: 'TH'});
      const card = hand.shadowRoot!.querySelector('.refused .gk')!;
      expect(getComputedStyle(card).transitionDuration).to.equal('0s');
      expect(getComputedStyle(card).animationDuration).to.equal('0s');
    });
  });
});
