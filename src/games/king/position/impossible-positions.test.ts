import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {InvalidPositionError} from '../../../game/index.js';
import {kingRules} from '../rules.js';

const simple = kingRules('king-simple');
const omnibus = kingRules('king-omnibus');

const suit = (letter: string, ranks = '789TJQKA'): string[] =>
  [...ranks].map((rank) => rank + letter);
const plays = (...cards: string[]): unknown[] =>
  cards.map((text) => ({seat: Number(text[0]), card: text.slice(1)}));

const FOUR = [suit('S'), suit('H'), suit('D'), suit('C')];
const FULL = [plays('17S', '2QS', '39S', '0TS')];

/** Faults, with the path that must be named. */
const FAULTS: readonly (readonly [string, unknown, string])[] = [
  ['no object', 7, 'position'],
  ['null', null, 'position'],
  ['a list', [], 'position'],
  ['an unknown field', {card: 'QH'}, 'card'],
  ['another variant', {variant: 'king-omnibus'}, 'variant'],
  ['three players', {seats: 3}, 'seats'],
  ['three hands', {hands: [[], [], []]}, 'hands'],
  ['seats as text', {seats: '4'}, 'seats'],
  ['seats of null', {seats: null}, 'seats'],
  ['an unknown option', {options: {jokers: 'on'}}, 'options.jokers'],
  ['an unknown value', {options: {earlyStop: true}}, 'options.earlyStop'],
  ['options as text', {options: 'on'}, 'options'],
  ['a stream of text', {rng: 'seed'}, 'rng'],
  ['a card twice', {hands: [['QH', 'QH'], null, null, null]}, 'hands[0][1]'],
  [
    'a card twice, in a trick',
    {hands: [['QH'], null, null, null], trick: plays('3QH')},
    'hands[0][0]',
  ],
  ['a card that is not in the pack', {hands: [null, null, ['2H'], null]}, 'hands[2][0]'],
  ['no card', {hands: [null, null, [7], null]}, 'hands[2][0]'],
  ['uneven hands', {hands: [['QH'], ['KH', 'AH'], null, null]}, 'hands[1]'],
  ['too many cards', {hands: [[...suit('S'), '7H'], null, null, null]}, 'hands[0]'],
  ['nobody holds a card', {hands: [[], [], [], []]}, 'hands'],
  ['hands as an object', {hands: {}}, 'hands'],
  ['a trick of one seat', {trick: [{seat: 0}]}, 'trick[0].card'],
  ['a trick of null', {trick: null}, 'trick'],
  ['tricks of null', {played: null}, 'played'],
  ['a hand without end', {hands: [Array(4e9), null, null, null]}, 'hands[0]'],
  ['a full trick', {trick: plays('07S', '18S', '29S', '3TS')}, 'trick'],
  ['not clockwise', {trick: plays('07S', '29S')}, 'trick[1].seat'],
  ['no seat', {trick: plays('47S')}, 'trick[0].seat'],
  ['half a trick played', {played: [plays('07S')]}, 'played[0]'],
  ['the wrong leader', {played: [...FULL, plays('37H', '08H', '19H', '2TH')]}, 'played[1][0].seat'],
  ['the wrong leader on the table', {played: FULL, trick: plays('3KS')}, 'trick[0].seat'],
  ['the wrong dealer', {played: FULL, dealer: 2}, 'dealer'],
  ['the wrong turn', {played: FULL, turn: [0]}, 'turn[0]'],
  ['two on turn', {turn: [0, 1]}, 'turn'],
  ['a dealer from elsewhere', {dealer: 4}, 'dealer'],
  ['a dealer who does not fit the turn', {dealer: 0, turn: [0]}, 'dealer'],
  ['the wrong tricks', {played: FULL, tricks: [1, 0, 0, 0]}, 'tricks[0]'],
  ['the wrong points', {played: FULL, points: [0, 0, 0, 0]}, 'points[2]'],
  [
    'fewer tricks than are known',
    {played: FULL, hands: [['7H'], null, null, null], tricks: [6, 0, 0, 0]},
    'tricks[2]',
  ],
  ['more tricks than are gone', {hands: FOUR, tricks: [1, 0, 0, 0]}, 'tricks[0]'],
  [
    'more tricks than are gone, some unknown',
    {hands: [['7S'], null, null, null], tricks: [9, 0, 0, 0]},
    'tricks',
  ],
  ['a deal too many', {deal: 15}, 'deal'],
  ['a deal that is not a number', {deal: 1.5}, 'deal'],
  ['a deal that does not fit the sheet', {deal: 3, sheet: [[0, 0, 0, -16]]}, 'deal'],
  ['a short row', {sheet: [[0, 0, 0]]}, 'sheet[0]'],
  ['a row of text', {sheet: [['0', 0, 0, 0]]}, 'sheet[0][0]'],
  ['scores that are not the sums', {sheet: [[0, 0, 0, -16]], scores: [0, 0, 0, 0]}, 'scores[3]'],
  ['points before the first deal is done', {deal: 1, scores: [1, 0, 0, 0]}, 'scores'],
  ['over too early', {phase: 'over', sheet: [[0, 0, 0, -16]]}, 'phase'],
  ['a scene that nobody waits in', {phase: 'scoring'}, 'phase'],
  ['an unknown contract', {contract: {id: 'no-fun'}}, 'contract.id'],
  ['the contract of another deal', {deal: 2, contract: {id: 'no-tricks'}}, 'contract.id'],
  ['other terms', {contract: {id: 'no-tricks', terms: []}}, 'contract.terms'],
  ['a trump', {trump: 'H'}, 'trump'],
  [
    'a seat that had shown a lack plays the suit',
    {played: [plays('07S', '18S', '27H', '39S'), plays('3TS', '0JS', '1QS', '2KS')]},
    'played[1][3].card',
  ],
  [
    'a seat that has shown a lack holds the suit',
    {trick: plays('07S', '18H'), hands: [null, ['KS'], null, null]},
    'hands[1][0]',
  ],
  [
    'a seat kept the King when it had to go (G7)',
    {deal: 5, trick: plays('07S', '18D'), hands: [null, ['KH'], null, null]},
    'trick',
  ],
  [
    'a seat led a heart and holds another suit (G6)',
    {deal: 4, trick: plays('07H'), hands: [['KS'], null, null, null]},
    'trick',
  ],
];

describe('an impossible position is refused with its path', () => {
  for (const [name, position, path] of FAULTS)
    test(name, () => {
      assert.throws(
        () => simple.parsePosition(position),
        (error) => error instanceof InvalidPositionError && error.path === path,
      );
    });

  test('unknown cards that no seat can hold', () => {
    // Seat 1 is known to hold only spades, and seat 0 holds all that are left.
    const position = {
      deal: 1,
      hands: [['TS', 'JS', 'QS', 'KS', 'AS'], null, null, null],
      played: [
        plays('0AH', '17S', '28H', '39H'),
        plays('0AD', '18S', '28D', '39D'),
        plays('0AC', '19S', '28C', '39C'),
      ],
    };
    assert.throws(
      () => simple.parsePosition(position),
      (error) => error instanceof InvalidPositionError && error.path === 'hands',
    );
  });

  test('a claim of a million deals costs neither time nor memory', () => {
    const row = [0, 0, 0, 0];
    for (const position of [{deal: 1e6}, {sheet: Array.from({length: 1e6}, () => row)}])
      assert.throws(() => omnibus.parsePosition(position), InvalidPositionError);
    assert.equal(omnibus.parsePosition({deal: 1000}).sheet.length, 999);
  });

  test('rubbish of any kind throws nothing but that error', () => {
    const fields = Object.keys(simple.parsePosition({})).concat('seat');
    const values = [null, -1, 0.5, NaN, '', 'QH', true, [], [[]], [null], {}, [{}], () => 0, 10n];
    for (const field of fields)
      for (const value of values)
        try {
          simple.parsePosition({[field]: value});
        } catch (error) {
          assert.ok(error instanceof InvalidPositionError, `${field}: ${String(error)}`);
        }
  });
});
