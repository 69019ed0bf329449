import assert from 'node:assert/strict';
import {test} from 'node:test';
import {oneWayRng} from '../../cards/one-way-rng.js';
import {type Rng, rngFrom} from '../../cards/index.js';
import {createMatch, localSeating, type Match, replay} from '../../match/index.js';
import {duel} from '../../testing/duel.fixture.js';
import {Elsewhere} from '../../testing/elsewhere.fixture.js';
import {game} from '../../testing/sample/index.js';
import {questionTo} from './question.js';

const ask = (match: object, seat: number, secret?: string): Rng =>
  questionTo(localSeating(match as Match, seat), false, secret).rng;

/**
 * The state of `rngFrom` before its twelve first draws, and the seed whose text ends as `rngFrom`
 * mixed it: each step of both can be turned back, so that a stream made by `rngFrom` from a text
 * that ends in a known way is its seed in another form.
 */
const tellsItsSeed = ([a, b, c, d]: Rng): boolean => {
  let [x, y, z, n] = [a, b, c, d];
  for (let i = 0; i < 12; i++) {
    n = (n - 1) | 0;
    const first = x ^ (x >>> 9) ^ (x >>> 18) ^ (x >>> 27);
    const second = Math.imul(y, 0x38e38e39);
    const sum = (z - ((second << 21) | (second >>> 11))) | 0;
    [x, y, z] = [(sum - first - n) | 0, first, second];
  }
  return n === 1;
};

test('no stream of a bot is one of rngFrom, which can be turned back into its seed', () => {
  assert.ok(tellsItsSeed(rngFrom('bot/king/1/0')), 'the attack works on rngFrom');
  for (const seed of ['king', 7, undefined]) {
    const match = createMatch(game, {seats: 3, ...(seed === undefined ? {} : {seed})});
    for (let move = 0; match.turn.length > 0; move++) {
      const [seat = 0] = match.turn;
      assert.equal(tellsItsSeed(ask(match, seat)), false);
      match.play(seat, match.moves(seat)[0]);
    }
  }
});

test('a stream is of one match, one seat and one decision, and the same whenever it is asked', () => {
  const match = createMatch(game, {seats: 2, seed: 'king'});
  const other = createMatch(game, {seats: 2, seed: 'queen'});
  const at = createMatch(game, {state: match.state});
  const streams = [match, other, at].flatMap((each) => [ask(each, 0), ask(each, 1)]);
  match.play(0, match.moves(0)[0]);
  streams.push(ask(match, 0));
  assert.equal(new Set(streams.map((rng) => rng.join())).size, 7);
  assert.deepEqual(ask(replay(game, match.record()), 0), ask(match, 0));
  match.undo();
  assert.deepEqual(ask(match, 0), streams[0]);
});

test('a stream does not tell whether another seat has made a hidden choice', () => {
  const match = createMatch(duel, {seed: 1});
  const before = ask(match, 1);
  match.play(0, {type: 'choose', card: 'KS'});
  assert.deepEqual(ask(match, 1), before);
});

test('a secret of one’s own makes streams that do not depend on the deal', () => {
  const [one, two] = ['king', 'queen'].map((seed) => createMatch(game, {seats: 2, seed}));
  assert.deepEqual(ask(one!, 0, 'apart'), ask(two!, 0, 'apart'));
  assert.deepEqual(ask(one!, 0, 'apart'), oneWayRng('bot/0:0/apart'));
});

test('a match of a secret gives streams of its own, the same when it is replayed', () => {
  const [one, two] = ['0', 'f'].map((digit) =>
    createMatch(game, {seats: 2, secret: digit.repeat(64)}),
  );
  assert.notDeepEqual(ask(one!, 0), ask(two!, 0));
  assert.deepEqual(ask(replay(game, one!.record()), 0), ask(one!, 0));
});

test('elsewhere a stream is made of what the seat sees, and of nothing else', () => {
  const match = createMatch(duel, {seed: 1}) as unknown as Match;
  const {seating} = new Elsewhere(match, {seat: 1});
  const stream = () => questionTo(seating, false).rng;
  const before = stream();
  assert.deepEqual(before, oneWayRng(`bot/1:0/${JSON.stringify(match.view(1))}`));
  match.play(0, {type: 'choose', card: 'KS'});
  assert.deepEqual(stream(), before, 'a hidden choice of another seat changes nothing');
});
