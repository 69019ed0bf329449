import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {type Rng, rngFrom, roll} from '../cards/index.js';
import {type Dealer, dealerOf, measureFairness, unfair} from './fairness.js';

/** Shuffles that look right; `npm run soak -- deals` measures a million deals of our own. */

const DEALS = 20_000;

/** Goes through the places from the last one, and exchanges each with the one that `to` draws. */
const exchanging =
  (to: (rng: Rng, place: number) => {readonly value: number; readonly rng: Rng}): Dealer =>
  (deal) => {
    let rng = rngFrom(`biased/${deal}`);
    const cards = Array.from({length: 52}, (_, card) => card);
    for (let place = 51; place > 0; place--) {
      const draw = to(rng, place);
      ({rng} = draw);
      [cards[place], cards[draw.value]] = [cards[draw.value]!, cards[place]!];
    }
    return cards;
  };

describe('deals', () => {
  test('of our own are fair, and so is Fisher-Yates by the same yardstick', () => {
    assert.deepEqual(unfair(measureFairness(dealerOf('fair'), DEALS)), []);
    const fair = exchanging((rng, place) => roll(rng, place + 1));
    assert.deepEqual(unfair(measureFairness(fair, DEALS)), []);
  });

  const biased: readonly (readonly [string, Dealer])[] = [
    ['each place with any place', exchanging((rng) => roll(rng, 52))],
    ['no card stays (Sattolo)', exchanging((rng, place) => roll(rng, place))],
    [
      'the first card never comes to the last place',
      (deal) => {
        const cards = dealerOf('last')(deal);
        return cards[51] === 0 ? [0, ...cards.slice(1, 51), cards[0]!] : cards;
      },
    ],
    [
      'two cards come to one seat a little too often',
      (deal) => {
        const cards = [...dealerOf('pair')(deal)];
        const [one, other] = [cards.indexOf(0), cards.indexOf(1)];
        const near = (one + 4) % 52;
        if (deal % 8 === 0) [cards[near], cards[other]] = [cards[other]!, cards[near]!];
        return cards;
      },
    ],
    ['the same four orders again and again', (deal) => dealerOf('few')(deal % 4)],
  ];
  for (const [name, dealer] of biased)
    test(`are found unfair: ${name}`, () => {
      assert.notDeepEqual(unfair(measureFairness(dealer, DEALS)), []);
    });
});
