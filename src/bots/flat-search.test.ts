import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {step} from '../cards/index.js';
import type {Problem} from '../game/index.js';
import {FlatSearch} from './flat-search.js';

/** A world is its luck, and what a choice adds to it. */
interface World {
  readonly luck: number;
  brings: number;
}

/** A decision in which each choice brings the luck of the world and slightly more or less. */
const problemOf = (worth: (choice: number, luck: number) => number): Problem<World> => ({
  seats: 1,
  flat: true,
  draw: (stream) => ({luck: step(stream) / 2 ** 32, brings: Number.NaN}),
  copy: (world) => ({...world}),
  turn: ({brings}) => (Number.isNaN(brings) ? 0 : -1),
  choices(_, into) {
    into.set([2, 0, 1]); // the likeliest is 2
    return 3;
  },
  play(world, choice) {
    world.brings = 100 * world.luck + worth(choice, world.luck);
  },
  finish() {
    throw new Error('each choice leads to the horizon');
  },
  utility({brings}, into) {
    into[0] = brings;
  },
  choiceOf: () => 0,
});

const first = (
  problem: Problem<World>,
  iterations: number,
  seed: number,
  milliseconds = Infinity,
) => {
  let time = 0;
  const limits = {iterations, milliseconds, worlds: 10, drawn: 2};
  const search = new FlatSearch(problem, 0, limits, [seed, 2, 3, 4], () => time++);
  while (!search.done) search.advance();
  return search.expectations();
};

describe('a search of one decision', () => {
  test('finds a slightly better choice despite much luck', () => {
    const problem = problemOf((choice) => (choice === 1 ? 0.5 : 0));
    for (let seed = 0; seed < 20; seed++)
      assert.equal(first(problem, 96, seed)[0]!.choice, 1, `seed ${seed}`);
  });

  test('keeps the likeliest choice if none is clearly better', () => {
    // Luck decides which of the two others is better, and each is worse than the likeliest on average.
    const problem = problemOf((choice, luck) =>
      choice === 2 ? 0 : ((luck * 1000 * (choice + 3)) % 20) - 12,
    );
    let kept = 0;
    for (let seed = 0; seed < 40; seed++) kept += Number(first(problem, 96, seed)[0]!.choice === 2);
    assert.ok(kept >= 36, `${kept} of 40`);
  });

  test('plays on in a few worlds that fit what was played, and solves none', () => {
    // Choice 1 is the best in half of the worlds, which do not fit.
    const problem = problemOf((choice, luck) => [1, luck < 0.5 ? 10 : 0, 0][choice]!);
    let drawn = 0;
    const fitting: Problem<World> = {
      ...problem,
      draw(stream) {
        drawn++;
        return problem.draw(stream);
      },
      likelihood: ({luck}) => (luck < 0.5 ? -50 : 0),
      settle() {
        throw new Error('a quick search plays on');
      },
    };
    for (let seed = 0; seed < 20; seed++) {
      assert.equal(first(problem, 96, seed)[0]!.choice, 1, `seed ${seed}, all worlds`);
      drawn = 0;
      assert.equal(first(fitting, 96, seed)[0]!.choice, 0, `seed ${seed}, worlds that fit`);
      assert.equal(drawn, 1 + 10 * 2, 'one for the choices, two for each of ten');
    }
  });

  test('reports every choice, and ends with its time', () => {
    const told = first(
      problemOf((choice) => choice),
      24,
      1,
    );
    assert.deepEqual(
      told.map(({choice}) => choice),
      [2, 1, 0],
    );
    assert.deepEqual(
      told.map(({visits}) => visits),
      [4, 4, 4], // the second look counts, in its own worlds
    );
    assert.equal(
      first(
        problemOf((choice) => choice),
        1e9,
        1,
        200,
      )[0]!.choice,
      2,
    );
  });
});
