import assert from 'node:assert/strict';
import {test} from 'node:test';
import fc from 'fast-check';
import type {Card} from './card.js';
import {NotationError, readCard, readHand, writeCard, writeHand} from './notation.js';
import {pack} from './pack.js';

const ALL = pack({low: '2', jokers: 2});

const cards: readonly (readonly [text: string, card: Card | undefined])[] = [
  ['TD', 'TD'],
  ['10D', 'TD'],
  ['D10', 'TD'],
  ['td', 'TD'],
  ['♦10', 'TD'],
  ['10♦', 'TD'],
  ['♢T', 'TD'],
  ['♦\uFE0F10', 'TD'],
  [' KH ', 'KH'],
  ['hk', 'KH'],
  ['♡K', 'KH'],
  ['*', '*1'],
  ['*1', '*1'],
  ['*2', '*2'],
  ['*3', undefined],
  ['', undefined],
  ['K', undefined],
  ['10', undefined],
  ['1H', undefined],
  ['KHS', undefined],
  ['HH', undefined],
  ['♥♥', undefined],
  ['110H', undefined],
];

for (const [text, card] of cards)
  test(`readCard: "${text}" is ${card ?? 'no card'}`, () => {
    assert.equal(readCard(text), card);
  });

const hands: readonly (readonly [text: string, hand: readonly Card[]])[] = [
  ['', []],
  ['S:AQ7 H:K5 D:- C:98', ['AS', 'QS', '7S', 'KH', '5H', '9C', '8C']],
  ['S: H: D: C:', []],
  ['QH ♥10, *1', ['QH', 'TH', '*1']],
  ['KS;QS,JS', ['KS', 'QS', 'JS']],
  ['♠:A10 KH', ['AS', 'TS', 'KH']],
  ['KH KH', ['KH', 'KH']],
];

for (const [text, hand] of hands)
  test(`readHand: "${text}"`, () => {
    assert.deepEqual(readHand(text), hand);
  });

const wrong: readonly (readonly [text: string, token: string, at: number])[] = [
  ['KH XX', 'XX', 3],
  ['S:A1', 'S:A1', 0],
  ['QD  S:A*', 'S:A*', 4],
  ['X:AK', 'X:AK', 0],
];

for (const [text, token, at] of wrong)
  test(`readHand: "${text}" is wrong at ${at}`, () => {
    assert.throws(() => readHand(text), {name: 'NotationError', token, at});
  });

test('a hand is written by suits, high to low, jokers last', () => {
  assert.equal(writeHand(['8C', 'TD', '*2', '7S', 'AS', 'QS', '9C']), 'S:AQ7 H:- D:T C:98 *2');
  assert.equal(writeHand([]), 'S:- H:- D:- C:-');
});

test('every card survives being written and read', () => {
  for (const card of ALL) assert.equal(readCard(writeCard(card)), card);
});

test('any hand survives being written and read', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ALL), {maxLength: 60}), (hand) => {
      assert.deepEqual([...readHand(writeHand(hand))].sort(), [...hand].sort());
    }),
  );
});

/** Texts that are almost a hand. */
const near = fc
  .array(fc.constantFrom(...'AKQJT10987623SHDC♠♥♦♣♢♤♡♧*:-,; \uFE0F\u0000ßİ'), {maxLength: 24})
  .map((signs) => signs.join(''));

test('every text is parsed or throws a NotationError', () => {
  fc.assert(
    fc.property(fc.oneof(near, fc.string(), fc.string({unit: 'binary'})), (text) => {
      const card = readCard(text);
      if (card) assert.ok(ALL.includes(card));
      try {
        assert.ok(readHand(text).every((card) => ALL.includes(card)));
      } catch (error) {
        assert.ok(error instanceof NotationError, String(error));
        assert.equal(text.slice(error.at, error.at + error.token.length), error.token);
      }
    }),
    {numRuns: 2000},
  );
});
