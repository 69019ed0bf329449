import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {InvalidPositionError} from '../../../game/index.js';
import {createMatch} from '../../../match/index.js';
import {gskGame} from '../index.js';
import {at, begin, wander} from '../playing.fixture.js';
import {gskRules as rules} from '../rules.js';

const lying = [
  {left: '9S', centre: '4S', right: '3S'},
  {left: '8H', centre: '2H', right: '5H'},
];

describe('the missing parts of a position', () => {
  test('an empty position is the beginning for two', () => {
    const state = at({});
    assert.deepEqual(state, {...begin(), rng: state.rng});
    assert.equal(at({seats: 4}).matches[1]?.step, 'formation');
  });

  test('formations alone: the hands hold the rest of the suits, and the first rout is awaited', () => {
    const state = at({formations: lying});
    assert.equal(state.hands[0]!.length, 10);
    assert.equal(state.matches[0]?.step, 'rout');
    assert.equal(at({formations: lying, matches: [{step: 'declare'}]}).formations[0]?.turned, true);
    const late = at({formations: lying, options: {routWindows: 'afterFlip'}});
    assert.equal(late.matches[0]?.step, 'lastRout');
  });

  test('unknown cards are drawn, and known ones stay in any common spelling', () => {
    const state = at({hands: [['♠K', '10S', null], null], piles: [4, 2]});
    assert.ok(state.hands[0]!.includes('KS') && state.hands[0]!.includes('TS'));
    assert.deepEqual(
      state.hands.map((hand) => hand.length),
      [3, 17],
    );
    assert.deepEqual(
      state.piles.map((pile) => pile.length),
      [4, 2],
    );
  });

  test('the suit of a player who is out has left the game', () => {
    const state = at({seats: 4, alive: [true, false, true, true]});
    assert.equal(state.aside.length, 13);
    assert.deepEqual(state.letters, [0, 2, 3]);
    assert.deepEqual(rules.view(state, 0).alive, [true, false, true, true]);
  });

  test('G-16: the round follows from the pairs that meet, or from the formations on the table', () => {
    const [, theirs] = lying;
    const third = {left: '9D', centre: '4D', right: '3D'};
    assert.deepEqual(at({seats: 3, formations: [null, theirs, third]}).round, 1);
    const four = at({seats: 4, matches: [{seats: [1, 2]}, {seats: [3, 0]}]});
    assert.equal(four.round, 1);
  });

  test('a failed rout is the rival’s only one in the hand', () => {
    const [mine, theirs] = lying;
    const formations = [mine, {...theirs, shown: ['centre']}];
    assert.deepEqual(at({formations}).tokens, [false, true]);
    assert.deepEqual(
      at({formations, tokens: [false, false], matches: [{step: 'declare'}]}).tokens,
      [false, false],
    );
  });

  test('a player who is out but still has a letter fell in this round', () => {
    const waiting = {step: 'waiting'};
    const state = at({
      ...{seats: 4, letters: [0, 1, 2, 3], fallen: [{seat: 1}]},
      matches: [waiting, {step: 'formation'}],
    });
    assert.equal(state.moment, 0);
  });

  test('the end: one King left, or as given', () => {
    assert.deepEqual(at({fallen: [{seat: 1}]}).result, {winners: [0], reason: 'gsk/last-king'});
    const draw = {winners: [0, 1], reason: 'gsk/hand-limit'};
    assert.deepEqual(rules.outcome(at({result: draw}))?.winners, [0, 1]);
  });
});

describe('an impossible position is refused with a path', () => {
  for (const [path, position] of [
    ['position', 7],
    ['tempo', {tempo: 1}],
    ['seats', {seats: 5}],
    ['options.blindTie', {options: {blindTie: 'never'}}],
    ['hands[0][1]', {hands: [['KS', 'KS'], null]}],
    ['hands[0][0]', {hands: [['KD'], null]}],
    ['hands', {hands: [['KS'], ['KH']]}],
    ['hands[0]', {hands: [['KH', 'KS', '3S'], null]}],
    ['hands[0]', {hands: [['KS', '2S'], null]}],
    ['formations[1]', {formations: [lying[0], null], matches: [{step: 'rout'}]}],
    [
      'formations[0].left',
      {formations: [{...lying[0], left: 'KS'}, lying[1]], matches: [{step: 'lastRout'}]},
    ],
    [
      'matches[0].step',
      {formations: [{...lying[0], right: 'AS'}, lying[1]], matches: [{step: 'declare'}]},
    ],
    ['matches[0].step', {matches: [{step: 'flip'}]}],
    ['matches[0].seats', {matches: [{seats: [1, 0]}]}],
    ['matches[1]', {matches: [{}, {}]}],
    ['matches[0].declared', {formations: lying, matches: [{step: 'challenge'}]}],
    [
      'matches[0].declared[0]',
      {formations: lying, matches: [{step: 'challenge', declared: [['9', '9']]}]},
    ],
    ['tokens', {formations: lying, tokens: [false, false]}],
    ['tokens[0]', {formations: [lying[0], {...lying[1], shown: ['left']}], tokens: [true, true]}],
    ['moment', {seats: 4, letters: [0, 1, 2, 3], fallen: [{seat: 1}], moment: 2}],
    [
      'matches[0].step',
      {formations: lying, matches: [{step: 'rout'}], options: {routWindows: 'afterFlip'}},
    ],
    ['matches[0].choices.made[0]', {matches: [{choices: {made: [{type: 'pass'}, null]}}]}],
    ['choice', {seat: 2, seats: 3, choice: {type: 'pass'}}],
    ['aside', {fallen: [{seat: 1}], hands: [null, []], aside: []}],
    ['letters', {seats: 3, letters: [0, 1]}],
    ['fallen[1].seat', {seats: 3, fallen: [{seat: 1}, {seat: 1}]}],
    ['turn', {turn: [1]}],
    ['phase', {phase: 'reshuffle'}],
    ['phase', {phase: 'tricks.first.rout', matches: [{step: 'formation'}]}],
    ['scene', {scene: 'reshuffle'}],
    ['result', {phase: 'over'}],
    ['result', {scene: 'over'}],
    ['shown[0].card', {piles: [[], []], shown: [{card: '9H', from: 1, to: 0}]}],
    ['rng', {rng: [1, 2]}],
  ] as const)
    test(`${path} in ${JSON.stringify(position).slice(0, 70)}`, () => {
      assert.throws(
        () => at(position as object),
        (error: unknown) => error instanceof InvalidPositionError && error.path === path,
        path,
      );
    });
});

test('the phase gives the step of each trick if the matches do not', () => {
  const lying = {left: '9S', centre: '4S', right: '3S'};
  const other = {left: '8H', centre: '2H', right: '5H'};
  const position = {formations: [lying, other]};
  for (const [phase, step] of [
    ['tricks.first.rout', 'rout'],
    ['tricks.first.lastRout', 'lastRout'],
    ['tricks.first.push.declare', 'declare'],
  ] as const) {
    const state = at({...position, phase});
    assert.equal(state.phase, phase);
    assert.deepEqual(at({...position, matches: [{step}]}), state);
    assert.deepEqual(at({...position, scene: 'tricks', matches: [{step}]}), state);
  }
});

test('states of a match are read back unchanged, and their views look the same', () => {
  for (const seats of [2, 3, 4])
    wander(begin(seats, {}, 'back'), 'back', (state) => {
      if (rules.turn(state).length === 0) return;
      const again = (value: unknown) => JSON.parse(JSON.stringify(value)) as object;
      if (
        state.matches.every((one) => !one || one.step === 'waiting' || one.choices.from.length > 0)
      )
        for (const seat of [0, undefined]) {
          assert.deepEqual(at(again(state)), state);
          const view = rules.view(state, seat);
          assert.deepEqual(rules.view(at(again(view)), seat), view);
        }
    });
});

test('the positions in the README can be played, one for each phase', () => {
  const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const examples = [...text.matchAll(/```json\n([^]*?)```/g)].map(([, json]) => json!);
  const phases = examples.map((json) => createMatch(gskGame, {state: JSON.parse(json)}).phase);
  assert.deepEqual(phases, [
    'tricks.first.formation',
    'tricks.first.rout',
    'tricks.first.lastRout',
    'tricks.first.push.declare',
    'tricks.first.push.challenge',
    'tricks.first.push.declare + tricks.second.rout',
    'over',
  ]);
});
