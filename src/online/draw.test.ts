import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {describe, test} from 'node:test';
import {entryOf} from '../embed/catalogue.js';
import type {Game} from '../game/index.js';
import {commitmentOf, drawnSecret, type MatchRecord, verifyRecord} from '../match/index.js';
import {fairnessOf, type KeptDraw, takeSeat} from './index.js';
import {RemoteRoom} from './remote-room.js';
import {FakeServer} from './server.fixture.js';
import type {ClientFrame, WaitFrame} from './wire.js';

/** A draw in which every page takes part, and operators who try to arrange it. */

const game = (await entryOf('king-simple').load()) as unknown as Game;
const load = () => Promise.resolve({game, rules: game.rules, determinize: game.rules.determinize});
const digits = (text: string): string => createHash('sha256').update(text).digest('hex');

const SERVER = digits('server');
const OWN = digits('own');
const OTHER = digits('other');
const sealed = (...nonces: (string | null)[]): (string | null)[] =>
  nonces.map((nonce) => (nonce === null ? null : commitmentOf(nonce)));
/** What the page at seat 1 keeps of an honest draw with seat 0. */
const KEPT: KeptDraw = {nonce: OWN, seals: sealed(OTHER, OWN, null, null)};

/** A match that has ended, with a draw that its server tells. */
async function ended(
  nonces: readonly (string | null)[],
  {secret = SERVER, seals = KEPT.seals, chance = drawnSecret(secret, nonces)} = {},
): Promise<{match: Parameters<typeof fairnessOf>[0]; record: MatchRecord}> {
  const server = new FakeServer(game, 1, {secret: chance});
  server.finish();
  const record = {...server.match.record(), draw: {secret, seals, nonces}};
  server.told = {record};
  const taken = takeSeat({server: 'https://x.example', token: 't'}, load, {}, server.environment);
  await server.wait(100);
  const match = await taken;
  match.leave();
  return {match, record};
}
const promise = commitmentOf(SERVER);
const verdict = async (
  ended: {match: Parameters<typeof fairnessOf>[0]},
  kept: KeptDraw | undefined = KEPT,
): Promise<unknown> => fairnessOf(ended.match, promise, undefined, kept);

/** How good a hand the operator finds that seat 0 would have. */
const isGood = (chance: string): boolean => /^[0-3]/.test(chance);
/** Draws until the operator likes the hand. */
const arranged = (chanceOf: (drawn: string) => string): string => {
  for (let n = 0; ; n++) if (isGood(chanceOf(digits(`try ${n}`)))) return digits(`try ${n}`);
};

describe('a draw is fair', () => {
  const honest = [OTHER, OWN, null, null];
  test('to a page whose number is in it', async () => {
    assert.equal(await verdict(await ended(honest)), 'fair');
  });

  test('but only promised to a page that took no part, or came too late', async () => {
    const match = await ended(honest);
    assert.equal(await fairnessOf(match.match, promise), 'promised');
    assert.equal(await verdict(await ended([OTHER, null, null, null])), 'promised');
  });

  test('also where another page told no number, which is seen', async () => {
    const match = await ended([null, OWN, null, null]);
    assert.equal(await verdict(match), 'fair');
    const {leftOut, draw, commitment} = await verifyRecord(game, match.record, promise);
    assert.deepEqual([leftOut, draw, commitment], [[0], 'fits', 'fits']);
  });
});

describe('an operator who arranges a deal is caught', () => {
  test('by drawing secrets until a seat has a good hand', async () => {
    // As was possible before: the promise is kept, and nobody else had a part in the draw.
    const drawn = arranged((secret) => secret);
    const server = new FakeServer(game, 1, {secret: drawn});
    server.finish();
    const taken = takeSeat({server: 'https://x.example', token: 't'}, load, {}, server.environment);
    await server.wait(100);
    const match = await taken;
    match.leave();
    assert.equal(await fairnessOf(match, commitmentOf(drawn)), 'promised');
    assert.equal(await fairnessOf(match, commitmentOf(drawn), undefined, KEPT), 'unfair');
    // And with all numbers known, another secret is not the promised one.
    const nonces = [OTHER, OWN, null, null];
    const secret = arranged((one) => drawnSecret(one, nonces));
    assert.equal(await verdict(await ended(nonces, {secret})), 'unfair');
  });

  test('by choosing the number of a page of their own once the others are known', async () => {
    const other = arranged((one) => drawnSecret(SERVER, [one, OWN, null, null]));
    const nonces = [other, OWN, null, null];
    assert.equal(await verdict(await ended(nonces)), 'unfair');
    assert.equal(await verdict(await ended(nonces, {seals: sealed(...nonces)})), 'unfair');
  });

  test('by another number in the place of the page, none, or one of an earlier match', async () => {
    const replayed = [OTHER, digits('of an earlier match'), null, null];
    assert.equal(await verdict(await ended(replayed, {seals: sealed(...replayed)})), 'unfair');
    const moved = [OWN, OTHER, null, null];
    assert.equal(await verdict(await ended(moved, {seals: sealed(...moved)})), 'unfair');
    const added = [OTHER, OWN, digits('added'), null];
    assert.equal(await verdict(await ended(added, {seals: sealed(...added)})), 'unfair');
  });

  test('by chance that does not follow from the draw, or a draw that is none', async () => {
    const nonces = [OTHER, OWN, null, null];
    assert.equal(await verdict(await ended(nonces, {chance: arranged((one) => one)})), 'unfair');
    for (const draw of [{}, null, {secret: 1, seals: [], nonces: []}, {secret: SERVER}]) {
      const {match, record} = await ended(nonces);
      const bad = {...record, draw} as unknown as MatchRecord;
      const told = {game: match.game, client: match.client, record: () => bad};
      assert.equal(await fairnessOf(told, promise, undefined, KEPT), 'unfair');
      assert.equal((await verifyRecord(game, bad, promise)).draw, 'differs');
    }
  });
});

describe('a page in a waiting room', () => {
  const state = (change: Partial<WaitFrame> = {}): WaitFrame => ({
    ...{t: 'wait', v: 2, id: 'm', game: 'king-simple', seats: 4, least: 4, most: 4},
    ...{options: {}, seat: 1, host: 0, ready: [], seals: [null, null, null, null]},
    ...{who: {names: [], here: [], kinds: [], watchers: 0}, commitment: promise},
    ...change,
  });
  const room = (kept?: KeptDraw): {room: RemoteRoom; sent: ClientFrame[]; keeps: KeptDraw[]} => {
    const [sent, keeps]: [ClientFrame[], KeptDraw[]] = [[], []];
    const send = (frame: ClientFrame): boolean => sent.push(frame) > 0;
    return {room: new RemoteRoom(state(), {send}, kept, (draw) => keeps.push(draw)), sent, keeps};
  };

  test('seals a number, and tells it for one list of seals only', () => {
    const {room: page, sent, keeps} = room();
    page.hear(state());
    const [{seal}] = sent as unknown as [{seal: string}];
    page.hear({t: 'draw', seals: [digits('a'), digits('b'), null, null]});
    assert.equal(sent.length, 1);
    const seals = [digits('a'), seal, null, null];
    page.hear({t: 'draw', seals});
    const {nonce} = sent[1] as {nonce: string};
    assert.equal(commitmentOf(nonce), seal);
    assert.deepEqual(keeps, [{nonce, seals}]);
    page.hear({t: 'draw', seals: [digits('c'), seal, null, null]});
    assert.equal(sent.length, 2);
    page.hear({t: 'draw', seals});
    assert.equal(sent.length, 3); // the connection was lost
    const again = room(keeps[0]);
    again.room.hear({t: 'draw', seals});
    assert.deepEqual(again.sent, [{q: 'nonce', nonce}]);
    assert.notEqual((room().sent[0] as {seal?: string} | undefined)?.seal, seal);
  });

  test('holds the server to its first promise', () => {
    const {room: page} = room();
    page.hear(state({commitment: digits('another')}));
    assert.equal(page.state.commitment, promise);
  });
});
