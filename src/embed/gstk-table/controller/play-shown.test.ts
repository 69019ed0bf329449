import {expect} from '@open-wc/testing';
import {TIMES} from '../../../elements/conductor/tempo.js';
import {clean, Table, text} from '../table.fixture.js';
import {isFull, repeated} from '../../../testing/full.fixture.js';
import {Timed} from '../features/timed.fixture.js';
import {leads} from '../positions.fixture.js';

/**
 * What a reader sees while others play: the trick, how long it stays, the seats, the cards still out.
 */

describe('what is shown while it is played', () => {
  before(clean);
  afterEach(clean);
  describe('a full trick', () => {
    /** Plays until four cards lie in the trick. */
    const full = async (timed: Timed): Promise<void> => {
      await timed.play();
      await timed.until(() => timed.table.trick().length === 4);
    };

    it('row 12: lies for a second and more, its winner marked by a crown and in words', async () => {
      const timed = await Timed.lay('normal');
      const {table} = timed;
      await full(timed);
      const shown = table.trick();
      const winner = shown.filter((name) => name.endsWith('winning'));
      expect(winner).to.have.length(1);
      expect(table.find('gstk-trick')!.shadowRoot!.querySelectorAll('.crown svg')).to.have.length(
        1,
      );
      expect(table.prompt.say).to.match(/^Trick to /);
      await timed.pass(999);
      expect(table.trick()).to.deep.equal(shown);
      await timed.pass(TIMES.normal.holds.trick - 999);
      await timed.pass(TIMES.normal.holds.collect);
      await timed.until(() => table.trick().length < 4);
    });

    it('row 14: the last trick of a deal lies as long as the others', async () => {
      const timed = await Timed.lay('fast', {set: {state: leads('KH', 'AH')}});
      const {table} = timed;
      const last = (): boolean =>
        table.view.sheet.length > 0 && table.trick().length === 4 && !table.is('deal-over');
      while (!last() && !table.is('deal-over')) {
        if (table.is('my-turn')) await timed.play();
        else await timed.pass(table.hand().length > 0 ? 500 : 20);
      }
      expect(last(), 'the match has scored, the screen still shows the trick').to.equal(true);
      await timed.pass(TIMES.fast.holds.trick - 40);
      expect(table.trick()).to.have.length(4);
      await timed.until(() => table.is('deal-over'));
      expect(table.summary()).to.have.length(4);
    });

    it('row 25: at "instant" everything is there at once, and the log is complete', async () => {
      const table = await Table.ready({width: 1000, attributes: {variant: 'simple'}});
      await table.finishDeal();
      await table.open('log');
      const lines = (table.find('gstk-log') as HTMLElement & {lines: readonly string[]}).lines;
      const plays = table.host.record!.moves.map((step) => {
        const [seat, card] = step.split(':');
        const who = seat === '0' ? 'You' : table.messages.lookup(`bot/${Number(seat) - 1}`);
        return `${who}: ${table.messages.lookup('card', {card})}.`;
      });
      expect(lines.filter((line) => plays.includes(line))).to.deep.equal(plays);
      expect(lines.filter((line) => line.startsWith('Trick to'))).to.have.length(
        table.events('gstk-trick-taken').length,
      );
      expect(lines[0]).to.match(/^Deal 1\. No tricks/);
      expect(lines.at(-1)).to.match(/^Deal over\. You /);
    });

    for (const speed of repeated(['fast', 'normal', 'slow'] as const))
      it(`row 25: "${speed}" takes its own time`, async () => {
        const timed = await Timed.lay(speed);
        await timed.play();
        const {bot, jitter} = TIMES[speed];
        let ms = 0;
        const {length} = timed.table.trick();
        for (; timed.table.trick().length === length && !timed.table.resting; ms += 10)
          await timed.pass(10);
        expect(ms).to.be.within(bot - jitter, bot + jitter + TIMES[speed].holds.step + 60);
      });
  });

  describe('row 29: during play, without a menu', () => {
    it('shows the contract, whose turn it is, tricks of each, and what is still out', async () => {
      const table = await Table.ready({attributes: {variant: 'simple'}});
      expect(table.chrome).to.match(/^No tricks \d tricks left −2 Deal 1 of 14$/);
      await table.plays(() => table.host.play(table.legal()[0]!));
      const seats = [...table.root.querySelectorAll('gstk-seat')];
      expect(seats.filter((seat) => seat.turn).map(({name}) => name)).to.deep.equal(['You']);
      for (const seat of seats) {
        const at = Number(seat.dataset['seat']);
        expect(seat.taken).to.equal(table.view.tricks[at]);
        expect(seat.score).to.equal(table.view.points[at]);
        expect(seat.total).to.equal(table.view.scores[at]);
        expect(seat.shadowRoot!.textContent).to.contain(String(table.view.tricks[at]));
      }
    });

    it('shows each card that counts as out, then as gone', async () => {
      const table = await Table.ready();
      const chips = (): readonly string[] =>
        [...table.root.querySelectorAll('.out .chip')].map(
          (chip) =>
            `${chip.getAttribute('aria-label')}${chip.classList.contains('gone') ? ' gone' : ''}`,
        );
      expect(chips()).to.deep.equal(['13 hearts', 'the queen', 'the ten']);
      let gone = 0;
      while (table.is('my-turn') && (isFull || gone === 0)) {
        const taken = table.view.played.flat().map(({card}) => card);
        const hearts = 13 - taken.filter((card) => card.endsWith('H')).length;
        const mark = (is: boolean): string => (is ? ' gone' : '');
        expect(chips()).to.deep.equal([
          `${hearts === 1 ? 'a heart' : `${hearts} hearts`}${mark(hearts === 0)}`,
          `the queen${mark(taken.includes('QS'))}`,
          `the ten${mark(taken.includes('TD'))}`,
        ]);
        gone = chips().filter((chip) => chip.endsWith(' gone')).length;
        await table.plays(() => table.host.play(table.legal()[0]!));
      }
      expect(gone).to.be.greaterThan(0);
    });

    it('marks whose turn it is while bots think', async () => {
      const timed = await Timed.lay('slow');
      await timed.play();
      await timed.pass(TIMES.slow.holds.step + 10);
      const next = timed.table.view.turn[0];
      const seats = [...timed.table.root.querySelectorAll('gstk-seat')];
      expect(
        seats.filter((seat) => seat.turn).map((seat) => Number(seat.dataset['seat'])),
      ).to.deep.equal([next]);
      expect(timed.table.prompt.say).to.contain('to play');
    });
  });

  describe('row 27: the bots', () => {
    it('have names and arms, in the language of the reader', async () => {
      const table = await Table.ready({locale: 'ru'});
      const seats = [...table.root.querySelectorAll('gstk-seat')];
      expect(seats.map(({name}) => name)).to.have.members(['Вы', 'Отто', 'Нора', 'Вера']);
      expect(new Set(seats.map(({arms}) => arms)).size).to.equal(4);
    });

    it('have the names that the page gives', async () => {
      const table = await Table.ready({attributes: {seats: 'Ann Bob Cat Dan'}});
      const seats = [...table.root.querySelectorAll('gstk-seat')];
      expect(seats.map(({name}) => name)).to.have.members(['Ann', 'Bob', 'Cat', 'Dan']);
    });
  });

  describe('this deal', () => {
    it('row 15: shows the last trick in its order, with winner and prices, and who took what', async () => {
      const table = await Table.ready({width: 320});
      await table.open('this-deal');
      expect(await table.panel()).to.contain('No tricks yet');
      await table.close();
      await table.plays(() => table.host.play(table.legal()[0]!));
      await table.open('this-deal');
      const [trick] = table.view.played;
      const figures = [...table.dialog!.querySelectorAll('.latest figure')];
      expect(figures.map((figure) => text(figure.querySelector('figcaption')))).to.deep.equal(
        trick!.map(({seat}) => (seat === 0 ? 'You' : table.messages.lookup(`bot/${seat - 1}`))),
      );
      const labels = figures.map((figure) =>
        figure.querySelector('[role=img]')!.getAttribute('aria-label')!.split(', '),
      );
      expect(labels.map(([name]) => name)).to.deep.equal(
        trick!.map(({card}) => table.messages.t('card', {card})),
      );
      expect(labels.filter((label) => label.includes('winning'))).to.have.length(1);
      // Hearts wear their price; so do the queen of spades and the ten of diamonds.
      const prices = trick!.map(({card}) =>
        card === 'QS' ? '−13' : card === 'TD' ? '+10' : card.endsWith('H') ? '−1' : '',
      );
      expect(figures.map((figure) => text(figure.querySelector('.cost')))).to.deep.equal(prices);
      const rows = [...table.dialog!.querySelectorAll('.taken tbody tr')].map((row) =>
        [...row.querySelectorAll('b, td')].map((cell) => text(cell)).filter(Boolean),
      );
      const {points, scores} = table.view;
      const named = ['You', 'Otto', 'Nora', 'Vera'];
      expect(rows.map(([name]) => name).sort()).to.deep.equal([...named].sort());
      for (const [name, own, , total] of rows) {
        const seat = named.indexOf(name!);
        expect(own).to.equal(table.messages.points(points[seat]!));
        expect(total).to.equal(table.messages.points(scores[seat]!));
      }
    });
  });
});
