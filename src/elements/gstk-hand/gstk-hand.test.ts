import {expect} from '@open-wc/testing';
import {
  emulateMedia,
  executeServerCommand,
  sendMouse,
  setViewport,
} from '@web/test-runner-commands';
import type {Card} from '../../cards/index.js';
import {generated} from '../shared/generated.fixture.js';
import {forced} from '../shared/styles/forced.js';
import {settled, stageOf, strike} from '../shared/stage.fixture.js';
import {LOOKS} from '../../testing/looks.fixture.js';
import {
  active,
  buttons,
  EIGHT,
  face,
  handOf,
  type HandSetup,
  press,
  rows,
  SPADES,
  THIRTEEN,
  wishes,
} from './hand.fixture.js';
import {itNightly} from '../../testing/nightly.fixture.js';

/** Holds back the tasks that wait until a screen reader has said where the focus went. */
function holdSpeech(): {readonly later: (() => void)[]; restore(): void} {
  const later: (() => void)[] = [];
  const {setTimeout: start} = globalThis;
  globalThis.setTimeout = ((task: () => void, ms?: number) =>
    ms === 300 ? later.push(task) : start(task, ms)) as typeof start;
  return {later, restore: () => void (globalThis.setTimeout = start)};
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

    it('has a button for each, and raises and hints only one of them', async () => {
      const hand = await handOf({cards: TWINS, legal: TWINS, hint: 'KH', refused: '9S'});
      expect(buttons(hand).map((button) => button.classList.contains('hint'))).to.deep.equal([
        ...[true, false, false, false, false],
      ]);
      expect(hand.shadowRoot!.querySelectorAll('.refused')).to.have.length(1);
    });

    it('keeps the other in place when one is played', async () => {
      const hand = await handOf({cards: TWINS, legal: TWINS});
      const [, , queen] = buttons(hand);
      hand.focusCard(1);
      hand.cards = ['KH', 'QH', '9S', '9S'];
      await hand.updateComplete;
      expect(buttons(hand)[1]).to.equal(queen);
      expect(active(hand)).to.equal('king of hearts');
      hand.cards = ['KH', 'QH', '9S'];
      await hand.updateComplete;
      expect(buttons(hand).map((button) => button.getAttribute('aria-label'))).to.deep.equal([
        ...['king of hearts', 'queen of hearts', '9 of spades'],
      ]);
    });
  });

  describe('for a screen reader', () => {
    const states: Readonly<Record<string, HandSetup>> = {
      'at rest': {},
      'on its turn': {legal: SPADES},
      'after a refusal': {legal: SPADES, refused: 'TH', rule: 'Rule'},
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

    itNightly('is accessible in the dark and on felt', async () => {
      for (const {theme, scheme} of LOOKS) {
        const hand = await handOf({legal: SPADES, refused: 'TH', hint: 'QS'}, {theme, scheme});
        await expect(hand).to.be.accessible();
        strike();
      }
    });

    it('is a toolbar of named buttons that say their position and why they may not be played', async () => {
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

    it('describes a card in one place, which says its new position once another has left', async () => {
      const hand = await handOf();
      const card = buttons(hand)[3]!;
      const at = card.getAttribute('aria-describedby')!;
      const place = hand.shadowRoot!.getElementById(at)!;
      expect(place.textContent).to.equal('4 of 8');
      hand.cards = EIGHT.filter((_, index) => index !== 1);
      await hand.updateComplete;
      expect(card.getAttribute('aria-describedby')).to.equal(at);
      expect(hand.shadowRoot!.getElementById(at)).to.equal(place);
      expect(place.textContent).to.equal('3 of 7');
    });

    it('is new to a screen reader if a card read before now says something else', async () => {
      const hand = await handOf();
      hand.focusCard(2);
      await press('Home');
      const [, second, third] = buttons(hand);
      const roles = (): unknown[] => buttons(hand).map((one) => one.getAttribute('role'));
      expect(roles(), 'what is read again is the same').to.deep.equal(EIGHT.map(() => null));
      hand.cards = EIGHT.slice(1);
      await hand.updateComplete;
      expect(active(hand), 'it was not read before').to.equal(second!.getAttribute('aria-label'));
      expect(third!.getAttribute('role'), 'it was read as the third').to.equal('button');
      expect(roles().filter(Boolean)).to.have.length(1);
    });

    it('is new to a reader who has left it, if it changed while it had the focus', async () => {
      const hand = await handOf();
      hand.focusCard(0);
      const {later, restore} = holdSpeech();
      const [first] = buttons(hand);
      try {
        await press('ArrowRight', 'ArrowLeft');
        hand.legal = [];
        await hand.updateComplete;
        expect(hand.shadowRoot!.activeElement).to.equal(first);
        const earlier = later.splice(0);
        await press('ArrowRight');
        expect(first!.role, 'while a reader says where the focus went').to.equal(null);
        expect(earlier).to.have.length(2);
        for (const task of earlier) task();
        expect(first!.role, 'the time of earlier steps is over').to.equal(null);
      } finally {
        restore();
      }
      for (const task of later) task();
      expect(first!.role, 'it is new').to.equal('button');
      hand.legal = null;
      await hand.updateComplete;
      hand.focusCard(0);
      (document.activeElement as HTMLElement).blur();
      await press();
      expect(first!.role, 'nothing has changed since').to.equal('button');
    });

    it('is new at once to a reader who goes on, who hears no more of the card before', async () => {
      const hand = await handOf();
      hand.focusCard(0);
      const {restore} = holdSpeech();
      const [first] = buttons(hand);
      try {
        await press('ArrowRight', 'ArrowLeft');
        hand.legal = [];
        await hand.updateComplete;
        await press('ArrowRight');
        expect(first!.role, 'while a reader says where the focus went').to.equal(null);
        await press('ArrowRight');
        expect(first!.role, 'it is new').to.equal('button');
      } finally {
        restore();
      }
    });

    it('says which cards are chosen', async () => {
      const hand = await handOf({choose: true, selected: ['QS']});
      const pressed = buttons(hand).map((button) => button.getAttribute('aria-pressed'));
      expect(pressed.slice(0, 3)).to.deep.equal(['false', 'true', 'false']);
    });

    it('contains no hidden card', async () => {
      const hand = await handOf({cards: [null, null]});
      expect(buttons(hand)[0]!.getAttribute('aria-label')).to.equal('card face down');
      expect(hand.shadowRoot!.querySelectorAll('[part=card-back]')).to.have.length(2);
    });
  });

  describe('with nothing new', () => {
    it('is not drawn again when the focus moves', async () => {
      const hand = await handOf({legal: SPADES});
      hand.focusCard(0);
      await press('ArrowRight');
      hand.focusCard(3);
      expect(hand.isUpdatePending).to.equal(false);
      expect(active(hand)).to.equal(buttons(hand)[3]!.getAttribute('aria-label'));
      expect(buttons(hand).findIndex(({tabIndex}) => tabIndex === 0)).to.equal(3);
    });

    it('is not drawn again for lists that are the same', async () => {
      const hand = await handOf({legal: SPADES});
      Object.assign(hand, {cards: [...EIGHT], legal: [...SPADES], selected: [], fresh: []});
      expect(hand.isUpdatePending).to.equal(false);
      hand.legal = null;
      expect(hand.isUpdatePending).to.equal(true);
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

    it('moves focus to the last card when the last was played, and to the hand when none is left', async () => {
      const hand = await handOf();
      hand.focusCard(7);
      hand.cards = EIGHT.slice(0, 7);
      await hand.updateComplete;
      expect(active(hand)).to.equal('jack of diamonds');
      hand.cards = [];
      await hand.updateComplete;
      expect(active(hand)).to.equal('Your hand');
    });

    it('keeps focus on its card when another one leaves or the rows change', async () => {
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

    it('passes focus on before a pressed card leaves, since removing it would force a layout', async () => {
      const hand = await handOf({legal: SPADES});
      const [, queen] = buttons(hand);
      const {x, y, height} = queen!.getBoundingClientRect();
      await sendMouse({type: 'click', position: [Math.round(x + 4), Math.round(y + height / 2)]});
      await press();
      expect(active(hand)).to.equal('queen of spades');
      const there: boolean[] = [];
      hand.shadowRoot!.addEventListener('focusin', () => there.push(queen!.isConnected));
      hand.cards = EIGHT.filter((card) => card !== 'QS');
      await hand.updateComplete;
      expect(there).to.deep.equal([true]);
      expect(active(hand)).to.equal('7 of spades');
      expect(buttons(hand).map(({tabIndex}) => tabIndex)).to.deep.equal([
        -1, 0, -1, -1, -1, -1, -1,
      ]);
    });

    it('moves focus with the picture for a reader who goes by keys, who hears of the next card once', async () => {
      const hand = await handOf({legal: SPADES});
      hand.focusCard(0);
      await press('ArrowRight');
      const [, queen] = buttons(hand);
      const there: boolean[] = [];
      hand.shadowRoot!.addEventListener('focusin', () => there.push(queen!.isConnected));
      hand.cards = EIGHT.filter((card) => card !== 'QS');
      await hand.updateComplete;
      expect(there).to.deep.equal([false]);
      expect(active(hand)).to.equal('7 of spades');
    });

    it('never takes focus that was elsewhere', async () => {
      const hand = await handOf();
      hand.cards = EIGHT.slice(1);
      hand.legal = SPADES;
      await hand.updateComplete;
      expect(document.activeElement).to.equal(document.body);
    });

    it('remembers where a played card was', async () => {
      const hand = await handOf();
      const before = hand.rectOf('QS')!;
      hand.cards = EIGHT.filter((card) => card !== 'QS');
      expect(hand.rectOf('QS')!.x, 'not yet drawn without it').to.equal(before.x);
      await hand.updateComplete;
      expect(hand.rectOf('QS')!.x).to.equal(before.x);
      expect(hand.rectOf('2C')).to.equal(undefined);
    });

    it('keeps its height, and each card its row, while it is played out', async () => {
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
    it('requests the card under the pointer, allowed or not', async () => {
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

    it('keeps its requests inside the table', async () => {
      const hand = await handOf();
      let escaped = 0;
      document.addEventListener('gstk-wish', () => escaped++, {once: true});
      buttons(hand)[0]!.click();
      expect(escaped).to.equal(0);
    });

    it('shows at the card why it was refused, inside the hand', async () => {
      for (const refused of ['KH', '9C'] as const) {
        const hand = await handOf({legal: SPADES, refused}, {width: 320});
        await import('./hand-interaction.js');
        await settled();
        const bubble = hand.shadowRoot!.querySelector('.bubble')!.getBoundingClientRect();
        const box = hand.getBoundingClientRect();
        expect(hand.shadowRoot!.querySelector('.bubble')!.textContent).to.contain('follow spades');
        expect(bubble.left).to.be.at.least(box.left);
        expect(bubble.right).to.be.at.most(box.right);
        expect(bubble.bottom).to.be.at.most(box.bottom);
        strike();
      }
    });

    it('shows prospects above the cards once somebody asks', async () => {
      const hand = await handOf();
      hand.prospects = new Map([['KH', {text: '+2.5', doubt: '±0.3', verdict: 'best'}]]);
      await hand.updateComplete;
      await import('./hand-interaction.js');
      await settled();
      const promise = hand.shadowRoot!.querySelector('.promise')!;
      const king = promise.parentElement!;
      expect(king).to.equal(buttons(hand)[3]);
      expect(generated(promise, '::before')).to.equal('+2.5');
      expect(promise.getBoundingClientRect().bottom).to.be.below(king.getBoundingClientRect().top);
    });
  });

  describe('for other displays', () => {
    it('distinguishes states by borders in forced colours', async () => {
      await emulateMedia({forcedColors: 'active'});
      await forced();
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

    it('does not animate for readers who prefer reduced motion', async () => {
      await emulateMedia({reducedMotion: 'reduce'});
      const hand = await handOf({legal: SPADES, refused: 'TH'});
      const card = hand.shadowRoot!.querySelector('.refused .gk')!;
      expect(getComputedStyle(card).transitionDuration).to.equal('0s');
      expect(getComputedStyle(card).animationDuration).to.equal('0s');
    });
  });
});
