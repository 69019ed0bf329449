import {expect} from '@open-wc/testing';
import {SimulatedClock} from 'xstate';
import {repeated} from '../../testing/full.fixture.js';
import {clean, frames, Table, type TableSetup, until} from '../gstk-table/table.fixture.js';

/** The end of a round, picture by picture: the cause, the card that turns, the point, the standing. */

/** The reader's Jester meets Nora's Queen, and Vera's King is the highest; Otto is ahead. */
const ROUND = {
  ...{seats: 5, dealer: 0, phase: 'act', round: 1, scores: [2, 3, 1, 2, 0]},
  areas: ['jester', 'monk', 'queen', 'king', 'knight'],
  eyes: {areas: [[], [], [], [], []]},
  deeds: [null, ...Array<object>(4).fill({type: 'fold'})],
};
const LARGE = {
  ...{seats: 12, dealer: 0, phase: 'act', options: {large: 'on'}},
  areas: [
    ...['jester', 'monk', 'queen', 'king', 'knight', 'thief'],
    ...['thief', 'monk', 'king', 'dragon', 'juggler', 'merchant'],
  ],
  eyes: {areas: Array.from({length: 12}, () => [])},
  deeds: [null, ...Array<object>(11).fill({type: 'fold'})],
};

describe('the end of a round of Death Over the Kingdom', () => {
  let clock: SimulatedClock;
  let table: Table;
  afterEach(clean);

  async function begin(state: object, given: TableSetup = {}): Promise<void> {
    clock = new SimulatedClock();
    table = await Table.lay({
      tag: 'kingdom-game',
      motion: true,
      width: 320,
      ...given,
      attributes: {speed: 'normal', ...given.attributes},
      set: {clock, state} as never,
    });
    await passes(() => table.is('my-turn'));
    await table.host.fetchFeatures();
  }
  /** Turns the clock until something is so. */
  async function passes(done: () => boolean): Promise<void> {
    for (let at = 0; at < 200 && !done(); at++) {
      clock.increment(50);
      await frames(1);
    }
    expect(done(), 'it comes to that').to.equal(true);
  }
  const keep = (): void => table.find('[data-id=fold]')!.click();
  const settled = (): boolean => table.find('.kjoin') !== null;
  const rail = (): readonly string[] =>
    [...table.root.querySelectorAll('.krail > li')].map((group) => {
      const crown = group.querySelector('.icon') ? '♔ ' : '';
      return crown + group.querySelector('.vh')!.textContent.replaceAll(/\s+/g, ' ').trim();
    });
  const runs = (part: string): readonly KeyframeEffect[] =>
    [...table.root.querySelectorAll(part)].flatMap((one) =>
      one.getAnimations().map(({effect}) => effect as KeyframeEffect),
    );

  it('shows the cause, a line from it, and the card that turns in its plane', async () => {
    await begin(ROUND);
    const {offsetHeight: height} = table.host;
    keep();
    await passes(() => table.find('.krail') !== null);
    expect(rail(), 'before any card has turned').to.deep.equal([
      'Otto: 3 points',
      '♔ You, Vera: 2 points, would win now',
      'Nora: 1 point',
      'Bert: 0 points',
    ]);
    expect(table.root.querySelectorAll('.kgrown'), 'no value is told early').to.have.length(0);
    await passes(settled);
    const edged = [...table.root.querySelectorAll('.kedge')].map((one) =>
      one.closest('[data-seat]')!.getAttribute('data-seat'),
    );
    expect(edged, 'Nora’s Queen and the Jester turn each other').to.have.members(['0', '2']);
    expect(table.root.querySelectorAll('.kjoin')).to.have.length(1);
    const spins = runs('.two-sided').filter((effect) =>
      effect.getKeyframes().some(({transform}) => String(transform).includes('rotate(360deg)')),
    );
    expect(spins).to.have.length(2);
    for (const spin of spins) expect(spin.getTiming().delay).to.equal(700);
    const [grows] = runs('.kme .kgrown');
    expect(grows!.getTiming().delay, 'while it turns').to.be.within(701, 1200);
    expect(table.find('.kline b')!.textContent).to.contain('A Queen is here: 3 → 10');
    const known = ['transform', 'opacity', 'offset', 'computedOffset', 'easing', 'composite'];
    for (const {effect} of table.moving)
      for (const frame of (effect as KeyframeEffect).getKeyframes())
        expect(known).to.include.members(Object.keys(frame));
    expect(table.host.offsetHeight).to.equal(height);
  });

  for (const width of repeated([320, 600, 1000], 1))
    it(`joins the two cards by a line, edge to edge, at ${width} px`, async () => {
      await begin(ROUND, {width});
      keep();
      await passes(settled);
      table.find('.kjoin')!.getAnimations()[0]?.finish();
      const line = table.find('.kjoin')!.getBoundingClientRect();
      const [queen, jester] = ['[data-seat="2"]', '.kme'].map((part) =>
        table.find(`${part} .kcard`)!.getBoundingClientRect(),
      );
      expect(line.top).to.be.within(queen!.bottom - 4, queen!.bottom + 8);
      expect(line.bottom).to.be.within(jester!.top - 8, jester!.top + 4);
    });

  it('lets the point fly, re-sorts the shields, and brings the crown to the second', async () => {
    await begin(ROUND);
    keep();
    await passes(() => table.is('deal-over'));
    const [coin] = runs('.kcoin');
    expect(coin!.getTiming().delay).to.equal(300);
    expect(table.find('[data-seat="3"] .kcoin'), 'to Vera').to.not.equal(null);
    expect(rail()).to.deep.equal([
      'Otto, Vera: 3 points',
      '♔ You: 2 points, would win now',
      'Nora: 1 point',
      'Bert: 0 points',
    ]);
    const moves = runs('.krail [data-move]');
    expect(moves.length).to.be.greaterThan(0);
    for (const {getTiming} of moves.map((effect) => ({getTiming: () => effect.getTiming()})))
      expect(getTiming().delay).to.be.greaterThan(coin!.getTiming().delay!);
    const [crown] = runs('.kcrown [data-move]');
    const [words] = runs('.prompt [data-move="standing words"]');
    expect(words!.getTiming().delay, 'told once the crown has come').to.equal(
      crown!.getComputedTiming().endTime,
    );
    const [ground] = runs('.kground');
    const {a, d} = new DOMMatrix(String(ground!.getKeyframes()[0]!['transform']));
    expect(a, 'the ground is as wide as for two shields').to.be.greaterThan(1.4);
    expect(d, 'and no higher').to.be.closeTo(1, 0.01);
  });

  it('lets the panel beside the board wait for the shields', async () => {
    await begin(ROUND, {width: 1000});
    const scores = (): readonly Element[] => [...table.root.querySelectorAll('gstk-score-sheet')];
    await until(() => scores().length === 1, 'the scores lie beside the board');
    keep();
    await passes(() => table.is('deal-over'));
    const [shield] = runs('.krail [data-move]');
    const wait = shield!.getTiming().delay!;
    expect(runs('[data-move="panel"]')[0]!.getTiming().delay).to.equal(wait);
    const [goes] = runs('[data-move="panel before"]');
    expect(goes!.getComputedTiming().endTime, 'the old one is gone then').to.equal(wait);
    const [now, before] = scores();
    const shown = (one: Element): boolean => one.checkVisibility({opacityProperty: true});
    expect(shown(now!), 'the point is not told yet').to.equal(false);
    expect(shown(before!), 'what was told before is').to.equal(true);
    table.find('[data-id=go]')!.click();
    await passes(() => !table.is('deal-over'));
    expect(scores()).to.have.length(1);
  });

  it('ends all motion at a press, and moves nothing where motion is not wanted', async () => {
    await begin(ROUND);
    keep();
    await passes(() => table.is('deal-over'));
    expect(table.moving).not.to.have.length(0);
    table.find('[data-id=go]')!.click();
    await passes(() => !table.is('deal-over'));
    expect(table.root.querySelectorAll('.kcoin, .kjoin, .krail')).to.have.length(0);
    table.clear();
    await begin(ROUND, {motion: false});
    keep();
    await passes(settled);
    expect(table.moving).to.deep.equal([]);
    expect(table.find('.kme .kwas')!.checkVisibility({opacityProperty: true})).to.equal(false);
    await passes(() => table.is('deal-over'));
    expect(table.moving).to.deep.equal([]);
  });

  it('has one height for twelve players too', async () => {
    await begin(LARGE, {attributes: {variant: 'large', players: '12'}});
    const heights = new Set([table.host.offsetHeight]);
    keep();
    await passes(settled);
    heights.add(table.host.offsetHeight);
    await passes(() => table.is('deal-over'));
    heights.add(table.host.offsetHeight);
    expect([...heights]).to.have.length(1);
    expect(rail()[0]).to.match(/^♔ /);
  });

  it('the end of the large game says what the reader did; the last of twelve is 12th', async () => {
    const sheet = Array.from({length: 12}, (_, at) =>
      Array.from({length: 12}, (__, seat) => Number(at < 4 && seat <= at)),
    );
    table = await Table.ready({
      ...{tag: 'kingdom-game', width: 600},
      attributes: {variant: 'large', players: '12'},
      set: {state: {seats: 12, phase: 'over', options: {large: 'on'}, sheet}} as never,
    });
    await until(() => table.find('.ended'), 'the end is shown');
    expect(table.find('.how')!.textContent).to.contain(
      'You came 12th: 4 points, in rounds 1, 2, 3 and 4.',
    );
    expect(table.find('.ended .mine .nth')!.textContent).to.equal('12');
  });
});
