import {expect} from '@open-wc/testing';
import {emulateMedia, executeServerCommand} from '@web/test-runner-commands';
import {expectAxe} from './axe.fixture.js';
import {clean, focused, frames, Listener, Table, until, wait} from './table.fixture.js';

/**
 * What a reader of any kind meets. No real screen reader is to be had here: roles, names and
 * descriptions are those of Chromium's accessibility tree, announcements those of the live regions.
 */

interface Node {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly [property: string]: unknown;
}

const tree = (): Promise<readonly Node[]> => executeServerCommand('ax-tree');

const PANELS = ['last-trick', 'scores', 'log', 'rules', 'menu'] as const;

/** What axe leaves undecided, and why none of it is a fault. */
const EXPLAINED = {
  // Axe does not judge one letter or one digit: the letter of a shield is decoration and stands white
  // on 5.3:1 and more; a score of one digit has the colours of one of two, which is judged.
  short: /^color-contrast .*: Element content is too short/,
  // The arrows of a change of places are decoration beside words.
  arrow:
    /^color-contrast .*\.move > span\[aria-hidden="true"\]: Element content contains only non-text/,
  // The rules are longer than their panel: what lies below its edge is scrolled into sight.
  scrolled: /^color-contrast at king-game,p\[data-rule="[a-z-]+"\]: .* partially obscured/,
  // Words in a drawing lie over its lines; the drawing's own tests judge them.
  drawing: /^color-contrast at king-game,gstk-totals,text/,
};

describe('a table for everybody', () => {
  before(clean);
  afterEach(clean);

  describe('row 72: by axe, WCAG 2.2 AA', () => {
    for (const width of [320, 700, 1000])
      it(`at ${width} px, in every phase and panel`, async function () {
        this.timeout(60_000);
        const table = await Table.ready({width});
        await expectAxe(table.host, EXPLAINED);
        await table.plays(() => table.host.play(table.legal()[0]!));
        const illegal = table.hand().find((card) => !table.legal().includes(card));
        if (illegal) table.host.play(illegal);
        await table.stands();
        await expectAxe(table.host, EXPLAINED);
        for (const panel of PANELS) {
          await table.open(panel);
          await expectAxe(table.host, EXPLAINED);
          await table.close();
        }
        await table.finishDeal();
        await table.stands();
        await expectAxe(table.host, EXPLAINED);
      });

    it('while a trick is shown, and when the match is over', async function () {
      this.timeout(60_000);
      const table = await Table.ready({attributes: {speed: 'slow'}});
      table.host.play(table.legal()[0]!);
      await until(() => table.actions().includes('Next'), 'a card is shown');
      await table.stands();
      await expectAxe(table.host, EXPLAINED);
      table.host.setAttribute('speed', 'instant');
      await table.rests();
      while (!table.is('game-over')) {
        await table.finishDeal();
        table.button(table.actions().at(-1)!).click();
        await frames(2);
        await table.rests();
      }
      await table.stands();
      await expectAxe(table.host, EXPLAINED);
    });

    for (const theme of ['flat', 'felt'])
      for (const scheme of ['light', 'dark'])
        it(`on ${theme}, ${scheme}`, async function () {
          this.timeout(30_000);
          const page = document.documentElement.style;
          page.setProperty('color-scheme', scheme);
          page.setProperty('background', scheme === 'dark' ? '#15171b' : '#fff');
          const table = await Table.ready({width: 480, attributes: {theme}});
          await table.plays(() => table.host.play(table.legal()[0]!));
          await table.host.hint();
          await table.stands();
          await expectAxe(document.body, EXPLAINED);
          await table.open('menu');
          await expectAxe(document.body, EXPLAINED);
          await table.close();
          await table.finishDeal();
          await table.stands();
          await expectAxe(document.body, EXPLAINED);
        });
  });

  describe('for a screen reader (proven by roles and names only)', () => {
    it('row 60: the hand is a toolbar of named cards that tell their place', async () => {
      const table = await Table.ready();
      await table.plays(() => table.host.play(table.legal()[0]!));
      const nodes = await tree();
      const hand = nodes.find(({role, name}) => role === 'toolbar' && name === 'Your hand');
      expect(hand, 'a toolbar, so that a reader turns to its focus mode').not.to.equal(undefined);
      const [first] = table.hand();
      const name = table.words.t('card', {card: first});
      const card = nodes.find((node) => node.role === 'button' && node.name === name)!;
      expect(card.description).to.contain(`1 of ${table.hand().length}`);
    });

    it('row 61: a card that may not be played says why', async () => {
      const table = await Table.ready();
      const {trick} = table.view;
      const led = trick[0]?.card[1];
      expect(led, 'somebody else leads in this deal').not.to.equal(undefined);
      const illegal = table.hand().find((card) => !table.legal().includes(card))!;
      const suit = table.words.t('suit', {suit: led});
      const name = table.words.t('card', {card: illegal});
      const node = (await tree()).find((one) => one.role === 'button' && one.name === name)!;
      expect(node.description).to.match(new RegExp(`^not playable, follow ${suit}\\. \\d+ of 13$`));
      expect(node['disabled']).to.equal(true);
      table.card(illegal).focus();
      expect(focused(), 'it is in reach all the same').to.equal(table.card(illegal));
    });

    it('names the table after its game, and each seat, trick and row of buttons', async () => {
      const table = await Table.ready();
      const nodes = await tree();
      const named = (role: string): readonly string[] =>
        nodes.filter((node) => node.role === role).map(({name}) => name);
      expect(named('group')).to.include.members([
        'Omnibus',
        'You, to play',
        'Otto',
        'Nora',
        'Vera',
      ]);
      expect(named('group')).to.include('Trick');
      expect(named('toolbar')).to.include.members(['Your hand', 'Actions', 'Table']);
      expect(named('button')).to.include.members(['Undo', 'Hint', 'Last trick', 'Rules', 'Menu']);
      expect(nodes.filter(({role}) => role === 'button').every(({name}) => name)).to.equal(true);
      // A card that may be asked why is a button.
      expect([...named('image'), ...named('button')]).to.include.members([...table.trick()]);
    });

    it('adds no landmark to the page but the docked panel, which has a name', async () => {
      await Table.ready({width: 1000});
      const marks = (await tree()).filter(({role}) =>
        ['banner', 'navigation', 'complementary', 'main', 'contentinfo', 'region'].includes(role),
      );
      expect(marks.map(({role, name}) => `${role} ${name}`)).to.deep.equal(['region Scores']);
    });

    it('the summary and the score sheet are tables with headers', async () => {
      const table = await Table.ready({width: 1000});
      await table.finishDeal();
      await table.stands();
      const nodes = await tree();
      const heads = nodes.filter(({role}) => role === 'columnheader').map(({name}) => name);
      expect(heads).to.include.members(['Player', 'This deal', 'Total', 'You', 'Otto']);
      const rows = nodes.filter(({role}) => role === 'rowheader').map(({name}) => name);
      expect(rows.some((name) => name.includes('Nora'))).to.equal(true);
      expect(rows).to.include('Deal 1');
    });
  });

  describe('focus', () => {
    for (const width of [320, 1000])
      it(`row 53: is stopped at most four times at ${width} px, and comes out at both ends`, async () => {
        const before = document.body.appendChild(document.createElement('button'));
        const table = await Table.ready({width});
        const after = document.body.appendChild(document.createElement('button'));
        try {
          before.focus();
          let stops = 0;
          await table.press('Tab');
          for (; focused() !== after && stops < 20; stops++) await table.press('Tab');
          expect(stops).to.be.within(3, 4);
          for (let back = 0; back < stops; back++) {
            await table.press('Shift+Tab');
            expect(table.host).to.equal(document.activeElement);
          }
          await table.press('Shift+Tab');
          expect(document.activeElement).to.equal(before);
        } finally {
          before.remove();
          after.remove();
        }
      });

    it('row 53: arrows go from button to button in a row, round its ends', async () => {
      const table = await Table.ready({width: 320});
      await table.tabTo(table.find('[data-id=undo]')!);
      await table.press('ArrowRight');
      expect(focused()).to.equal(table.find('[data-id=hint]'));
      await table.press('ArrowRight');
      expect(focused()).to.equal(table.find('[data-id=undo]'));
      await table.tabTo(table.find('[data-panel=last-trick]')!);
      await table.press('End');
      expect(focused()).to.equal(table.find('[data-panel=menu]'));
      await table.press('Home');
      await table.press('ArrowRight');
      expect(focused()).to.equal(table.find('[data-panel=scores]'));
      await table.press('Tab');
      await table.press('Shift+Tab');
      expect(focused(), 'Tab comes back to where it left').to.equal(
        table.find('[data-panel=scores]'),
      );
    });

    it('row 54: walks the hand with arrows, Home and End; one card is the stop', async () => {
      const table = await Table.ready();
      table.cards[0]!.focus();
      await table.press('ArrowLeft');
      expect(focused()).to.equal(table.cards.at(-1));
      await table.press('Home');
      expect(focused()).to.equal(table.cards[0]);
      await table.press('ArrowRight');
      expect(focused()).to.equal(table.cards[1]);
      await table.press('End');
      expect(focused()).to.equal(table.cards.at(-1));
      expect(table.cards.filter(({tabIndex}) => tabIndex === 0)).to.deep.equal([focused()]);
    });

    it('row 54: from right to left the arrows follow the eye', async () => {
      document.documentElement.dir = 'rtl';
      try {
        const table = await Table.ready();
        table.cards[0]!.focus();
        await table.press('ArrowLeft');
        expect(focused()).to.equal(table.cards[1]);
        table.find('[data-panel=last-trick]')!.focus();
        await table.press('ArrowLeft');
        expect(focused()).to.equal(table.find('[data-panel=scores]'));
      } finally {
        document.documentElement.removeAttribute('dir');
      }
    });

    it('row 55: stays in the hand when a card is played, never falls to the page', async () => {
      const table = await Table.ready();
      while (table.is('my-turn')) {
        const card = table.legal().at(-1)!;
        const at = table.hand().indexOf(card);
        table.card(card).focus();
        await table.plays(() => table.press('Enter'));
        if (!table.is('my-turn')) break;
        const goal = Math.min(at, table.cards.length - 1);
        expect(table.cards.indexOf(focused() as HTMLElement)).to.equal(goal);
      }
      expect(document.activeElement).to.equal(table.host);
    });

    it('row 56: is not moved when my turn begins', async () => {
      const table = await Table.ready();
      const hint = table.find('[data-id=hint]')!;
      hint.focus();
      const ears = new Listener();
      await table.plays(() => table.host.play(table.legal()[0]!));
      expect(focused()).to.equal(hint);
      expect(await ears.news()).to.contain('Your turn');
      ears.stop();
    });

    it('row 57: is never taken from the page, nor by a summary or a new game', async () => {
      const input = document.body.appendChild(document.createElement('input'));
      try {
        const table = await Table.lay();
        input.focus();
        await table.rests();
        await table.finishDeal();
        await table.stands();
        expect(document.activeElement).to.equal(input);
        table.host.newGame();
        await table.rests();
        expect(document.activeElement).to.equal(input);
      } finally {
        input.remove();
      }
    });

    for (const width of [320, 1000])
      it(`row 58: comes back to what opened a dialog, at ${width} px`, async () => {
        const table = await Table.ready({width});
        const opener = table.find(`[data-panel=${width > 900 ? 'menu' : 'log'}]`)!;
        for (const close of ['Escape', 'button'] as const) {
          opener.focus();
          await table.press('Enter');
          await until(() => table.find('gstk-dialog > *'), 'the dialog is open');
          await table.stands();
          expect(table.dialog!.shadowRoot!.activeElement, 'focus is inside').not.to.equal(null);
          if (close === 'Escape') await table.press('Escape');
          else await table.push('Close');
          await until(() => !table.dialog, 'the dialog is closed');
          expect(focused()).to.equal(opener);
        }
      });

    it('row 58: comes back to the card from which a key opened the log', async () => {
      const table = await Table.ready({width: 320});
      table.cards[3]!.focus();
      await table.press('g');
      await until(() => table.find('gstk-dialog > *'), 'the log is open');
      await table.press('Escape');
      await until(() => !table.dialog, 'the log is closed');
      expect(focused()).to.equal(table.cards[3]);
    });

    it('row 30: goes to "Next deal" when it was on the table as the deal ended', async () => {
      const table = await Table.ready();
      table.cards[0]!.focus();
      await table.finishDeal();
      await until(() => focused()?.textContent.includes('Next deal'), 'focus is on "Next deal"');
    });

    it('row 59: shows a ring of two colours that nothing covers', async () => {
      const table = await Table.ready({width: 320});
      for (const target of [table.cards[2]!, table.find('[data-id=undo]')!]) {
        await table.tabTo(target.matches('.card') ? table.find('gstk-hand')! : target);
        if (target.matches('.card')) await table.press('ArrowRight', 'ArrowRight');
        await table.stands();
        const ring = getComputedStyle(target.querySelector('.gk') ?? target);
        expect(ring.outlineStyle).to.equal('solid');
        expect(ring.outlineColor).to.equal('rgb(255, 210, 63)');
        expect(ring.boxShadow).to.contain('rgb(16, 19, 26)');
        const box = target.getBoundingClientRect();
        const at = target.getRootNode() as ShadowRoot;
        for (const x of [box.left + 2, box.right - 2])
          expect(target.contains(at.elementFromPoint(x, box.top + box.height / 2))).to.equal(true);
      }
    });
  });

  describe('what is announced', () => {
    let ears: Listener;
    beforeEach(() => (ears = new Listener()));
    afterEach(() => ears.stop());

    it('row 62: three bots in a row are announced in order, none is lost', async function () {
      this.timeout(20_000);
      const table = await Table.ready({attributes: {speed: 'fast'}});
      table.cards[0]!.focus();
      await ears.news();
      for (let tries = 0; tries < 3; tries++) {
        table.host.play(table.legal()[0]!);
        await frames(3);
        await until(() => table.resting, 'my next turn', 8000);
      }
      const said = await ears.news();
      const plays = table.events('gstk-card-played').map(({seat, card: played}) => {
        const name = seat === 0 ? 'You' : table.words.t(`bot/${Number(seat) - 1}`);
        return `${name}: ${table.words.t('card', {card: played})}.`;
      });
      let from = 0;
      for (const play of plays.slice(-9)) {
        const at = said.indexOf(play, from);
        expect(at, `"${play}" after ${from} in: ${said}`).to.be.at.least(from);
        from = at + play.length;
      }
    });

    it('is silent until somebody has to do with the table', async () => {
      const table = await Table.ready();
      table.host.newGame();
      await table.rests();
      expect(await ears.lines()).to.deep.equal([]);
      table.cards[0]!.focus();
      await table.plays(() => table.host.play(table.legal()[0]!));
      expect(await ears.news()).to.contain('Your turn.');
    });

    it('row 63: the same words are said again when time has passed, not twice at once', async () => {
      const table = await Table.ready();
      table.cards[0]!.focus();
      await ears.news();
      await table.press('w', 'w');
      expect(await ears.lines()).to.deep.equal(['You to play']);
      await wait(750);
      await table.press('w');
      expect(await ears.lines()).to.deep.equal(['You to play', 'You to play']);
    });

    it('a refusal interrupts, all else waits its turn', async () => {
      const table = await Table.ready();
      const illegal = table.hand().find((card) => !table.legal().includes(card))!;
      table.card(illegal).focus();
      await table.press('Enter');
      const suit = table.words.t('suit', {suit: table.view.trick[0]!.card[1]});
      expect(await ears.urgent()).to.deep.equal([`Not allowed: follow ${suit}`]);
      await table.plays(() => table.host.play(table.legal()[0]!));
      expect(await ears.urgent()).to.have.length(1);
    });

    it('stands in the light DOM, in regions that stay and are not seen', async () => {
      const table = await Table.ready();
      table.cards[0]!.focus();
      await table.press('s');
      await ears.lines();
      const regions = [...document.querySelectorAll<HTMLElement>('[data-gstk-says]')];
      expect(regions.map(({ariaLive}) => ariaLive)).to.deep.equal(['polite', 'assertive']);
      for (const region of regions) {
        expect(region.getBoundingClientRect().width).to.be.at.most(1);
        expect(getComputedStyle(region).clipPath).to.equal('inset(50%)');
      }
      expect(document.querySelectorAll('[data-gstk-says] *').length).to.be.greaterThan(0);
    });

    it('is heard inside a dialog, while the page is inert', async () => {
      const table = await Table.ready({width: 320});
      table.cards[0]!.focus();
      await table.open('log');
      ears.listen(table.dialog!.shadowRoot!);
      await ears.news();
      await table.press('o');
      expect(await ears.news()).to.contain('Still out');
    });
  });

  it('row 69: with less motion nothing travels, and things lie as long as before', async () => {
    await emulateMedia({reducedMotion: 'reduce'});
    const table = await Table.ready({motion: true, attributes: {speed: 'normal'}});
    table.host.play(table.legal()[0]!);
    await frames(3);
    const moving = table.moving.filter(
      (one) => Number(one.effect?.getComputedTiming().duration) > 100,
    );
    expect(moving).to.deep.equal([]);
    expect(table.resting, 'the card still lies there').to.equal(false);
  });
});
