import assert from 'node:assert/strict';
import {test} from 'node:test';
import {duel} from '../testing/duel.fixture.js';
import {game} from '../testing/sample/index.js';
import {createMatch, type MatchRecord, replay} from './index.js';

const finished = (seed: string, start?: unknown) => {
  const match = createMatch(game, {seed, ...(start ? {state: start} : {seats: 3})});
  while (!match.outcome) match.play(match.turn[0]!, match.moves(match.turn[0]!)[0]);
  return match;
};
const json = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

test('a record replays to an equal match', () => {
  const match = finished('king');
  const again = replay(game, json(match.record()));
  assert.deepEqual(again.state, match.state);
  assert.deepEqual(again.log(2), match.log(2));
  assert.deepEqual(again.record(), match.record());
  assert.equal(again.phase, match.phase);
});

test('a record that begins with a position contains it', () => {
  const match = createMatch(game, {seats: 3, seed: 'king'});
  match.play(0, match.moves(0)[0]);
  const later = finished('other', json(match.state));
  const record = json(later.record());
  assert.equal(record.seed, undefined);
  assert.deepEqual(record.start, json(match.state));
  assert.deepEqual(replay(game, record).state, later.state);
});

test('a record contains plain words only', () => {
  const match = createMatch(game, {seats: 2, seed: 'king'});
  const [move] = match.moves(0);
  match.play(0, move);
  assert.deepEqual(match.record(), {
    game: 'high-card',
    version: 1,
    seats: 2,
    options: {cards: 5},
    seed: 'king',
    moves: [`0:${move!.card}`],
  });
});

test('a record has hidden choices in the order in which they were made', () => {
  const match = createMatch(duel, {seed: 1});
  match.play(1, {type: 'choose', card: 'QH'});
  match.play(1, {type: 'choose', card: 'JH'});
  match.play(0, {type: 'choose', card: 'KS'});
  assert.deepEqual(match.record().moves, ['1:QH', '1:JH', '0:KS']);
  assert.deepEqual(replay(duel, match.record()).state, match.state);
});

const good = finished('king').record();
const wrong: readonly (readonly [name: string, record: unknown, error: string, path: string])[] = [
  ['no record', null, 'InvalidRecordError', 'record'],
  ['a text', 'king', 'InvalidRecordError', 'record'],
  ['another game', {...good, game: 'king-simple'}, 'InvalidRecordError', 'game'],
  ['another version', {...good, version: 2}, 'InvalidRecordError', 'version'],
  ['no seats', {...good, seats: undefined}, 'InvalidRecordError', 'seats'],
  ['too many seats', {...good, seats: 9}, 'InvalidSeatsError', 'seats'],
  ['no seed and no start', {...good, seed: undefined}, 'InvalidRecordError', 'seed'],
  ['a wrong option', {...good, options: {cards: 4}}, 'InvalidOptionsError', 'options.cards'],
  ['options of null', {...good, options: null}, 'InvalidOptionsError', 'options'],
  ['a wrong start', {...good, start: {leader: 7}}, 'InvalidPositionError', 'leader'],
  ['no moves', {...good, moves: undefined}, 'InvalidRecordError', 'moves'],
  ['moves as text', {...good, moves: '0:KH'}, 'InvalidRecordError', 'moves'],
  ['a move without a seat', {...good, moves: ['KH']}, 'InvalidRecordError', 'moves[0]'],
  ['a move of nothing', {...good, moves: [null]}, 'InvalidRecordError', 'moves[0]'],
  [
    'a text that is not a move',
    {...good, moves: [...good.moves.slice(0, 2), '2:hello']},
    'InvalidRecordError',
    'moves[2]',
  ],
  [
    'a move twice',
    {...good, moves: [good.moves[0], good.moves[0]]},
    'InvalidRecordError',
    'moves[1]',
  ],
  ['a seat that is not there', {...good, moves: ['9:KH']}, 'InvalidRecordError', 'moves[0]'],
];

for (const [name, record, error, path] of wrong)
  test(`replay, ${name}: ${error} at ${path}`, () => {
    assert.throws(() => replay(game, record), {name: error, path});
  });

test('the error of a refused move gives the reason', () => {
  const record: MatchRecord = {...good, moves: [good.moves[0]!, good.moves[0]!]};
  assert.throws(
    () => replay(game, record),
    /is refused: game\/not-your-turn, since seat 1 is to move$/,
  );
});

test('an error quotes the record', () => {
  const said = (more: object, message: string): void =>
    assert.throws(() => replay(game, {...good, ...more}), {message});
  said({moves: ['9:KH']}, 'moves[0] names seat 9, but the seats are 0 to 2');
  said({moves: ['KH']}, 'moves[0] must be a seat, a colon and a move, such as "0:QS", not "KH"');
  said({moves: '0:KH'}, 'moves must be a list, not "0:KH"');
  said({seats: '3'}, 'seats must be a number, not "3"');
  assert.throws(() => replay(game, '{}'), {message: 'record must be an object, not "{}"'});
});
