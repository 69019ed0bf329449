// run: nightly
import {expect} from '@open-wc/testing';
import {SimulatedClock} from 'xstate';
import {clean, frames, Table, text} from '../../../../embed/gstk-table/table.fixture.js';
import type {Bot} from '../../../../game/index.js';
import {kingOf} from '../../rules/suits.js';
import type {GskMove, GskView} from '../../types.js';

/**
 * The search at the end of a hand: the piles that are searched, and the place from which a King
 * comes.
 */

const VALUES = '23456789TJQKA';
const value = (card: string): number => VALUES.indexOf(card[0]!);

/**
 * Otto hides the King between low flanks when he meets Nora, who lays high ones, so she has him in
 * her pile. Nobody routs.
 */
const LOSER = 1;
const WINNER = 2;
const bots: Bot<GskView, GskMove> = {
  choose: ({view: {seat, matches}, moves}) => {
    const king = kingOf(seat!);
    const met = matches[0]!.seats;
    const hides = seat === LOSER && met.includes(WINNER);
    const weight = (move: GskMove): number => {
      if (move.type !== 'form') return move.type === 'pass' || move.type === 'accept' ? 1 : 0;
      const {left, centre, right} = move;
      if (left === king || right === king) return -100;
      const flanks = value(left) + value(right);
      return (seat === WINNER ? flanks : -flanks) + (hides === (centre === king) ? 50 : 0);
    };
    return {move: [...moves].sort((one, other) => weight(other) - weight(one))[0]!};
  },
};

/** The buttons of the choices that this match offers its reader. */
const CHOICES = '[data-id=pass], [data-id=accept], [data-id=lay]';

/** Makes the next move of a reader who lays the lowest cards and lets everything pass. */
function answer(table: Table): void {
  const goes = '[data-id=pass], [data-id=accept], [data-id=lay]:not([aria-disabled=true])';
  (table.find(goes) ?? table.card(table.hand().at(-1)!)).click();
}

describe('the search of the piles', () => {
  let table: Table;
  before(clean);
  afterEach(clean);

  it('lays out all piles, and shows the King in the one where he lay (seed b2)', async () => {
    const clock = new SimulatedClock();
    table = await Table.lay({
      tag: 'gstk-table',
      width: 1000,
      attributes: {game: 'god-save-the-king', players: '3', seed: 'b2', speed: 'fast'},
      set: {clock, bots: bots as unknown as Bot},
    });
    let laidOut: readonly string[] = [];
    let risen: string | undefined;
    for (let step = 0; step < 3000 && !text(table.find('.fall .words')); step++) {
      // The state of a turn may outlast its buttons by a frame.
      if (table.is('my-turn') && table.find(CHOICES)) answer(table);
      clock.increment(laidOut.length > 0 ? 100 : 250);
      await frames(1);
      const cards = [...table.root.querySelectorAll<HTMLElement>('[data-move^=search-]')];
      risen ??= table.find('.rises > .two-sided')?.dataset['move'];
      if (cards.length > 0 && !table.find('.fall'))
        laidOut = cards.map(({dataset}) => dataset['move']!);
    }
    expect(text(table.find('.fall .words'))).to.match(/^Otto’s King has fallen .*Nora/);
    for (const seat of [0, 1, 2]) expect(laidOut).to.include(`search-${seat}-1`);
    expect(new Set(laidOut).size, 'each lies there once').to.equal(laidOut.length);
    expect(risen, 'he rises from among the cards of Nora').to.equal('search-2-1');
    const stand = table.find('.fall .stand')!;
    expect(stand.dataset['move'], 'he comes from the pile of Nora').to.equal('search-2-1');
    expect(text(table.find('.others')), 'the reader has no part in it').to.contain('You');
  });
});
