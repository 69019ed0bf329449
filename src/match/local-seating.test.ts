import assert from 'node:assert/strict';
import {test} from 'node:test';
import {game} from '../testing/sample/index.js';
import {createMatch, localSeating} from './index.js';

const open = () => createMatch(game, {seats: 3, seed: 'king'});

test('a seating of this screen is the match as a seat has it', () => {
  const match = open();
  const seating = localSeating(match, 1);
  assert.equal(seating.local, match);
  assert.equal(seating.company, undefined);
  assert.equal(seating.seats, 3);
  assert.deepEqual(seating.options, match.state.options);
  assert.equal(seating.client.seat, 1);
  assert.deepEqual(seating.client.view, match.view(1));
  assert.deepEqual(seating.record(), match.record());
  assert.equal(localSeating(match).client.seat, undefined);
  assert.throws(() => localSeating(match, 3), {name: 'InvalidSeatsError'});
});

test('its turn has an id that grows with decisions and falls when one is taken back', () => {
  const match = open();
  const seating = localSeating(match, 0);
  const ids = [seating.turnId];
  for (let moves = 0; moves < 4; moves++) {
    match.play(match.turn[0]!, match.moves(match.turn[0]!)[0]);
    ids.push(seating.turnId);
  }
  match.undo();
  ids.push(seating.turnId);
  assert.deepEqual(ids, [0, 1, 2, 3, 4, 3]);
});

test('it counts the decisions of each seat without those that were taken back', () => {
  const match = open();
  const seating = localSeating(match, 0);
  const counts = () => [0, 1, 2].map((seat) => seating.decisions(seat));
  assert.deepEqual(counts(), [0, 0, 0]);
  match.play(0, match.moves(0)[0]);
  match.play(1, match.moves(1)[0]);
  assert.deepEqual(counts(), [1, 1, 0]);
  match.undo();
  assert.deepEqual(counts(), [1, 0, 0]);
});
