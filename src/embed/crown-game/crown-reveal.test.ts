import {expect} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import {SimulatedClock} from 'xstate';
import {BREATH, SLOW_TURN} from '../../elements/shared/flip-times.js';
import {slowMotion} from '../../elements/shared/slow-motion.fixture.js';
import {comes} from '../../table/clock.fixture.js';
import {clipped} from '../gstk-table/tidy.fixture.js';
import {clean, frames, Table, type TableSetup, until} from '../gstk-table/table.fixture.js';
import {textOf} from '../gstk-table/words.fixture.js';
import {repeated} from '../../testing/full.fixture.js';
import {itNightly} from '../../testing/nightly.fixture.js';

/**
 * The reveal of hidden choices, the same in the games of the family: its motions, and what is visible
 * when.
 */

const SPREAD = {lord: 1, row: ['witch', 'beggar', 'king', 'dragon', 'knight']};
const SERIES = {...SPREAD, options: {bestOf: 3}};
const FOUR = {rounds: [['beggar', 'king'], ['witch', 'witch'], ['king', 'dragon']]}; // oxfmt-ignore

/** The clock of the present table. */
let clock: SimulatedClock;

/** A table whose cards move, and that plays as slowly as the test lets it. */
async function lay(variant: string, state?: unknown, more: TableSetup = {}): Promise<Table> {
  clock = new SimulatedClock();
  const table = await Table.lay({
    tag: 'crown-game',
    motion: true,
    ...more,
    attributes: {speed: 'slow', ...more.attributes},
    set: {clock, variant, ...(state ? {state} : {}), ...more.set} as never,
  });
  await comes(clock, () => table.resting, 'the table rests');
  await table.rests();
  await table.stands();
  return table;
}

/** The motions of a table and of its hand. */
const motions = (table: Table): readonly Animation[] =>
  [table.root, table.find('gstk-hand')!.shadowRoot!].flatMap((root) =>
    root
      .getAnimations()
      .filter((one) => !(one instanceof CSSTransition) && !(one instanceof CSSAnimation)),
  );
const framesOf = (one: Animation): readonly ComputedKeyframe[] =>
  (one.effect as KeyframeEffect).getKeyframes();
const turns = (table: Table): readonly Animation[] =>
  motions(table).filter((one) =>
    framesOf(one).some((frame) => String(frame['transform']).includes('rotateY')),
  );

const showing = (table: Table, words: RegExp): Promise<unknown> =>
  comes(clock, () => words.test(table.prompt.say), `it says ${words}`);

describe('<crown-game> reveals', () => {
  let table: Table;
  beforeEach(clean);
  afterEach(async () => {
    table.clear();
    await clean();
  });

  for (const variant of repeated(['tourney', 'defend', 'support']))
    it(`${variant}: a card goes down, all cards turn together once they are in, and the result is seen after that`, async () => {
      table = await lay(variant);
      table.cards[0]!.click();
      await until(() => turns(table).length > 0, 'the chosen card turns down');
      expect(turns(table)).to.have.length(1);
      await showing(table, /[Bb]oth turn together/);
      const both = turns(table);
      expect(both.map((one) => one.effect!.getTiming().delay)).to.satisfy(
        ([one, other, ...more]: readonly number[]) => one === other && more.length === 0,
      );
      const keys = new Set(motions(table).flatMap((one) => framesOf(one).flatMap(Object.keys)));
      for (const key of ['offset', 'computedOffset', 'easing', 'composite']) keys.delete(key);
      expect([...keys].sort()).to.deep.equal(['opacity', 'transform']);
      const seen = (part: string): number => {
        const found = table.find(part);
        return found ? Number(getComputedStyle(found).opacity) : 0;
      };
      expect(seen('.verdict')).to.equal(0);
      expect(seen('.progress')).to.equal(1);
      expect(seen('.prompt .until')).to.equal(1);
      expect(table.root.querySelectorAll('.place.best, .place.lost')).to.have.length(0);
      const own = table.find('.ring') ? 2 : 0;
      expect(
        table.root.querySelectorAll('.ring .lit'),
        'what the reader’s card thwarts, and nothing of the other',
      ).to.have.length(own);
      table.find('.board')!.click(); // one press shows the last picture
      await frames(2);
      expect(seen('.verdict')).to.equal(1);
      expect(seen('.progress')).to.equal(0);
      expect(seen('.prompt .until'), 'nothing turns any more').to.equal(0);
      expect(turns(table)).to.have.length(0);
    });

  /** The places from which moving cards of the hand come, in pixels down. */
  const comings = (table: Table): readonly (readonly [name: string, y: number])[] =>
    table.cards.flatMap((card) =>
      card.getAnimations().flatMap((one) => {
        if (one instanceof CSSTransition) return []; // a card that may be played rises
        const [, y] = /,\s*(-?[\d.]+)px/.exec(String(framesOf(one)[0]!['transform'])) ?? [];
        const name = card.getAttribute('aria-label')!.split(',')[0]!;
        return y === undefined ? [] : [[name, Number(y)] as const];
      }),
    );

  for (const variant of repeated(['defend', 'support', 'tourney']))
    it(`KC-1, ${variant}: a choice may be changed until the other is in, and the card goes home`, async () => {
      table = await lay(variant);
      const own = (name: string): HTMLElement =>
        table.cards.find((card) => card.getAttribute('aria-label')!.startsWith(name))!;
      own('King').click();
      await until(() => table.prompt.why === 'Choose another to change it', 'the King is in');
      expect(own('King')).to.equal(undefined);
      await until(() => table.moving.length === 0, 'he lies there');
      const {stop} = slowMotion();
      own('Dragon').click();
      await until(() => comings(table).some(([name]) => name === 'King'), 'the King goes home');
      const [, y] = comings(table).find(([name]) => name === 'King')!;
      stop();
      expect(y, 'from his place above').to.be.lessThan(-100);
      expect(own('King'), 'to the hand').not.to.equal(undefined);
      expect(own('Dragon'), 'and the Dragon lies there').to.equal(undefined);
      expect(table.prompt.why).to.equal('Choose another to change it');
      await showing(table, /[Bb]oth turn together/);
      expect(table.host.record!.moves.filter((move) => move.startsWith('0'))).to.have.length(2);
      expect(textOf(table.find('.board')!)).to.contain('Dragon');
    });

  it('the reader’s card goes home when the reveal is cleared', async () => {
    table = await lay('support');
    const own = (name: string): HTMLElement | undefined =>
      table.cards.find((card) => card.getAttribute('aria-label')!.startsWith(name));
    own('Witch')!.click();
    await until(() => !own('Witch'), 'she lies on the table');
    await comes(
      clock,
      () => {
        table.find('[data-id=go]')?.click();
        return comings(table).some(([name]) => name === 'Witch');
      },
      'she goes home',
    );
    expect(comings(table).find(([name]) => name === 'Witch')![1]).to.be.lessThan(-100);
  });

  it('a log next to the table does not reveal the cards before they turn', async () => {
    table = await lay('defend', undefined, {width: 1000});
    const log = (): string =>
      (table.find('.aside gstk-log')?.shadowRoot?.textContent ?? '').replaceAll(/\s+/g, ' ');
    await until(() => log().includes('Match 1.'), 'the log is docked');
    table.cards[0]!.click();
    await showing(table, /Both turn together/);
    await table.stands();
    expect(log()).not.to.contain('Otto:');
    await comes(clock, () => /You: King\. Otto: \w+\./.test(log()), 'then it does');
  });

  it('nothing moves for a reader who wants less motion, and everything is said all the same', async () => {
    await emulateMedia({reducedMotion: 'reduce'});
    table = await lay('defend');
    table.cards[0]!.click();
    await showing(table, /Both turn together/);
    expect(motions(table)).to.have.length(0);
    expect(textOf(table.find('.verdict')!)).to.match(/thwarts|Both chose/);
    expect(getComputedStyle(table.find('.progress')!).opacity).to.equal('0');
  });

  for (const variant of repeated(['support', 'defend']))
    itNightly(`${variant}: the last reveal is gone before the next choice opens`, async () => {
      table = await Table.ready({tag: 'crown-game', set: {variant} as never});
      for (let tap = 0; tap < 12 && !table.is('game-over'); tap++) {
        if (table.is('deal-over')) {
          expect(table.root.querySelectorAll('.two-sided .front')).to.have.length(2);
          await table.point(table.find('[data-id=go]')!);
          await until(() => !table.is('deal-over'), 'the next match');
          await table.rests();
        }
        expect(table.root.querySelectorAll('.two-sided, .front')).to.have.length(0);
        expect(table.cards).to.have.length(5);
        await table.plays(() => table.cards[tap % 5]!.click());
      }
      expect(table.is('game-over')).to.equal(true);
    });

  it('Defend: a round without losers says why nobody is out', async () => {
    for (const [cards, why] of [
      [['king', 'beggar', 'witch'], 'All would be out, so all stay in. Choose again'],
      [['king', 'king', 'king'], 'No card thwarts its like. Choose again'],
    ] as const) {
      table = await lay('defend', {seats: 3, choices: {made: [null, ...cards.slice(1)]}});
      table.cards[0]!.click();
      await showing(table, /^Nobody is out$/);
      expect(table.prompt.why).to.equal(why);
      table.clear();
    }
  });

  it('Find: one card turns slowly, then it is named; the King is crowned', async () => {
    table = await lay('', SERIES);
    table.cards[2]!.click();
    await showing(table, /^You turn the third card$/);
    await until(() => turns(table).length > 0, 'it turns');
    expect(turns(table).map((one) => one.effect!.getTiming())).to.have.nested.property('[0].duration', SLOW_TURN); // oxfmt-ignore
    expect(turns(table)[0]!.effect!.getTiming().delay, 'a breath before').to.equal(BREATH);
    expect(table.cards[2]!.getAttribute('aria-label'), 'not named before').to.equal('third card');
    expect(getComputedStyle(table.find('.verdict')!).opacity).to.equal('0');
    table.find('.board')!.click();
    await showing(table, /^You win$/);
    expect(textOf(table.find('.verdict')!)).to.equal('The King is found');
    const hand = table.find('gstk-hand')!.shadowRoot!;
    expect(hand.querySelectorAll('.crown')).to.have.length(1);
    expect(hand.querySelector('.crowned')!.getAttribute('aria-label')).to.equal('third card, King');
  });

  it('Find: a hidden King is not crowned; in a series the roles visibly change', async () => {
    table = await lay('', SERIES);
    table.cards[0]!.click();
    await showing(table, /first card/);
    table.find('.board')!.click();
    await showing(table, /^Otto wins$/);
    expect(textOf(table.find('.verdict')!)).to.equal('The King stayed hidden');
    expect(table.find('gstk-hand')!.shadowRoot!.querySelector('.crown')).to.equal(null);
    const {stop} = slowMotion();
    expect(table.find('[data-id=go]'), 'roles change by themselves').to.equal(null);
    await showing(table, /^Now you are the lord$/);
    expect(table.find('gstk-seat[data-seat="0"] .role')!.className).to.contain('lord');
    await until(
      () => motions(table).some(({effect}) => (effect as KeyframeEffect).target?.matches('.role')),
      'the plates go to each other',
    );
    stop();
  });

  it('Find: the lord guesses what the vassal will turn, and reads how good the guess was', async () => {
    const row = ['knight', 'beggar', 'witch', 'dragon', 'king'];
    table = await lay('', {lord: 0, row});
    expect(table.prompt).to.deep.equal({
      say: 'Guess: which card will Otto turn?',
      why: 'You win if the King stays hidden. A guess is only for fun',
    });
    const {moves} = table;
    clock.increment(60_000);
    await frames(2);
    expect(table.moves, 'Otto waits').to.equal(moves);
    const isRaised = (): readonly boolean[] => table.cards.map((card) => card.matches('.selected'));
    table.cards[1]!.click();
    await until(() => isRaised()[1], 'the card is marked');
    await showing(table, /^Otto turns the/);
    expect(isRaised().filter(Boolean), 'the guess stays').to.have.length(1);
    // After the Knight he turns another card, and may be guessed once more.
    while (!table.is('game-over')) {
      await comes(clock, () => table.find('[data-id=go]') ?? table.is('game-over'), 'it goes on');
      table.find('[data-id=go]')?.click();
      await frames(1);
    }
    await comes(clock, () => table.find('.ended'), 'the end');
    expect(textOf(table.find('.ended')!)).to.match(/You guessed (right|wrong) which card/);
  });

  it('Support: the roles visibly change, and the new one is announced', async () => {
    table = await lay('support', {lord: 0});
    table.cards[0]!.click();
    await comes(clock, () => /match$|yours$/.test(table.prompt.say), 'the match is decided');
    expect(textOf(table.find('.verdict')!)).to.match(/^5 \+ \d = \d+(even|odd)$/);
    expect(table.find('.place.mine .role')!.className).to.contain('lord');
    expect(table.find('[data-id=go]'), 'roles change by themselves').to.equal(null);
    await comes(clock, () => table.prompt.say === 'Now Otto is the lord', 'the roles have changed');
    expect(table.find('.place.mine .role')!.className).to.contain('vassal');
    const role = table.find('.place.mine .role')!;
    expect(getComputedStyle(role.closest('.note')!).overflow, 'nothing cuts its way').to.equal(
      'visible',
    );
    expect(table.prompt.why).to.equal('You are the vassal: an odd total wins');
    const moving = motions(table).filter(({effect}) =>
      (effect as KeyframeEffect).target?.matches('.role'),
    );
    expect(moving).to.have.length(2);
  });

  it('Tourney: the last cards come in by themselves, and turn slowly', async () => {
    table = await lay('tourney', FOUR);
    table.cards[0]!.click();
    await showing(table, /^The last cards meet$/);
    expect(table.prompt.why).to.match(/^The match hangs on them$|^They no longer matter$/);
    expect(turns(table).map((one) => one.effect!.getTiming().duration)).to.deep.equal([
      SLOW_TURN,
      SLOW_TURN,
    ]);
    expect(getComputedStyle(table.find('.verdict')!).opacity, 'not yet').to.equal('0');
  });

  itNightly('Defend, two players: the loser of a match is not out', async () => {
    table = await lay('defend', undefined, {motion: false});
    for (let tap = 0; tap < 12 && !table.is('deal-over'); tap++) {
      table.cards[tap % 5]!.click();
      await comes(
        clock,
        () => table.is('deal-over') || table.prompt.say === 'Nobody is out',
        'a verdict',
      );
      if (!table.is('deal-over')) {
        table.find('.board')!.click();
        await comes(clock, () => table.resting, 'the table rests');
      }
    }
    expect(table.hasButton('Next match')).to.equal(true);
    expect(table.find('.place.lost')).to.equal(null);
    expect([...table.root.querySelectorAll('.place .note')].map(textOf).sort()).to.deep.equal([
      'thwarted',
      'wins',
    ]);
    expect(table.root.querySelectorAll('.ring .lit'), 'the ring says why').to.have.length(1);
  });

  for (const locale of repeated(['ru', 'en'] as const))
    for (const [variant, players] of repeated(
      [
        ['defend', '3'],
        ['support', '2'],
        ['defend', '2'],
      ] as const,
      2,
    ))
      it(`${variant}, ${players} players, at 320 px in ${locale}: nothing below a secret card is cut`, async () => {
        const more = {width: 320, locale, motion: false, attributes: {players}};
        table = await lay(variant, undefined, more);
        table.cards[2]!.click();
        await comes(clock, () => table.find('.mine .note')?.textContent.trim(), 'the card is in');
        expect(clipped(table)).to.deep.equal([]);
      });

  for (const locale of repeated(['ru', 'en'] as const))
    for (const [made, out] of repeated(
      [
        [['dragon', 'knight', 'witch', 'beggar'], 0],
        [['beggar', 'knight', 'beggar', 'knight'], 4],
        [['dragon', 'knight', 'witch', 'king'], 0],
        [['dragon', 'dragon', 'dragon', 'dragon'], 1],
        [['king', 'king', 'king', 'king'], 0],
      ] as const,
      2,
    ))
      it(`Defend at 320 px in ${locale}: the result of the King and ${made.join(', ')} is not cut`, async () => {
        const state = {seats: 5, choices: {made: [null, ...made]}};
        table = await lay('defend', state, {width: 320, locale, motion: false});
        table.cards[0]!.click();
        await comes(clock, () => table.find('.verdict'), 'the cards are shown');
        expect(clipped(table), 'while they turn').to.deep.equal([]);
        const before = table.prompt.say;
        table.find('.board')!.click();
        await comes(clock, () => table.prompt.say !== before, 'what follows is shown');
        expect(clipped(table), 'when it is said what follows').to.deep.equal([]);
        expect(table.root.querySelectorAll('.place.lost')).to.have.length(out);
      });
});
