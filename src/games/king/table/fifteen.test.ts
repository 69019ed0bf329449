import {expect} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import {clean, frames, Table, text, until} from '../../../embed/gstk-table/table.fixture.js';
import {Timed} from '../../../embed/gstk-table/timed.fixture.js';
import {box} from '../../../embed/gstk-table/tidy.fixture.js';

/** The moment in which one player has taken all fifteen cards of Omnibus. */

const trick = (cards: string): object[] => cards.split(' ').map((card, seat) => ({seat, card}));
/** The reader has taken all tricks but one, in which the queen, a heart and the ten fall. */
const LAST = {
  turn: [0],
  hands: [['AS'], ['QS'], ['2H'], ['TD']],
  tricks: [12, 0, 0, 0],
  played: [
    ...['AH KH QH JH', 'TH 9H 8H 7H', '6H 5H 4H 3H', 'AC 2C 3C 4C', 'KC 5C 6C 7C', 'QC 8C 9C TC'],
    ...['JC 2D 3D 4D', 'AD 5D 6D 7D', 'KD 8D 9D JD', 'KS 2S 3S 4S', 'JS 5S 6S 7S', 'TS 8S 9S QD'],
  ].map(trick),
};

describe('all fifteen cards', () => {
  beforeEach(clean);
  afterEach(clean);

  const circleOf = ({table}: Timed): HTMLElement | null => table.find('.board > .circle');
  const turning = (circle: Element): readonly Animation[] => circle.getAnimations({subtree: true});
  /** Plays to the moment. */
  async function reached(width: number, motion = true): Promise<Timed> {
    const timed = await Timed.lay('slow', {width, motion, set: {state: LAST}});
    // The table fetches it during the deal, and would end the deal without it.
    await import('./fifteen.js');
    await frames(2);
    await timed.play();
    await timed.until(() => circleOf(timed), 400);
    return timed;
  }

  for (const width of [320, 600, 1000])
    it(`fan out round the arms of their taker at ${width} px, and what they cost turns`, async () => {
      const timed = await reached(width);
      const circle = circleOf(timed)!;
      const own = timed.table.find('gstk-seat[own]') as HTMLElement & {score: number};
      const seen = (name: string): string => getComputedStyle(circle.querySelector(name)!).opacity;
      const runs = turning(circle);
      expect(runs).to.have.length(16);
      for (const run of runs)
        for (const frame of (run.effect as KeyframeEffect).getKeyframes())
          expect(Object.keys(frame)).to.have.members(
            Object.keys(frame).filter((name) =>
              ['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity'].includes(
                name,
              ),
            ),
          );
      expect(text(circle.querySelector('.was'))).to.equal('−16');
      expect([seen('.was'), seen('.pays')]).to.deep.equal(['1', '0']);
      // A wide table shows the deal in a panel, too.
      const row = (): string => text(timed.table.find('.taken .mine td'));
      expect(own.score).to.equal(-16);
      expect(row()).to.equal(width === 1000 ? '−16' : '');
      expect(timed.table.prompt.say).to.equal('You took all fifteen');
      for (const run of runs) run.finish();
      await timed.until(() => own.score === 26);
      expect(row()).to.equal(width === 1000 ? '+26' : '');
      expect(circleOf(timed)).to.equal(circle);
      expect(text(circle.querySelector('.pays'))).to.equal('+26');
      expect([seen('.was'), seen('.pays')]).to.deep.equal(['0', '1']);
      expect(timed.table.prompt.say).to.equal('You took all fifteen: +26');
      expect(turning(circle)).to.have.length.at.most(1);
      const [hub, board] = [box(circle.querySelector('.hub')!), box(timed.table.find('.board')!)];
      const far = [...circle.querySelectorAll('.ray')].map((ray) => {
        const {x, y, width: wide, height, top, bottom} = box(ray);
        expect(top).to.be.at.least(board.top);
        expect(bottom).to.be.at.most(board.bottom);
        return Math.hypot(
          x + wide / 2 - hub.x - hub.width / 2,
          y + height / 2 - hub.y - hub.height / 2,
        );
      });
      expect(far).to.have.length(15);
      for (const one of far) expect(one).to.be.closeTo(far[0]!, 1);
    });

  it('show what they pay at a tap, and are over at the next', async () => {
    const timed = await reached(600);
    const own = timed.table.find('gstk-seat[own]') as HTMLElement & {score: number};
    timed.table.find('.board')!.click();
    await until(() => own.score === 26, 'the price has turned');
    expect(circleOf(timed)).not.to.equal(null);
    timed.table.find('.board')!.click();
    await until(() => timed.table.is('deal-over'), 'the summary is there');
    expect(circleOf(timed)).to.equal(null);
    expect(timed.table.view.scores).to.deep.equal([26, 0, 0, 0]);
  });

  it('move nothing where motion is reduced', async () => {
    await emulateMedia({reducedMotion: 'reduce'});
    const timed = await reached(600);
    expect(turning(circleOf(timed)!)).to.deep.equal([]);
    const scores: number[] = [];
    const own = timed.table.find('gstk-seat[own]') as HTMLElement & {score: number};
    await timed.until(() => {
      scores.push(own.score);
      return timed.table.is('deal-over');
    });
    expect([...new Set(scores)]).to.deep.equal([-16, 26]);
  });

  it('have no moment of their own where everything is instant', async () => {
    const table = await Table.ready({set: {state: LAST}, motion: true});
    let seen = false;
    const watch = new MutationObserver(() => (seen ||= table.find('.board > .circle') !== null));
    watch.observe(table.root, {childList: true, subtree: true});
    table.host.play('AS');
    await until(() => table.is('deal-over'), 'the summary is there');
    watch.disconnect();
    expect(seen).to.equal(false);
  });
});
