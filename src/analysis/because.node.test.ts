import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Judge} from '../bots/judge.js';
import type {Fact, Problem} from '../game/index.js';
import {type Because, Comparison} from './because.js';

/** A decision between a move that brings 1 and one that brings 0, with the facts of each. */
interface World {
  made?: number;
}
const [BETTER, WORSE] = [0, 1];

function because(
  facts: Readonly<Record<number, readonly string[]>>,
  good: Readonly<Record<string, boolean>>,
): Because {
  const problem: Problem<World> = {
    seats: 1,
    draw: () => ({}),
    copy: (world) => ({...world}),
    turn: ({made}) => (made === undefined ? 0 : -1),
    choices(_, into) {
      into.set([BETTER, WORSE]);
      return 2;
    },
    play: (world, choice) => void (world.made = choice),
    finish: () => undefined,
    utility: ({made}, into) => void (into[0] = made === BETTER ? 1 : 0),
    choiceOf: () => BETTER,
  };
  const plan = {worlds: 40, drawn: 2, first: 20, kept: 2, milliseconds: Infinity};
  const asked = {seat: 0, choices: [BETTER, WORSE], made: WORSE};
  const judge = new Judge(problem, asked, plan, [1, 2, 3, 4]);
  while (!judge.done) judge.advance();
  const comparison = new Comparison(judge, {
    made: WORSE,
    best: BETTER,
    kinds: ['first', 'second'],
    replay: (_, choice) => facts[choice]!.map((kind): Fact => ({kind})),
    isGood: ({kind}) => good[kind],
    isLate: () => false,
  });
  while (!comparison.done) comparison.advance();
  return comparison.because;
}

test('of several facts the most telling one is the reason', () => {
  const {fact, times, instead, worlds} = because({0: [], 1: ['second', 'first']}, {});
  assert.deepEqual([fact.kind, times - worlds, instead], ['first', 0, 0]);
});

test('luck of the worse move is no reason for its loss, nor is a fault of the better one', () => {
  const told = (good: Readonly<Record<string, boolean>>, of: number): string =>
    because({[of]: ['first', 'second'], [1 - of]: []}, good).fact.kind;
  assert.equal(told({first: true}, WORSE), 'second');
  assert.equal(told({first: false}, WORSE), 'first');
  assert.equal(told({first: false}, BETTER), 'second');
  assert.equal(told({first: true}, BETTER), 'first');
  assert.equal(told({first: true, second: true}, WORSE), 'cost', 'then it is counted');
});
