import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {LadderEvent, LadderView} from '../types.js';
import type {LadderContext} from './context.js';
import {reign} from './standing.js';

test('a reign is as long as the hands that the present King has ended as King in a row', () => {
  const of = (...kings: readonly number[]): number => {
    const log = kings.flatMap((king): readonly LadderEvent[] => [
      {type: 'passed', seat: 0},
      {type: 'hand ended', left: null, ranks: [king, 1 - king, 2, 3, 4]},
    ]);
    const view = {ranks: [kings.at(-1) ?? 0, 1, 2, 3, 4]} as unknown as LadderView;
    return reign(view, {log} as unknown as LadderContext);
  };
  assert.deepEqual([of(), of(1), of(1, 1, 1), of(1, 0, 0), of(1, 0, 1)], [0, 1, 3, 2, 1]);
});

test('a King who loses the place within a hand and takes it back begins again', () => {
  const ended: LadderEvent = {type: 'hand ended', left: null, ranks: [1, 0, 2, 3, 4]};
  const log: readonly LadderEvent[] = [
    ended,
    ended,
    {type: 'ranks swapped', up: 0, down: 1, ranks: [0, 1, 2, 3, 4]},
    {type: 'ranks swapped', up: 1, down: 0, ranks: [1, 0, 2, 3, 4]},
    ended,
  ];
  const view = {ranks: [1, 0, 2, 3, 4]} as unknown as LadderView;
  assert.equal(reign(view, {log} as unknown as LadderContext), 1);
});
