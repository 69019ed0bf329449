import {expect} from '@open-wc/testing';
import {SimulatedClock} from 'xstate';
import {TIMES} from '../../elements/conductor/tempo.js';
import type {GstkHand} from '../../elements/gstk-hand/gstk-hand.component.js';
import type {KingView} from '../../games/king/types.js';
import {kingGame} from '../../games/king/index.js';
import {createMatch, type Match, type Seating} from '../../match/index.js';
import {supportGame} from '../../games/king-and-crown/support-the-king/index.js';
import {Elsewhere} from '../../testing/elsewhere.fixture.js';
import {clean, frames, Table, text, until} from '../../embed/gstk-table/table.fixture.js';

/** A table whose match is played elsewhere: its own seat, and nothing that only a dealer may do. */

const omnibus = kingGame('king-omnibus');
const NAMES = ['Ann', 'Ben', null, null];
const KINDS = ['person', 'person', 'bot', 'person'] as const;

/** A match elsewhere, the way a screen of `seat` has it. */
const match4 = (): Match => createMatch(omnibus, {seats: 4, seed: '7'}) as never;
const screenOf = (match: Match, seat?: number): Elsewhere =>
  new Elsewhere(match, {seat, names: NAMES, kinds: KINDS});

/** Another player plays the first legal card. */
const other = (match: Match): void => {
  const [seat = 0] = match.turn;
  match.play(seat, match.moves(seat)[0]);
};

/** A table that sits at a match elsewhere, once that is on its screen. */
async function sitting(there: Elsewhere, given: Parameters<typeof Table.lay>[0] = {}) {
  const table = await Table.lay(given);
  await until(() => table.is('ready'), 'the table is ready');
  await table.host.sit(there.seating);
  await until(() => there.listeners > 0, 'the table listens');
  await table.stands();
  return table;
}

/** The names at the seats of the board. */
const seats = (table: Table): readonly string[] =>
  [...table.root.querySelectorAll('gstk-seat')]
    .map((seat) => [seat.getAttribute('data-seat'), text(seat.shadowRoot?.querySelector('.name'))])
    .sort()
    .map(([, name]) => name ?? '');

const warnings = (): {readonly said: string[]; end(): void} => {
  const {warn, error} = console;
  const said: string[] = [];
  console.warn = (...all: unknown[]) => void said.push(all.join(' '));
  console.error = (...all: unknown[]) => void said.push(all.join(' '));
  return {
    said,
    end: () => {
      console.warn = warn;
      console.error = error;
    },
  };
};

describe('a table at a match that is played elsewhere', () => {
  before(clean);
  afterEach(clean);

  it('awaits the others, shows who is to move, and asks its reader in turn', async () => {
    const match = match4();
    const first = match.turn[0]!;
    const own = (first + 2) % 4;
    const there = new Elsewhere(match, {seat: own, names: NAMES, kinds: KINDS, delay: 200});
    const table = await sitting(there);
    expect(table.is('my-turn')).to.equal(false);
    expect(table.view.seat).to.equal(own);
    const named = (seat: number): string => seats(table)[seat]!;
    expect(table.prompt.say).to.contain(named(first));
    other(match);
    await until(() => table.prompt.say.includes(named((first + 1) % 4)), 'the next is named');
    expect(table.is('my-turn')).to.equal(false);
    other(match);
    await table.becomes('my-turn');
    expect(table.prompt.say).to.match(/^(Your turn|You)/);
    const card = table.legal()[0]!;
    const {say} = table.prompt;
    table.host.play(card);
    await frames(1);
    expect(match.length, 'it travels').to.equal(2);
    expect(table.prompt.say).to.equal(say);
    await until(() => match.length === 3, 'it is played there');
    await until(() => table.prompt.say.includes(named((first + 3) % 4)), 'the next is named');
    expect(table.hand()).not.to.include(card);
    expect(there.sent).to.have.length(1);
    expect(
      table
        .events('gstk-card-played')
        .map(({seat}) => seat)
        .slice(-3),
    ).to.deep.equal([0, 1, 2].map((step) => (first + step) % 4));
    expect(table.events('gstk-turn-changed').at(-1)).to.include({seat: own});
  });

  it('calls everybody by the same name on all pages, and its reader "You"', async () => {
    const match = match4();
    const [zero, one] = [screenOf(match, 0), screenOf(match, 1)];
    const tables = [await sitting(zero), await sitting(one)];
    expect(seats(tables[0]!)).to.deep.equal(['You', 'Ben', 'Vera', 'Player 4']);
    expect(seats(tables[1]!)).to.deep.equal(['Ann', 'You', 'Vera', 'Player 4']);
    zero.rename(3, 'Dan');
    await until(() => seats(tables[0]!)[3] === 'Dan', 'the new name is shown');
    zero.rename(3, 'You\u202e');
    await until(() => seats(tables[0]!)[3] === 'You', 'a friend may have this name');
    zero.rename(3, null);
    tables[0]!.host.setAttribute('locale', 'ru');
    await until(() => seats(tables[0]!)[3] === 'Игрок 4', 'in Russian');
    expect(seats(tables[0]!).slice(0, 3)).to.deep.equal(['Вы', 'Ben', 'Вера']);
  });

  it('has no control that only a dealer may use, and keeps the local match', async () => {
    const match = match4();
    const own = match.turn[0]!;
    const there = screenOf(match, own);
    const attributes = {'storage-key': 'mine', 'turn-timer': '3', undo: 'game'};
    const table = await Table.ready({attributes});
    await table.plays(() => table.host.play(table.legal()[0]!));
    const kept = JSON.stringify(localStorage);
    const saved = table.events('gstk-state-saved').length;
    await table.host.sit(there.seating);
    await table.becomes('my-turn');
    expect(table.find('[data-id=undo]')!.getAttribute('aria-disabled')).to.equal('true');
    expect(table.host.undo(), 'nothing is made yet').to.equal(false);
    expect(table.find('.timer')).to.equal(null);
    table.host.play(table.legal()[0]!);
    await until(() => match.length === 1, 'it is played');
    await until(() => !table.is('my-turn'), 'the next is awaited');
    await until(() => table.host.undo(), 'the others are asked');
    expect(there.asked).to.equal(1);
    expect(match.length, 'and nothing is undone before they agree').to.equal(1);
    expect(table.host.record).to.equal(undefined);
    const heard = warnings();
    table.host.newGame({seed: '8'});
    table.host.seed = '9';
    table.host.state = {options: {}};
    await frames(3);
    heard.end();
    expect(heard.said.filter((line) => line.includes('deals no cards'))).to.have.length(3);
    expect(table.view).to.deep.equal(match.view(own));
    await table.open('menu');
    expect(text(table.find('form'))).not.to.contain('New game');
    expect(text(table.find('form'))).not.to.contain('Opponents');
    expect(text(table.find('form'))).to.contain('Cards and table');
    expect(JSON.stringify(localStorage)).to.equal(kept);
    expect(table.events('gstk-state-saved')).to.have.length(saved);
  });

  it('hints from the seat’s view, and gives no reasons before the record is known', async () => {
    const match = match4();
    const there = screenOf(match, match.turn[0]);
    const table = await sitting(there);
    await table.becomes('my-turn');
    await table.host.hint();
    await table.host.updateComplete;
    expect(table.legal()).to.include((table.find('gstk-hand') as GstkHand).hint);
    expect(match.length).to.equal(0);
    table.host.focus();
    await table.press('y');
    await frames(3);
    expect(there.sent).to.deep.equal([]);
    expect(await table.host.exportText()).not.to.contain('Seed');
  });

  it('asks once for a hidden choice, shows it, and lets it be changed', async () => {
    const match = createMatch(supportGame, {seed: '7'}) as unknown as Match;
    const there = new Elsewhere(match, {seat: 0, kinds: ['person', 'person']});
    const table = await sitting(there, {tag: 'crown-game', attributes: {variant: 'support'}});
    await table.becomes('my-turn');
    const [first, second] = match.moves(0) as unknown as readonly {card: string}[];
    table.host.play(first!.card);
    await until(() => table.prompt.say === 'Your card is in', 'the choice is shown');
    expect(table.is('my-turn')).to.equal(false);
    table.host.play(second!.card);
    await until(() => there.sent.length === 2, 'the other is chosen');
    await until(() => match.record().moves.length === 2, 'and arrives');
    await frames(5);
    expect(table.prompt.say).to.equal('Your card is in');
    match.play(1, match.moves(1)[0]);
    await until(() => (match.view(0) as {last?: unknown}).last, 'both are turned');
    await until(() => {
      if (table.is('deal-over')) table.host.deal();
      return table.is('my-turn');
    }, 'the next choice is asked for');
    expect(there.sent).to.have.length(2);
  });

  it('row 18: plays a forced card after the pause of any other, and sends nothing before', async () => {
    const clock = new SimulatedClock();
    const match = createMatch(kingGame('king-simple'), {seats: 4, seed: '7'}) as unknown as Match;
    const hand = (): readonly unknown[] => (match.view(0) as KingView).hands[0]!;
    while (match.turn[0] !== 0 || hand().length > 1) other(match);
    const there = screenOf(match, 0);
    const attributes = {variant: 'simple', speed: 'normal'};
    const table = await sitting(there, {attributes, set: {clock}});
    await table.becomes('my-turn');
    await table.tabTo(table.find('gstk-hand')!);
    await frames(10);
    clock.increment(TIMES.normal.bot - 1);
    await frames(2);
    expect(there.sent).to.deep.equal([]);
    clock.increment(2);
    await until(() => there.sent.length === 1, 'it is sent');
  });

  it('offers to skip what is shown unless other people are awaited', async () => {
    const clock = new SimulatedClock();
    const match = createMatch(kingGame('king-simple'), {seats: 4, seed: '7'}) as unknown as Match;
    const kinds = ['person', 'person', 'bot', 'bot'] as const;
    const there = new Elsewhere(match, {seat: 0, names: NAMES, kinds});
    const attributes = {variant: 'simple', speed: 'normal'};
    const table = await sitting(there, {attributes, set: {clock}});
    /** Lets time pass on the screen until something holds. */
    const passes = (holds: () => unknown, what: string): Promise<void> =>
      until(() => {
        if (holds()) return true;
        if (table.is('deal-over')) table.host.deal();
        clock.increment(50);
        return false;
      }, what);
    /** Whether there is something to skip while a trick lies, by who leads the next one. */
    const offered = new Map<string, boolean>();
    while (offered.size < 3) {
      const {length} = match;
      if (match.turn[0] === 0) {
        await passes(() => table.is('my-turn'), 'the reader is asked');
        table.host.play(table.legal()[0]!);
        await passes(() => match.length > length, 'the card is played');
      } else other(match);
      if ((match.view() as unknown as KingView).trick.length > 0) continue;
      await passes(() => table.trick().length === 4, 'the trick lies');
      await frames(2);
      const [next = 0] = match.turn;
      offered.set(next === 0 ? 'reader' : kinds[next]!, table.find('[data-id=next]') !== null);
    }
    expect(Object.fromEntries(offered)).to.deep.equal({reader: true, person: false, bot: true});
  });

  it('goes back when a decision was taken back', async () => {
    const match = match4();
    const own = match.turn[0]!;
    const table = await sitting(screenOf(match, own));
    await table.becomes('my-turn');
    const before = table.hand();
    table.host.play(table.legal()[0]!);
    await until(() => table.hand().length < before.length, 'the card is played');
    match.undo(own);
    await table.becomes('my-turn');
    expect(table.hand()).to.deep.equal(before);
  });

  it('shows an onlooker the table, but neither hand nor question', async () => {
    const match = match4();
    const there = screenOf(match);
    const table = await sitting(there);
    expect(seats(table)).to.deep.equal(['Ann', 'Ben', 'Vera', 'Player 4']);
    expect(table.hand()).to.deep.equal([]);
    expect(table.view.hands.flat().every((card) => card === null)).to.equal(true);
    expect(table.find('[data-id=hint]')).to.equal(null);
    // A whole deal: its summary delays nobody.
    while (!match.log().some(({type}) => type === 'deal scored')) {
      other(match);
      expect(table.is('my-turn')).to.equal(false);
      await frames(1);
    }
    await until(() => table.view.turn.length > 0 && !table.is('deal-over'), 'the next deal begins');
    await until(
      () => table.trick().length === (match.view() as unknown as KingView).trick.length,
      'and is shown',
    );
    expect(there.sent).to.deep.equal([]);
  });

  it('votes for another match when its own is over, and reviews it once its record is known', async () => {
    const match = createMatch(supportGame, {seed: '7'}) as unknown as Match;
    let isKnown = false;
    const there = new Elsewhere(match, {seat: 0, kinds: ['person', 'person']});
    const seating: Seating = Object.create(there.seating, {
      record: {value: () => (isKnown ? there.seating.record() : undefined)},
    }) as Seating;
    const table = await Table.ready({tag: 'crown-game', attributes: {variant: 'support'}});
    await table.host.sit(seating);
    while (!match.outcome) {
      other(match);
      await frames(1);
    }
    await until(() => {
      if (table.is('deal-over')) table.host.deal();
      return table.is('game-over') && table.find('[data-id=rematch]');
    }, 'the match is over');
    expect(table.find('[data-id=review]')).to.equal(null);
    expect(table.find('[data-id=new-game]')).to.equal(null);
    isKnown = true;
    there.rename(1, 'Ben');
    await until(() => table.find('[data-id=review]'), 'it can be reviewed');
    expect(await table.host.exportText()).to.contain('Ben');
    table.find('[data-id=rematch]')!.click();
    expect(there.voted).to.equal(1);
    expect(table.is('game-over')).to.equal(true);
  });

  it('begins elsewhere where a seat is awaited, and here where it cannot be reached', async () => {
    const match = match4();
    const there = screenOf(match, 2);
    let reach: (seating: Seating) => void = () => undefined;
    const seat = new Promise<Seating>((done) => (reach = done));
    const table = await Table.lay();
    const sat = table.host.sit(seat);
    await frames(10);
    expect(table.is('ready')).to.equal(false);
    reach(there.seating);
    await sat;
    await table.becomes('ready');
    expect(table.view.seat).to.equal(2);
    expect(table.events('gstk-deal-started'), 'that of the match elsewhere').to.have.length(1);

    const heard = warnings();
    const lone = await Table.lay();
    await lone.host.sit(Promise.reject(new Error('nobody answers')));
    await lone.rests();
    heard.end();
    expect(heard.said.join()).to.contain('nobody answers');
    expect(lone.host.record).not.to.equal(undefined);
  });

  it('leaves a seat that is given up, replaced, of another game, or off the page', async () => {
    const match = match4();
    const table = await Table.ready({attributes: {'storage-key': 'mine'}});
    await table.plays(() => table.host.play(table.legal()[0]!));
    const {moves} = table;
    const [one, two, three] = [screenOf(match, 0), screenOf(match, 1), screenOf(match, 2)];
    await table.host.sit(one.seating);
    await table.host.sit(two.seating);
    expect([one.left, two.left]).to.deep.equal([true, false]);
    await table.host.leave();
    expect(two.left).to.equal(true);
    await table.rests();
    expect(table.moves, 'the kept match').to.equal(moves);

    const heard = warnings();
    const odd = new Elsewhere(createMatch(supportGame, {seed: '7'}) as never, {seat: 0});
    await table.host.sit(odd.seating);
    heard.end();
    expect(odd.left).to.equal(true);
    expect(heard.said.join()).to.contain('support-the-king');
    expect(table.moves).to.equal(moves);

    await table.host.sit(three.seating);
    const box = document.body.appendChild(document.createElement('div'));
    box.setAttribute('data-under-test', '');
    box.append(table.host);
    await frames(3);
    expect(three.left, 'only moved').to.equal(false);
    expect(table.view.seat).to.equal(2);
    table.host.remove();
    await frames(2);
    expect(three.left).to.equal(true);
    expect(three.listeners).to.equal(0);
    box.append(table.host);
    await table.rests();
    expect(table.moves, 'back at home').to.equal(moves);
  });

  it('is never a match of people who share a screen, or of bots alone', async () => {
    const match = match4();
    const own = match.turn[0]!;
    const shared = await sitting(screenOf(match, own), {attributes: {humans: '2'}});
    expect(shared.find('.pass, .cover')).to.equal(null);
    await shared.becomes('my-turn');
    expect(shared.hand()).to.have.length(13);
    const watched = await sitting(screenOf(match, own), {attributes: {autoplay: ''}});
    await watched.becomes('my-turn');
    await frames(20);
    expect(watched.find('[data-id=pause]')).to.equal(null);
    expect(match.length).to.equal(0);
  });

  it('shows a reader who may not play how the match goes on', async () => {
    const match = match4();
    const own = match.turn[0]!;
    const there = screenOf(match, own);
    const table = await sitting(there, {set: {readOnly: true}});
    const card = table.hand()[0]!;
    table.host.play(card);
    await frames(5);
    expect(there.sent).to.deep.equal([]);
    other(match);
    await until(() => table.trick().length === 1, 'the card is shown');
  });
});
