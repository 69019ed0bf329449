import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMachine} from 'xstate';
import {chartInColumn} from './column.js';

/** The chart of a game from outside, which has no layout engine. */

const text = {
  names: {en: {deal: 'The deal', draw: 'Draw a card', match: 'A pair?', over: 'The end'}},
  events: {en: {}},
  rules: {},
};
const machine = createMachine({
  initial: 'deal',
  states: {
    deal: {on: {dealt: 'draw'}},
    draw: {on: {drawn: 'match', passed: 'match', looked: 'draw', ended: 'over'}},
    match: {on: {kept: 'draw', paired: 'draw'}},
    over: {type: 'final'},
  },
});

test('boxes lie below each other in the order of the states, and arrows stay within the drawing', () => {
  const {drawing} = chartInColumn(machine, text);
  assert.deepEqual(
    drawing.boxes.map(({id, kind}) => `${id} ${kind}`),
    ['deal phase', 'draw phase', 'match phase', 'over final'],
  );
  assert.deepEqual(drawing.initial, ['deal']);
  const tops = drawing.boxes.map(({y}) => y);
  assert.deepEqual(
    tops,
    [...tops].sort((a, b) => a - b),
  );
  for (const {points} of drawing.arrows)
    points.forEach((at, index) => {
      assert.ok(at >= 0 && at <= (index % 2 === 0 ? drawing.width : drawing.height), `${at}`);
    });
});

test('an arrow leads to the next state in a line, to others round the side; staying is left out', () => {
  const {drawing} = chartInColumn(machine, text);
  const arrows = new Map(drawing.arrows.map((arrow) => [`${arrow.from} ${arrow.to}`, arrow]));
  assert.deepEqual([...arrows.keys()], ['deal draw', 'draw match', 'draw over', 'match draw']);
  assert.deepEqual(arrows.get('draw match')!.events, ['drawn', 'passed']);
  assert.equal(arrows.get('draw match')!.points.length, 4);
  const [box] = drawing.boxes;
  const far = (key: string): readonly number[] =>
    arrows.get(key)!.points.filter((_, at) => at % 2 === 0);
  assert.ok(Math.max(...far('draw over')) > box!.x + box!.width);
  assert.ok(Math.min(...far('match draw')) < box!.x);
});

test('states inside states are refused with the name of theirs', () => {
  const nested = createMachine({
    initial: 'play',
    states: {play: {initial: 'one', states: {one: {}}}},
  });
  assert.throws(() => chartInColumn(nested, text), /chartInColumn: play holds other states/);
});
