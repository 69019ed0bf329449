import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {below, rngFrom} from '../../../cards/index.js';
import {botQuestion} from '../../../game/bot-matches.fixture.js';
import type {Options} from '../../../game/index.js';
import {ladderBot} from '../bot.js';
import {begin} from '../playing.fixture.js';
import {ladderRules as rules} from '../rules.js';
import type {LadderMove, LadderState} from '../types.js';
import {choiceOf, choicesOf, play} from './choices.js';
import {usualChoice} from './policy.js';
import {startOf} from './sampler.js';
import {codeOf, put, type World} from './world.js';

/** The world that is the state itself. */
function worldOf(state: LadderState): World {
  const view = rules.view(state, rules.turn(state)[0]);
  const world = startOf(view);
  state.hands.forEach((hand, seat) => {
    const rest = [...hand];
    for (const card of view.hands[seat]!) if (card !== null) rest.splice(rest.indexOf(card), 1);
    for (const card of rest) put(world, seat, codeOf(card));
  });
  return world;
}

const TABLES: readonly (readonly [number, Options])[] = [
  [6, {}],
  [5, {packs: 'poker'}],
  [8, {throwIn: 'all'}],
  [6, {throwIn: 'attacker', packs: 2}],
];

describe('the worlds of a search', () => {
  for (const [seats, options] of TABLES)
    test(`play on as the rules do: ${seats} seats ${JSON.stringify(options)}`, () => {
      const into = new Uint16Array(4096);
      for (let game = 0; game < 4; game++) {
        const stream = [...rngFrom(`course ${game}`)];
        let state = begin(seats, {hands: 1, ...options}, `worlds ${game}`);
        let world = worldOf(state);
        for (let number = 0; world.turn >= 0; number++) {
          const [seat] = rules.turn(state);
          const moves = rules.legalMoves(state, seat!);
          assert.equal(world.turn, seat);
          const choices = [...into.subarray(0, choicesOf(world, into))];
          assert.deepEqual(choices.sort(), moves.map(choiceOf).sort());
          const {move: usual} = ladderBot.choose(botQuestion(rules, state, seat!, 'bot')) as {
            move: LadderMove;
          };
          const mine = usualChoice(world);
          assert.ok(choices.includes(mine));
          // Cards that cost the bot the same may differ.
          if (usual.type === 'take' || usual.type === 'done' || usual.type === 'leave')
            assert.equal(mine, choiceOf(usual), `${number}: ${rules.formatMove(usual)}`);
          const move = moves[below(stream, moves.length)]!;
          state = rules.apply(state, seat!, move);
          if (number % 40 === 39 && rules.turn(state).length > 0) world = worldOf(state);
          else play(world, choiceOf(move));
        }
        assert.equal(state.phase, 'over');
        assert.deepEqual([...world.ranks], state.ranks);
      }
    });
});
