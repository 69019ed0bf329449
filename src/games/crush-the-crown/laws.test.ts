import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Game} from '../../game/index.js';
import {agree, conform} from '../../testing/index.js';
import {crushGame} from './index.js';
import {laws} from './laws.fixture.js';
import type {CrushState, CrushEvent} from './types.js';

/** Checks that the laws notice faults; random games of every kind are in `src/testing`. */

test('rare arrows need the deals that were chosen for them', () => {
  assert.throws(() => agree([crushGame], {games: 2}), {law: 'chart-edges', message: /deal voided/});
  assert.equal(agree([crushGame], {games: 0, starts: laws.starts}).games, 5);
});

test('a reshuffle that reveals the next card is caught', () => {
  const {rules, machine} = crushGame;
  const leaky = {
    machine,
    rules: {
      ...rules,
      view: (state: CrushState, seat: number | undefined) => {
        const view = rules.view(state, seat);
        const under = state.piles.discard.length === 0 && state.idle > 0;
        return under ? {...view, next: state.piles.draw[0] ?? null} : view;
      },
    },
  } as Game<CrushState, never, never, CrushEvent>;
  const plan = {...laws, starts: [], games: 4, every: 4};
  assert.throws(() => conform(leaky as never, plan as never), {law: 'no-secret'});
  assert.ok(conform(crushGame as never, {...plan, games: 1, every: 32} as never).moves > 0);
});
