import {expect} from '@open-wc/testing';
import {expectAxe} from '../../table/frame/axe.fixture.js';
import {box, expectTidy} from '../gstk-table/tidy.fixture.js';
import {clean, Table, type TableSetup, until} from '../gstk-table/table.fixture.js';
import {textOf} from '../gstk-table/words.fixture.js';
import {EXPLAINED, toEnd} from './crown.fixture.js';
import {itNightly} from '../../testing/nightly.fixture.js';

/** The ends of the family: hero, title, sentence, table and actions, at one height with the game. */

const ROW = ['witch', 'beggar', 'king', 'dragon', 'knight'];
const ROUNDS = [['king', 'beggar'], ['dragon', 'knight'], ['knight', 'witch'], ['witch', 'king'], ['beggar', 'dragon']]; // oxfmt-ignore

/** Finished games as positions, and what their ends say. */
const ENDS: readonly (readonly [
  variant: string,
  state: object,
  title: string,
  say: string,
  won: boolean,
])[] = [
  ['', {lord: 1, row: ROW, open: [2]}, 'You win: you found the King', 'He was the third card, and the first to be turned.', true],
  ['', {lord: 1, row: ROW, open: [4, 2]}, 'You win: you found the King', 'First the Knight, then the third card: the King.', true],
  ['', {lord: 1, row: ROW, open: [1]}, 'You lose: the King stayed hidden', 'You turned the Beggar. The King was the third card.', false],
  ['', {lord: 0, row: ROW, open: [4], phase: 'over'}, 'You win: the King stayed hidden', 'Otto stopped at the Knight. The King was the third card.', true],
  ['defend', {phase: 'over', wins: [2, 1], last: {cards: ['beggar', 'dragon']}}, 'You win with the Beggar', 'Beggar thwarts Dragon: matches 2 to 1.', true],
  ['defend', {phase: 'over', wins: [0, 2], last: {cards: ['king', 'dragon']}}, 'You lose: Otto wins with the Dragon', 'Dragon thwarts King: matches 2 to 0.', false],
  ['support', {phase: 'over', wins: [2, 0], last: {cards: ['king', 'knight'], lord: 0}}, 'You win: the sum is yours', '5 + 3 = 8, even: for the lord; matches 2 to 0.', true],
  ['support', {phase: 'over', wins: [1, 2], last: {cards: ['king', 'witch'], lord: 0}}, 'You lose: the sum is Otto’s', '5 + 2 = 7, odd: for the vassal; matches 2 to 1.', false],
  ['tourney', {rounds: ROUNDS}, 'You win the tourney', 'Rounds 3 to 2.', true],
  ['tourney', {rounds: ROUNDS.map(([own, other]) => [other, own])}, 'You lose: Otto wins the tourney', 'Rounds 3 to 2.', false],
  ['tourney', {rounds: ROW.map((card) => [card, card])}, 'A draw', 'Rounds 0 to 0. In all of them the cards were equal, and so were the totals unused.', false],
]; // oxfmt-ignore

const lay = async (variant: string, state: unknown, more: TableSetup = {}): Promise<Table> => {
  const table = await Table.ready({tag: 'crown-game', ...more, set: {variant, ...(state ? {state} : {}), ...more.set} as never}); // oxfmt-ignore
  return table;
};

describe('<crown-game> at its end', () => {
  let table: Table;
  beforeEach(clean);
  afterEach(async () => {
    table.clear();
    await clean();
  });

  for (const [variant, state, title, say, won] of ENDS)
    it(`${variant || 'find'}: ${title}, at 320 px`, async () => {
      table = await lay(variant, state, {width: 320});
      await until(
        () => table.find('.ended') && table.find('[data-id=rematch]'),
        'the end is shown',
      );
      await table.stands();
      expect(textOf(table.find('.ended .title')!)).to.equal(title);
      expect(textOf(table.find('.ended .how')!)).to.equal(say);
      expect(table.find('.ended.won') !== null).to.equal(won);
      expect(table.root.querySelectorAll('.ended tr.best')).to.have.length(
        title === 'A draw' ? 0 : 1,
      );
      const hero = box(table.find('.hero')!);
      for (const card of table.root.querySelectorAll('.hero .gk')) {
        expect(box(card).top, 'no card of the hero is cut').to.be.at.least(hero.top - 1);
        expect(box(card).height, 'no card of the hero is squeezed').to.be.at.least(56);
      }
      const actions = [...table.root.querySelectorAll<HTMLElement>('.stack .button')];
      expect(actions).to.have.length(4);
      for (const action of actions) expect(box(action).height).to.be.at.least(44);
      expectTidy(table, title);
    });

  it('axe finds nothing at an end', async () => {
    for (const [variant, state] of [ENDS[2]!, ENDS[5]!, ENDS[6]!]) {
      table = await lay(variant, state, {width: 320});
      await until(
        () => table.find('.ended') && table.find('[data-id=rematch]'),
        'the end is shown',
      );
      await expectAxe(table.host, EXPLAINED);
      table.clear();
    }
  });

  itNightly('names the match by which the winner caught up, if the log proves it', async () => {
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']) {
      table = await lay('support', undefined, {attributes: {seed}});
      await toEnd(table, () => undefined);
      const winners = table
        .events('gstk-deal-scored')
        .map(({scores}) => (scores as readonly number[]).indexOf(1));
      const [first, second, third] = winners;
      const told = table.find('.turning-point');
      if (third !== undefined && first !== second && second === third) {
        expect(textOf(told!)).to.match(/Match 2: \d+ was (even|odd), and (you|Otto) drew level\./);
        return;
      }
      expect(told).to.equal(null);
      table.clear();
    }
    throw new Error('in none of these games the winner caught up');
  });
});
