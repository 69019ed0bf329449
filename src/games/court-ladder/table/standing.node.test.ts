import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMessages, sharedMessages} from '../../../i18n/index.js';
import {readerBefore} from '../../../testing/players.fixture.js';
import {en} from '../messages/en.js';
import type {LadderEvent, LadderView} from '../types.js';
import type {LadderContext} from './context.js';
import {reign, summary} from './standing.js';

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

test('a hand says that ranks move only if somebody stands below its loser', async () => {
  const messages = createMessages('en', await sharedMessages.en(), en);
  const told = (left: number | null): string => {
    const ranks = [0, 1, 2];
    const ctx = {
      ...{messages, before: {ranks}, log: [], players: readerBefore(['You', 'Otto', 'Nora'])},
      event: {type: 'hand ended', left, ranks},
    };
    const {stage} = summary(
      {ranks, seats: 3, reigns: [0, 0, 0]} as unknown as LadderView,
      ctx as unknown as LadderContext,
    );
    return JSON.stringify(stage);
  };
  assert.match(told(1), /Everybody below goes up a step/);
  assert.match(told(2), /All ranks stay/);
  assert.match(told(null), /All ranks stay/);
});
