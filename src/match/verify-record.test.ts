import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {describe, test} from 'node:test';
import {catalogue, entryOf} from '../embed/catalogue.js';
import {InvalidRecordError} from '../game/index.js';
import {commitmentOf, createMatch, type MatchRecord, verifyRecord} from './index.js';

/** What a record proves, and which changes to it are noticed. */

const SECRET = '5eed'.repeat(16);
const COMMITMENT = createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex');
const simple = await entryOf('king-simple').load();
const tourney = await entryOf('tourney-for-the-king').load();

/** The record of a match in which the first legal move was always played, as JSON has it. */
function played(game: typeof simple | typeof tourney, most: number): MatchRecord {
  const match = createMatch(game as typeof simple, {secret: SECRET});
  while (match.turn.length > 0 && match.length < most) {
    const [seat = 0] = match.turn;
    match.play(seat, match.moves(seat)[0]);
  }
  return JSON.parse(JSON.stringify(match.record())) as MatchRecord;
}

const changed = (record: MatchRecord, at: number, step: string): MatchRecord => ({
  ...record,
  moves: record.moves.map((each, index) => (index === at ? step : each)),
});

describe('a record is verified', () => {
  test('with the commitment to its secret, in every game', async () => {
    for (const entry of catalogue) {
      const game = await entry.load();
      const match = createMatch(game, {secret: SECRET});
      for (let n = 0; n < 12 && match.turn.length > 0; n++)
        match.play(match.turn[0]!, match.moves(match.turn[0]!)[0]);
      const verified = await verifyRecord(game, match.record(), COMMITMENT.toUpperCase());
      assert.equal(verified.commitment, 'fits', entry.id);
      assert.equal(verified.fault, undefined, entry.id);
      assert.deepEqual(verified.match.state, match.state, entry.id);
    }
  });

  test('to its end', async () => {
    const verified = await verifyRecord(tourney, played(tourney, 1_000), commitmentOf(SECRET));
    assert.equal(verified.isOver, true);
    assert.equal(verified.computed, COMMITMENT);
    assert.ok(verified.match.outcome);
  });

  test('without a commitment, and without a secret, but then nothing is proved about the deal', async () => {
    const record = played(simple, 5);
    assert.equal((await verifyRecord(simple, record)).commitment, 'unknown');
    const dealt = createMatch(simple, {seed: 'x'}).record();
    const verified = await verifyRecord(simple, dealt, COMMITMENT);
    assert.equal(verified.commitment, 'unknown');
    assert.equal(verified.computed, undefined);
  });
});

describe('a changed record is noticed', () => {
  const record = played(simple, 40);

  test('by a card that its player did not hold', async () => {
    const [seat, card] = record.moves[3]!.split(':') as [string, string];
    const other = record.moves.find((step) => step !== record.moves[3] && !step.startsWith(seat))!;
    const step = `${seat}:${other.split(':')[1]!}`;
    const {fault, match, isOver} = await verifyRecord(simple, changed(record, 3, step), COMMITMENT);
    assert.equal(fault?.at, 3);
    assert.equal(fault.step, step);
    assert.match(fault.why, /is refused/);
    assert.equal(fault.why, `"${step}" is refused: ${fault.refusal}`);
    assert.equal(match.length, 3);
    assert.equal(isOver, false);
    assert.notEqual(card, '');
  });

  test('by a move out of turn, a text that is not a move, and one that is not text', async () => {
    const [, text] = record.moves[0]!.split(':') as [string, string];
    const late = `${(Number(record.moves[0]![0]) + 1) % 4}:${text}`;
    for (const [at, step] of [
      [0, late],
      [7, '0:nonsense'],
      [8, '9:QS'],
      [9, 5 as never],
    ] as const) {
      const {fault, commitment} = await verifyRecord(simple, changed(record, at, step), COMMITMENT);
      assert.equal(fault?.at, at, step);
      assert.equal(commitment, 'fits');
    }
  });

  test('by another secret: the commitment differs, and soon a card was never dealt', async () => {
    const other = {...record, secret: 'beef'.repeat(16)};
    const {commitment, fault} = await verifyRecord(simple, other, COMMITMENT);
    assert.equal(commitment, 'differs');
    assert.ok(fault && fault.at < 13);
  });

  test('by a malformed beginning, with an error', async () => {
    for (const wrong of [null, [], {...record, game: 'king-short'}, {...record, secret: 'x'}])
      await assert.rejects(verifyRecord(simple, wrong), InvalidRecordError);
    await assert.rejects(verifyRecord(simple, {...record, seats: 9}), {path: 'seats'});
  });

  test('and the work can be stopped', async () => {
    const reason = new Error('enough');
    const signal = AbortSignal.abort(reason);
    await assert.rejects(verifyRecord(simple, record, COMMITMENT, {signal}), reason);
  });
});
