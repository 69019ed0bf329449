import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {pack} from '../../cards/index.js';
import {contractOfDeal, packOf, tableOf} from '../../games/king/rules/contracts/columns.js';
import {variantOf} from '../../games/king/rules/contracts/variants.js';
import {clean, focused, Table, touchScreen, until} from '../gstk-table/table.fixture.js';
import {Listener} from '../../table/speech/listener.fixture.js';
import {isFull, repeated} from '../../testing/full.fixture.js';
import {itNightly} from '../../testing/nightly.fixture.js';
import {playsOf, scoreDeal} from './score.fixture.js';

/** Whole deals as a person plays them: by keys alone, by mouse, by finger. */

const signed = (points: number): string =>
  (points > 0 ? '+' : points < 0 ? '−' : '') + String(Math.abs(points));

/** Scores the finished deal independently and compares the result with everything on the screen. */
function check(table: Table): void {
  const record = table.host.record!;
  const variant = variantOf(record.game);
  const {hand, pack: plan} = tableOf(variant, record);
  const contract = contractOfDeal(variant, record, 1);
  const deal = scoreDeal(playsOf(record), contract, {
    seats: record.seats,
    hand,
    pack: pack(plan),
  });
  expect(deal.over, 'the deal is over by the rules, too').to.equal(true);
  expect(deal.rest).to.deep.equal([]);
  const scored = table.events('gstk-deal-scored').at(-1)!;
  expect(scored).to.include({game: record.game, deal: 1});
  expect(scored['scores']).to.deep.equal(deal.points);
  expect(scored['totals']).to.deep.equal(deal.points);
  expect(table.events('gstk-trick-taken')).to.have.length(deal.tricks.length);
  const names = ['You', ...[0, 1, 2].map((bot) => table.messages.lookup(`bot/${bot}`))];
  const shown = table.summary();
  expect(shown.map(({name}) => name)).to.have.members(names.slice(0, record.seats));
  for (const {name, points, total} of shown) {
    const own = signed(deal.points[names.indexOf(name)]!);
    expect(points, `${name} in this deal`).to.equal(own);
    expect(total, `${name} in all`).to.equal(own);
  }
}

/** Continues from the summary to the next deal, and checks that deal. */
function checkNext(table: Table): void {
  expect(table.view.deal).to.equal(2);
  expect(table.chrome).to.contain('Deal 2');
  expect(table.hand()).to.have.length(table.view.hands[0]!.length);
  expect(table.summary()).to.deep.equal([]);
}

/** Moves to a card with the arrow keys and plays it with Enter. */
async function playByKeys(table: Table): Promise<void> {
  const legal = table.legal();
  const goal = table.hand().indexOf(legal.at(-1)!);
  for (let at = table.cards.indexOf(focused() as HTMLElement); at !== goal;) {
    const step = at < goal ? 1 : -1;
    await table.press(step > 0 ? 'ArrowRight' : 'ArrowLeft');
    at += step;
    const now = at; // arrow keys depend on a module that is fetched with the first focus
    await until(() => focused() === table.cards[now], 'focus goes on by one card');
  }
  await table.plays(() => table.press('Enter'));
}

/** Plays a deal: its first and last cards by hand, those between through the API. */
async function playDeal(table: Table, byHand: () => Promise<void>): Promise<void> {
  const dealt = table.hand().length;
  while (table.is('my-turn')) {
    const held = table.hand().length;
    if (isFull || held > dealt - 3 || held < 4) await byHand();
    else await table.plays(() => table.host.play(table.legal()[0]!));
  }
}

/** Points of the deals of Simple King before one that a match begins with; all fourteen come to zero. */
const BEFORE: Readonly<Record<number, readonly (readonly number[])[]>> = {
  1: [],
  13: [...Array.from({length: 11}, () => [-6, 2, 2, 2]), [-40, -20, -32, -20]],
};

describe('<king-game>', () => {
  before(clean);
  afterEach(clean);

  it('row 1: plays at once, with nothing configured, against three named bots', async () => {
    await import('./king-game.js');
    const host = document.createElement('king-game');
    document.body.append(host);
    const button = (id: string): HTMLElement | null | undefined =>
      host.shadowRoot?.querySelector<HTMLElement>(`[data-id=${id}]`);
    await until(() => button('no-lesson'), 'a lesson is offered');
    button('no-lesson')!.click();
    await until(() => button('got-it'), 'the first game is explained');
    button('got-it')!.click();
    await until(() => host.matches(':state(my-turn)'), 'the reader is asked');
    const seats = [...host.shadowRoot!.querySelectorAll('gstk-seat')].map(({name}) => name);
    expect(seats).to.have.members(['You', 'Otto', 'Nora', 'Vera']);
    expect(host.shadowRoot!.querySelector('gstk-hand')!.cards).to.have.length(8);
  });

  for (const [seats, cards] of repeated([
    ['4', 13],
    ['3', 17],
  ] as const))
    it(`an Omnibus deal with ${seats} players by keyboard alone`, async function () {
      this.timeout(240_000);
      // Every card is played by a key, including the last one.
      const attributes = {players: seats, 'autoplay-forced': 'off'};
      const table = await Table.ready({attributes});
      expect(
        pack(tableOf(variantOf('king-omnibus'), {seats: Number(seats), options: {}}).pack),
      ).to.have.length(cards * Number(seats));
      expect(
        packOf(tableOf(variantOf('king-omnibus'), {seats: Number(seats), options: {}})),
      ).to.have.length(cards * Number(seats));
      expect(table.hand()).to.have.length(cards);
      await table.tabTo(table.find('gstk-hand')!);
      await playDeal(table, async () => {
        await playByKeys(table);
        expect(document.activeElement, 'focus stays inside').to.equal(table.host);
      });
      check(table);
      expect(focused()?.localName, 'row 30: focus is at the head of the summary').to.equal('h3');
      await table.press('Tab');
      expect(focused()?.textContent, 'and the way on is next').to.contain('Next deal');
      await table.press('Enter');
      await table.rests();
      checkNext(table);
      await playByKeys(table);
    });

  itNightly('an Omnibus deal by pointer', async function () {
    this.timeout(240_000);
    const table = await Table.ready({width: 860});
    await playDeal(table, () => table.plays(() => table.click(table.legal()[0]!)));
    check(table);
    await table.push('Next deal');
    await table.rests();
    checkNext(table);
    await table.plays(() => table.click(table.legal()[0]!));
  });

  it('an Omnibus deal at 320 px by touch (emulated: no real phone)', async function () {
    this.timeout(240_000);
    await setViewport({width: 320, height: 640});
    await touchScreen(true);
    const kinds = new Set<string>();
    const hear = (event: Event): void => void kinds.add((event as PointerEvent).pointerType);
    document.addEventListener('click', hear, true);
    try {
      const table = await Table.ready();
      await playDeal(table, () => table.plays(() => table.tap(table.legal().at(-1)!)));
      check(table);
      await table.touch(table.button('Next deal'));
      await table.rests();
      checkNext(table);
      await table.plays(() => table.tap(table.legal()[0]!));
      expect([...kinds]).to.deep.equal(['touch']);
    } finally {
      document.removeEventListener('click', hear, true);
      await touchScreen(false);
    }
  });

  for (const scores of repeated([
    [-64, -88, -90, -70],
    [0, 0, 0, 0],
  ]))
    itNightly(
      `a match of Omnibus from ${scores.join(', ')} to the limit and a rematch`,
      async function () {
        this.timeout(240_000);
        const isNew = scores.every((score) => score === 0);
        const table = await Table.ready(isNew ? {} : {set: {state: {deal: 7, scores}}});
        const ears = new Listener();
        for (let deals = 0; deals < 40 && !table.is('game-over'); deals++) {
          await table.finishDeal();
          await table.push(table.onward);
          await table.rests();
        }
        const {ranking} = table.events('gstk-game-ended')[0] as {ranking: number[][]};
        expect(table.view.scores.some((score) => score <= -100)).to.equal(true);
        const best = Math.max(...table.view.scores);
        expect(ranking[0]).to.deep.equal(
          table.view.scores.flatMap((score, seat) => (score === best ? [seat] : [])),
        );
        expect(table.actions()).to.deep.equal([
          ...['Play again', 'My moves'],
          // A position has no seed that a friend could play, too.
          isNew ? 'Challenge a friend' : 'New game',
        ]);
        const place = 1 + table.view.scores.filter((score) => score > table.view.scores[0]!).length;
        const came = place > 1 ? ` You came ${['second', 'third', 'fourth'][place - 2]!}.` : '';
        expect(await ears.news()).to.match(new RegExp(`wins?\\.${came}$`));
        expect(focused()?.textContent, 'the end is entered by its heading').to.match(/ wins?$/);
        await table.press('Tab');
        expect(focused()?.textContent.trim()).to.equal('Play again');
        ears.stop();
        await table.push('Play again');
        await table.rests();
        expect(table.view.deal).to.equal(1);
        expect(table.view.scores).to.deep.equal([0, 0, 0, 0]);
      },
    );

  for (const first of repeated([13, 1]))
    it(`Simple King from deal ${first} to its end`, async function () {
      this.timeout(240_000);
      const sheet: unknown[] = [...BEFORE[first]!];
      const scores = [0, 1, 2, 3].map((seat) =>
        BEFORE[first]!.reduce((sum, points) => sum + points[seat]!, 0),
      );
      const table = await Table.ready({
        attributes: {variant: 'simple'},
        ...(first > 1 ? {set: {state: {deal: first, sheet: BEFORE[first], scores}}} : {}),
      });
      const variant = variantOf('king-simple');
      let past = 0;
      for (let deal = first; deal <= 14; deal++) {
        await table.finishDeal();
        const record = table.host.record!;
        const scored = scoreDeal(
          playsOf(record).slice(past),
          contractOfDeal(variant, record, deal),
          {
            seats: 4,
            hand: 8,
            pack: pack({low: '7'}),
          },
        );
        expect(scored.over, `deal ${deal}`).to.equal(true);
        expect(scored.rest, `deal ${deal}`).to.deep.equal([]);
        past = record.moves.length;
        sheet.push(scored.points);
        expect(table.events('gstk-deal-scored').at(-1)!['scores']).to.deep.equal(scored.points);
        await table.push(table.onward);
        await table.rests();
      }
      expect(table.is('game-over')).to.equal(true);
      expect(table.view.sheet).to.deep.equal(sheet);
      expect(table.view.scores.reduce((sum, score) => sum + score, 0)).to.equal(0);
    });
});
