import assert from 'node:assert/strict';
import {afterEach, describe, test} from 'node:test';
import {game} from '../testing/sample/index.js';
import {createMatch, replay} from './index.js';

/** Properties that old libraries add to every object, so that `for in` finds them. */
const ADDED: Readonly<Record<string, unknown>> = {
  'a method': () => undefined,
  'an object': {source: {}},
  null: null,
  undefined,
  'a word': 'x',
};

const everywhere = Object.prototype as {x?: unknown};
const lists = Array.prototype as {x?: unknown};

describe('on a page that adds properties to every object', () => {
  afterEach(() => {
    delete everywhere.x;
    delete lists.x;
  });

  for (const [what, added] of Object.entries(ADDED))
    test(`${what}: a match can be played, taken back, replayed and begun at a position`, () => {
      everywhere.x = lists.x = added;
      const match = createMatch(game, {seats: 2, seed: 'king', options: {cards: 3}});
      const play = (): void => void match.play(match.turn[0]!, match.moves(match.turn[0]!)[0]);
      play();
      play();
      assert.equal(match.undo(), true);
      while (!match.outcome) play();
      assert.equal(match.phase, 'over');
      assert.equal(replay(game, match.record()).phase, 'over');
      const middle = createMatch(game, {seats: 2, seed: 'king', options: {cards: 3}});
      middle.play(middle.turn[0]!, middle.moves(middle.turn[0]!)[0]);
      const again = createMatch(game, {state: JSON.parse(JSON.stringify(middle.state))});
      assert.equal(again.phase, middle.phase);
      again.play(again.turn[0]!, again.moves(again.turn[0]!)[0]);
    });
});
