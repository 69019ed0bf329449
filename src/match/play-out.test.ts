import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pick} from '../cards/index.js';
import type {Bot} from '../game/index.js';
import {duel} from '../testing/duel.fixture.js';
import {game} from '../testing/sample/index.js';
import {createMatch, playOut} from './index.js';

/** Plays any card, and keeps whose view it was shown. */
const random = (asked: (number | null)[] = []): Bot => ({
  choose({view, moves, rng}) {
    asked.push(view.seat);
    return {move: pick(rng, moves).value};
  },
});
const fresh = () => createMatch(game, {seats: 3, seed: 'king'});

test('bots play a match to its end, the same for the same seed', async () => {
  const [one, same, other] = [fresh(), fresh(), fresh()];
  const outcome = await playOut(one, random());
  assert.deepEqual(outcome, one.outcome);
  await playOut(same, random());
  await playOut(other, random(), {seed: 'another'});
  assert.deepEqual(same.record(), one.record());
  assert.notDeepEqual(other.record(), one.record());
});

test('each seat has its bot, which sees what the seat sees', async () => {
  const asked: (number | null)[][] = [[], [], []];
  await playOut(
    fresh(),
    asked.map((own) => random(own)),
  );
  for (const [seat, own] of asked.entries()) assert.deepEqual(new Set(own), new Set([seat]));
});

test('hidden choices are made, too', async () => {
  const match = createMatch(duel, {seats: 2, seed: 'king'});
  await playOut(match, random());
  assert.ok(match.outcome);
});

test('says which bot failed', async () => {
  const cheat: Bot = {choose: () => ({move: {type: 'play', card: 'ZZ'} as never})};
  await assert.rejects(playOut(fresh(), cheat), /seat \d chose a move that is refused: game\//);
  await assert.rejects(playOut(fresh(), []), /seat \d has no bot/);
});

test('stops where it is', async () => {
  const match = fresh();
  const stop = new AbortController();
  const bot: Bot = {
    choose({moves}) {
      stop.abort();
      return {move: moves[0]!};
    },
  };
  await assert.rejects(playOut(match, bot, {signal: stop.signal}), {name: 'AbortError'});
  assert.equal(match.length, 1);
});
