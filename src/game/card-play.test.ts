import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Card, rngFrom} from '../cards/index.js';
import {playsFromHand, refuseTurn} from './card-play.js';
import {fillHands} from './fill-hands.js';
import {handsSeenBy} from './hidden.js';
import {readPile, readPlays, shape} from './read.js';
import {outcomeByScore} from './scoring.js';

/** Code shared by games that are played with hands of cards. */

const hands: readonly (readonly Card[])[] = [['KH', '7S'], ['QD']];
const state = {options: {}, seats: 2, rng: rngFrom(1), hands};
const {legalMoves, refuse, fallback, parseMove, formatMove} = playsFromHand<typeof state>(
  () => [0],
  (_, __, card) => (card === '7S' ? 'test/no-seven' : undefined),
);

test('a seat that is awaited may play any card that is not forbidden', () => {
  assert.deepEqual(legalMoves(state, 0), [{type: 'play', card: 'KH'}]);
  assert.deepEqual(legalMoves(state, 1), []);
  assert.deepEqual(fallback(state, 0), {type: 'play', card: 'KH'});
  assert.deepEqual(parseMove(formatMove({type: 'play', card: 'TD'})), {type: 'play', card: 'TD'});
});

for (const [move, seat, refusal] of [
  [{type: 'play', card: 'KH'}, 0, undefined],
  [{type: 'play', card: '7S'}, 0, 'test/no-seven'],
  [{type: 'play', card: 'QD'}, 0, 'game/not-your-card'],
  [{type: 'play', card: 'QD'}, 1, 'game/not-your-turn'],
  [{type: 'play', card: 'ZZ'}, 0, 'game/not-a-move'],
  [null, 0, 'game/not-a-move'],
] as const)
  test(`${JSON.stringify(move)} of seat ${seat}: ${refusal ?? 'allowed'}`, () => {
    assert.equal(refuse(state, seat, move), refusal);
  });

test('a move that throws while it is read is refused', () => {
  const trap = (): never => {
    throw new RangeError('trap');
  };
  assert.equal(refuse(state, 0, Object.defineProperty({}, 'type', {get: trap})), 'game/not-a-move');
});

test('nobody may move when nobody is awaited', () => {
  assert.equal(refuseTurn([], 0), 'game/over');
});

test('hands are hidden from others, and filled with cards that lie nowhere else', () => {
  const seen = handsSeenBy(hands, 1);
  assert.deepEqual(seen, [[null, null], ['QD']]);
  const filled = fillHands<Card>(['KH', '7S', 'QD', '8C', '9C'], seen, ['8C'], rngFrom(1));
  assert.equal(new Set([...filled.hands.flat(), ...filled.rest, '8C']).size, 5);
  assert.deepEqual(filled.hands[1], ['QD']);
  const path = {name: 'InvalidPositionError'};
  assert.throws(() => fillHands<Card>(['KH'], [['KH']], ['KH'], rngFrom(1)), path);
  assert.throws(() => fillHands<Card>(['KH'], [[null, null]], [], rngFrom(1)), path);
});

test('unknown cards lie only where they are allowed', () => {
  const unknown = [null, null, null];
  const cards: readonly Card[] = ['KH', 'KS', '7S', '7H', 'QD', 'QS', '9C', '9D'];
  for (let seed = 0; seed < 20; seed++) {
    const mayHold = (card: Card, seat: number, others: readonly Card[]): boolean =>
      !others.some((other) => other.startsWith(card.charAt(0))) &&
      !(seat === 0 && card.endsWith('S'));
    const filled = fillHands(cards, [unknown, unknown], [], rngFrom(seed), mayHold);
    filled.hands.forEach((hand, seat) =>
      hand.forEach((card, at) => assert.ok(mayHold(card, seat, hand.toSpliced(at, 1)))),
    );
  }
  const never = {name: 'InvalidPositionError', path: 'hands'};
  assert.throws(() => fillHands(cards, [[null]], [], rngFrom(1), () => false), never);
});

test('positions name the path of a fault', () => {
  const read = (value: unknown): string => String(value);
  const plays = [{seat: 0, card: 'KH'}];
  const at = (path: string) => ({name: 'InvalidPositionError', path});
  assert.throws(() => readPlays(plays, 'trick', {leader: 1, seats: 2, read}), at('trick[0].seat'));
  assert.throws(() => readPile(['KH', 'KH'], 'stock', ['KH', 'QD']), at('stock'));
  assert.throws(() => shape.needDerived({turn: [1]}, {turn: [0]}, 'due'), at('turn'));
});

test('equal points share a place', () => {
  const {winners, places} = outcomeByScore([2, 5, 5], 'test/over');
  assert.deepEqual(
    [winners, places],
    [
      [1, 2],
      [[1, 2], [0]],
    ],
  );
});
