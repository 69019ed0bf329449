import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {below, rngFrom} from '../../../cards/index.js';
import {botQuestion} from '../../../game/bot-matches.fixture.js';
import type {Options} from '../../../game/index.js';
import {rounds} from '../../../testing/full.fixture.js';
import {ladderBot} from '../bot.js';
import {isAsGood, usualChoice} from '../bot/policy.js';
import {begin} from '../playing.fixture.js';
import {ladderRules as rules} from '../rules.js';
import type {LadderMove} from '../types.js';
import {choiceOf, choicesOf, play} from './choices.js';
import {load, type PlayFields} from './load.js';
import {copy, type Kernel} from './position.js';

const TABLES: readonly (readonly [number, Options])[] = [
  [6, {}],
  [5, {packs: 'poker'}],
  [8, {throwIn: 'all'}],
  [6, {throwIn: 'attacker', packs: 2}],
  [5, {packs: 3}],
  [16, {}],
  [16, {packs: 'poker'}],
];

/** The position loaded from a standing alone, without what was played before. */
const loaded = (standing: PlayFields): Kernel => load({...standing});

/**
 * The fields that play depends on: the number of each card in the bout, and no `swapped`, which tells
 * of the last bout only.
 */
const told = (k: Kernel) => ({...k, lying: [...k.lying.subarray(0, k.count)], swapped: false});

describe('the kernel', () => {
  for (const [seats, options] of TABLES)
    test(`reaches by play what it loads from a state of the rules: ${seats} seats ${JSON.stringify(options)}`, () => {
      const into = new Uint16Array(4096);
      for (let game = 0; game < rounds(4); game++) {
        const stream = [...rngFrom(`course ${game}`)];
        let state = begin(seats, {hands: 1, ...options}, `worlds ${game}`);
        const k = copy(load(state));
        for (;;) {
          const [seat] = rules.turn(state);
          assert.equal(k.turn, seat ?? -1);
          if (seat === undefined) break;
          assert.deepEqual(told(k), told(loaded(state)));
          const moves = rules.legalMoves(state, seat);
          const choices = [...into.subarray(0, choicesOf(k, into))];
          assert.deepEqual(choices.sort(), moves.map((move) => choiceOf(move, k)).sort());
          const move = moves[below(stream, moves.length)]!;
          state = rules.apply(state, seat, move);
          play(k, choiceOf(move, k));
        }
        assert.equal(state.phase, 'over');
        assert.deepEqual([...k.ranks], state.ranks);
      }
    });

  test('finds the usual choice without cards that a seat does not see', () => {
    for (const [seats, options] of TABLES) {
      const stream = [...rngFrom('usual')];
      let state = begin(seats, {hands: 1, ...options}, 'usual');
      for (let [seat] = rules.turn(state); seat !== undefined; [seat] = rules.turn(state)) {
        const moves = rules.legalMoves(state, seat);
        const usual = usualChoice(loaded(state));
        assert.ok(moves.some((move) => choiceOf(move, loaded(state)) === usual));
        const {move} = ladderBot.choose(botQuestion(rules, state, seat, 'bot')) as {
          move: LadderMove;
        };
        assert.ok(
          isAsGood(loaded(state), choiceOf(move, loaded(state)), usual),
          rules.formatMove(move),
        );
        state = rules.apply(state, seat, moves[below(stream, moves.length)]!);
      }
    }
  });
});
