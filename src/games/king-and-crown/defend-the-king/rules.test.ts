import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {createMatch} from '../../../match/index.js';
import {perft} from '../../../testing/index.js';
import {PHASES} from '../rules/choosing.js';
import {COURT, type CourtCard} from '../rules/deck.js';
import {testFaulty, testReadme, testViews} from '../positions.fixture.js';
import {solve} from '../bot/matrix-game.js';
import {anyCard, chancesOf, inOrder, learner, shareOf} from '../bot/strength.js';
import {defendBot} from './bot.js';
import {defendGame, defendRules as rules, type DefendState, type DefendEvent} from './index.js';
import {thwartedBy} from './rules/knockout.js';

/** The worked cases of the rules text, by their ids. */

const at = (more: object = {}): DefendState => rules.parsePosition(more);
const some = (seats: number, more: object = {}): DefendState => at({seats, ...more});

/** All seats that are still in show their cards, in order of seats. */
function meet(state: DefendState, cards: string, events: DefendEvent[] = []): DefendState {
  const list = cards.split(' ');
  return state.still.reduce((now, seat, nth) => {
    const move = {type: 'choose', card: list[nth] as CourtCard} as const;
    assert.equal(rules.refuse(now, seat, move), undefined);
    return rules.apply(now, seat, move, (one) => events.push(one));
  }, state);
}

describe('worked cases', () => {
  const pairs: readonly (readonly [id: string, cards: string, winner: number])[] = [
    ['KC2-01', 'king beggar', 0],
    ['KC2-02', 'king knight', 0],
    ['KC2-03', 'witch knight', 0],
    ['KC2-04', 'witch king', 0],
    ['KC2-05', 'dragon king', 0],
    ['KC2-06', 'dragon witch', 0],
    ['KC2-07', 'beggar dragon', 0],
    ['KC2-08', 'beggar witch', 0],
    ['KC2-09', 'knight beggar', 0],
    ['KC2-10', 'knight dragon', 0],
    ['KC2-01, the other way round', 'beggar king', 1],
  ];
  for (const [id, cards, winner] of pairs)
    test(`${id}: ${cards}`, () => {
      const events: DefendEvent[] = [];
      const {wins} = meet(at(), cards, events);
      assert.deepEqual(wins, [Number(winner === 0), Number(winner === 1)]);
      assert.deepEqual(
        events.map(({type}) => type),
        ['cards revealed', 'match won', 'match begun'],
      );
    });
  test('KC2-11, D-5, D-6: after equal cards all have five again and select again', () => {
    const events: DefendEvent[] = [];
    const after = meet(at(), 'witch witch', events);
    assert.deepEqual([after.wins, after.phase, after.reveals], [[0, 0], 'select', 1]);
    for (const seat of [0, 1]) assert.equal(rules.legalMoves(after, seat).length, 5);
    assert.deepEqual(events.at(-1), {type: 'cards returned'});
  });
  test('KC2-13, KC-1: a choice is hidden until all are in, and so is the fact that it was made', () => {
    const start = some(3);
    const one = rules.apply(start, 0, {type: 'choose', card: 'king'});
    for (const seat of [1, 2, undefined])
      assert.deepEqual(rules.view(one, seat), rules.view(start, seat));
    assert.deepEqual(rules.view(one, 0).choices.made, ['king', null, null]);
    const changed = rules.apply(one, 0, {type: 'choose', card: 'witch'});
    assert.deepEqual(changed.choices.made, ['witch', null, null]);
  });
  test('KC2-R1: King, Beggar, Knight: both others are out, and the King wins', () => {
    const after = meet(some(3), 'king beggar knight');
    assert.deepEqual(after.last?.out, [1, 2]);
    assert.deepEqual(rules.outcome(after)?.winners, [0]);
  });
  test('KC2-R2: King, Beggar, Witch: all are thwarted, and nobody is out', () => {
    const after = meet(some(3), 'king beggar witch');
    assert.deepEqual([after.last?.out, after.still], [[], [0, 1, 2]]);
  });
});

describe('rulings', () => {
  test('D-2: pureLoser puts out only players who thwart nobody', () => {
    const options = {multi: 'pureLoser'};
    assert.deepEqual(thwartedBy(['king', 'beggar', 'knight'], options), [1]);
    assert.deepEqual(thwartedBy(['king', 'beggar', 'witch'], options), []);
    assert.deepEqual(thwartedBy(['king', 'king', 'beggar'], options), [2]);
    const after = meet(some(3, {options}), 'king beggar knight');
    assert.deepEqual(after.still, [0, 2]);
  });
  test('D-3: by default best of three with two players, one match with more', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const {state} = createMatch(defendGame, {seats, seed: 1});
      assert.equal(state.options['bestOf'], seats === 2 ? 3 : 1);
    }
    const {state} = createMatch(defendGame, {seats: 4, options: {bestOf: 5}, seed: 1});
    assert.equal(state.options['bestOf'], 5);
    const won = meet(meet(at(), 'king beggar'), 'king beggar');
    assert.deepEqual(rules.outcome(won), {
      ...{winners: [0], scores: [2, 0], places: [[0], [1]], reason: 'crown/won'},
    });
  });
  test('D-8: two Kings and a Beggar: the Beggar is out, and waits', () => {
    const events: DefendEvent[] = [];
    const after = meet(some(3), 'king king beggar', events);
    assert.deepEqual(after.still, [0, 1]);
    assert.deepEqual(events.at(-1), {type: 'players out', seats: [2]});
    assert.equal(rules.refuse(after, 2, {type: 'choose', card: 'king'}), 'defend/out');
    assert.deepEqual(rules.legalMoves(after, 2), []);
    const next = meet(some(3, {...after, options: {bestOf: 3}}), 'king beggar');
    assert.deepEqual([next.still, next.wins, next.reveals], [[0, 1, 2], [1, 0, 0], 0]);
  });
  for (const seats of [2, 3, 4, 5, 6])
    for (const multi of ['anyThwart', 'pureLoser'])
      test(`a game of clocks alone ends: ${seats} players, ${multi}`, () => {
        let state = some(seats, {options: {multi, bestOf: 5}});
        for (let moves = 0; rules.turn(state).length > 0; moves++) {
          assert.ok(moves < 2000);
          const seat = rules.turn(state)[0]!;
          state = rules.apply(state, seat, rules.fallback(state, seat));
        }
      });
});

/** Every combination of cards that these seats may show. */
const shows = (seats: number): readonly (readonly CourtCard[])[] =>
  seats === 0 ? [[]] : shows(seats - 1).flatMap((rest) => COURT.map((card) => [...rest, card]));

describe('the solution', () => {
  test('two players: 50 %, which only the even mix guarantees', () => {
    const payoffs = COURT.map((one) =>
      COURT.map((other) => {
        const {wins, last} = meet(at(), `${one} ${other}`);
        return last!.out.length === 0 ? 0.5 : wins[0]!;
      }),
    );
    const {value, rows} = solve(payoffs);
    assert.ok(Math.abs(value - 0.5) < 1e-12);
    for (const chance of rows) assert.ok(Math.abs(chance - 0.2) < 1e-12);
  });

  for (const multi of ['anyThwart', 'pureLoser'])
    test(`three to six players, ${multi}: against even mixes each card wins 1/n`, () => {
      for (const seats of [2, 3, 4, 5, 6]) {
        const all = shows(seats - 1);
        const worth = COURT.map((card) => {
          let [won, open] = [0, 0];
          for (const others of all) {
            const out = thwartedBy([card, ...others], {multi});
            if (out.length === 0) open++;
            else if (!out.includes(0)) won += 1 / (seats - out.length);
          }
          return won / (all.length - open);
        });
        for (const chance of worth)
          assert.ok(Math.abs(chance - 1 / seats) < 1e-12, `${seats}: ${worth.join(' ')}`);
      }
    });

  test('the value that one of three can guarantee against two who act together', () => {
    for (const [multi, sure] of [
      ['anyThwart', 1 / 6],
      ['pureLoser', 1 / 4],
    ] as const) {
      let [value, even] = [0, false];
      for (let n = 0; n < 60; n++) {
        const solution = solve(
          COURT.map((card) =>
            shows(2).map((others) => {
              const out = thwartedBy([card, ...others], {multi});
              return out.length === 0 ? value : out.includes(0) ? 0 : 1 / (3 - out.length);
            }),
          ),
        );
        value = solution.value;
        even = solution.rows.every((chance) => Math.abs(chance - 0.2) < 1e-9);
      }
      assert.ok(even && Math.abs(value - sure) < 1e-9, `${multi}: ${value}`);
    }
  });

  test('three players who show a round of thwarts keep every match open', () => {
    for (const multi of ['anyThwart', 'pureLoser'])
      for (const card of COURT)
        assert.deepEqual(thwartedBy([card, 'king', 'beggar', 'witch'], {multi}), []);
  });

  test('the bot mixes evenly', async () => {
    for (const chance of await chancesOf(rules, defendBot, at(), 5000))
      assert.ok(Math.abs(chance - 0.2) < 0.017, String(chance));
  });

  for (const seats of [2, 4])
    test(`no rival wins more than its share among bots, ${seats} players`, async () => {
      for (const rival of [anyCard(), inOrder(['king']), inOrder(COURT), learner()]) {
        const share = await shareOf(rules, defendBot, rival, {games: 500, seats});
        assert.ok(share.held, JSON.stringify(share));
      }
    });

  test('the number of ways to play one reveal, and two', () => {
    assert.equal(perft(rules, at(), 2), 25);
    assert.equal(perft(rules, at(), 4), 625);
    assert.equal(perft(rules, some(3), 3), 125);
  });
});

describe('positions', () => {
  const faulty: readonly (readonly [path: string, position: unknown])[] = [
    ['position', null],
    ['court', {court: 1}],
    ['seats', {seats: 7}],
    ['options.multi', {options: {multi: 'bracket'}}],
    ['phase', {phase: 'reveal'}],
    ['scores', {wins: [1, 0], scores: [0, 1]}],
    ['scores', {scores: [2, 0]}],
    ['still', {seats: 3, still: [0]}],
    ['still', {seats: 3, still: [0, 0]}],
    ['still', {seats: 3, still: [0, 1, 2], last: {cards: ['king', 'king', 'beggar']}}],
    ['wins[0]', {phase: 'over', wins: [0, 2], still: [0]}],
    ['reveals', {seats: 3, still: [0, 1], reveals: 0}],
    ['reveals', {wins: [1, 0], last: {cards: ['king', 'beggar']}, reveals: 2}],
    ['wins[0]', {last: {cards: ['king', 'beggar']}}],
    ['wins', {phase: 'over', wins: [1, 0]}],
    ['last.cards', {last: {cards: ['king', null]}}],
    ['last.cards[1]', {last: {cards: ['king', 'KH']}}],
    ['last.out', {last: {cards: ['king', 'king'], out: [0]}}],
    ['choices.made', {choices: {made: ['king', 'king']}}],
    ['choices.made[2]', {seats: 3, still: [0, 1], choices: {made: [null, null, 'king']}}],
    ['turn', {choices: {made: ['king', null]}, turn: [0, 1]}],
  ];
  testFaulty(rules, faulty);
  test('`scores` alone are the matches won', () => {
    assert.deepEqual(rules.parsePosition({scores: [1, 0]}).wins, [1, 0]);
  });
  testReadme(rules, PHASES, import.meta.url);
  testViews(rules, () => {
    const thinned = meet(some(3), 'king king beggar');
    return [some(3), meet(at(), 'king beggar'), thinned, meet(thinned, 'king beggar')];
  });
});
