import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {type AnyEvent, InvalidPositionError, type Options, rankOf, rngFrom} from 'gstk/kit';
import {createMatch} from 'gstk/match';
import {bot} from '../src/bot.js';
import {game} from '../src/game.js';

/** The rulings of the README, by their ids. */

const {rules} = game;
const draw = (at: number) => ({type: 'draw', at}) as const;
/** A match that begins with these hands; all other cards lie in pairs. */
const matchOf = (hands: readonly (readonly (string | null)[])[], more: object = {}) =>
  createMatch(game, {state: {hands, ...more}, seed: 1});

describe('the deal', () => {
  test('OM-1: one queen is missing; the option says which, and how large the pack is', () => {
    const cards = (options: Options) => {
      const {hands, laid} = createMatch(game, {options, seed: 1, seats: 4}).state;
      return [...hands.flat(), ...laid];
    };
    assert.equal(cards({}).length, 51);
    assert.ok(!cards({}).includes('QC'));
    const short = cards({pack: 32, queen: 'hearts'});
    assert.equal(short.length, 31);
    assert.ok(!short.includes('QH') && short.includes('QC') && !short.includes('6S'));
  });

  test('OM-2: all cards are dealt, from seat 0 on, which draws first', () => {
    const events: AnyEvent[] = [];
    const state = rules.setup({pack: 52, queen: 'clubs'}, 4, rngFrom(1), (event, then) => {
      if (event.type === 'dealt')
        assert.deepEqual(
          then.hands.map(({length}) => length),
          [13, 13, 13, 12],
        );
      events.push(event);
    });
    assert.deepEqual(
      events.map(({type}) => type),
      ['dealt', 'first pairs laid'],
    );
    assert.deepEqual(rules.turn(state), [0]);
  });

  test('OM-3: all pairs are laid down at once; of three cards of a rank one stays', () => {
    const {state} = createMatch(game, {seed: 3, seats: 3});
    for (const hand of state.hands) assert.equal(new Set(hand.map(rankOf)).size, hand.length);
    assert.equal(state.laid.length % 2, 0);
  });
});

describe('the draw', () => {
  test('OM-4: a card comes from the next player to the left who holds cards', () => {
    const match = matchOf([['7H', 'QS'], [], ['7S', '8D'], ['8H']]);
    match.play(0, draw(0));
    assert.equal(match.state.hands[2]!.length, 1);
    assert.deepEqual(match.turn, [2]);
    const last = matchOf([['7H'], [], ['7S', 'QS']], {active: 2});
    assert.deepEqual(last.moves(2), [draw(0)]);
  });

  test('OM-5: the drawer knows only the place; the card is known to the two players', () => {
    const match = matchOf([
      ['7H', 'QS'],
      ['8S', '9D'],
      ['7S', '8D', '9H'],
    ]);
    assert.deepEqual(match.view(0).hands[1], [null, null]);
    const drawn = {type: 'card drawn', seat: 0, from: 1, at: 1, card: '9D'} as const;
    assert.deepEqual(rules.redact(drawn, 0), drawn);
    assert.deepEqual(rules.redact(drawn, 1), drawn);
    assert.deepEqual(rules.redact(drawn, 2), {...drawn, card: null});
    assert.deepEqual(rules.redact(drawn, undefined), {...drawn, card: null});
    assert.equal(match.refuse(0, draw(2)), 'old-maid/no-such-card');
    assert.equal(match.refuse(1, draw(0)), 'game/not-your-turn');
  });

  test('OM-6: a hand is shuffled when a card has come into it', () => {
    const hands = [
      ['2S', '3S', '4S', '5S', '6S'],
      ['7H', '2H', '3H', '4H', '5H', '6H', 'QS'],
      ['7S'],
    ];
    const places = Array.from({length: 40}, (_, seed) => {
      const match = createMatch(game, {state: {hands}, seed});
      match.play(0, draw(0));
      return match.state.hands[0]!.indexOf('7H');
    });
    assert.deepEqual([...new Set(places)].sort(), [0, 1, 2, 3, 4, 5]);
  });
});

describe('the end', () => {
  test('OM-7: a player without cards is out, by laying a pair or by losing the last card', () => {
    const match = matchOf([['7H'], ['7S'], ['8H', 'QS'], ['8S']]);
    match.play(0, draw(0));
    assert.deepEqual(match.state.hands.slice(0, 2), [[], []]);
    assert.deepEqual(match.turn, [2]);
  });

  test('OM-8: the one left with the odd queen loses; all others win alike', () => {
    const match = matchOf([['7H'], ['7S', 'QS'], []]);
    assert.equal(match.outcome, undefined);
    match.play(0, draw(match.state.hands[1]!.indexOf('7S')));
    assert.deepEqual(match.outcome, {
      winners: [0, 2],
      places: [[0, 2], [1]],
      reason: 'old-maid/odd-queen',
    });
    assert.deepEqual(match.view(2).hands[1], ['QS']);
    assert.equal(match.refuse(1, draw(0)), 'game/over');
  });
});

describe('positions', () => {
  test('unknown cards make all others pairs', () => {
    const {hands, laid} = matchOf([
      ['7H', 'QS'],
      [null, null],
      [null, null, null],
    ]).state;
    assert.equal(hands.flat().length + laid.length, 51);
    assert.equal(laid.length % 2, 0);
    assert.ok(hands.flat().some((card) => card !== '7H' && rankOf(card) === '7'));
  });

  for (const [position, message] of [
    [
      {hands: [['7H', '7S'], [null]]},
      'hands[0] holds a pair, 7H and 7S, which is laid down at once',
    ],
    [{hands: [['7H'], ['7H']]}, 'hands[1][0] is 7H, which is also at hands[0][0]'],
    [
      {
        hands: [
          ['7H', 'QS'],
          [null, null],
        ],
      },
      'hands cannot be what is left once all pairs are laid down',
    ],
    [{hands: [['QS'], []], active: 1}, 'active must be a seat that holds cards; found 1'],
    [
      {hands: [['QS'], []], laid: ['2S', '3S']},
      'laid must be pairs of cards of the same rank; found ["2S","3S"]',
    ],
    [
      {hands: [['QS'], []], laid: ['2S', '2H']},
      'hands must be 51 cards together with the pairs laid down, not 3',
    ],
    [
      {laid: []},
      'hands must be given, too: without them nobody knows who holds the other cards; it is left out',
    ],
  ] as const)
    test(message, () =>
      assert.throws(
        () => rules.parsePosition(position),
        (error) => error instanceof InvalidPositionError && error.message === message,
      ),
    );
});

test('the bot draws any card, and says that each is as good', async () => {
  const match = matchOf([
    ['7H', 'QS'],
    ['8S', '9D', '7S'],
    ['8D', '9H'],
  ]);
  const places = new Set<number>();
  for (let seed = 0; seed < 20; seed++) {
    const question = {view: match.view(0), moves: match.moves(0), rng: rngFrom(seed), budget: 0};
    const {move, why} = await bot.choose(question);
    places.add(move.at);
    assert.deepEqual(why, {key: 'old-maid/why/guess', n: 3});
  }
  assert.deepEqual([...places].sort(), [0, 1, 2]);
});
