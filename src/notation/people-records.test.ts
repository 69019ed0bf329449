import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {catalogue} from '../embed/catalogue.js';
import {oneOfEachEngine} from '../testing/full.fixture.js';
import type {Rules} from '../game/index.js';
import {
  createMatch,
  type Match,
  type MatchRecord,
  MOST_UNDONE,
  replay,
  UNDO,
  withoutUndone,
} from '../match/index.js';
import {linkRecord, openLink, readRecord, recordOf, scoreOf, writeRecord} from './index.js';

/** Records of matches between people: dealt from a secret, and with moves that were taken back. */

const SECRET = '5eed'.repeat(16);
/** Decisions of each match, in most games enough for a second deal; every fourth is taken back. */
const [DECISIONS, UNDONE] = [32, 4];

interface Played {
  readonly rules: Rules;
  readonly match: Match;
  /** The record as a server keeps it. */
  readonly whole: MatchRecord;
}

/** Plays legal moves, and takes some of them back. */
async function played(entry: (typeof catalogue)[number], start?: unknown): Promise<Played> {
  const [game, rules] = await Promise.all([entry.load(), entry.rules()]);
  const seats = entry.seats.usual;
  const setup = start === undefined ? {} : {state: start};
  const match = createMatch(game, {seats, secret: SECRET, ...setup});
  const moves: string[] = [];
  for (let n = 1; n <= DECISIONS && !match.outcome; n++) {
    const seat = match.turn[n % match.turn.length]!;
    const may = match.moves(seat);
    const text = rules.formatMove(may[(n * 5) % may.length]!);
    assert.equal(match.play(seat, rules.parseMove(text)), undefined);
    moves.push(`${seat}:${text}`);
    if (n % UNDONE === 1 && match.undo(seat)) moves.push(`${seat}:${UNDO}`);
  }
  return {rules, match, whole: {...match.record(), moves}};
}

for (const entry of oneOfEachEngine(catalogue))
  describe(`${entry.id} between people`, () => {
    const game = played(entry);

    test('moves that were taken back are dropped, and the same match follows', async () => {
      const {rules, match, whole} = await game;
      assert.ok(whole.moves.some((step) => step.endsWith(UNDO)));
      const settled = withoutUndone(rules, whole);
      assert.deepEqual(settled, match.record());
      assert.deepEqual(replay({rules}, settled).state, match.state);
      assert.equal(withoutUndone(rules, settled), settled);
    });

    test('texts and links contain the secret, and lead back to the same match', async () => {
      const {rules, match, whole} = await game;
      const text = writeRecord(rules, whole);
      assert.match(text, new RegExp(`^\\[Secret "${SECRET}"\\]$`, 'm'));
      assert.doesNotMatch(text, /^\[Seed/m);
      assert.deepEqual(recordOf(readRecord(rules, text)), match.record());
      const opened = await openLink(linkRecord(rules, whole), () => entry.rules());
      assert.deepEqual(opened, {kind: 'record', game: entry.id, record: match.record()});
    });

    test('a position that is played on with a secret can be read back too', async () => {
      const {match} = await game;
      const {rules, match: next, whole} = await played(entry, match.state);
      if (whole.moves.length === 0) return; // the first match was over
      const back = recordOf(readRecord(rules, writeRecord(rules, whole)));
      assert.deepEqual(replay({rules}, back).state, next.state);
      const opened = await openLink(linkRecord(rules, whole), () => entry.rules());
      assert.ok(opened && 'kind' in opened && opened.kind === 'record');
      assert.deepEqual(replay({rules}, opened.record).state, next.state);
    });
  });

describe('records of people', () => {
  const entry = catalogue.find(({id}) => id === 'king-simple')!;

  test('a score cannot express moves that were taken back', async () => {
    const {whole} = await played(entry);
    assert.throws(() => scoreOf(whole), {name: 'InvalidRecordError', message: /takes a move back/});
  });

  test('a header with a malformed secret is reported at its place', async () => {
    const {rules, whole} = await played(entry);
    const text = writeRecord(rules, whole).replace(SECRET, SECRET.toUpperCase());
    assert.throws(() => readRecord(rules, text), {
      name: 'InvalidNotationError',
      message: /"5EED.*64 hexadecimal digits/,
    });
  });

  test('too many moves taken back are refused before anything is played', async () => {
    const {rules, whole} = await played(entry);
    const [first] = whole.moves;
    const moves = Array.from({length: MOST_UNDONE + 1}, () => [first!, `${first![0]!}:${UNDO}`]);
    assert.throws(() => replay({rules}, {...whole, moves: moves.flat()}), {
      name: 'InvalidRecordError',
      path: 'moves',
    });
    replay({rules}, {...whole, moves: moves.slice(1).flat()});
  });
});
