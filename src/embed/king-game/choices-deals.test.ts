import {expect} from '@open-wc/testing';
import {pick, rngFrom} from '../../cards/index.js';
import {kingGame} from '../../games/king/index.js';
import type {KingMove} from '../../games/king/types.js';
import {replay} from '../../match/index.js';
import {clean, frames, Table} from '../gstk-table/table.fixture.js';

/** Whole deals of the variants with choices. */
/** Makes a move with its controls. */
function act(table: Table, move: KingMove): void {
  const press = (value: string): void =>
    table.root.querySelector<HTMLElement>(`input[value="${value}"]`)!.click();
  const push = (id: string): void => table.find(`[data-id=${id}]`)!.click();
  const radios: Readonly<Record<string, readonly (string | number | undefined)[]>> = {
    order: move.type === 'order' ? [move.contract, move.trump] : [],
    trump: move.type === 'trump' ? [move.trump] : [],
    bid: move.type === 'bid' ? [move.points] : [],
    fold: ['fold'],
    name: move.type === 'name' ? [move.suit] : [],
  };
  const ids: Readonly<Record<string, string>> = {
    order: 'order',
    trump: 'call',
    bid: 'bid',
    fold: 'bid',
    name: 'name',
    discard: 'lay-away',
    draw: 'draw',
  };
  if (move.type === 'play') {
    table.host.play(move.card);
    return;
  }
  const steps = [
    ...(radios[move.type] ?? [])
      .filter((value) => value !== undefined)
      .map((value) => () => press(String(value))),
    ...(move.type === 'discard' ? move.cards.map((card) => () => table.card(card).click()) : []),
    () => push(ids[move.type]!),
  ];
  void steps.reduce((done, step) => done.then(step).then(() => frames(2)), Promise.resolve());
}

describe('deals of the King family with choices', () => {
  before(clean);
  afterEach(clean);

  for (const variant of [
    'threesome',
    'custom',
    'minsk',
    'domino',
    'jokers',
    'trade',
    'atomic',
    'short',
    'long',
    'preference',
  ])
    it(`${variant}: a deal is played to its end with nothing but the controls`, async function () {
      this.timeout(240_000);
      const table = await Table.ready({attributes: {variant, seed: 'a deal'}});
      for (let move = 0; table.is('my-turn'); move++) {
        const match = replay(kingGame(`king-${variant}`), table.host.record);
        const choice = pick(rngFrom(`${variant}/${move}`), match.moves(0)).value;
        await table.plays(() => act(table, choice));
      }
      expect(table.is('deal-over') || table.is('game-over')).to.equal(true);
      expect(table.events('gstk-play-refused')).to.deep.equal([]);
      expect(table.summary()).to.have.length(table.view.seats);
    });
});
