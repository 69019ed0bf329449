import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {below} from '../cards/index.js';
import type {Problem} from '../game/index.js';
import {Search} from './ismcts.js';

const plan = {worlds: 20, drawn: 1, curiosity: 1};
const stream = (): number[] => [1, 2, 3, 4];

/** Two seats take one to three stones in turn; taking the last one wins. */
interface Heap {
  stones: number;
  seat: number;
}

const heap = (stones: number): Problem<Heap> => ({
  seats: 2,
  draw: () => ({stones, seat: 0}),
  copy: (world) => ({...world}),
  turn: ({stones: left, seat}) => (left > 0 ? seat : -1),
  choices({stones: left}, into) {
    const count = Math.min(3, left);
    for (let at = 0; at < count; at++) into[at] = at + 1;
    return count;
  },
  play(world, taken) {
    world.stones -= taken;
    world.seat = 1 - world.seat;
  },
  finish(world, random) {
    while (world.stones > 0) this.play(world, 1 + below(random, Math.min(3, world.stones)));
  },
  // The player on turn loses when no stone is left.
  utility({seat}, into) {
    into[seat] = 0;
    into[1 - seat] = 1;
  },
  choiceOf: () => 0,
});

/** Two seats choose 0 or 1 in secret; seat 0 wants an even sum, and 1 and 1 pays more. */
interface Pennies {
  made: number[];
  shown: number;
}

const pennies: Problem<Pennies> = {
  seats: 2,
  draw: () => ({made: [], shown: 0}),
  copy: ({made, shown}) => ({made: [...made], shown}),
  turn: ({made}) => (made.length < 2 ? made.length : -1),
  choices(_, into) {
    into[0] = 0;
    into[1] = 1;
    return 2;
  },
  play: ({made}, choice) => void made.push(choice),
  sealed: ({made}) => made.length % 2,
  finish(world, random) {
    while (world.made.length < 2) world.made.push(below(random, 2));
  },
  utility({made: [one, other]}, into) {
    const gain = one === other ? 1 : -1;
    into[0] = gain;
    into[1] = -gain;
  },
  choiceOf: () => 0,
};

describe('a search', () => {
  test('finds the only choice that wins', () => {
    for (const stones of [5, 6, 7, 9, 10]) {
      const search = new Search(heap(stones), plan, stream());
      search.run(3_000);
      assert.equal(search.expectations(0)[0]!.choice, stones % 4, `${stones} stones`);
    }
  });

  test('reports how certain it is', () => {
    const search = new Search(heap(6), plan, stream());
    search.run(2_000);
    const told = search.expectations(0);
    assert.equal(
      told.reduce((sum, {visits}) => sum + visits, 0),
      2_000,
    );
    for (const {mean, error} of told) {
      assert.ok(mean >= 0 && mean <= 1);
      assert.ok(error >= 0 && error < 0.5);
    }
  });

  test('continues after a stop, and repeats with the same stream', () => {
    const [whole, parts] = [heap(10), heap(10)].map((one) => new Search(one, plan, stream()));
    whole!.run(500);
    for (let at = 0; at < 50; at++) parts!.run(10);
    assert.equal(parts!.iterations, 500);
    assert.deepEqual(whole!.expectations(0), parts!.expectations(0));
  });

  test('does not see a choice before it is revealed', () => {
    // With one tree for both, seat 1 would answer each choice of seat 0 and always win.
    const search = new Search(pennies, plan, stream());
    search.run(4_000);
    for (const seat of [0, 1])
      for (const {mean} of search.expectations(seat)) assert.ok(Math.abs(mean) < 0.2);
  });

  test('uses worlds as often as they are likely', () => {
    const seen = [0, 0, 0, 0];
    const choosy: Problem<{kind: number}> = {
      ...(heap(1) as unknown as Problem<{kind: number}>),
      draw: (random) => ({kind: below(random, 4)}),
      copy: (world) => {
        seen[world.kind]!++;
        return {...(heap(1).draw([]) as object), kind: world.kind};
      },
      likelihood: ({kind}) => (kind === 3 ? Math.log(9) : kind === 2 ? 0 : -50),
    };
    const search = new Search(choosy, {worlds: 400, drawn: 4, curiosity: 1}, stream());
    search.run(400);
    assert.equal(seen[0]! + seen[1]!, 0);
    assert.ok(seen[3]! > 340 && seen[3]! < 380, seen.join());
  });
});
