import assert from 'node:assert/strict';
import {test} from 'node:test';
import {faultyPiece} from './faulty-piece.js';

/** The marked piece of an author's line. */

const LINE = 'phase: play; row: witch jester\nbids: [{seat:N points:3}]; turn: N';

for (const [path, found, piece] of [
  ['phase', '"play"', 'play'],
  ['row[1]', '"jester"', 'jester'],
  ['turn[0]', '3', 'turn: N'],
  ['bids', '[{"seat":0,"points":3}]', 'bids: [{seat:N points:3}]'],
  ['row', '"w"', 'row: witch jester'],
  ['row', undefined, 'row: witch jester'],
  ['hands', null, undefined],
  ['a+b', '"witch"', 'witch'],
] as const)
  test(`${path}, ${found}`, () => {
    const reason = {key: 'shape/word', values: {}, ...(found !== undefined && {found})};
    const span = faultyPiece(LINE, path, reason);
    assert.equal(span && LINE.slice(...span), piece);
  });

test('in an attribute with one field, the found word is marked and nothing else', () => {
  const reason = {key: 'shape/word', values: {}, found: '"no-fun"'};
  assert.deepEqual(faultyPiece('no-fun', 'contract.id', reason), [0, 6]);
  assert.equal(faultyPiece('N: H:K', 'hands[0]', {...reason, found: '["KH"]'}), undefined);
});
