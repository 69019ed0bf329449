import {expect} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import {SimulatedClock} from 'xstate';
import {slowMotion} from '../../../../elements/shared/slow-motion.fixture.js';
import {comes} from '../../../../table/clock.fixture.js';
import {widthOf} from '../../../../embed/gstk-table/tidy.fixture.js';
import {lateDeal} from '../../../../embed/king-game/choices.fixture.js';
import {
  clean,
  everything,
  focused,
  type TableSetup,
  text,
  Table,
  until,
} from '../../../../embed/gstk-table/table.fixture.js';
import {repeated} from '../../../../testing/full.fixture.js';
import {itNightly} from '../../../../testing/nightly.fixture.js';

/** The summary of a deal and the end of a match, which cover the table. */
describe('when a deal or a match of King is over', () => {
  beforeEach(clean);
  afterEach(clean);

  const number = (shown: string): number => Number(shown.replace('−', '-').replace('+', ''));
  const box = (element: Element): DOMRect => element.getBoundingClientRect();
  const cells = (table: Table): readonly HTMLElement[] => [
    ...table.root.querySelectorAll<HTMLElement>('.strip .cell'),
  ];

  /** A table of a variant at which a deal has just ended. */
  async function scored(variant: string, seats: number, given: TableSetup): Promise<Table> {
    const state = lateDeal(variant, seats);
    const table = await Table.ready({...given, attributes: {variant}, set: {state}});
    await table.finishDeal();
    await until(() => table.summary().length > 0, 'the deal is summed up');
    await table.stands();
    return table;
  }

  /** One card of each seat before the end of a match that Nora wins. */
  const LAST = {
    deal: 14,
    turn: [0],
    dealer: 3,
    hands: [['7S'], ['8S'], ['9S'], ['AH']],
    sheet: [...Array.from({length: 12}, () => [-2, -2, 6, -2]), [3, 9, -4, -8]],
    scores: [-21, -15, 68, -32],
  };

  it('groups, strip and points of a summary agree', async () => {
    const table = await scored('omnibus', 4, {width: 600});
    for (const row of table.root.querySelectorAll('.summary tbody tr')) {
      const [, points] = row.querySelectorAll('td');
      const groups = [...row.querySelectorAll('.group .num')].map((one) => number(text(one)));
      expect(groups.reduce((sum, one) => sum + one, 0)).to.equal(number(text(points)));
      for (const marks of row.querySelectorAll('.marks'))
        expect(marks.getAttribute('aria-label')).to.match(/^\w+/);
    }
    const tricks = cells(table).map((cell) =>
      number(text(cell.querySelector('b')).replace('·', '0')),
    );
    const [points] = table.view.sheet;
    expect(tricks).to.have.length(13);
    expect(tricks.reduce((sum, one) => sum + one, 0)).to.equal(
      points!.reduce((sum, one) => sum + one, 0),
    );
    expect(text(table.find('.summary header p'))).to.match(/^\p{L}.*\.$/u);
  });

  it('a strip has crowns in place of prices where all fifteen paid at once', async () => {
    const suit = (letter: string): readonly string[] =>
      [...'23456789TJQKA'].map((rank) => rank + letter);
    const state = {turn: [0], hands: [...'HSDC'].map(suit)};
    const table = await Table.ready({set: {state}});
    await table.finishDeal();
    await until(() => table.summary().length > 0, 'the deal is summed up');
    expect(table.view.sheet).to.deep.equal([[26, 0, 0, 0]]);
    expect(cells(table)).to.have.length(13);
    for (const cell of cells(table)) {
      expect(text(cell.querySelector('b'))).to.equal('');
      expect(box(cell.querySelector('b .icon')!).width).to.be.greaterThan(8);
    }
    expect(text(table.find('.summary .mine .group .num'))).to.equal('+26');
  });

  for (const locale of repeated(['ru', 'en'] as const))
    for (const [variant, players] of repeated(
      [
        ['short', 6],
        ['omnibus', 3],
        ['omnibus', 4],
      ] as const,
      2,
    ))
      it(`${variant}, ${players} players, ${locale}: tricks of the strip can be hit, and nothing leaves the table`, async () => {
        const table = await scored(variant, players, {width: 320, locale});
        for (const width of repeated([288, 320, 600, 860, 390, 480, 1000], 4)) {
          await widthOf(table, width);
          for (const cell of cells(table)) {
            expect(box(cell).width, `${width} px`).to.be.at.least(24);
            expect(box(cell).height, `${width} px`).to.be.at.least(24);
          }
          const {left, right} = box(table.find('.stage')!);
          for (const one of table.find('.stage')!.querySelectorAll('.group, .num, .who, .button')) {
            if (box(one).width <= 1) continue;
            expect(box(one).left, `${text(one)} at ${width} px`).to.be.at.least(left);
            expect(box(one).right, `${text(one)} at ${width} px`).to.be.at.most(right);
          }
          const groups = [...table.root.querySelectorAll('.group')].map(box);
          const numbers = [...table.root.querySelectorAll('.summary td.num')].map((cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            return range.getBoundingClientRect();
          });
          for (const a of groups)
            for (const b of numbers) {
              const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
              const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
              expect(x > 1 && y > 1, `a group over a number at ${width} px`).to.equal(false);
            }
        }
      });

  it('the end names the winner, the reader’s place and best deal, and offers another match', async () => {
    const table = await Table.ready({
      width: 320,
      attributes: {variant: 'simple'},
      set: {state: LAST},
    });
    table.cards[0]!.focus();
    table.host.play('7S');
    await until(() => table.is('deal-over'), 'the last deal is scored');
    expect(table.onward).to.equal('Result');
    await table.push('Result');
    await until(() => table.find('.over'), 'the match is over');
    const heard = [...table.root.querySelectorAll('.win :is(h3, p)')].map(text);
    expect(heard[0]).to.equal('Nora wins');
    expect(heard[1]).to.equal('You came 3rd');
    expect(heard[2]).to.equal('Your best deal: the 13th, +3');
    expect(text(table.find('.over figcaption'))).to.equal(
      'Totals, deal by deal. Nora is ahead from the first deal on',
    );
    expect(table.find('gstk-totals')).to.include({turn: 1});
    await until(() => focused()?.localName === 'h3', 'focus is on the heading');
    await table.press('Tab');
    expect(text(focused())).to.equal('Play again');
    const mine = table.find('.ranks .mine')!;
    expect(text(mine)).to.contain('You');
    expect([...table.root.querySelectorAll('.ranks li')]).to.have.length(4);
    // After a challenge the last of them is the next match.
    const ways = [...table.root.querySelectorAll('.stack button')].map((way) => box(way).height);
    expect(ways).to.have.length(4);
    expect(Math.min(...ways), 'all four are in sight').to.be.at.least(44);
  });

  /**
   * The delays of the parts that come up, read from styles, since a busy machine may draw no frame
   * meanwhile.
   */
  const rising = (table: Table, part: string): readonly number[] =>
    [...table.root.querySelectorAll(part)].flatMap((element) => {
      const {animationName, animationDuration, animationDelay} = getComputedStyle(element);
      return animationName === 'none' || animationDuration === '0s'
        ? []
        : [Math.round(parseFloat(animationDelay) * 1000)];
    });
  const summary = async (): Promise<readonly [table: Table, clock: SimulatedClock]> => {
    const clock = new SimulatedClock();
    const state = {...LAST, deal: 13, sheet: LAST.sheet.slice(1), scores: [-19, -13, 62, -30]};
    const table = await Table.lay({
      motion: true,
      attributes: {variant: 'simple', speed: 'fast'},
      set: {state, clock},
    });
    await comes(clock, () => table.resting, 'the last card is asked for');
    table.host.play('7S');
    await comes(clock, () => table.find('.summary'), 'the deal is summed up');
    return [table, clock];
  };
  const nextDeal = async (table: Table, clock: SimulatedClock): Promise<void> => {
    await table.stands();
    table.host.deal();
    await comes(clock, () => table.find('.intro'), 'the next deal begins');
  };

  itNightly(
    'the rows of a summary come up one after the other, and so does the intro of the next deal',
    async () => {
      const [table, clock] = await summary();
      expect(rising(table, 'tr')).to.deep.equal([0, 40, 80, 120]);
      const keyframes = table.root.adoptedStyleSheets
        .flatMap(({cssRules}) => [...cssRules])
        .filter((rule) => rule instanceof CSSKeyframesRule && rule.name === 'king-rise')
        .flatMap((rule) => [...(rule as CSSKeyframesRule).cssRules] as CSSKeyframeRule[]);
      expect(keyframes.map(({style}) => [...style].sort())).to.deep.equal([
        ['opacity', 'transform'],
      ]);
      await nextDeal(table, clock);
      expect(rising(table, '.intro > *')).to.have.length(table.find('.intro')!.childElementCount);
      table.clear();
      const first = await Table.lay({motion: true, attributes: {speed: 'normal', seed: '5'}});
      await until(() => first.find('.intro'), 'a match begins');
      expect(rising(first, '.intro > *'), 'the first picture stands').to.deep.equal([]);
    },
  );

  it('nothing comes up line by line with reduced motion', async () => {
    await emulateMedia({reducedMotion: 'reduce'});
    const [table, clock] = await summary();
    const rows = rising(table, 'tr');
    await nextDeal(table, clock);
    expect([...rows, ...rising(table, '.intro > *')]).to.deep.equal([]);
  });

  it('the crown lands once, moves nothing but transform and opacity, and nothing with less motion', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await emulateMedia({reducedMotion});
      const clock = new SimulatedClock();
      const table = await Table.lay({
        motion: true,
        attributes: {variant: 'simple', speed: 'fast'},
        set: {state: LAST, clock},
      });
      await comes(clock, () => table.resting, 'the last card is asked for');
      table.host.play('7S');
      await comes(clock, () => table.is('deal-over'), 'the last deal is scored');
      const {stop} = slowMotion();
      table.host.deal();
      await comes(clock, () => table.find('.over'), 'the match is over');
      const over = table.find('.over')!;
      const seen = over.getAnimations({subtree: true});
      stop();
      if (reducedMotion === 'reduce') expect(seen).to.deep.equal([]);
      else {
        expect(seen.length).to.be.at.least(2);
        for (const {effect} of seen) {
          const frames = (effect as KeyframeEffect).getKeyframes();
          for (const key of frames.flatMap((one) => Object.keys(one)))
            expect([
              'transform',
              'opacity',
              'offset',
              'computedOffset',
              'easing',
              'composite',
            ]).to.include(key);
          expect(effect!.getComputedTiming().iterations).to.equal(1);
        }
        await table.stands();
        table.host.requestUpdate();
        await table.host.updateComplete;
        await Promise.resolve();
        expect(over.getAnimations({subtree: true}), 'a new drawing').to.deep.equal([]);
      }
      table.clear();
    }
  });

  it('people who share a screen are not addressed, and see nobody’s cards', async () => {
    const table = await Table.lay({
      width: 320,
      attributes: {variant: 'simple', humans: '2'},
      set: {state: {...LAST, hands: [['7S'], ['8S'], ['9S'], ['AH']]}},
    });
    const here = (): HTMLElement | undefined =>
      [...everything(table.root)].find(
        (one) => one.localName === 'button' && /^\s*I am /.test(one.textContent),
      ) as HTMLElement;
    for (let n = 0; n < 400 && !table.is('deal-over'); n++) {
      here()?.click();
      if (table.is('my-turn') && table.legal()[0]) table.host.play(table.legal()[0]!);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await until(() => table.summary().length > 0, 'the deal is summed up');
    expect(table.find('gstk-hand')).to.equal(null);
    expect(table.find('.summary .mine')).to.equal(null);
    table.host.deal();
    await until(() => table.find('.over'), 'the match is over');
    expect(table.find('gstk-hand')).to.equal(null);
    expect(text(table.find('.win'))).not.to.match(/You/);
  });

  it('two equal winners win together, each under a crown', async () => {
    const table = await Table.ready({
      width: 320,
      attributes: {variant: 'simple'},
      set: {
        state: {
          ...LAST,
          sheet: [[-60, 60, 48, -48], ...Array.from({length: 12}, () => [0, 0, 0, 0])],
          scores: [-60, 60, 48, -48],
        },
      },
    });
    table.host.play('7S');
    await until(() => table.is('deal-over'), 'the last deal is scored');
    table.host.deal();
    await until(() => table.find('.over'), 'the match is over');
    expect(table.view.scores).to.deep.equal([-60, 60, 60, -48]);
    expect(table.root.querySelectorAll('.arms .shield')).to.have.length(2);
    expect(table.root.querySelectorAll('.arms .icon')).to.have.length(2);
    expect(text(table.find('.over .title'))).to.equal('Otto and Nora win');
    // The points of twelve deals are unknown.
    expect(text(table.find('.win'))).not.to.contain('best');
  });
});
