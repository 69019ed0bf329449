import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {catalogue} from '../embed/catalogue.js';
import {createMatch, type Match, replay} from './index.js';

/** A match whose chance comes from a secret, as on a server. */

const SECRET = '5eed'.repeat(16);
const games = await Promise.all(catalogue.map((entry) => entry.load()));

/** Plays legal moves until the match is over or `most` are played. */
const playOn = (match: Match, most: number): void => {
  for (let n = 0; n < most && !match.outcome; n++) {
    const [seat] = match.turn as readonly [number];
    const moves = match.moves(seat);
    assert.equal(match.play(seat, moves[(n * 7) % moves.length]), undefined);
  }
};

describe('a match with a secret', () => {
  test('can be replayed from its record to the same state, in every game', () => {
    for (const game of games) {
      const match = createMatch(game, {secret: SECRET});
      playOn(match, 24);
      const record = JSON.parse(JSON.stringify(match.record())) as unknown;
      assert.deepEqual(replay(game, record).state, match.state, game.rules.id);
      assert.equal((record as {seed?: unknown}).seed, undefined);
    }
  });

  test('deals other cards for another secret, and does not continue the stream', () => {
    const [game] = games.filter(({rules}) => rules.id === 'king-simple') as [(typeof games)[0]];
    const match = createMatch(game, {secret: SECRET});
    const other = createMatch(game, {secret: 'beef'.repeat(16)});
    assert.notDeepEqual(match.view(0).hands, other.view(0).hands);
    // The next deal does not follow from the state before the last card: it needs the secret.
    const dealOf = (view: unknown): unknown => (view as {deal: number}).deal;
    while (dealOf(match.view()) === 1) {
      const {state} = match;
      const [seat] = match.turn as readonly [number];
      const [move] = match.moves(seat);
      match.play(seat, move);
      if (dealOf(match.view()) === 1) continue;
      const guessed = game.rules.apply(state, seat, move!);
      assert.notDeepEqual(match.view(0).hands, game.rules.view(guessed, 0).hands);
    }
  });

  test('is refused if the secret is malformed', () => {
    for (const secret of ['', 'king', SECRET.toUpperCase(), 7 as never])
      assert.throws(() => createMatch(games[0]!, {secret}), {
        name: 'InvalidOptionsError',
        path: 'secret',
      });
    assert.throws(
      () => replay(games[0]!, {...createMatch(games[0]!).record(), secret: 'x', seed: undefined}),
      {name: 'InvalidRecordError', path: 'secret'},
    );
  });

  test('takes back the decisions that its record takes back', () => {
    for (const game of games) {
      const match = createMatch(game, {secret: SECRET});
      playOn(match, 9);
      if (match.outcome) continue; // a game with a single decision
      const before = match.record();
      const [seat] = match.turn as readonly [number];
      const moves = match.moves(seat);
      match.play(seat, moves[0]);
      const undone = replay(game, {
        ...match.record(),
        moves: [...match.record().moves, `${seat}:undo`],
      });
      assert.deepEqual(undone.record(), before, game.rules.id);
    }
    assert.throws(
      () => replay(games[0]!, {...createMatch(games[0]!).record(), moves: ['0:undo']}),
      {
        name: 'InvalidRecordError',
        path: 'moves[0]',
      },
    );
  });
});

describe('a planned move', () => {
  test('changes nothing until it is committed', () => {
    for (const game of games) {
      const match = createMatch(game, {seed: 'plan'});
      const heard: unknown[] = [];
      match.subscribe((updates) => heard.push(updates));
      const [seat] = match.turn as readonly [number];
      const {state, phase} = match;
      const plan = match.plan(seat, match.moves(seat)[0]);
      assert.ok(typeof plan === 'object');
      assert.deepEqual([match.state, match.phase, match.length, heard], [state, phase, 0, []]);
      plan.commit();
      assert.equal(match.length, 1);
      assert.deepEqual(match.record().moves, [`${seat}:${plan.text}`]);
      assert.throws(() => plan.commit(), /has gone on/);
      assert.equal(match.length, 1);
    }
  });

  test('is a refusal where the move is not allowed', () => {
    const match = createMatch(games[0]!);
    assert.equal(match.plan(0, {type: 'no such move'}), match.refuse(0, {type: 'no such move'}));
    assert.equal(match.length, 0);
  });
});
