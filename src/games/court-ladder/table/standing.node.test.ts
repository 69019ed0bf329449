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
  assert.match(told(2), /Nobody moves for that/);
  assert.match(told(null), /Nobody moves for that/);
});

test('a hand tells the reader where the ladder led, from its first card to its last', async () => {
  const messages = createMessages('en', await sharedMessages.en(), en);
  const log: readonly LadderEvent[] = [
    {type: 'ranks given', ranks: [0, 1, 2, 3, 4]},
    {type: 'dealt', deal: 1, dealer: 4, king: 0},
    {type: 'ranks swapped', up: 1, down: 0, ranks: [1, 0, 2, 3, 4]},
    {type: 'hand ended', left: 2, ranks: [1, 0, 3, 4, 2]},
    {type: 'dealt', deal: 2, dealer: 2, king: 1},
    {type: 'ranks swapped', up: 3, down: 0, ranks: [1, 3, 0, 4, 2]},
    {type: 'hand ended', left: 2, ranks: [1, 3, 0, 4, 2]},
  ];
  const told = (deal: number, seat: number | undefined, shared = false): string => {
    const events = log.slice(0, deal === 1 ? 4 : 7);
    const event = events.at(-1) as Extract<LadderEvent, {type: 'hand ended'}>;
    const {ranks} = event;
    const ctx = {
      ...{messages, before: {ranks}, log: events, event, seat, shared},
      players: readerBefore(['You', 'Otto', 'Nora', 'Vera', 'Ida']),
    };
    const {stage} = summary(
      {ranks, deal, seats: 5, reigns: [0, 0, 0, 0, 0]} as unknown as LadderView,
      ctx as unknown as LadderContext,
    );
    return JSON.stringify(stage);
  };
  assert.match(told(1, 0), /You fell from King to Jack\./);
  assert.match(told(2, 0), /You fell from Jack to Ten\./);
  assert.match(told(1, 3), /You climbed from Nine to Ten\./);
  assert.match(told(2, 1), /You began and end as King\./);
  assert.doesNotMatch(told(1, undefined), /You (fell|climbed|began)/);
  assert.doesNotMatch(told(1, 0, true), /You (fell|climbed|began)/);
});
