import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {botQuestion} from '../../../game/bot-matches.fixture.js';
import {createMatch} from '../../../match/index.js';
import {perft} from '../../../testing/index.js';
import {COURT, type CourtCard} from '../rules/deck.js';
import {testFaulty, testReadme, testViews} from '../positions.fixture.js';
import {findBot} from './bot.js';
import {findGame, findRules as rules, type FindState, type FindEvent} from './index.js';
import {PHASES} from './types.js';

/** The worked cases of the rules text, by their ids; seat 0 is lord, seat 1 vassal. */

const ROW = ['witch', 'beggar', 'king', 'dragon', 'knight'] as const;
const at = (more: object = {}): FindState => rules.parsePosition({lord: 0, row: ROW, ...more});

/** Plays the vassal's moves, given as text. */
function play(state: FindState, moves: string, events: FindEvent[] = []): FindState {
  return moves.split(', ').reduce((now, text) => {
    const [seat] = rules.turn(now);
    const move = rules.parseMove(text)!;
    assert.equal(rules.refuse(now, seat!, move), undefined, text);
    return rules.apply(now, seat!, move, (one) => events.push(one));
  }, state);
}
const winner = (state: FindState): readonly number[] | undefined => rules.outcome(state)?.winners;

describe('worked cases', () => {
  test('KC1-01: the third card is the King, the vassal wins', () => {
    assert.deepEqual(winner(play(at(), 'reveal 3')), [1]);
  });
  test('KC1-02: the Knight, then the King: the vassal wins', () => {
    assert.deepEqual(winner(play(at(), 'reveal 5, reveal 3')), [1]);
  });
  test('KC1-03: the Knight, then the Dragon: the vassal loses', () => {
    const knight = play(at(), 'reveal 5');
    assert.equal(knight.phase, 'extra');
    assert.deepEqual(winner(play(knight, 'reveal 4')), [0]);
  });
  test('KC1-05: any other card loses at once (F-2)', () => {
    for (const place of [1, 2, 4]) assert.deepEqual(winner(play(at(), `reveal ${place}`)), [0]);
  });
  test('KC1-07: the lord reveals nothing', () => {
    assert.equal(rules.refuse(at(), 0, {type: 'reveal', at: 2}), 'game/not-your-turn');
    assert.deepEqual(rules.legalMoves(at(), 0), []);
  });
  test('KC1-09: every view has five backs before any pick', () => {
    for (const seat of [0, 1, undefined])
      assert.deepEqual(rules.view(at(), seat).row, [null, null, null, null, null]);
  });
  test('KC1-11: a third card is refused, since the game is over', () => {
    const over = play(at(), 'reveal 5, reveal 1');
    assert.equal(rules.refuse(over, 1, {type: 'reveal', at: 2}), 'game/over');
  });
});

describe('rulings', () => {
  test('F-1: stopping after the Knight loses, and is impossible before it', () => {
    assert.equal(rules.refuse(at(), 1, {type: 'stop'}), 'find/reveal-first');
    assert.deepEqual(winner(play(at(), 'reveal 5, stop')), [0]);
  });
  test('F-3: the lord lays the cards unseen, the last one automatically', () => {
    const start = rules.parsePosition({lord: 0, phase: 'shuffle', options: {lordArranges: 'on'}});
    const events: FindEvent[] = [];
    const laid = play(start, 'choose witch, choose beggar, choose king, choose dragon', events);
    assert.equal(laid.phase, 'pick');
    assert.deepEqual(laid.row, ROW);
    assert.deepEqual(rules.view(laid, 0).row, ROW);
    for (const seat of [1, undefined]) {
      assert.deepEqual(rules.view(laid, seat).row, [null, null, null, null, null]);
      for (const one of events)
        if (one.type === 'card laid')
          assert.deepEqual(rules.redact(one, seat), {...one, card: null});
    }
    assert.equal(
      rules.refuse(play(start, 'choose king'), 0, {type: 'choose', card: 'king'}),
      'find/already-laid',
    );
    assert.equal(rules.refuse(start, 0, {type: 'reveal', at: 0}), 'find/lay-first');
  });
  test('F-4: in a series the roles alternate, and the first with the majority wins', () => {
    const events: FindEvent[] = [];
    const one = play(at({options: {bestOf: 3}}), 'reveal 1', events);
    assert.deepEqual([one.wins, one.lord, one.phase], [[1, 0], 1, 'pick']);
    const king = one.row.indexOf('king') + 1;
    const two = play(one, `reveal ${king}`);
    assert.deepEqual([two.wins, winner(two)], [[2, 0], [0]]);
    assert.deepEqual(rules.outcome(two)?.scores, [2, 0]);
    assert.deepEqual(events.map(({type}) => type), [
      'card revealed', 'match won', 'lord named', 'cards presented',
    ]); // oxfmt-ignore
  });
  test('F-5: both seats are lord equally often', () => {
    const lords = Array.from({length: 400}, (_, n) => createMatch(findGame, {seed: n}).state.lord);
    const first = lords.filter((lord) => lord === 0).length;
    assert.ok(first > 150 && first < 250, String(first));
  });
  test('F-7: the Knight stays face up and is not picked again', () => {
    const knight = play(at(), 'reveal 5');
    assert.deepEqual(rules.view(knight, 0).row, [null, null, null, null, 'knight']);
    assert.equal(rules.refuse(knight, 1, {type: 'reveal', at: 4}), 'find/already-open');
  });
});

/** Every order of five cards. */
const orders = (cards: readonly CourtCard[]): readonly (readonly CourtCard[])[] =>
  cards.length === 0
    ? [[]]
    : cards.flatMap((card) =>
        orders(cards.filter((one) => one !== card)).map((rest) => [card, ...rest]),
      );

describe('counts', () => {
  test('nine ways through every order: four end at once, five after the Knight', () => {
    for (const row of orders(COURT)) {
      assert.equal(perft(rules, at({row}), 1), 5);
      assert.equal(perft(rules, at({row}), 2), 9);
    }
  });

  test('the vassal wins exactly 25 % of the 120 orders with any strategy', () => {
    const all = orders(COURT);
    assert.equal(all.length, 120);
    for (const first of [1, 2, 3, 4, 5])
      for (const second of [1, 2, 3, 4, 5].filter((place) => place !== first)) {
        const won = all.filter((row) => {
          const one = play(at({row}), `reveal ${first}`);
          return winner(one.phase === 'extra' ? play(one, `reveal ${second}`) : one)?.[0] === 1;
        });
        assert.equal(won.length / all.length, 0.25, `${first}, then ${second}`);
      }
  });

  test('a vassal who stops at the Knight wins 20 %', () => {
    const won = orders(COURT).filter((row) => {
      const one = play(at({row}), 'reveal 2');
      return winner(one.phase === 'extra' ? play(one, 'stop') : one)?.[0] === 1;
    });
    assert.equal(won.length, 24);
  });
});

describe('positions', () => {
  const faulty: readonly (readonly [path: string, position: unknown])[] = [
    ['position', null],
    ['court', {court: 1}],
    ['seats', {seats: 3}],
    ['options.bestOf', {options: {bestOf: 2}}],
    ['lord', {lord: 2}],
    ['scores', {options: {bestOf: 3}, wins: [1, 0], scores: [0, 1]}],
    ['scores[0]', {scores: [1, 0]}],
    ['row', {row: ['king']}],
    ['row[1]', {row: ['king', 'king', null, null, null]}],
    ['row[0]', {row: ['KH', null, null, null, null]}],
    [
      'row',
      {row: ['king', 'witch', 'beggar', 'knight'], phase: 'shuffle', options: {lordArranges: 'on'}},
    ],
    ['open[0]', {open: [0]}],
    ['open', {row: ROW, open: [4, 4]}],
    ['open', {row: ROW, open: [0, 1]}],
    ['phase', {row: ROW, open: [4], phase: 'pick'}],
    ['phase', {phase: 'shuffle', row: []}],
    ['turn', {row: ROW, lord: 0, turn: [0]}],
    ['wins[0]', {wins: [1, 0]}],
    ['wins[1]', {row: ROW, open: [2], lord: 0, wins: [0, 0]}],
  ];
  testFaulty(rules, faulty);
  test('`scores` alone are the matches won', () => {
    assert.deepEqual(rules.parsePosition({options: {bestOf: 3}, scores: [1, 0]}).wins, [1, 0]);
  });
  testReadme(rules, PHASES, import.meta.url);
  testViews(rules, () => [at(), play(at(), 'reveal 5'), play(at(), 'reveal 3')]);
});

test('the bot reveals different cards, and never stops', async () => {
  const state = play(at(), 'reveal 5');
  const places = new Set<string>();
  for (let n = 0; n < 60; n++) {
    const {move} = await findBot.choose(botQuestion(rules, state, 1, n));
    places.add(rules.formatMove(move));
  }
  assert.deepEqual([...places].sort(), ['reveal 1', 'reveal 2', 'reveal 3', 'reveal 4']);
});
