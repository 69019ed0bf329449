import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {problemOf} from '../bots/index.js';
import {pick, rngFrom} from '../cards/index.js';
import {catalogue} from '../embed/catalogue.js';
import {defaultOptions, type Problem} from '../game/index.js';
import {oneOfEachEngine, rounds} from './full.fixture.js';

/** The number of decisions checked in each game, and of worlds for each. */
const DECISIONS = rounds(12);
const WORLDS = 2;

describe('the foresight of a game', () => {
  for (const entry of oneOfEachEngine(catalogue))
    test(`${entry.id}: worlds offer the same choices, fit finitely and end`, async () => {
      const [rules, foresight] = await Promise.all([entry.rules(), entry.foresight?.()]);
      const seats = entry.seats.usual;
      let rng = rngFrom(`foresight ${entry.id}`);
      let state = rules.setup(defaultOptions(rules.options, seats), seats, rng);
      const into = new Uint16Array(4096);
      for (let looked = 0, number = 0; looked < DECISIONS; number++) {
        const [seat] = rules.turn(state);
        if (seat === undefined) break;
        const moves = rules.legalMoves(state, seat);
        const view = rules.view(state, seat);
        const problem: Problem<unknown> | undefined = foresight?.problem
          ? foresight.problem(view, moves, rng)
          : (problemOf(rules, view, foresight) as Problem<unknown>);
        if (problem && number % 3 === 0) {
          looked++;
          const stream = [...rngFrom(`${entry.id} ${number}`)];
          for (let at = 0; at < WORLDS; at++) {
            const drawn = problem.draw(stream);
            const world = problem.copy(drawn);
            assert.equal(problem.turn(world), seat);
            const count = problem.choices(world, into);
            const choices = [...into.subarray(0, count)].sort((a, b) => a - b);
            const wanted = (foresight?.shortlist?.(state, seat, moves) ?? moves)
              .map((move) => problem.choiceOf(move))
              .sort((a, b) => a - b);
            assert.deepEqual(choices, wanted);
            assert.ok(Number.isFinite(problem.likelihood?.(world) ?? 0));
            problem.finish(world, stream);
            assert.equal(problem.turn(world), -1);
            const gains = new Float64Array(seats);
            problem.utility(world, gains);
            assert.ok(gains.every((gain) => Number.isFinite(gain)));
            assert.equal(problem.turn(drawn), seat, 'a copy was played on, not the original');
          }
        }
        const next = pick(rng, moves);
        rng = next.rng;
        state = rules.apply(state, seat, next.value);
      }
    });
});
