import {expect} from '@open-wc/testing';
import type {DefendView} from '../../games/king-and-crown/defend-the-king/index.js';
import type {SupportView} from '../../games/king-and-crown/support-the-king/index.js';
import {expectAxe} from '../../table/frame/axe.fixture.js';
import {repeated} from '../../testing/full.fixture.js';
import {itNightly} from '../../testing/nightly.fixture.js';
import {
  clean,
  focused,
  frames,
  Table,
  type TableSetup,
  touchScreen,
  until,
} from '../gstk-table/table.fixture.js';
import {textOf, wordsIn} from '../gstk-table/words.fixture.js';
import {EXPLAINED, expectReadings} from './crown.fixture.js';
import type {CrownGame} from './crown-game.component.js';
import {crownGames} from './games.js';

/** Support and Defend the King as a person plays them: hidden choices, joint reveals, announcements. */

const UNDECIDED = {
  ...EXPLAINED,
  // The names of the ring lie on the table's own background, over the empty rim of its arrows.
  ring: /^color-contrast .*:nth-child\([2-6]\) > i: .*contains an image node$/,
};
const SECOND = {lord: 0, wins: [1, 1], last: {cards: ['king', 'witch'], lord: 1}};
const MET = {wins: [0, 1], last: {cards: ['king', 'witch']}};
const SIX = {seats: 6, last: {cards: ['king', 'king', 'beggar', 'king', 'king', 'knight']}};

const lay = (variant: string, state: unknown, more: TableSetup = {}): Promise<Table> =>
  Table.ready({tag: 'crown-game', ...more, set: {variant, state, ...more.set} as never});

describe('<crown-game> of secret choices', () => {
  let table: Table;
  beforeEach(clean);
  afterEach(async () => {
    table.clear();
    await clean();
  });

  for (const {
    id,
    tag: {version},
  } of crownGames)
    it(`version ${version} is ${id}`, async () => {
      table = await lay('', undefined, {set: {version} as Partial<CrownGame>});
      expect(table.host.record!.game).to.equal(id);
    });

  it('Support: shows who is lord, and nothing of the last match while cards are chosen', async () => {
    table = await lay('support', SECOND);
    expect([...table.root.querySelectorAll('.place .role')].map(textOf)).to.deep.equal([
      'Lord: even',
      'Vassal: odd',
    ]);
    expect(textOf(table.find('.strip')!)).to.equal('0 of 2 are in');
    expect(table.root.querySelectorAll('.two-sided')).to.have.length(0);
    expect(table.prompt).to.deep.equal({
      say: 'Choose a card in secret',
      why: 'You are the lord: an even total wins',
    });
    expect(table.cards.map((card) => card.getAttribute('aria-label'))).to.deep.equal([
      'King',
      'Dragon',
      'Knight',
      'Witch',
      'Beggar',
    ]);
    await expectAxe(table.host, UNDECIDED);
  });

  it('Defend: the ring says who thwarts whom, and nothing of the last reveal is left', async () => {
    table = await lay('defend', MET);
    expect(table.find('.ring')!.getAttribute('aria-label')).to.contain('King thwarts Knight. ');
    expect(table.root.querySelectorAll('.ring .lit')).to.have.length(0);
    expect(table.root.querySelectorAll('.two-sided')).to.have.length(0);
    expect([...table.root.querySelectorAll('.place .open')].map(textOf)).to.deep.equal([
      'Your card',
      '',
    ]);
    await expectAxe(table.host, UNDECIDED);
  });

  itNightly('Defend: six players, two of them out', async () => {
    table = await lay('defend', SIX);
    expect(table.root.querySelectorAll('.place')).to.have.length(6);
    expect([...table.root.querySelectorAll('.place.lost .note')].map(textOf)).to.deep.equal([
      'out',
      'out',
    ]);
    await expectAxe(table.host, UNDECIDED);
  });

  for (const [variant, state] of [
    ['support', SECOND],
    ['defend', MET],
  ] as const)
    it(`KC-1, ${variant}: nothing on the page depends on the other’s choice`, async () => {
      table = await lay(variant, state);
      const before = wordsIn(table.root);
      table.clear();
      for (const card of ['dragon', 'beggar']) {
        table = await lay(variant, {...state, choices: {made: [null, card]}});
        expect(wordsIn(table.root) === before, card).to.equal(true);
        table.clear();
      }
    });

  for (const variant of repeated(['support', 'defend']))
    it(`${variant} by keys alone: a game to its end, and another`, async () => {
      table = await lay(variant, {options: {}});
      table.find('gstk-hand')!.focus();
      for (let taps = 0; taps < 40 && !table.is('game-over'); taps++) {
        if (table.is('deal-over')) {
          await table.push('Next match');
          await until(() => table.is('my-turn'), 'the next match');
          table.find('gstk-hand')!.focus();
        }
        await table.press('2');
        expect(focused()).to.equal(table.cards[1]);
        await table.plays(() => table.press('Enter'));
      }
      const {wins} = table.host.view as unknown as SupportView | DefendView;
      expect(Math.max(...wins)).to.equal(2);
      await until(() => table.find('.ended .title'), 'the end is shown');
      expect(textOf(table.find('.ended .title')!)).to.match(/^(You win|You lose: Otto wins) with the \w+$|^(You win: the sum is yours|You lose: the sum is Otto’s)$/); // oxfmt-ignore
      expect(table.events('gstk-game-ended')).to.have.length(1);
      await table.push('Play again');
      await until(() => table.is('my-turn'), 'another game');
    });

  it('letters read cards, what was shown, and the score', async () => {
    table = await lay('defend', MET);
    await expectReadings(table, [
      ['h', 'Dragon thwarts King.'],
      ['t', 'You: King. Otto: Witch.'],
      ['s', 'Otto: 1 match.'],
    ]);
  });

  for (const [variant, state] of [
    ['support', {options: {target: 2}}],
    ['defend', {seats: 6, still: [0, 1]}],
  ] as const)
    it(`${variant} at 320 px by touch, in Russian: no key is shown, nothing sticks out`, async () => {
      table = await lay(variant, state, {width: 320, locale: 'ru'});
      await touchScreen(true);
      try {
        for (let taps = 0; taps < 30 && !table.is('game-over'); taps++) {
          expect(wordsIn(table.root)).not.to.match(/(support|defend|crown)\/|undefined|NaN/);
          expect(table.host.scrollWidth).to.be.at.most(320);
          for (const card of table.cards)
            expect(card.getBoundingClientRect().width).to.be.at.least(44);
          if (table.is('deal-over')) {
            await table.touch(table.find('[data-id=go]')!);
            await until(() => !table.is('deal-over'), 'the next match');
            await table.rests();
          } else await table.plays(() => table.touch(table.cards[taps % 5]!));
        }
      } finally {
        await touchScreen(false);
      }
      expect(table.is('game-over')).to.equal(true);
    });

  it('rows 74 and 75: under a strict policy no game of the family leaves a report', async () => {
    table = await lay('support', SECOND);
    const frame = document.createElement('iframe');
    frame.src = '/src/embed/crown-game/strict.fixture.html?csp';
    frame.width = '700';
    frame.height = '900';
    document.body.append(frame);
    await new Promise((done) => frame.addEventListener('load', done, {once: true}));
    const host: CrownGame = frame.contentDocument!.querySelector('crown-game')!;
    const {complaints} = frame.contentWindow as unknown as {complaints: string[]};
    for (const {
      id,
      tag: {version},
    } of crownGames) {
      host.version = version!;
      await until(
        () =>
          host.record?.game === id &&
          host.matches(':state(my-turn), :state(deal-over), :state(game-over)'),
        id,
      );
      const hand = host.shadowRoot!.querySelector('gstk-hand');
      hand?.shadowRoot!.querySelector<HTMLElement>('.card.legal')?.click();
      await frames(5);
    }
    expect(complaints).to.deep.equal([]);
    frame.remove();
  });
});
