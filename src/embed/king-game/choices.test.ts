import {expect} from '@open-wc/testing';
import {expectAxe} from '../../table/frame/axe.fixture.js';
import type {KingState} from '../../games/king/types.js';
import {clean, focused, frames, type Table, touchScreen} from '../gstk-table/table.fixture.js';
import {Listener} from '../../table/speech/listener.fixture.js';
import {repeated} from '../../testing/full.fixture.js';
import {itNightly} from '../../testing/nightly.fixture.js';
import {laid, position} from './choices.fixture.js';

/** Choices before a card is played: by keys alone, by a finger, with a hint, for everybody. */
/** The last move that was played at a table. */
const said = (table: Table, before: number): string => table.host.record!.moves[before] ?? '';

/** Tabs to a group of radios, then moves by arrows to the one with that value. */
async function choose(table: Table, group: string, value: string): Promise<void> {
  const radios = [...table.root.querySelectorAll<HTMLInputElement>(`${group} input`)];
  const goal = radios.findIndex((radio) => radio.value === value);
  expect(goal, `${value} is there`).to.be.at.least(0);
  if (!radios.includes(focused() as HTMLInputElement)) await table.tabTo(radios[0]!);
  if (radios[goal]!.checked) return;
  const at = radios.indexOf(focused() as HTMLInputElement);
  if (at === goal) await table.press('Space');
  for (let step = at; step < goal; step++) await table.press('ArrowRight');
  expect((focused() as HTMLInputElement).value).to.equal(value);
  expect(radios[goal]!.checked).to.equal(true);
}

/** Tabs on to the button with that label, and presses it. */
async function confirm(table: Table, label: string): Promise<void> {
  await table.tabTo(table.button(label));
  await table.plays(() => table.press('Enter'));
}

describe('choices of the King family', () => {
  before(clean);
  afterEach(clean);

  it('a contract and its trump are chosen by keys alone', async () => {
    const state = position('king-custom', 'ordering', ({deal}) => deal > 20);
    const done = state.ordered.find(({seat}) => seat === 0)!;
    const table = await laid('custom', state);
    await choose(table, '.matrix', done.contract);
    const button = table.button('Choose');
    expect(button.getAttribute('aria-disabled')).to.equal('true');
    expect(button.title).to.equal('you have chosen this before');
    const deal = state.ordered.indexOf(done) + 1;
    expect(table.prompt.why).to.equal(`Chosen in deal ${deal}.`);
    expect(focused()!.getAttribute('aria-label')).to.contain(`Chosen in deal ${deal}`);
    const open = table.root.querySelector<HTMLInputElement>(
      '.matrix .pick:not(.spent) input[value^=take]',
    )!;
    table.clear();
    const again = await laid('custom', state);
    await choose(again, '.matrix', open.value);
    expect(again.button('Choose').title).to.equal('Choose a trump, or none');
    expect(again.prompt.why).to.match(/pays? .* in all\. .*Choose a trump, or none\.$/);
    await choose(again, '.trumps', 'D');
    const before = again.moves;
    await confirm(again, 'Choose');
    expect(said(again, before)).to.equal(`0:order:${open.value}:D`);
    expect(again.events('gstk-contract-chosen')[0]).to.include({seat: 0, trump: 'D'});
    expect(document.activeElement, 'focus stays inside').to.equal(again.host);
  });

  it('arrow keys walk along the rows of contracts and across them', async () => {
    const table = await laid('custom', position('king-custom', 'ordering'));
    await choose(table, '.matrix', 'no-girls');
    const leads = async (key: string, goal: string): Promise<void> => {
      await table.press(key);
      expect((focused() as HTMLInputElement).value, key).to.equal(goal);
      expect((focused() as HTMLInputElement).checked, key).to.equal(true);
    };
    await leads('ArrowDown', 'take-girls');
    await leads('ArrowDown', 'no-girls');
    await leads('ArrowUp', 'take-girls');
    await leads('ArrowRight', 'take-hearts');
    await leads('ArrowLeft', 'take-girls');
    await leads('ArrowUp', 'no-girls');
    expect(table.moves, 'choosing does nothing yet').to.equal(0);
    table.clear();
    const wide = await laid('minsk', position('king-minsk', 'ordering'));
    await choose(wide, '.matrix', 'no-hearts');
    await wide.press('ArrowDown');
    expect((focused() as HTMLInputElement).value).to.equal('winning-back');
  });

  it('two cards are discarded by keys alone, and one that scores says why it must stay', async () => {
    const state = position('king-minsk', 'talon', ({contract}) => contract.id === 'no-hearts');
    const table = await laid('minsk', state);
    const heart = table.hand().find((card) => card.endsWith('H'))!;
    expect(table.legal()).not.to.include(heart);
    expect(table.described(heart)).to.contain('keep it: it scores in this deal');
    await table.tabTo(table.find('gstk-hand')!);
    const [one, , two] = table.legal();
    for (const card of [one!, two!]) {
      await table.press('Home');
      const goal = table.hand().indexOf(card);
      for (let step = 0; step < goal; step++) await table.press('ArrowRight');
      await table.press('Enter');
    }
    const before = table.moves;
    await confirm(table, 'Discard');
    expect(said(table, before).replace('0:away:', '').split(',').toSorted()).to.deep.equal(
      [one, two].toSorted(),
    );
  });

  itNightly('a bid is made by keys alone; one that is too low says what is the least', async () => {
    const table = await laid(
      'trade',
      position('king-trade', 'bidding', ({bids}) => bids.some(({points}) => (points ?? 13) < 12)),
    );
    await choose(table, '.bids', '1');
    expect(table.button('Bid').title).to.match(/^Bid at least \d+$/);
    expect(table.prompt.why).to.match(/^Bid at least \d+\.$/);
    await choose(table, '.bids', '13');
    const before = table.moves;
    await confirm(table, 'Bid 13');
    expect(said(table, before)).to.equal('0:bid:13');
  });

  itNightly('a fold, a suit and a trump are said by keys alone', async () => {
    for (const [variant, phase, group, value, label, move] of [
      ['trade', 'bidding', '.bids', 'fold', 'Pass', '0:fold'],
      ['trade', 'naming', '.papers', 'D', 'Name it', '0:name:D'],
      ['preference', 'calling', '.papers', 'last', 'Call', '0:trump:last'],
    ] as const) {
      const table = await laid(variant, position(`king-${variant}`, phase));
      await choose(table, group, value);
      const before = table.moves;
      await confirm(table, label);
      expect(said(table, before)).to.equal(move);
      table.clear();
    }
  });

  it('one press draws until a card follows; only that one is raised, all are marked', async () => {
    const matchIn = ({stock, trick}: KingState): number =>
      stock.findIndex((card) => card[1] === trick[0]!.card[1]);
    const state = position('king-domino', 'drawing', (now) => matchIn(now) > 1, {seed: 'b'});
    const drawn = state.stock.slice(0, matchIn(state) + 1);
    const table = await laid('domino', state);
    const card = table.hand()[0]!;
    expect(table.legal()).to.deep.equal([]);
    expect(table.described(card)).to.contain('draw until you can follow');
    expect(table.find('.draw-pile.asks')).not.to.equal(null);
    const held = table.hand().length;
    const before = table.moves;
    await table.tabTo(table.button('Draw'));
    await table.plays(() => table.press('Enter'));
    expect(table.hand().length).to.equal(held + drawn.length);
    expect(table.moves).to.equal(before + drawn.length);
    expect(table.legal()).to.deep.equal([drawn.at(-1)]);
    for (const one of table.hand())
      expect(table.described(one).includes('new'), one).to.equal(drawn.includes(one));
    expect(table.prompt.say).to.equal(`${drawn.length} drawn`);
    expect(table.prompt.why).to.contain('follows suit and must be played');
    expect(table.find('.draw-pile.asks')).to.equal(null);
    // Moves that followed by themselves are taken back with the press that began them.
    table.host.undo();
    await table.rests();
    expect(table.moves).to.equal(before);
    await table.plays(() => table.button('Draw').click());
    await table.plays(() => table.host.play(drawn.at(-1)!));
    for (const one of table.hand()) expect(table.described(one)).not.to.contain('new');
  });

  it('the player who discards sees the two cards in their places, and takes one back', async () => {
    const table = await laid('minsk', position('king-minsk', 'talon'));
    const places = (): readonly (string | null)[] =>
      [...table.root.querySelectorAll('.talon figure:last-child .faces > *')].map((one) =>
        one.getAttribute('aria-label'),
      );
    expect(places()).to.deep.equal([null, null]);
    const [one, two] = table.legal();
    await table.click(one!);
    expect(table.prompt.say).to.equal('One more card');
    expect(table.button('Discard').getAttribute('aria-disabled')).to.equal('true');
    await table.click(two!);
    expect(table.prompt.say).to.equal('Two cards are ready');
    expect(places()).to.deep.equal([one!, two!].map((card) => table.messages.t('card', {card})));
    await table.click(one!);
    expect(places()).to.deep.equal([table.messages.t('card', {card: two!}), null]);
  });

  it('a hint shows the choice that it advises, and says why', async () => {
    for (const [variant, phase, label] of [
      ['custom', 'ordering', 'Choose'],
      ['minsk', 'talon', 'Discard'],
      ['trade', 'naming', 'Name it'],
      ['preference', 'calling', 'Call'],
    ] as const) {
      const table = await laid(variant, position(`king-${variant}`, phase));
      await table.host.hint();
      await frames(2);
      expect(table.prompt.why, variant).to.match(/\w{4,}.*\.$/);
      const before = table.moves;
      await table.plays(() => table.button(label).click());
      expect(said(table, before)).to.match(/^0:(order|away|name|trump):/);
      table.clear();
    }
  });

  it('a letter reads while a radio has focus', async () => {
    const table = await laid('custom', position('king-custom', 'ordering'));
    await choose(table, '.matrix', 'no-boys');
    const ears = new Listener();
    await table.press('h');
    expect(await ears.news()).to.contain('8 cards');
    ears.stop();
  });

  it('everything is chosen by a finger at 320 px', async () => {
    await touchScreen(true);
    try {
      const order = await laid('custom', position('king-custom', 'ordering'), 320);
      const tap = async (table: Table, value: string): Promise<void> => {
        const pickOf = table.root.querySelector(`input[value="${value}"]`)!.closest('.pick')!;
        const {width, height} = pickOf.getBoundingClientRect();
        expect(Math.min(width, height), value).to.be.at.least(24);
        expect(height).to.be.at.least(44);
        await table.touch(pickOf);
      };
      await tap(order, 'take-girls');
      await tap(order, 'none');
      await order.plays(() => order.touch(order.button('Choose')));
      expect(said(order, 0)).to.equal('0:order:take-girls:none');
      order.clear();
      const bid = await laid('trade', position('king-trade', 'bidding'), 320);
      await tap(bid, '13');
      await bid.plays(() => bid.touch(bid.button('Bid 13')));
      expect(said(bid, 0)).to.equal('0:bid:13');
    } finally {
      await touchScreen(false);
    }
  });

  for (const [variant, phase, setup] of repeated(
    [
      ['custom', 'ordering', {}],
      ['minsk', 'talon', {}],
      ['trade', 'bidding', {}],
      ['preference', 'calling', {}],
      ['domino', 'drawing', {}],
      ['trade', 'naming', {seats: 3}],
      ['long', 'ordering', {seats: 6}],
    ] as const,
    2,
  ))
    for (const width of variant === 'custom' ? [320, 1000] : repeated([320, 1000]))
      it(`axe finds nothing in ${variant}, ${phase}, at ${width} px, and nothing is cut off`, async () => {
        const table = await laid(
          variant,
          position(`king-${variant}`, phase, undefined, setup),
          width,
        );
        await expectAxe(table.host, {
          // Axe does not judge one letter or digit; longer ones have the same colours.
          short: /^color-contrast .*: Element content is too short/,
          // A docked sheet scrolls: what is below its edge cannot be seen.
          scrolled:
            /^color-contrast at king-game,(details|\.orders|tfoot|tr|gstk-score-sheet).*partially obscured/,
        });
        const edge = table.find('.table')!.getBoundingClientRect();
        for (const part of table.root.querySelectorAll('.board *, .prompt *')) {
          if (part.closest('.vh')) continue;
          const box = part.getBoundingClientRect();
          expect(box.left, part.className).to.be.at.least(edge.left - 1);
          expect(box.right, part.className).to.be.at.most(edge.right + 1);
        }
      });
});
