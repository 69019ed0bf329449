import {expect} from '@open-wc/testing';
import {sendMouse} from '@web/test-runner-commands';
import {SimulatedClock} from 'xstate';
import {catalogue} from '../../../embed/catalogue.js';
import {
  clean,
  frames,
  middle,
  Table,
  type TableSetup,
  until,
} from '../../../embed/gstk-table/table.fixture.js';
import {oneOfEachEngine, rounds} from '../../../testing/full.fixture.js';

/** No button changes its meaning in place: what is new takes no press for a moment. */

/** The buttons with words, by id. */
const buttons = ({root}: Table): ReadonlyMap<string, HTMLElement> =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('.actions > .button:not(.icon)')].map((one) => [
      one.dataset['id']!,
      one,
    ]),
  );
const boxes = (table: Table): ReadonlyMap<string, DOMRect> =>
  new Map([...buttons(table)].map(([id, one]) => [id, one.getBoundingClientRect()]));
const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.width > 0 &&
  other.width > 0 &&
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Takes an action that is offered: a primary button, a card, another button. */
function act(table: Table): void {
  const offered = [...buttons(table).values()].filter(
    (one) => one.getAttribute('aria-disabled') === 'false',
  );
  const primary = offered.find((one) => one.classList.contains('button-primary'));
  const card = table.cards.find((one) => !one.matches('[aria-disabled=true], .selected'));
  const pick = table.find('.board button:not([aria-disabled=true]), .tray button');
  (primary ?? card ?? offered[0] ?? pick)?.click();
}

/** A table at normal speed, whose clock a test turns. */
async function slow(clock: SimulatedClock, given: TableSetup): Promise<Table> {
  const table = await Table.lay({
    ...given,
    attributes: {speed: 'normal', ...given.attributes},
    set: {clock, ...given.set} as never,
    isAsked: true,
  });
  await until(() => table.find('.bar'), 'the table is drawn');
  await table.host.fetchFeatures();
  return table;
}

describe('buttons that come where others were', () => {
  /** How many have come, in all games. */
  let seen = 0;
  afterEach(clean);

  for (const {id} of oneOfEachEngine(catalogue))
    it(`${id}: none takes the press that was meant for another`, async function () {
      this.timeout(60_000);
      const clock = new SimulatedClock();
      const table = await slow(clock, {tag: 'gstk-table', width: 320, attributes: {game: id}});
      let before = boxes(table);
      for (let at = 0; at < rounds(240); at++) {
        if (table.is('my-turn') || table.is('deal-over')) act(table);
        clock.increment(250);
        await frames(1);
        const now = boxes(table);
        for (const [own, box] of now) {
          if (before.has(own)) continue;
          const other = [...before].find(([was, old]) => was !== own && meet(box, old));
          if (!other) continue;
          seen++;
          const isSettling = buttons(table).get(own)!.hasAttribute('data-settling');
          expect(isSettling, `${own} comes where ${other[0]} was`).to.equal(true);
        }
        before = now;
        if (table.is('game-over')) break;
      }
    });

  it('come in some games', () => expect(seen).to.be.greaterThan(3));

  const SHOWN = {
    ...{seats: 3, dealer: 0, phase: 'act', round: 3, deal: 1},
    ...{areas: ['king', 'thief', 'monk'], eyes: {areas: ['all', 'all', 'all']}},
    deeds: [null, {type: 'fold'}, {type: 'fold'}],
  };

  it('what goes on stands where Next was, and a late press does nothing', async () => {
    const clock = new SimulatedClock();
    const table = await slow(clock, {
      ...{tag: 'kingdom-game', width: 320},
      set: {state: SHOWN} as never,
    });
    const passes = async (done: () => boolean): Promise<void> => {
      for (let at = 0; at < 100 && !done(); at++) {
        clock.increment(100);
        await frames(1);
      }
    };
    await passes(() => buttons(table).has('fold'));
    buttons(table).get('fold')!.click();
    await passes(() => buttons(table).has('next'));
    const next = buttons(table).get('next')!;
    const place = middle(next);
    await passes(() => table.is('deal-over'));
    await until(() => buttons(table).has('review'), 'the review is offered');
    const [go, review] = [buttons(table).get('go')!, buttons(table).get('review')!];
    const goes = go.getBoundingClientRect();
    expect(place[0], 'what goes on is there').to.be.within(goes.left, goes.right);
    expect(place[1]).to.be.within(goes.top - 60, goes.bottom);
    const under = table.root.elementFromPoint(place[0], place[1]);
    expect(review.contains(under as Node), 'the review is elsewhere').to.equal(false);
    await sendMouse({type: 'click', position: middle(go)});
    await frames(2);
    expect(table.is('deal-over'), 'a press that was on its way').to.equal(true);
    clock.increment(400);
    await sendMouse({type: 'click', position: middle(go)});
    await until(() => !table.is('deal-over'), 'the next press goes on');
  });
});
