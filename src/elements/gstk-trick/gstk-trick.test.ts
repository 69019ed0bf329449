import {expect} from '@open-wc/testing';
import {emulateMedia, executeServerCommand} from '@web/test-runner-commands';
import {html} from 'lit';
import {forced} from '../shared/styles/forced.js';
import {english, settled, stage, strike} from '../shared/stage.fixture.js';
import {LOOKS} from '../../testing/looks.fixture.js';
import './gstk-trick.js';
import type {GstkTrick, LaidCard, TrickSeat} from './gstk-trick.component.js';
import {placesFor} from './places.js';
import {trickTerms} from './trick-terms.js';

const NAMES = ['You', 'Otto', 'Nora', 'Vera', 'Bert', 'Ida'];
const around = (count: number): TrickSeat[] =>
  placesFor(count).map((place, seat) => ({seat, place, name: NAMES[seat]!}));
const PLAYS: readonly LaidCard[] = [
  {seat: 1, card: '9S'},
  {seat: 2, card: 'KS'},
  {seat: 3, card: '8S'},
];
const SEAT_BOX = new DOMRect(10, 10, 120, 40);
const ARMS = new DOMRect(10, 10, 32, 36);

const trickOf = (given: Partial<GstkTrick> = {}, where = {}, seats = 4): Promise<GstkTrick> =>
  stage<GstkTrick>(
    html`<gstk-trick
      .seats=${around(seats)}
      .plays=${given.plays ?? PLAYS}
      .next=${given.next ?? null}
      .winning=${given.winning ?? null}
      .terms=${given.terms ?? trickTerms(english)}
      .from=${given.from ?? (() => undefined)}
      ?askable=${given.askable ?? false}
      .messages=${english}
    ></gstk-trick>`,
    where,
  );

const slots = (trick: GstkTrick): HTMLElement[] => [
  ...trick.shadowRoot!.querySelectorAll<HTMLElement>('.slot'),
];
const travels = (trick: GstkTrick): Animation[] =>
  trick.shadowRoot!.getAnimations().filter((animation) => !(animation instanceof CSSTransition));

describe('<gstk-trick>', () => {
  afterEach(async () => {
    strike();
    await emulateMedia({reducedMotion: 'no-preference', forcedColors: 'none'});
  });

  it('is accessible on every table, with cards, places and questions', async () => {
    for (const {theme, scheme} of LOOKS) {
      const askable = scheme === 'dark';
      const given = {next: 0, winning: 2, askable};
      const trick = await trickOf(given, {width: 320, theme, scheme});
      await expect(trick).to.be.accessible();
      strike();
    }
  });

  it('names who played what, who led and who is winning', async () => {
    await trickOf({next: 0, winning: 2});
    const read = String(await executeServerCommand('aria-snapshot', {selector: 'gstk-trick'}));
    expect(read).to.contain('group "Trick"');
    expect(read).to.contain('"Otto: 9 of spades, led"');
    expect(read).to.contain('"Nora: king of spades, winning"');
    expect(read).to.contain('"Vera: 8 of spades"');
  });

  it('says about itself only what the game has given it', async () => {
    const trick = await trickOf({winning: 2, terms: {label: 'Open cards'}});
    const read = String(await executeServerCommand('aria-snapshot', {selector: 'gstk-trick'}));
    expect(read).to.contain('group "Open cards"');
    expect(`${read} ${trick.shadowRoot!.textContent}`).to.not.match(/trick|led\b|winning/i);
  });

  for (const count of [2, 3, 4, 5, 6])
    it(`reserves a slot for each of ${count}, without overlaps, whatever is played`, async () => {
      for (const width of [320, 600, 1000]) {
        const trick = await trickOf({plays: [], next: 1}, {width}, count);
        const height = trick.offsetHeight;
        const before = slots(trick).map((slot) => slot.getBoundingClientRect());
        expect(before).to.have.length(count);
        before.forEach((one, index) => {
          expect(one.left).to.be.at.least(0);
          expect(one.right).to.be.at.most(width);
          for (const other of before.slice(index + 1)) {
            const apart =
              one.right <= other.left ||
              other.right <= one.left ||
              one.bottom <= other.top ||
              other.bottom <= one.top;
            expect(apart, `${count} at ${width}`).to.equal(true);
          }
        });
        trick.plays = around(count).map(({seat}) => ({
          seat,
          card: `${'23456789'[seat]!}H` as '2H',
        }));
        trick.winning = 1;
        await trick.updateComplete;
        expect(trick.offsetHeight).to.equal(height);
        slots(trick).forEach((slot, index) => {
          expect(slot.getBoundingClientRect().x).to.equal(before[index]!.x);
        });
        strike();
      }
    });

  it('hangs the left and right cards of three higher, and the reader’s comes up to them', async () => {
    for (const [width, card] of [
      [320, 56],
      [600, 68],
    ] as const) {
      const trick = await trickOf({plays: []}, {width}, 3);
      const top = trick.getBoundingClientRect().top + 8; // its padding
      const tops = slots(trick).map((slot) => slot.getBoundingClientRect().top - top);
      const [own, left, right] = tops.map((y) => y / card);
      expect(left).to.be.closeTo(0.3, 0.05);
      expect(right).to.be.closeTo(0.3, 0.05);
      expect(own).to.be.closeTo(1.2, 0.05);
      strike();
    }
  });

  it('leaves room for a seat on either side from 480 px on, with large cards too', async () => {
    for (const width of [480, 520, 600])
      for (const size of ['auto', 'large']) {
        const trick = await trickOf({}, {width, size});
        const west = trick.shadowRoot!.querySelector('.w')!.getBoundingClientRect();
        const box = trick.getBoundingClientRect();
        expect(west.left - box.left, `${size} at ${width}`).to.be.at.least(130);
        expect(west.width).to.be.at.least(56);
        strike();
      }
  });

  it('goes around the table the same way in right-to-left pages', async () => {
    const west = (await trickOf()).shadowRoot!.querySelector('.w')!.getBoundingClientRect().x;
    strike();
    const trick = await trickOf({}, {dir: 'rtl'});
    expect(trick.shadowRoot!.querySelector('.w')!.getBoundingClientRect().x).to.equal(west);
  });

  it('marks the winner by shape, the awaited slot by a name', async () => {
    const trick = await trickOf({next: 0, winning: 2});
    expect(trick.shadowRoot!.querySelector('.n .crown')).to.not.equal(null);
    expect(trick.shadowRoot!.querySelector('.s.next')!.textContent.trim()).to.equal('You');
    await emulateMedia({forcedColors: 'active'});
    await forced();
    const border = getComputedStyle(trick.shadowRoot!.querySelector('.win .gk')!, '::after');
    expect(border.borderTopStyle).to.equal('double');
  });

  it('asks why a card was played, if that can be answered', async () => {
    const trick = await trickOf({askable: true});
    const asked: unknown[] = [];
    trick.addEventListener('gstk-why', ({detail}) => asked.push(detail));
    trick.shadowRoot!.querySelector<HTMLElement>('.n .card')!.click();
    expect(asked).to.deep.equal([{seat: 2, card: 'KS'}]);
  });

  describe('in motion', () => {
    const from = (): DOMRect => SEAT_BOX;

    it('moves only a new card, from its seat', async () => {
      const trick = await trickOf({plays: PLAYS.slice(0, 2), from});
      trick.finish();
      trick.plays = PLAYS;
      await trick.updateComplete;
      const [travel, ...more] = travels(trick);
      expect(more).to.deep.equal([]);
      const {target} = travel!.effect as KeyframeEffect;
      expect(target!.closest('.slot')!.classList.contains('e')).to.equal(true);
      expect(travel!.effect!.getTiming().duration).to.equal(200);
    });

    it('comes small and unseen from the arms of a seat', async () => {
      const trick = await trickOf({plays: PLAYS.slice(0, 2), from: () => ARMS});
      trick.plays = PLAYS;
      await trick.updateComplete;
      const [travel] = travels(trick);
      const card = trick.shadowRoot!.querySelector<HTMLElement>('.e .card')!;
      travel!.pause();
      expect(getComputedStyle(card).opacity).to.equal('0');
      expect(card.getBoundingClientRect().width).to.be.closeTo(0.4 * card.offsetWidth, 0.5);
      travel!.currentTime = 50;
      expect(getComputedStyle(card).opacity).to.equal('1');
    });

    it('starts where the card was', async () => {
      const trick = await trickOf({
        plays: PLAYS.slice(0, 2),
        from: (_, card) => (card ? new DOMRect(7, 9, 40, 56) : ARMS),
      });
      trick.plays = PLAYS;
      await trick.updateComplete;
      for (const animation of travels(trick)) animation.pause();
      const card = trick.shadowRoot!.querySelector('.e .card')!;
      const {x, y, width} = card.getBoundingClientRect();
      expect(x).to.be.closeTo(7, 1);
      expect(y).to.be.closeTo(9, 1);
      expect(width).to.be.closeTo(40, 1);
    });

    it('collects the trick at the winner and resolves when it has arrived', async () => {
      const trick = await trickOf({from});
      trick.finish();
      const done = trick.collectTo(SEAT_BOX, 280);
      trick.plays = [...PLAYS];
      await trick.updateComplete;
      await Promise.resolve();
      expect(travels(trick)).to.have.length(3);
      for (const animation of travels(trick)) animation.finish();
      await done;
      const box = slots(trick)[1]!.querySelector('.card')!.getBoundingClientRect();
      expect(box.x + box.width / 2).to.be.closeTo(SEAT_BOX.x + 60, 1);
      trick.plays = [];
      await trick.updateComplete;
      expect(travels(trick)).to.deep.equal([]);
    });

    it('shows the price of the winning card above its ring', async () => {
      const plays = PLAYS.map((play) => ({...play, price: -1}));
      const trick = await trickOf({plays, winning: PLAYS[0]!.seat});
      const card = trick.shadowRoot!.querySelector('.win')!;
      const [price, ring] = [card.querySelector('.price')!, '::before'];
      expect(getComputedStyle(card, ring).content).not.to.equal('none');
      expect(Number(getComputedStyle(price).zIndex)).to.be.greaterThan(
        Number(getComputedStyle(card, ring).zIndex),
      );
    });

    it('pales the others beside the card that the deal turns on, which travels last and alone', async () => {
      const trick = await trickOf({from});
      trick.finish();
      const prices = [-1, -13, 0];
      trick.plays = PLAYS.map((play, at) => ({...play, price: prices[at]!}));
      await trick.updateComplete;
      const of = (run: Animation): Element => (run.effect as KeyframeEffect).target!;
      const faces = travels(trick).filter((run) => of(run).matches('.gk'));
      expect(faces).to.have.length(2);
      const heavy = [...trick.shadowRoot!.querySelectorAll('.card')].find((card) =>
        card.textContent.includes('−13'),
      );
      for (const run of faces) expect(heavy!.contains(of(run))).to.equal(false);
      const done = trick.collectTo(SEAT_BOX, 280);
      await Promise.resolve();
      await settled();
      /** When a card begins to leave, and when it is gone, as parts of the collection. */
      const leaves = travels(trick).map((run) => {
        const frames = (run.effect as KeyframeEffect).getKeyframes();
        const gone = frames.find(({opacity}) => Number(opacity) === 0)!.computedOffset;
        const still = frames.filter(({transform}) => transform === 'none').at(-1)!.computedOffset;
        return {isHero: of(run) === heavy, still, gone};
      });
      // The others close up under the winning card, of which the word would be untrue.
      const led = trick.shadowRoot!.querySelector('.led')!;
      expect(led.checkVisibility({visibilityProperty: true})).to.equal(false);
      const [last] = leaves.filter(({isHero}) => isHero);
      expect(leaves).to.have.length(3);
      for (const other of leaves) if (!other.isHero) expect(other.gone).to.be.at.most(last!.still);
      expect(last!.gone).to.equal(1);
      trick.plays = [];
      await done;
      expect(travels(trick), 'the next change ends it').to.deep.equal([]);
    });

    it('keeps crown and ring of the winning card beside it', async () => {
      const trick = await trickOf({from});
      trick.finish();
      trick.winning = PLAYS[0]!.seat;
      trick.plays = PLAYS.map((play, at) => ({...play, price: at === 1 ? -13 : 0}));
      await trick.updateComplete;
      for (const run of travels(trick)) run.finish();
      const won = trick.shadowRoot!.querySelector('.win')!;
      expect(getComputedStyle(won.querySelector('.gk')!).opacity).to.equal('0.45');
      const ring = getComputedStyle(won, '::before');
      expect([ring.boxShadow === 'none', ring.opacity]).to.deep.equal([false, '1']);
      expect(getComputedStyle(won.querySelector('.crown')!).opacity).to.equal('1');
    });

    it('moves nothing from or to a place without size, such as while the table is hidden', async () => {
      const none = new DOMRect();
      const box = new DOMRect(7, 9, 40, 56);
      const [seen, hidden] = [
        await trickOf({plays: [], from: () => none}),
        await trickOf({plays: []}),
      ];
      hidden.from = () => box;
      hidden.hidden = true;
      for (const trick of [seen, hidden]) {
        trick.plays = PLAYS;
        await trick.updateComplete;
        expect(travels(trick)).to.deep.equal([]);
        await trick.collectTo(none, 280);
        expect(travels(trick)).to.deep.equal([]);
      }
    });

    it('is cut short by the next change', async () => {
      const trick = await trickOf({from});
      const done = trick.collectTo(SEAT_BOX, 280);
      await settled();
      trick.plays = [{seat: 2, card: '2H'}];
      await done;
      await settled();
      expect(trick.shadowRoot!.querySelectorAll('.card')).to.have.length(1);
    });

    it('brings the prices of a trick that lay there; one that is looked up has them at once', async () => {
      const trick = await trickOf();
      const priced = (plays: readonly LaidCard[]): readonly LaidCard[] =>
        plays.map((play) => ({...play, price: -1}));
      trick.plays = priced(PLAYS);
      await trick.updateComplete;
      expect(travels(trick).length).to.equal(PLAYS.length);
      trick.finish();
      const other: readonly LaidCard[] = [
        {seat: 1, card: '3D'},
        {seat: 2, card: '4D'},
        {seat: 3, card: '5D'},
      ];
      trick.plays = priced(other);
      await trick.updateComplete;
      expect(trick.shadowRoot!.querySelectorAll('.price').length).to.equal(PLAYS.length);
      expect(travels(trick)).to.deep.equal([]);
    });

    it('is off for readers who prefer reduced motion, and where the page turns it off', async () => {
      const still = await trickOf({from});
      still.finish();
      still.style.setProperty('--gstk-motion', '0');
      await still.collectTo(SEAT_BOX, 280);
      expect(travels(still)).to.deep.equal([]);
      await emulateMedia({reducedMotion: 'reduce'});
      const trick = await trickOf({from});
      await trick.collectTo(SEAT_BOX, 280);
      expect(travels(trick)).to.deep.equal([]);
    });
  });
});
