import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {perft} from '../../../testing/index.js';
import {COURT} from '../rules/deck.js';
import {testFaulty, testReadme, testViews} from '../positions.fixture.js';
import {tourneyRules as rules, type TourneyEvent} from './index.js';
import {at, play, rounds} from './playing.fixture.js';
import {PHASES} from './types.js';

/** The worked cases of the rules text, by their ids; seat 0 is A, seat 1 B. */

const verdicts = (events: readonly TourneyEvent[]): readonly (readonly number[])[] =>
  events.flatMap((one) => (one.type === 'round decided' ? [one.winners] : []));
const king = {type: 'choose', card: 'king'} as const;

describe('worked cases', () => {
  test('KC4-01: King and Dragon: the King wins the round, both are set aside', () => {
    const events: TourneyEvent[] = [];
    const state = play(at(), 'KD', events);
    assert.deepEqual(verdicts(events), [[0]]);
    assert.deepEqual(rules.view(state, 1).hands, [
      ['dragon', 'knight', 'witch', 'beggar'],
      ['king', 'knight', 'witch', 'beggar'],
    ]);
    assert.deepEqual(rules.view(state, 1).scores, [1, 0]);
  });
  test('KC4-03: equal cards: the higher total of unused cards wins the round', () => {
    const events: TourneyEvent[] = [];
    const state = play(at('BK'), 'WW', events);
    assert.deepEqual(events.at(-1), {
      ...{type: 'round decided', round: 2, cards: ['witch', 'witch']},
      ...{winners: [0], unused: [12, 8]},
    });
    assert.deepEqual(rules.view(state, undefined).scores, [1, 1]);
  });
  test('KC4-05: a King that is set aside cannot be chosen', () => {
    const state = at('KD');
    assert.equal(rules.refuse(state, 0, king), 'tourney/set-aside');
    assert.ok(!rules.legalMoves(state, 0).some(({card}) => card === 'king'));
  });
  test('KC4-07: equal orders: five rounds that nobody wins, a draw (T-1, T-2)', () => {
    const events: TourneyEvent[] = [];
    const state = play(at(), 'KK BB NN WW', events);
    assert.deepEqual(verdicts(events), [[], [], [], [], []]);
    assert.deepEqual(rules.outcome(state), {
      ...{winners: [], scores: [0, 0], places: [[0, 1]], reason: 'tourney/drawn'},
    });
  });
  test('KC4-09: the Dragon beats the Knight: only values count', () => {
    const events: TourneyEvent[] = [];
    play(at(), 'ND', events);
    assert.deepEqual(verdicts(events), [[1]]);
  });
  test('KC4-11: at 3–0 the fourth and the fifth round are played', () => {
    const state = at('KD DN NW');
    assert.deepEqual(rules.view(state, 0).scores, [3, 0]);
    assert.equal(rules.phase(state), 'select');
    const events: TourneyEvent[] = [];
    const over = play(state, 'WB', events);
    assert.deepEqual(verdicts(events), [[0], [1]]);
    assert.deepEqual(rules.outcome(over)?.scores, [4, 1]);
  });
});

describe('rulings', () => {
  test('T-1: a round with equal totals, too, is nobody’s, or both score', () => {
    assert.deepEqual(rules.view(at('KK'), 0).scores, [0, 0]);
    assert.deepEqual(rules.view(at('KK', {tieRound: 'bothScore'}), 0).scores, [1, 1]);
    assert.deepEqual(rules.view(at('BK WW', {tieRound: 'bothScore'}), 0).scores, [1, 1]);
  });
  test('T-2: a drawn match is a draw, or is played again', () => {
    const events: TourneyEvent[] = [];
    const again = play(at('', {tieGame: 'rematch'}), 'KK BB NN WW', events);
    assert.deepEqual(events.slice(-2), [
      {type: 'match decided', match: 1, scores: [0, 0], winners: []},
      {type: 'match begun', match: 2},
    ]);
    assert.deepEqual([again.rounds, again.sheet, rules.turn(again)], [[], [[0, 0]], [0, 1]]);
    const won = play(again, 'KD DN NW WB');
    assert.deepEqual(rules.outcome(won), {
      ...{winners: [0], scores: [4, 1], places: [[0], [1]], reason: 'tourney/won'},
    });
  });
  test('T-3: the player who has spent less wins a tie; the card just shown is the same for both', () => {
    for (const one of COURT)
      for (const other of COURT)
        for (const tie of COURT.filter((card) => card !== one && card !== other)) {
          const {scores} = rules.view(
            rules.parsePosition({
              rounds: [
                [one, other],
                [tie, tie],
              ],
            }),
            0,
          );
          assert.deepEqual(scores, one === other ? [0, 0] : [1, 1], `${one} ${other} ${tie}`);
        }
  });
  test('T-4: cards that are set aside lie open to all', () => {
    for (const seat of [0, 1, undefined])
      assert.deepEqual(rules.view(at('KD WB'), seat).rounds, rounds('KD WB'));
  });
  test('T-5: with the optional rule a match ends when the rest cannot change it', () => {
    const early = play(at('', {stopEarly: 'on'}), 'KD DN NW');
    assert.deepEqual(rules.outcome(early)?.scores, [3, 0]);
    assert.equal(rules.phase(play(at('', {stopEarly: 'on'}), 'KD DN BB')), 'select');
    // With both scoring, three rounds won need not be enough.
    const both = {stopEarly: 'on', tieRound: 'bothScore'};
    assert.equal(rules.phase(play(at('', both), 'KK DD NN')), 'select');
  });
  test('T-6: the last cards meet automatically', () => {
    const events: TourneyEvent[] = [];
    const over = play(at('KD DN NW'), 'WB', events);
    assert.deepEqual(over.rounds.at(-1), ['beggar', 'king']);
    assert.deepEqual(events.map(({type}) => type), [
      'cards revealed', 'round decided', 'cards revealed', 'round decided', 'match decided', 'game over',
    ]); // oxfmt-ignore
  });
  test('T-7: best of three; a drawn match counts as played', () => {
    const series = {bestOf: 3};
    const one = play(at('', series), 'KD DN NW WB');
    assert.deepEqual([one.sheet, rules.phase(one)], [[[4, 1]], 'select']);
    assert.deepEqual(rules.outcome(play(one, 'KD DN NW WB')), {
      ...{winners: [0], scores: [2, 0], places: [[0], [1]], reason: 'tourney/won'},
    });
    const drawn = play(play(one, 'KK DD NN WW'), 'KK DD NN WW');
    assert.deepEqual(rules.outcome(drawn)?.scores, [1, 0]);
    const even = play(play(one, 'KK DD NN WW'), 'DK ND WN BW');
    assert.deepEqual(rules.outcome(even)?.winners, []);
    const again = play(at('', {...series, tieGame: 'rematch'}, {sheet: [[4, 1], [0, 0], [1, 4]]}), 'KK DD NN WW'); // oxfmt-ignore
    assert.deepEqual([again.sheet.length, rules.phase(again)], [4, 'select']);
  });
  test('KC-1: a choice may be changed until both are in, and nobody learns of a change', () => {
    const events: TourneyEvent[] = [];
    const emit = (one: TourneyEvent): void => void events.push(one);
    const one = rules.apply(at(), 0, king, emit);
    const changed = rules.apply(one, 0, {type: 'choose', card: 'witch'}, emit);
    assert.deepEqual(events, []);
    assert.deepEqual(rules.turn(changed), [1]);
    assert.equal(rules.legalMoves(changed, 0).length, 5);
    assert.deepEqual(rules.view(changed, 0).turn, [1]);
    assert.deepEqual(rules.view(changed, 0).choices.made, ['witch', null]);
    for (const seat of [1, undefined])
      assert.deepEqual(rules.view(changed, seat), rules.view(at(), seat));
    rules.apply(changed, 1, {type: 'choose', card: 'beggar'}, emit);
    assert.deepEqual(events[0], {
      ...{type: 'cards revealed', round: 1, cards: ['witch', 'beggar']},
    });
  });
  test('a game of two clocks ends, with a rematch or without', () => {
    for (const tieGame of ['draw', 'rematch']) {
      let state = at('', {tieGame});
      for (let moves = 0; rules.turn(state).length > 0; moves++) {
        assert.ok(moves < 10);
        const [seat] = rules.turn(state);
        state = rules.apply(state, seat!, rules.fallback(state, seat!));
      }
    }
  });
});

test('the number of choices: 25 · 16 · 9 · 4 ways', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map((depth) => perft(rules, at(), depth)),
    [5, 25, 100, 400, 1200, 3600],
  );
  assert.equal(perft(rules, at(), 8), 14_400);
  assert.equal(perft(rules, at('KD DN NW'), 9), 4);
});

describe('positions', () => {
  const faulty: readonly (readonly [path: string, position: unknown])[] = [
    ['position', null],
    ['court', {court: 1}],
    ['seats', {seats: 3}],
    ['options.bestOf', {options: {bestOf: 5}}],
    ['rounds', {rounds: 'KD'}],
    ['rounds[0]', {rounds: [['king']]}],
    ['rounds[0][1]', {rounds: [['king', 'KH']]}],
    ['rounds[1][0]', {rounds: rounds('KD KN')}],
    ['rounds', {rounds: rounds('KD DN NW WB')}],
    ['rounds[3]', {rounds: rounds('KD DN NW WB'), options: {stopEarly: 'on'}}],
    ['rounds[5]', {rounds: rounds('KD DN NW WB BK KK')}],
    ['rounds', {sheet: [[3, 2]]}],
    ['rounds', {rounds: rounds('KD DN NW WB BK'), options: {bestOf: 3}}],
    ['sheet[0]', {rounds: rounds('KD DN NW WB BK'), sheet: [[3, 2]]}],
    ['sheet[0]', {sheet: [[4, 2]], options: {bestOf: 3}}],
    ['sheet[0][0]', {sheet: [[6, 0]], options: {bestOf: 3}}],
    ['sheet[1]', {sheet: [[3, 2], [3, 2]]}],
    ['choices.from', {choices: {from: [0]}}],
    ['choices.made', {choices: {made: ['king', 'king']}}],
    ['choices.made[0]', {rounds: rounds('KD'), choices: {made: ['king', null]}}],
    ['choices.made[1]', {rounds: rounds('KD DN NW WB BK'), choices: {made: [null, 'king']}}],
    ['hands', {hands: [['king'], ['king']]}],
    ['scores', {rounds: rounds('KD'), scores: [0, 0]}],
    ['phase', {phase: 'over'}],
    ['turn', {turn: [0]}],
    ['rng', {rng: [1, 2, 3]}],
  ]; // oxfmt-ignore
  testFaulty(rules, faulty);
  testReadme(rules, ['select', ...PHASES], import.meta.url);
  testViews(rules, () => {
    const chosen = rules.apply(at('KD'), 1, king);
    return [at(), chosen, at('KD DN NW WB BK')];
  });
});
