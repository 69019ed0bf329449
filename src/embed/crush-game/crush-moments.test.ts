import {expect} from '@open-wc/testing';
import type {CrushState, CrushView} from '../../games/crush-the-crown/types.js';
import {clean, Table, type TableSetup, until} from '../gstk-table/table.fixture.js';

/** Moments that are shown in steps: a spy comes and goes, and the last member takes its place. */

const GOVERNMENTS = [
  ['KH', 'QH', 'JH', 'TC', '9H'],
  ['KS', 'QS', 'JD', 'TS', '9S'],
];
/** The rival builds nothing and sends the 8 of clubs. */
const SPY = {
  phase: 'fireHire',
  active: 0,
  governments: GOVERNMENTS,
  hands: [
    ['5H', '8D', '2S', 'QC', 'JC'],
    ['8C', '6S', '2D', '5D', 'QD'],
  ],
};
/** The rival unmasks the jack of diamonds. */
const UNMASK = {...SPY, hands: [SPY.hands[0], ['JS', '6S', '2D', '5D', '3D']]};
/** The reader adds the Two, then the ace. */
const LAST = {
  phase: 'build',
  active: 0,
  governments: [['KH', 'QH', 'JH', 'TH', '9H', '8H', '7H', '6H', '5H', '4H', '3H'], GOVERNMENTS[1]],
  hands: [['2H', '7D', '2S', 'QC', 'JC'], null],
};
const ACE = {
  ...LAST,
  governments: [[...LAST.governments[0]!, '2H'], GOVERNMENTS[1]],
  hands: [['AH', '7D', '2S', 'QC', 'JC'], null],
};

/** The rival swaps seven cards before a Queen comes. */
const SEARCH = {
  phase: 'marryFirst',
  dealer: 1,
  hands: [
    ['QD', '2D', '3D', '4C', '5S'],
    ['7S', '8S', '9H', 'TH', '2C'],
  ],
  piles: {
    draw: [
      ...['2H', '3C', '4D', '5C', '6H', '8D', 'QH', '9C', 'TC', 'JC', 'AC', '3H', '4H', '5H', '7H'],
      ...['8H', 'JH', 'AH', '5D', '6D', '7D', '9D', 'TD', 'JD', 'AD', '2S', '3S', '4S', '6S', '9S'],
      ...['TS', 'JS', 'AS', '6C', '7C', '8C', 'QS', 'QC', '*1', '*2'],
    ],
  },
};
const lay = (state: object, speed = 'normal'): Promise<Table> =>
  Table.ready({
    tag: 'crush-game',
    motion: true,
    attributes: {speed},
    set: {state: state as CrushState} as TableSetup['set'] & object,
  });
const text = (table: Table, selector: string): string => table.find(selector)!.textContent.trim();

describe('<crush-game>, moment by moment', () => {
  before(clean);
  afterEach(clean);

  it('a spy crosses the table as a back, and is told once it has turned', async () => {
    const table = await lay(SPY);
    const due = text(table, '.gov.own .due');
    const hidden = until(() => table.find('.cloak'), 'a back is on its way')
      .then(() => {
        expect(table.prompt.say).to.equal('Otto sends you a spy');
        for (const part of ['.gov.own', '.auto', '.prompt', '.contract'])
          expect(text(table, part)).not.to.include('8 of clubs');
        expect(text(table, '.gov.own .due')).to.equal(due);
        expect(table.find('.cloak [part="card-face"]')).to.equal(null);
        return until(() => table.find('.cloak.two-sided'), 'it turns');
      })
      .then(() => {
        for (const part of ['.auto', '.prompt', '.contract'])
          expect(text(table, part), 'until it has turned').not.to.include('8 of clubs');
        expect(text(table, '.gov.own .due')).to.equal(due);
        return until(() => table.find('.sent'), 'the mask has dropped');
      });
    await table.push('Keep all');
    await hidden;
    expect(table.prompt.say).to.equal('Otto sends you a spy: 8 of clubs');
    expect(text(table, '.gov.own .due')).to.equal('Otto’s spies: 2 cards a turn');
    expect(table.find('.sent')!.dataset['card']).to.equal('8C');
  });

  it('the true card strikes a spy before it falls to the executed', async () => {
    const table = await lay(UNMASK);
    const executed = (): string => text(table, '.executed figcaption > span');
    const struck = until(() => table.find('.struck .striker'), 'it is struck').then(() => {
      expect(executed()).to.equal('2');
      return until(() => table.find('.executed .falls'), 'it falls');
    });
    await table.push('Keep all');
    await struck;
    expect(executed()).to.equal('3');
    expect(table.find('.striker')).to.equal(null);
  });

  it('a search for a Queen is one riffle, and the log has every card of it', async () => {
    const table = await lay(SEARCH);
    const draw = (): string => text(table, '.draw-pile figcaption > span');
    const riffle = until(() => table.find('.riffle'), 'the cards are riffled').then(() => {
      expect(table.prompt.say).to.match(/^\d+ cards, then the Queen$/);
      expect(draw(), 'the draw pile is as before').to.equal('39');
      return until(() => !table.find('.riffle'), 'the Queen has come');
    });
    await table.click('QD');
    await riffle;
    const view = table.host.view as unknown as CrushView;
    expect(view.swapped).to.be.above(5);
    const swaps = JSON.stringify(table.host.record).match(/swap\b/g);
    expect(swaps).to.have.length(view.swapped);
  });

  it('the last place pulses in the turn that leaves one card', async () => {
    const table = await lay(LAST);
    expect(table.find('.pulse')).to.equal(null);
    await table.click('2H');
    await until(() => table.find('.gov.own .next.pulse'), 'the place of the ace');
    expect(text(table, '.gov.own .due')).to.equal('One card from the crown');
  });

  it('the whole row is seen before the end is', async () => {
    const table = await lay(ACE);
    const whole = until(() => table.find('.gov.own.whole .sinking'), 'the crown sinks').then(() => {
      expect(table.find('.stage')).to.equal(null);
      expect(table.find('.table')!.textContent).not.to.include('stands');
    });
    await table.click('AH');
    await whole;
    await until(() => table.find('.stage'), 'the end');
    expect(table.find('.stage')!.textContent).to.include('Your Government stands');
  });

  it('nothing of it moves at speed="instant"', async () => {
    const table = await lay(SPY, 'instant');
    let cloaks = 0;
    const watch = new MutationObserver(() => (cloaks += table.find('.cloak') ? 1 : 0));
    watch.observe(table.host.shadowRoot!, {childList: true, subtree: true});
    await table.push('Keep all');
    await until(() => table.find('.gov.own [data-card="8C"]'), 'the spy stands');
    watch.disconnect();
    expect(cloaks).to.equal(0);
    const running = table.host
      .shadowRoot!.getAnimations()
      .filter(({playState}) => playState === 'running');
    expect(running).to.have.length(0);
  });
});
