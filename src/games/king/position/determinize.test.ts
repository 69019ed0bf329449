import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {type Card, pick, type Rng, rngFrom, suitOf} from '../../../cards/index.js';
import {defaultOptions} from '../../../game/index.js';
import {repeated, rounds} from '../../../testing/full.fixture.js';
import {kingRules} from '../rules.js';
import type {KingState} from '../types.js';

const simple = kingRules('king-simple');
const omnibus = kingRules('king-omnibus');

/** Determinizes many times and counts the results. */
function imagined(state: KingState, seat: number | undefined, times: number): Map<string, number> {
  const counts = new Map<string, number>();
  let rng: Rng = rngFrom('determinize');
  const view = simple.view(state, seat);
  for (let round = 0; round < times; round++) {
    const one = simple.determinize(view, rng);
    ({rng} = one);
    const key = one.hands.map((hand) => hand.join('')).join(' ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const hands = (...texts: string[]): Card[][] => texts.map((text) => text.split(' ') as Card[]);

describe('determinized hands', () => {
  test('look the same to the seat, from any point of a match', () => {
    for (const [rules, seats] of repeated([
      [omnibus, 3],
      [simple, 4],
      [omnibus, 4],
    ] as const)) {
      let state = rules.setup(defaultOptions(rules.options), seats, rngFrom('walk'));
      let rng = rngFrom('walk');
      for (let count = 0; state.turn.length > 0 && count < rounds(400); count++) {
        const seat = state.turn[0]!;
        for (const eye of [seat, (seat + 1) % seats, undefined]) {
          const view = rules.view(state, eye);
          const one = rules.determinize(view, rng);
          assert.equal(JSON.stringify(rules.view(one, eye)), JSON.stringify(view));
          const all = [...one.hands, ...one.played.map((trick) => trick.map(({card}) => card))];
          assert.equal(
            new Set([...all.flat(), ...one.trick.map(({card}) => card)]).size,
            seats === 3 ? 51 : rules === simple ? 32 : 52,
          );
        }
        const draw = pick(rng, rules.legalMoves(state, seat));
        rng = draw.rng;
        state = rules.apply(state, seat, draw.value);
      }
    }
  });

  test('are all equally likely, if they fit', () => {
    // Seats 1 and 3 are known to lack hearts; the cards out are 7H, 7S, 8S, 9S, TS and JS, two for
    // each seat.
    const others = hands('7H 7S', '8S 9S', 'TS JS');
    const played = [
      '08H 19D 29H 3TH',
      '3JH 0QH 17C 2KH',
      '2AH 3QS 0KS 18C',
      '29C 3TC 0JC 1QC',
      '1KC 2AC 37D 08D',
      '2TD 3JD 0QD 1KD',
    ].map((trick) =>
      trick.split(' ').map((text) => ({seat: Number(text[0]), card: text.slice(1) as Card})),
    );
    const state = simple.parsePosition({
      deal: 1,
      hands: [['AS', 'AD'], others[1], others[0], others[2]],
      played,
    });
    const counts = imagined(state, 0, 6000);
    // Seat 2 holds 7H and any of five others; then there are C(4,2) pairs for seat 1: 30 ways.
    assert.equal(counts.size, 30);
    for (const [key, count] of counts) {
      assert.ok(count > 145 && count < 260, `${key}: ${count} of about 200`);
      assert.ok(key.split(' ')[2]!.includes('7H'));
    }
  });

  test('G7: leave a player without the King who was void and kept no King', () => {
    const state = simple.parsePosition({
      deal: 5,
      trick: [
        {seat: 3, card: '7S'},
        {seat: 0, card: '8D'},
      ],
      hands: hands('9D TD', 'KH 9S JD', '8H 9H TH', '7H 8S'),
    });
    const counts = imagined(state, 1, 300);
    assert.ok(counts.size > 100);
    const blind = imagined(state, 2, 300);
    for (const key of blind.keys()) assert.equal(key.split(' ')[0]!.includes('KH'), false);
  });

  test('G6: give a player who led a heart nothing but hearts', () => {
    const state = simple.parsePosition({
      deal: 4,
      trick: [{seat: 0, card: '7H'}],
      hands: hands('8H 9H', '9S TS JS', '8D 9D TD', '8C 9C TC'),
    });
    for (const key of imagined(state, 1, 200).keys())
      for (const card of key.split(' ')[0]!.match(/../g)!) assert.equal(suitOf(card as Card), 'H');
  });

  test('take no proof from an option that is off', () => {
    const state = simple.parsePosition({
      deal: 4,
      options: {heartLeadBan: 'off'},
      trick: [{seat: 0, card: '7H'}],
      hands: hands('8H 9H', '9S TS JS', '8D 9D TD', '8C 9C TC'),
    });
    const first = [...imagined(state, 1, 100).keys()].map((key) => key.split(' ')[0]!);
    assert.ok(first.some((hand) => hand.includes('S')));
  });

  test('do not depend on the random stream of the true match', () => {
    const state = simple.parsePosition({dealer: 0});
    const view = simple.view(state, 1);
    const one = simple.determinize(view, rngFrom('one'));
    assert.deepEqual(simple.determinize(view, rngFrom('one')), one);
    assert.notDeepEqual(one.rng, state.rng);
    assert.notDeepEqual(simple.determinize(view, rngFrom('two')).hands, one.hands);
  });
});
