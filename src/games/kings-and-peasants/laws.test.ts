import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Game} from '../../game/index.js';
import {agree, conform} from '../../testing/index.js';
import {peasantsGame} from './index.js';
import {laws} from './laws.fixture.js';
import type {PeasantsState, PeasantsEvent} from './types.js';

/** Checks that the laws notice faults; random games of every kind are in `src/testing`. */

test('the named start takes every arrow', () => {
  assert.equal(agree([peasantsGame as never], {games: 0, starts: laws.starts}).games, 1);
});

test('a gift that everybody sees is caught', () => {
  const {rules, machine} = peasantsGame;
  const leaky = {
    machine,
    rules: {
      ...rules,
      view: (state: PeasantsState, seat: number | undefined) => ({
        ...rules.view(state, seat),
        gifts: state.gifts,
      }),
    },
  } as Game<PeasantsState, never, never, PeasantsEvent>;
  const plan = {...laws, starts: [], games: 3, every: 4, options: {games: 1}};
  assert.throws(() => conform(leaky as never, plan as never), {law: 'no-secret'});
});
