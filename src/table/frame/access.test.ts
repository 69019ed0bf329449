import {expect} from '@open-wc/testing';
import {emulateMedia, executeServerCommand} from '@web/test-runner-commands';
import {expectAxe} from './axe.fixture.js';
import {isFull, repeated} from '../../testing/full.fixture.js';
import {itNightly} from '../../testing/nightly.fixture.js';
import {Timed} from '../../embed/gstk-table/timed.fixture.js';
import {leads, MATCH_ENDS} from '../positions.fixture.js';
import {clean, focused, frames, Table, until} from '../../embed/gstk-table/table.fixture.js';

/**
 * The table for readers of every kind: roles, names and descriptions come from Chromium's accessibility
 * tree, announcements from the live regions. `npm run test:speech` has a real screen reader.
 */

interface Node {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly [property: string]: unknown;
}

const tree = (): Promise<readonly Node[]> => executeServerCommand('ax-tree');

const PANELS = ['this-deal', 'scores', 'log', 'rules', 'menu'] as const;

/** Findings that axe leaves undecided, and why none of them is a fault. */
const EXPLAINED = {
  // Axe does not judge a single letter or digit: the letter of a shield is decoration, white on at
  // least 5.3:1; a one-digit score has the colours of a two-digit score, which axe does judge.
  short: /^color-contrast .*: Element content is too short/,
  // The arrows of a seat change are decoration beside text.
  arrow:
    /^color-contrast .*\.move > span\[aria-hidden="true"\]: Element content contains only non-text/,
  // The rules panel scrolls, and axe cannot judge the text below its edge. A separate test judges the
  // keys once they are in sight.
  scrolled:
    /^color-contrast at king-game,(p\[data-rule="[a-z-]+"\]|([.\w]+ > )?h3|d[dt]:nth-child\(\d+\)( > kbd)?): .* partially obscured/,
  // Text in a drawing overlaps its lines; the drawing's own tests judge it.
  drawing: /^color-contrast at king-game,gstk-totals,text/,
};

describe('a table for everybody', () => {
  before(clean);
  afterEach(clean);

  describe('row 72: by axe, WCAG 2.2 AA', () => {
    for (const width of repeated([320, 700, 1000]))
      it(`at ${width} px, in every phase and panel`, async function () {
        this.timeout(240_000);
        const table = await Table.ready({width});
        if (isFull) await expectAxe(table.host, EXPLAINED);
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
        table.host.state = leads('KH', 'AH');
        await until(() => table.cards.length === 2, 'the end of the deal lies there');
        await table.finishDeal();
        await table.stands();
        await expectAxe(table.host, EXPLAINED);
      });

    itNightly('while a trick is shown, and when the match is over', async function () {
      this.timeout(240_000);
      const timed = await Timed.lay('slow', {set: {state: MATCH_ENDS}});
      const {table} = timed;
      await timed.play();
      await timed.until(() => table.actions().includes('Next'));
      await table.stands();
      await expectAxe(table.host, EXPLAINED);
      await timed.finishDeal();
      await table.push(table.onward);
      await timed.until(() => table.is('game-over'));
      await table.stands();
      await expectAxe(table.host, EXPLAINED);
    });

    for (const [theme, scheme, width] of repeated([
      ['felt', 'dark', 1000],
      ['felt', 'dark', 480],
      ['felt', 'light', 480],
      ['flat', 'dark', 480],
      ['flat', 'light', 480],
    ] as const))
      itNightly(`on ${theme}, ${scheme}, at ${width} px`, async function () {
        this.timeout(240_000);
        const page = document.documentElement.style;
        page.setProperty('color-scheme', scheme);
        page.setProperty('background', scheme === 'dark' ? '#15171b' : '#fff');
        const table = await Table.ready({width, attributes: {theme}});
        await table.plays(() => table.host.play(table.legal()[0]!));
        await table.host.hint();
        await table.stands();
        await expectAxe(document.body, EXPLAINED);
        if (isFull) {
          await table.open('menu');
          await expectAxe(document.body, EXPLAINED);
          await table.close();
        }
        table.host.state = leads('KH', 'AH');
        await until(() => table.cards.length === 2, 'the end of the deal lies there');
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
      const name = table.messages.t('card', {card: first!});
      const card = nodes.find((node) => node.role === 'button' && node.name === name)!;
      expect(card.description).to.contain(`1 of ${table.hand().length}`);
    });

    it('row 53: the first stop of Tab is never a button that cannot be pressed', async () => {
      const before = document.createElement('button');
      document.body.prepend(before);
      try {
        const table = await Table.ready();
        expect(table.button('Undo').getAttribute('aria-disabled')).to.equal('true');
        before.focus();
        await table.press('Tab');
        expect(
          table.root.contains(focused()) || table.cards.includes(focused() as HTMLElement),
        ).to.equal(true);
        expect(focused()!.getAttribute('aria-disabled')).not.to.equal('true');
      } finally {
        before.remove();
      }
    });

    it('row 61: a card that may not be played says why', async () => {
      const table = await Table.ready();
      const {trick} = table.view;
      const led = trick[0]?.card[1];
      expect(led, 'somebody else leads in this deal').not.to.equal(undefined);
      const illegal = table.hand().find((card) => !table.legal().includes(card))!;
      const suit = table.messages.t('suit', {suit: led!});
      const name = table.messages.t('card', {card: illegal});
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
      expect(named('button')).to.include.members(['Undo', 'Hint', 'This deal', 'Rules', 'Menu']);
      expect(nodes.filter(({role}) => role === 'button').every(({name}) => name)).to.equal(true);
      // A card whose reason can be asked is a button.
      expect([...named('image'), ...named('button')]).to.include.members([...table.trick()]);
    });

    it('adds no landmark to the page but the docked panel, which has a name', async () => {
      await Table.ready({width: 1000});
      const marks = (await tree()).filter(({role}) =>
        ['banner', 'navigation', 'complementary', 'main', 'contentinfo', 'region'].includes(role),
      );
      expect(marks.map(({role, name}) => `${role} ${name}`)).to.deep.equal(['region This deal']);
    });

    it('the summary and the score sheet are tables with headers', async () => {
      const table = await Table.ready({width: 1000, set: {state: leads('KH', 'AH')}});
      await table.finishDeal();
      await table.open('scores');
      const nodes = await tree();
      const heads = nodes.filter(({role}) => role === 'columnheader').map(({name}) => name);
      expect(heads).to.include.members(['Player', 'This deal', 'Total', 'You', 'Otto']);
      const rows = nodes.filter(({role}) => role === 'rowheader').map(({name}) => name);
      expect(rows.some((name) => name.includes('Nora'))).to.equal(true);
      expect(rows).to.include('Deal 1');
    });
  });

  it('row 69: with less motion nothing travels, and things lie as long as before', async () => {
    await emulateMedia({reducedMotion: 'reduce'});
    const {table} = await Timed.lay('normal', {motion: true});
    table.host.play(table.legal()[0]!);
    await frames(3);
    const moving = table.moving.filter(
      (one) => Number(one.effect?.getComputedTiming().duration) > 100,
    );
    expect(moving).to.deep.equal([]);
    expect(table.resting, 'the card still lies there').to.equal(false);
  });
});
