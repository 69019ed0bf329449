import {expect} from '@open-wc/testing';
import type {LitElement} from 'lit';
import type {Card} from '../../cards/index.js';
import {isFull, repeated} from '../../testing/full.fixture.js';
import {clean, focused, frames, Table, text, until} from '../../embed/gstk-table/table.fixture.js';
import {Listener} from '../speech/listener.fixture.js';
import {Timed} from '../../embed/gstk-table/timed.fixture.js';
import {TIMES} from '../../elements/conductor/tempo.js';
import {leads} from '../positions.fixture.js';
import type {TableContext} from '../table-context.js';

/** A reader's actions at a table, and the table's immediate responses. */
const trickOf = (table: Table): HTMLElement => table.find('gstk-trick')!;

describe('playing at a table', () => {
  before(clean);
  afterEach(clean);

  describe('my turn', () => {
    it('row 4: illegal cards differ by face and by position', async () => {
      const table = await Table.ready();
      const illegal = table.hand().find((card) => !table.legal().includes(card))!;
      const legal = table.legal()[0]!;
      const face = (card: Card): HTMLElement => table.card(card).querySelector('.gk')!;
      expect(getComputedStyle(face(legal)).backgroundColor).not.to.equal(
        getComputedStyle(face(illegal)).backgroundColor,
      );
      expect(face(legal).getBoundingClientRect().top).to.be.lessThan(
        face(illegal).getBoundingClientRect().top,
      );
      expect(table.card(illegal).getAttribute('aria-disabled')).to.equal('true');
      expect(table.card(legal).hasAttribute('aria-disabled')).to.equal(false);
    });

    it('row 5: an illegal card is refused with its reason, at the card and aloud', async () => {
      const table = await Table.ready();
      const ears = new Listener();
      const illegal = table.hand().find((card) => !table.legal().includes(card))!;
      const suit = table.messages.t('suit', {suit: table.view.trick[0]!.card[1]!});
      const {moves, prompt} = table;
      await table.click(illegal);
      await table.stands();
      expect(table.moves).to.equal(moves);
      expect(table.hand()).to.include(illegal);
      const bubble = table.find('gstk-hand')!.shadowRoot!.querySelector('.bubble')!;
      expect(bubble.textContent).to.contain(`follow ${suit}`);
      expect(table.prompt, 'it is said once').to.deep.equal(prompt);
      expect(await ears.urgent()).to.deep.equal([`Not allowed: follow ${suit}`]);
      expect(table.events('gstk-play-refused')).to.deep.equal([
        {game: 'king-omnibus', seat: 0, card: illegal, reason: 'king/follow-suit'},
      ]);
      await table.plays(() => table.click(table.legal()[0]!));
      expect(table.find('gstk-hand')!.shadowRoot!.querySelector('.bubble')).to.equal(null);
      ears.stop();
    });

    it('draws a card that is played at once, not the wait for its match before', async () => {
      const table = await Table.ready();
      table.host.speed = 'normal';
      await table.stands();
      const drawn: string[] = [];
      const {host} = table as unknown as {host: LitElement & {table: TableContext}};
      host.addController({
        hostUpdated() {
          const {doing, event} = host.table.session!.conductor;
          drawn.push(`${doing} ${event?.type}`);
        },
      });
      await table.click(table.legal()[0]!);
      const played = (): string | undefined => drawn.find((one) => !one.startsWith('asking'));
      await until(() => played() !== undefined, 'the card is drawn');
      expect(played()).to.equal('showing card played');
    });

    it('row 7: no card is preselected, and Enter on the page plays none', async () => {
      const table = await Table.ready();
      expect(table.find('gstk-hand')!.shadowRoot!.querySelector('.selected')).to.equal(null);
      expect(document.activeElement).to.equal(document.body);
      const {moves} = table;
      await table.press('Enter');
      expect(table.moves).to.equal(moves);
    });

    for (const how of repeated(['click', 'Space', 'Enter'] as const))
      it(`row 8: one ${how} lays a legal card on the table at once, and no second one`, async () => {
        const {table} = await Timed.lay('slow');
        const [card, other] = table.legal();
        const {moves} = table;
        const lies = (): boolean => table.trick().some((name) => name.startsWith('You: '));
        let late = -1;
        const count = async (): Promise<void> => {
          for (late = 0; !lies(); late++) await frames(1);
        };
        table.host.addEventListener('click', () => void count(), {once: true, capture: true});
        if (how === 'click') await table.click(card!);
        else {
          table.card(card!).focus();
          await table.press(how);
        }
        await until(lies, 'it lies there');
        expect(late).to.be.within(0, 3);
        expect(table.hand()).not.to.include(card);
        table.host.play(other ?? table.hand()[0]!);
        await table.press('Enter', 'Enter');
        await frames(2);
        expect(table.moves).to.equal(moves + 1);
        expect(table.events('gstk-play-refused')).to.deep.equal([]);
      });

    it('row 8: it is there in the frame after the event', async () => {
      const {table} = await Timed.lay('slow');
      table.card(table.legal()[0]!).click();
      await table.host.updateComplete;
      await frames(1);
      expect(table.trick().some((name) => name.startsWith('You: '))).to.equal(true);
    });

    it('row 9: "confirm" raises the card first; a second tap or the button plays it', async () => {
      const table = await Table.ready({attributes: {'play-mode': 'confirm'}});
      let [card] = table.legal();
      const {moves} = table;
      await table.click(card!);
      await table.stands();
      expect(table.moves).to.equal(moves);
      expect(table.card(card!).className).to.contain('selected');
      expect(table.actions().join()).to.match(/Play \w+/);
      await table.plays(() => table.point(table.find('[data-id=play]')!));
      expect(table.hand()).not.to.include(card);
      [card] = table.legal();
      await table.click(card!);
      await table.plays(() => table.click(card!));
      expect(table.hand()).not.to.include(card);
    });
  });

  describe('the turn of others', () => {
    it('row 6: a tap on a card plays nothing and is not refused', async () => {
      const {table} = await Timed.lay('slow');
      const ears = new Listener();
      await table.click(table.legal()[0]!);
      await frames(3);
      const {moves} = table;
      await ears.news();
      for (const card of table.hand().slice(0, 3)) await table.click(card);
      expect(table.moves).to.equal(moves);
      expect(table.events('gstk-play-refused')).to.deep.equal([]);
      expect(await ears.urgent()).to.deep.equal([]);
      ears.stop();
    });

    it('all cards look alike, none forbidden', async () => {
      const {table} = await Timed.lay('slow');
      table.host.play(table.legal()[0]!);
      await frames(3);
      expect(table.cards.filter((card) => card.hasAttribute('aria-disabled'))).to.deep.equal([]);
      expect(table.cards.filter((card) => card.className.includes('legal'))).to.deep.equal([]);
    });

    it('a tap on the board skips the wait', async () => {
      const {table} = await Timed.lay('slow');
      table.host.play(table.legal()[0]!);
      await frames(3);
      const {length} = table.trick();
      await table.point(trickOf(table));
      await frames(3);
      await table.point(trickOf(table));
      await frames(3);
      expect(table.trick().length === length + 1 || table.resting).to.equal(true);
    });
  });

  it('row 23: a hint shows a legal card and a reason, and plays nothing', async () => {
    const table = await Table.ready();
    await table.plays(() => table.host.play(table.legal()[0]!));
    const {moves} = table;
    await table.push('Hint');
    await until(() => table.find('gstk-hand')!.shadowRoot!.querySelector('.hint'), 'a hint');
    const hinted = table.cards.find((card) => card.classList.contains('hint'))!;
    expect(hinted.getAttribute('aria-disabled')).to.equal(null);
    expect(table.prompt.why.length).to.be.greaterThan(10);
    expect(table.moves).to.equal(moves);
    await table.plays(() => table.point(hinted));
    expect(table.find('gstk-hand')!.shadowRoot!.querySelector('.hint')).to.equal(null);
  });

  it('time stands still under a dialog, and the game goes on when it is closed', async () => {
    const timed = await Timed.lay('fast');
    const {table} = timed;
    await timed.play();
    await table.open('menu');
    const {moves} = table;
    await timed.pass(60_000);
    expect(table.moves).to.be.at.most(moves + 1);
    await table.close();
    await timed.untilRest();
    expect(table.moves).to.be.greaterThan(moves);
  });
});

describe('row 21: undo', () => {
  before(clean);
  afterEach(clean);
  it('goes back to my previous decision, with score and log; bots replay the same', async () => {
    const table = await Table.ready();
    await table.plays(() => table.host.play(table.legal()[0]!));
    const {view} = table;
    const {record} = table.host;
    const card = table.legal().at(-1)!;
    await table.plays(() => table.host.play(card));
    const after = table.host.record;
    await table.push('Undo');
    await table.rests();
    expect(table.view).to.deep.equal(view);
    expect(table.host.record).to.deep.equal(record);
    expect(table.events('gstk-move-undone')).to.deep.equal([{game: 'king-omnibus', seat: 0}]);
    await table.plays(() => table.host.play(card));
    expect(table.host.record).to.deep.equal(after);
  });

  it('goes back across the end of a deal', async () => {
    const table = await Table.ready({set: {state: leads('KH', 'AH')}});
    await table.finishDeal();
    await table.push('Next deal');
    await table.rests();
    table.host.undo();
    await frames(2);
    await table.rests();
    if (table.view.deal === 2) {
      table.host.undo();
      await frames(2);
      await table.rests();
    }
    expect(table.view.deal).to.equal(1);
    expect(table.view.scores).to.deep.equal([0, 0, 0, 0]);
    expect(table.chrome).to.contain('Deal 1');
  });

  it('stays in its deal with undo="deal"', async () => {
    const table = await Table.ready({attributes: {undo: 'deal'}, set: {state: leads('KH', 'AH')}});
    await table.finishDeal();
    expect(table.host.undo(), 'at the summary').to.equal(false);
    await table.push('Next deal');
    await table.rests();
    const {view} = table;
    expect(table.find('[data-id=undo]')!.getAttribute('aria-disabled')).to.equal('true');
    expect(table.host.undo(), 'before the first card').to.equal(false);
    await table.plays(() => table.host.play(table.legal()[0]!));
    expect(table.host.undo()).to.equal(true);
    await frames(2);
    await table.rests();
    expect(table.view).to.deep.equal(view);
  });

  it('while the others play, takes my card back into my hand', async () => {
    const timed = await Timed.lay('slow');
    const {table} = timed;
    const [card] = table.legal();
    const {view} = table;
    await timed.play(card);
    await timed.pass(TIMES.slow.holds.step + 20);
    table.host.undo();
    await frames(3);
    expect(table.is('my-turn')).to.equal(true);
    expect(table.view).to.deep.equal(view);
    await timed.pass(60_000);
    expect(table.is('my-turn'), 'nobody plays on what was taken back').to.equal(true);
    expect(table.view).to.deep.equal(view);
  });

  it('explains why it cannot, and stays in reach, before my first card', async () => {
    const table = await Table.ready();
    const undo = table.find('[data-id=undo]')!;
    expect(undo.getAttribute('aria-disabled')).to.equal('true');
    expect(undo.title).to.equal('Nothing to take back');
    expect(table.host.undo()).to.equal(false);
  });
});

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

    it('row 12: stays for a second and more, its winner marked by a crown and in words', async () => {
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

    it('row 14: the last trick of a deal stays as long as the others', async () => {
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
    it('shows the contract, whose turn it is, tricks of each, and the cards still out', async () => {
      const table = await Table.ready({attributes: {variant: 'simple'}});
      expect(table.chrome).to.match(/^No tricks \d tricks left \d× −2 each Deal 1 of 14$/);
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

    it('shows each counting card as out, then as gone', async () => {
      const table = await Table.ready();
      const chips = (): readonly string[] =>
        [...table.root.querySelectorAll('.out .priced')].map((priced) =>
          priced.querySelector('.gone') ? 'gone' : (priced.getAttribute('aria-label') ?? ''),
        );
      const out = ['13 hearts: −1 each', 'the queen: −13', 'the ten: +10'];
      expect(chips()).to.deep.equal(out);
      let gone = 0;
      while (table.is('my-turn') && (isFull || gone === 0)) {
        const taken = table.view.played.flat().map(({card}) => card);
        const hearts = 13 - taken.filter((card) => card.endsWith('H')).length;
        expect(chips()).to.deep.equal([
          hearts === 0 ? 'gone' : `${hearts === 1 ? 'a heart' : `${hearts} hearts`}: −1 each`,
          taken.includes('QS') ? 'gone' : out[1],
          taken.includes('TD') ? 'gone' : out[2],
        ]);
        gone = chips().filter((chip) => chip === 'gone').length;
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

describe('what can be read about the play', () => {
  before(clean);
  afterEach(clean);
  describe('row 30: the summary', () => {
    it('shows for each player what was taken, points, total and place, best first', async () => {
      const table = await Table.ready({set: {state: leads('KH', 'AH')}});
      const ears = new Listener();
      table.cards[0]!.focus();
      await table.finishDeal();
      await until(() => focused()?.textContent === 'Deal 1', 'the summary has focus');
      const totals = table.summary().map(({total}) => Number(total.replace('−', '-')));
      expect(totals).to.deep.equal([...totals].sort((a, b) => b - a));
      for (const {took} of table.summary()) expect(took).not.to.equal('');
      const [own] = table.summary().filter(({name}) => name === 'You');
      await ears.hears(`Deal over. You ${own!.points}, total ${own!.total}, `);
      ears.stop();
    });

    it('shows who rose and who fell after a later deal', async () => {
      const seen = new Set<string>();
      // The reader takes two hearts: the first deal moves nobody, in the next ones others pass.
      for (const sheet of [
        undefined,
        [[-1, -2, -3, -20]],
        [
          [-8, 1, -2, -9],
          [7, 0, -1, 9],
        ],
      ]) {
        const state = {...leads('KH', 'AH'), ...(sheet && {sheet})};
        const table = await Table.ready({set: {state}});
        await table.finishDeal();
        const before = table.view.scores.map(
          (score, seat) => score - table.view.sheet.at(-1)![seat]!,
        );
        const place = (totals: readonly number[], seat: number): number =>
          totals.filter((total) => total > totals[seat]!).length;
        const moved = table.view.scores.map(
          (_, seat) => place(before, seat) - place(table.view.scores, seat),
        );
        const words = [...table.root.querySelectorAll('.summary tbody tr')].map((row) => ({
          seat: ['You', 'Otto', 'Nora', 'Vera'].indexOf(row.querySelector('b')!.textContent),
          word: row.querySelector('.move .vh')?.textContent ?? '',
        }));
        for (const {seat, word} of words) {
          const by = sheet ? Math.sign(moved[seat]!) : 0;
          expect(word).to.equal(by > 0 ? 'moved up' : by < 0 ? 'moved down' : '');
          seen.add(word);
        }
        table.clear();
      }
      expect([...seen]).to.have.members(['', 'moved up', 'moved down']);
    });
  });

  describe('row 31: the score sheet', () => {
    for (const width of repeated([320, 1000]))
      it(`is a table with headers and running totals, readable at ${width} px`, async () => {
        const played = [
          [-6, -4, -4, -2],
          [0, -8, -4, -4],
        ];
        const table = await Table.ready({
          width,
          attributes: {variant: 'simple'},
          set: {state: {sheet: played}},
        });
        await table.open('scores');
        const sheet = table.find('gstk-score-sheet')!.shadowRoot!.querySelector('table')!;
        const heads = [...sheet.querySelectorAll('thead th')].map((head) =>
          head.textContent.trim(),
        );
        expect(heads).to.deep.equal(['You', 'Otto', 'Nora', 'Vera']);
        const rows = [...sheet.querySelectorAll('tbody tr')];
        expect(rows).to.have.length(14);
        expect(rows[0]!.querySelector('th')!.textContent).to.equal('No tricks');
        const signed = (points: number): string => table.messages.points(points);
        for (const seat of [0, 1, 2, 3]) {
          const [first, second] = table.view.sheet.map((row) => row[seat]!);
          const cell = rows[1]!.querySelectorAll('td')[seat]!;
          const numbers = cell.textContent.trim().split(/\s+/);
          expect(numbers).to.deep.equal([signed(second!), signed(first! + second!)]);
        }
        expect(sheet.scrollWidth).to.be.at.most(sheet.parentElement!.clientWidth);
      });
  });

  describe('row 34: the log', () => {
    it('lists every action with names, is walked by arrows, and can be copied', async () => {
      const table = await Table.ready({width: 320});
      await table.plays(() => table.host.play(table.legal()[0]!));
      await table.open('log');
      const log = table.find('gstk-log')!;
      const lines = [...log.shadowRoot!.querySelectorAll('li')];
      expect(lines[0]!.textContent).to.contain('Deal 1');
      expect(lines.some((line) => line.textContent.trim().startsWith('You:'))).to.equal(true);
      lines.at(-1)!.focus();
      await table.press('ArrowUp');
      expect(focused()).to.equal(lines.at(-2));
      await table.press('Home');
      expect(focused()).to.equal(lines[0]);
      expect(log.shadowRoot!.querySelector('button')!.textContent).to.contain('Copy');
    });

    it('grows while it is docked', async () => {
      const table = await Table.ready({width: 1000});
      await table.open('log');
      const count = (): number => table.find('gstk-log')!.shadowRoot!.querySelectorAll('li').length;
      const before = count();
      await table.plays(() => table.host.play(table.legal()[0]!));
      await until(() => count() >= before + 4, 'the trick is in the log');
    });
  });
});
