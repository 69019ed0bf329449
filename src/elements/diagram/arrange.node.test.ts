import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {playerNamed} from '../../i18n/player.js';
import {arrange} from './arrange.js';
import {diagramOf, handsAndTrick} from './diagram.js';

const seating = (names: string, seat?: number) => ({
  ...{players: [...names].map(playerNamed), seat, south: 0},
});

describe('arrange', () => {
  it('puts the reader at the bottom, or the seat that an onlooker sees there', () => {
    const places = (names: string, seat?: number): string =>
      arrange(diagramOf({}, seating(names, seat)))
        .seats.map(({at, name}) => name + at)
        .join(' ');
    assert.equal(places('A'), 'As');
    assert.equal(places('AB', 1), 'An Bs');
    assert.equal(places('ABC', 1), 'Ae Bs Cw');
    assert.equal(places('ABCD'), 'As Bw Cn De');
    assert.equal(places('ABCDE', 3), 'A2 B3 C4 D0 E1');
  });

  it('keeps the order of a diagram, and names the players of its trick', () => {
    const trick = [{seat: 2, card: 'KS', mark: 'won'}] as const;
    const diagram = {...handsAndTrick({trick, turn: [2]}, seating('ABC')), order: [2, 0, 1]};
    const {isTiled, seats, ...board} = arrange(diagram);
    assert.equal(isTiled, true);
    assert.deepEqual(
      seats.map(({name, turn}) => [name, turn]),
      [
        ['C', true],
        ['A', false],
        ['B', false],
      ],
    );
    assert.deepEqual(board.trick, [{card: 'KS', mark: 'won', name: 'C', at: 'e'}]);
  });

  it('begins every caption with a capital letter', () => {
    const diagram = diagramOf({}, seating('AB'), {
      ...{heading: 'even: lord', lines: ['even or odd?']},
      rows: [{label: 'draw', cards: [{card: null, label: 'as 8'}]}],
      note: () => 'lord · 1',
      front: () => [{card: null, label: 'left'}, {}],
    });
    const {heading, lines, rows, seats} = arrange(diagram);
    assert.deepEqual([heading, lines], ['Even: lord', ['Even or odd?']]);
    assert.deepEqual([rows[0]!.label, rows[0]!.cards[0]!.label], ['Draw', 'As 8']);
    assert.deepEqual(
      [seats[0]!.note, seats[0]!.front],
      ['Lord · 1', [{card: null, label: 'Left'}, {}]],
    );
  });

  it('faces cards of two seats that meet, at a table of two', () => {
    const faces = (names: string, order?: readonly number[]): boolean =>
      arrange(diagramOf({}, seating(names), {facing: true, ...(order && {order})})).isFacing;
    assert.deepEqual([faces('AB'), faces('ABC'), faces('AB', [1, 0])], [true, false, false]);
    assert.equal(arrange(diagramOf({}, seating('AB'))).isFacing, false);
  });

  it('sorts hands, except for cards that it does not know', () => {
    const hand = ['2H', null, 'QS', 'thief', '*1', null, 'KS'];
    const hands = [hand, hand, null, []];
    const {seats} = arrange(handsAndTrick({hands}, seating('ABCD', 0)));
    const [own, other, none, empty] = seats.map((seat) => seat.hand);
    assert.equal(own!.isOwn, true);
    assert.deepEqual(own!.cards, ['*1', 'KS', 'QS', '2H', 'thief', null, null]);
    assert.deepEqual(own!.rest, ['thief', '*1']);
    assert.equal(own!.unknown, 2);
    assert.deepEqual({...other, isOwn: true}, own);
    assert.equal(none, undefined);
    assert.deepEqual(empty, {isOwn: false, cards: [], suits: [], rest: [], unknown: 0});
  });

  it('lists void suits only if suits are followed', () => {
    const hands = [['2H']];
    const suits = (diagram: ReturnType<typeof diagramOf>): string =>
      arrange(diagram)
        .seats[0]!.hand!.suits.map(({suit, cards}) => `${suit}${cards.length}`)
        .join(' ');
    assert.equal(suits(handsAndTrick({hands}, seating('A'))), 'S0 H1 D0 C0');
    assert.equal(suits(diagramOf({hands}, seating('A'))), 'H1');
  });
});
