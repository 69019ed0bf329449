import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isCard, isJoker, rankOf, suitOf} from './card.js';
import {bySuit, sortHand} from './order.js';
import {pack, PACK_30, PACK_32, PACK_36, PACK_52} from './pack.js';
import type {Card} from './card.js';

const packs: readonly (readonly [
  name: string,
  cards: readonly Card[],
  size: number,
  low: string,
])[] = [
  ['52', PACK_52, 52, '2'],
  ['36', PACK_36, 36, '6'],
  ['32', PACK_32, 32, '7'],
  ['30', PACK_30, 30, '7'],
  ['36 and two jokers', pack({low: '6', jokers: 2}), 38, '6'],
  ['32 and one joker', pack({low: '7', jokers: 1}), 33, '7'],
  ['without the queens', pack({low: '2', out: ['QS', 'QH', 'QD', 'QC']}), 48, '2'],
  ['aces alone', pack({low: 'A'}), 4, 'A'],
];

for (const [name, cards, size, low] of packs)
  test(`pack of ${name}: ${size} different cards from ${low} up`, () => {
    assert.equal(cards.length, size);
    assert.equal(new Set(cards).size, size);
    assert.ok(cards.every(isCard));
    assert.equal(rankOf(cards[0]!), low);
    assert.ok(cards.filter(isJoker).every((card) => suitOf(card) === undefined));
  });

test('the pack of 30 has no black aces', () => {
  assert.ok(!PACK_30.includes('AS') && !PACK_30.includes('AC') && PACK_30.includes('AH'));
});

test('a pack is listed by suits, low to high, jokers last', () => {
  assert.deepEqual(pack({low: 'K', jokers: 2}), [
    ...['KS', 'AS', 'KH', 'AH', 'KD', 'AD', 'KC', 'AC', '*1', '*2'],
  ]);
});

test('a card code is a card in one spelling only', () => {
  for (const code of ['KH', '2C', 'TD', '*1']) assert.ok(isCard(code), code);
  for (const code of ['10D', 'kh', 'HK', '1S', '*', '*3', '', 'KHH', null, 7, ['KH']])
    assert.ok(!isCard(code), JSON.stringify(code));
});

test('a hand is sorted by suits of alternating colour, high to low, jokers first', () => {
  const hand: readonly Card[] = ['7D', 'KC', 'AH', 'TS', 'QS', '*2', '8H', '*1'];
  const sorted = sortHand(hand);
  assert.deepEqual(sorted, ['*1', '*2', 'QS', 'TS', 'AH', '8H', 'KC', '7D']);
  assert.deepEqual(hand[0], '7D', 'the argument stays as it was');
});

test('trumps are leftmost', () => {
  assert.deepEqual(sortHand(['AS', '7D', 'KC'], {trump: 'D'}), ['7D', 'AS', 'KC']);
});

test('cards by suit omit jokers', () => {
  assert.deepEqual(bySuit(['AS', '*1', '7D', 'KS']), {S: ['AS', 'KS'], H: [], D: ['7D'], C: []});
});
