import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Card, isJoker, suitOf} from './card.js';
import {readHand} from './notation.js';
import {following, type TrickLaw, winningPlay} from './trick.js';

const trickOf = (text: string) => readHand(text).map((card, seat) => ({seat, card}));

/** Rules by which a joker is the highest trump. */
const jokersRule: TrickLaw = {
  trump: 'H',
  suit: (card) => (isJoker(card) ? 'H' : suitOf(card)),
  rank: (card) => (isJoker(card) ? 99 : '23456789TJQKA'.indexOf(card.charAt(0))),
};

const tricks: readonly (readonly [name: string, trick: string, winner: Card, law?: TrickLaw])[] = [
  ['the highest of the suit led', '8S KS TS QS', 'KS'],
  ['another suit never wins', '7S AH AD AC', '7S'],
  ['the leader alone follows', '2C 3D 4D 5H', '2C'],
  ['a trump beats the suit led', 'AS 2H KS QS', '2H', {trump: 'H'}],
  ['the highest of two trumps', 'AS 2H KS 9H', '9H', {trump: 'H'}],
  ['trumps led', '9H AH AS KH', 'AH', {trump: 'H'}],
  ['no trump was played', 'TS JS AD 9S', 'JS', {trump: 'C'}],
  ['one card', '7D', '7D'],
  ['of equal cards the earlier', 'QS QS JS', 'QS'],
  ['a joker without a law beats nothing', '7S *1 8S', '8S'],
  ['a joker led wins, since none can follow', '*1 AS AH', '*1'],
  ['a joker as the highest trump', 'AH *1 KH AS', '*1', jokersRule],
  ['of two jokers the earlier', 'AS *2 *1', '*2', jokersRule],
  [
    'low cards win where the order is turned',
    'KS 7S AS',
    '7S',
    {rank: (card) => -'789TJQKA'.indexOf(card.charAt(0))},
  ],
];

for (const [name, trick, winner, law] of tricks)
  test(`trick: ${name}: ${trick}`, () => {
    const play = winningPlay(trickOf(trick), law);
    assert.equal(play?.card, winner);
    assert.equal(play.seat, readHand(trick).indexOf(winner));
  });

test('trick: an empty trick has no winner', () => {
  const nobody = winningPlay([] as ReturnType<typeof trickOf>);
  assert.equal(nobody, undefined);
});

test('following: the suit led if the hand has any, otherwise the whole hand', () => {
  const hand = readHand('S:A7 H:K D:- C:98');
  assert.deepEqual(following(hand, 'S'), ['AS', '7S']);
  assert.deepEqual(following(hand, 'D'), hand);
  assert.deepEqual(following(hand, undefined), hand);
  assert.deepEqual(following([], 'S'), []);
});

test('following: a joker follows only where the game says so', () => {
  const hand: readonly Card[] = ['7S', '*1', 'AH'];
  assert.deepEqual(following(hand, 'S'), ['7S']);
  assert.deepEqual(following(hand, 'H', jokersRule.suit), ['*1', 'AH']);
});
