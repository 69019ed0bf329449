import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {StateValue} from './rules.js';
import {phaseName} from './phase.js';

const names: readonly (readonly [value: StateValue, name: string])[] = [
  ['play', 'play'],
  [{push: 'declare'}, 'push.declare'],
  [{deal: {trick: 'lead'}}, 'deal.trick.lead'],
  [
    {tricks: {first: {push: 'declare'}, second: 'rout'}},
    'tricks.first.push.declare + tricks.second.rout',
  ],
  [{tricks: {first: 'waiting', second: 'rout'}}, 'tricks.second.rout'],
  [{tricks: {first: 'skirmish', second: 'waiting'}}, 'tricks.first.skirmish'],
  [{tricks: {first: 'waiting', second: 'waiting'}}, 'tricks.first.waiting + tricks.second.waiting'],
  [{tricks: 'waiting'}, 'tricks.waiting'],
  [{tricks: {first: 'flip', second: undefined}}, 'tricks.first.flip'],
  [{court: {talk: 'open', clock: {left: 'long'}}}, 'court.talk.open + court.clock.left.long'],
];

for (const [value, name] of names)
  test(`phase ${JSON.stringify(value)} is called ${name}`, () => {
    assert.equal(phaseName(value), name);
  });
