import {expect} from '@open-wc/testing';
import {SimulatedClock} from 'xstate';
import type {TourneyView} from '../../games/king-and-crown/tourney-for-the-king/index.js';
import {comes} from '../../table/clock.fixture.js';
import {expectAxe} from '../../table/frame/axe.fixture.js';
import {
  clean,
  focused,
  Table,
  type TableSetup,
  touchScreen,
  until,
} from '../gstk-table/table.fixture.js';
import {Listener} from '../../table/speech/listener.fixture.js';
import {textOf, wordsIn} from '../gstk-table/words.fixture.js';
import {EXPLAINED, expectReadings} from './crown.fixture.js';
import type {CrownGame} from './crown-game.component.js';
import {itNightly} from '../../testing/nightly.fixture.js';

/** Tourney for the King as a person plays it: hidden choices, reveals, announcements, reachability. */

const TWO = {rounds: [['beggar', 'king'], ['witch', 'witch']]}; // oxfmt-ignore

const lay = (state?: unknown, more: TableSetup = {}): Promise<Table> =>
  Table.ready({
    tag: 'crown-game',
    ...more,
    set: {variant: 'tourney', ...(state ? {state} : {}), ...more.set} as never,
  });
const view = (table: Table): TourneyView => table.host.view as unknown as TourneyView;

describe('<crown-game variant="tourney">', () => {
  let table: Table;
  beforeEach(clean);
  afterEach(async () => {
    table.clear();
    await clean();
  });

  it('is version 4 of the rules', async () => {
    table = await lay(undefined, {set: {variant: '', version: '4'} as Partial<CrownGame>});
    expect(table.host.entry.id).to.equal('tourney-for-the-king');
    expect(table.prompt).to.deep.equal({
      say: 'Choose a card',
      why: 'Nobody sees it before both have chosen',
    });
  });

  it('shows both hands, what was played and why a round was won', async () => {
    table = await lay(TWO, {width: 700});
    expect(table.cards.map((card) => card.getAttribute('aria-label'))).to.deep.equal([
      'King, 5',
      'Dragon, 4',
      'Knight, 3',
    ]);
    const [first, second] = [...table.root.querySelectorAll('.round .vh')].map(textOf);
    expect(first).to.equal('Round 1: You Beggar, Otto King. Otto wins the round.');
    expect(second).to.equal(
      'Round 2: You Witch, Otto Witch. Equal cards: you win with 12 unused to 8.',
    );
    expect(textOf(table.find('.unused:not(.own)')!)).to.equal(
      'Unused Dragon, Knight, Beggar = 8 8 in all',
    );
    expect(textOf(table.find('.unused.own')!)).to.equal('Unused 12 12 in all');
    expect(table.chrome).to.contain('Round 3 of 5');
  });

  it('KC-1: nothing on the page depends on the other’s choice', async () => {
    /** All words, once the log next to the board is drawn with its button. */
    const words = async (state: unknown): Promise<string> => {
      table = await lay(state);
      await until(() => wordsIn(table.root).includes('Copy'), 'the log is drawn');
      return wordsIn(table.root);
    };
    const before = await words(TWO);
    table.clear();
    for (const card of ['dragon', 'knight', 'beggar']) {
      const other = await words({...TWO, choices: {made: [null, card]}});
      expect(other === before, card).to.equal(true);
      table.clear();
    }
  });

  it('shows the reader’s choice while the other thinks, then both cards, then who wins the round', async () => {
    const clock = new SimulatedClock();
    table = await lay(TWO, {attributes: {speed: 'slow'}, set: {clock}});
    const ear = new Listener();
    table.cards[0]!.focus();
    await table.press('Enter');
    await comes(
      clock,
      () => table.prompt.say === 'You chose the King',
      'it is said what was chosen',
    );
    expect(table.prompt.why).to.equal('Choose another to change it');
    const down = table.find('.round.now .two-sided')!;
    expect(down.dataset['up']).to.equal('false');
    expect(table.root.querySelectorAll('.round.now .two-sided')).to.have.length(1);
    expect(table.cards.map((card) => card.getAttribute('aria-label'))).not.to.contain('King, 5');
    await comes(clock, () => table.prompt.say === 'Round 3: both turn together', 'both are in');
    expect(table.root.querySelectorAll('.round:nth-child(3) [data-up=true]')).to.have.length(2);
    expect(textOf(table.find('.unused:not(.own)')!), 'not told before it has turned').to.equal(
      'Unused Dragon, Knight, Beggar = 8 8 in all',
    );
    await comes(
      clock,
      () => /^Round 3: now you \d, Otto \d$/.test(table.prompt.say),
      'it is decided',
    );
    expect(table.prompt.why).to.equal('2 rounds to go');
    expect(textOf(table.find('.verdict')!), 'the verdict stands in one place, in words').to.match(
      /^Your King beats Otto’s \w+$/,
    );
    await comes(clock, () => table.resting, 'the next card is asked for');
    expect(await ear.news()).to.match(/Round 3: You King, Otto \w+\. You win the round\./);
    ear.stop();
  });

  it('a card that was used is refused with a reason', async () => {
    table = await lay(TWO);
    const {why} = table.prompt;
    table.host.play('beggar' as never);
    // What reads a written move is fetched with the first one.
    await until(() => table.prompt.why !== why, 'the prompt says why');
    expect(table.prompt.why).to.equal('that card has been used');
    expect(view(table).rounds).to.have.length(2);
  });

  it('by keys alone: a match to its end, and another', async () => {
    table = await lay(undefined, {width: 700});
    table.find('gstk-hand')!.focus();
    for (let round = 1; table.is('my-turn'); round++) {
      await table.press('1');
      expect(focused()).to.equal(table.cards[0]);
      await table.plays(() => table.press('Enter'));
      expect(view(table).rounds.length).to.be.at.least(round);
    }
    expect(view(table).rounds).to.have.length(5);
    await until(() => table.find('.ended .title'), 'the end is shown');
    expect(textOf(table.find('.ended .title')!)).to.match(/^((You win|You lose: Otto wins) the tourney|A draw)$/); // oxfmt-ignore
    expect(table.events('gstk-game-ended')).to.have.length(1);
    await table.push('Play again');
    await until(() => table.is('my-turn'), 'another match');
    expect(view(table).rounds).to.have.length(0);
  });

  it('letters read hands, rounds and scores', async () => {
    table = await lay(TWO);
    await expectReadings(table, [
      ['h', 'You: King, Dragon, Knight; unused 12.'],
      ['e', 'Otto: Dragon, Knight, Beggar; unused 8.'],
      ['t', 'Round 2: You Witch, Otto Witch. Equal cards: you win with 12 unused to 8.'],
      ['s', 'You 1, Otto 1'],
    ]);
  });

  it('y, or a touch of the rival, asks why the last card was laid; before, the answer is refused', async () => {
    table = await lay();
    const why = /^Otto: .*(be unpredictable|Nothing is better).* (King|Dragon|Knight|Witch|Beggar)/;
    const rival = (): HTMLElement => table.find('gstk-seat[data-seat="1"]')!;
    table.cards[0]!.focus();
    await table.press('y');
    await until(() => table.prompt.why.includes('still secret'), 'it is refused in words');
    await table.press('1');
    await table.plays(() => table.press('Enter'));
    await table.press('y');
    await until(() => why.test(table.prompt.why), 'a reason is given');
    const said = table.prompt.why;
    await table.plays(() => table.cards[0]!.click());
    expect(table.prompt.why).not.to.equal(said);
    rival().click();
    await until(() => why.test(table.prompt.why), 'a touch asks, too');
  });

  it('two at one screen: the choice of the first is not in the document of the second', async () => {
    table = await Table.lay({
      tag: 'crown-game',
      attributes: {variant: 'tourney', humans: '2', seats: 'Vera Boris'},
      set: {state: TWO} as never,
    });
    for (const who of ['Vera', 'Boris']) {
      await until(() => table.find('.cover'), `${who} is called`);
      expect(wordsIn(table.root)).not.to.match(/King|Dragon|Knight/);
      await table.push(`I am ${who}`);
      await until(() => table.is('my-turn') && table.cards.length === 3, 'the cards are there');
      expect(table.find('.laid')).to.equal(null);
      expect(wordsIn(table.root)).not.to.match(/\b[Yy]ou\b/);
      table.host.play('dragon' as never);
    }
    await until(() => view(table).rounds.length === 3, 'both are revealed');
    expect(view(table).rounds[2]).to.deep.equal(['dragon', 'dragon']);
  });

  it('a wide table docks the log, since there is no sheet', async () => {
    table = await lay(TWO, {width: 1000});
    await until(() => table.find('.aside gstk-log'), 'the log is docked');
    expect(table.find('[data-panel=log][aria-pressed=true]')).not.to.equal(null);
  });

  it('axe finds nothing, while it is played and when it is over', async () => {
    table = await lay(TWO);
    await expectAxe(table.host, EXPLAINED);
    table.clear();
    table = await lay({rounds: [...TWO.rounds, ['king', 'dragon'], ['dragon', 'knight'], ['knight', 'beggar']]}); // oxfmt-ignore
    expect(table.is('game-over')).to.equal(true);
    await expectAxe(table.host, EXPLAINED);
  });

  itNightly(
    'at 320 px by touch, in Russian: a series, no key is shown, nothing sticks out',
    async function () {
      this.timeout(240_000);
      table = await lay(undefined, {
        width: 320,
        locale: 'ru',
        set: {options: {bestOf: 3, tieGame: 'rematch', tieRound: 'bothScore'}},
      });
      await touchScreen(true);
      try {
        for (let taps = 0; taps < 60 && !table.is('game-over'); taps++) {
          expect(wordsIn(table.root)).not.to.match(/(tourney|crown)\/|undefined|NaN/);
          expect(table.host.scrollWidth).to.be.at.most(320);
          for (const button of [...table.cards, ...table.root.querySelectorAll('.actions .button')])
            expect(button.getBoundingClientRect().height).to.be.at.least(44);
          if (table.is('deal-over')) {
            await table.touch(table.find('[data-id=go]')!);
            await until(() => !table.is('deal-over'), 'the next match');
            await table.rests();
          } else await table.plays(() => table.touch(table.cards[0]!));
        }
      } finally {
        await touchScreen(false);
      }
      expect(Math.max(...view(table).sheet.map((row) => Math.sign(row[0]! - row[1]!)))).to.be.oneOf([0, 1, -1]); // oxfmt-ignore
      expect(table.events('gstk-game-ended')).to.have.length(1);
    },
  );
});
