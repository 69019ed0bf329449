import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {botQuestion} from '../../../game/bot-matches.fixture.js';
import {peasantsBot} from '../bot.js';
import {begin, random, rules} from '../playing.fixture.js';
import type {PeasantsMove, PeasantsState} from '../types.js';
import {peasantsForesight} from './foresight.js';
import {lay, type World} from './kernel.js';
import {bestCard} from './policy.js';
import {put, startOf} from './sampler.js';

const problemOf = (state: PeasantsState) => {
  const [seat] = state.turn;
  const view = rules.view(state, seat);
  return peasantsForesight.problem!(view, rules.legalMoves(state, seat!), state.rng)!;
};

/** The world that is the state itself. */
function worldOf(state: PeasantsState): World {
  const world = startOf(rules.view(state, state.turn[0]));
  state.hands.forEach((hand, seat) => hand.forEach((card) => put(world.hands, seat, card)));
  state.aside.forEach((cards, seat) => cards.forEach((card) => put(world.aside, seat, card)));
  return world;
}

/** The states of a game by any moves in which a seat is awaited. */
const statesOf = (seed: string, options = {}): readonly PeasantsState[] =>
  [...random(begin(seed, options), seed)].filter(({turn}) => turn.length > 0);

describe('the worlds of a search', () => {
  for (const options of [{}, {mustFollow: 'off', goodCard: 'any'}])
    test(`offer what the rules offer, and what the bot would choose: ${JSON.stringify(options)}`, () => {
      const into = new Uint16Array(64);
      for (let game = 0; game < 12; game++)
        for (const state of statesOf(`worlds ${game}`, options)) {
          if (state.phase === 'reign.exchange.fromSoldier') continue;
          const problem = problemOf(state);
          const world = worldOf(state);
          const moves = rules.legalMoves(state, state.turn[0]!);
          const count = problem.choices(world, into);
          const wanted = moves.map((move) => problem.choiceOf(move));
          assert.deepEqual([...into.subarray(0, count)].sort(), wanted.sort());
          const {move} = peasantsBot.choose(botQuestion(rules, state, state.turn[0]!, 'bot')) as {
            move: PeasantsMove;
          };
          assert.equal(into[0], problem.choiceOf(move), `${state.phase} ${JSON.stringify(move)}`);
        }
    });

  test('play on as the rules do, to the end of the stage', () => {
    for (let game = 0; game < 12; game++)
      for (const from of statesOf(`course ${game}`)) {
        if (!from.phase.endsWith('play') && from.phase !== 'reign.exchange.fromPeasant') continue;
        const problem = problemOf(from);
        const world = worldOf(from);
        let state = from;
        while (problem.turn(world) >= 0) {
          assert.equal(problem.turn(world), state.turn[0]);
          const choice = bestCard(world);
          const moves = rules.legalMoves(state, state.turn[0]!);
          lay(world, choice);
          state = rules.apply(
            state,
            state.turn[0]!,
            moves.find((move) => problem.choiceOf(move) === choice)!,
          );
        }
        const gains = new Float64Array(4);
        problem.utility(world, gains);
        if (from.ranks === null) {
          assert.notEqual(state.ranks, null);
          assert.equal(gains.indexOf(Math.max(...gains)), state.ranks!.indexOf('king'));
        } else assert.deepEqual([...gains].indexOf(1), state.won.at(-1));
      }
  });
});
