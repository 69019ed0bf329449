import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {GameEntry} from '../../../elements/game-entry.js';
import type {Bot} from '../../../game/index.js';
import {createMatch, localSeating, type Match} from '../../../match/index.js';
import {challengeSetup, linkChallenge, readChallenge} from '../../../notation/link/challenge.js';
import {catalogue, entryOf} from '../../../embed/catalogue.js';
import {questionTo} from '../../play/question.js';
import {ownResult} from '../../result/own-result.js';
import {compared, othersIn} from './compared.js';
import {oneOfEachEngine, repeated, rounds} from '../../../testing/full.fixture.js';

/** The same cards for two readers: in every game the bots play alike as long as the readers do. */

/** The reader's decision, by the number of legal moves and of decisions made. */
type Policy = (moves: number, decision: number) => number;

/** Plays up to a number of moves with bots as a table has them; returns the moves. */
async function play(match: Match, bot: Bot, own: number, policy: Policy, most: number) {
  let decisions = 0;
  while (match.length < most && match.turn.length > 0) {
    const [seat = 0] = match.turn;
    const client = match.client(seat);
    const moves = client.moves();
    const move =
      seat === own
        ? moves[policy(moves.length, decisions++) % moves.length]!
        : (await bot.choose(questionTo(localSeating(match, seat), false))).move;
    assert.equal(match.play(seat, move), undefined);
  }
  return match.record().moves;
}

/** The match of a link to another match, as the page of a friend begins it. */
async function fromLink(entry: GameEntry, match: Match, seat: number): Promise<Match> {
  const [game, rules] = await Promise.all([entry.load(), entry.play()]);
  const {seats, options, seed} = match.record();
  const result = {name: 'Anna', won: false, deals: [], undo: false, hints: false};
  const link = linkChallenge(rules, {
    ...{seats, seat, options, level: '', results: [result]},
    seed: seed!,
  });
  const challenge = readChallenge(link);
  assert.ok(challenge && !('fault' in challenge));
  const setup = challengeSetup(rules, challenge);
  assert.ok(!('fault' in setup));
  return createMatch(game, setup);
}

const steady: Policy = (moves, decision) => (decision * 7 + 3) % moves;
const MOST = rounds(40);

describe('the same cards', () => {
  for (const entry of oneOfEachEngine(catalogue))
    it(`${entry.id}: equal seeds deal alike, and bots choose alike as long as the readers do`, async () => {
      const [game, bot] = await Promise.all([entry.load(), entry.bot()]);
      const own = entry.seats.usual - 1;
      const match = createMatch(game, {seats: entry.seats.usual, seed: 'a-seed-of-this-page'});
      const first = match.state;
      const moves = await play(match, bot, own, steady, MOST);
      const again = await fromLink(entry, match, own);
      assert.deepEqual(again.state, first);
      assert.deepEqual(await play(again, bot, own, steady, MOST), moves);
      assert.deepEqual(again.state, match.state);
      // A player who decides differently meets the same bots until then.
      const at = moves.findIndex((step, index) => index > 0 && step.startsWith(`${own}:`));
      const other = await fromLink(entry, match, own);
      const decided = moves.slice(0, at).filter((step) => step.startsWith(`${own}:`)).length;
      const differs: Policy = (n, decision) => steady(n, decision) + Number(decision === decided);
      const others = await play(other, bot, own, differs, MOST);
      assert.deepEqual(others.slice(0, Math.max(at, 0)), moves.slice(0, Math.max(at, 0)));
      // Other seeds give other cards.
      const fresh = createMatch(game, {seats: entry.seats.usual, seed: 'another-seed'});
      assert.notDeepEqual(fresh.state, first);
    });

  for (const [id, options, deals] of repeated(
    [
      ['king-short', {}, 14],
      ['tourney-for-the-king', {bestOf: 3}, undefined],
      ['death-over-the-kingdom', {}, undefined],
      ['god-save-the-king', {}, 0],
    ] as const,
    2,
  ))
    it(`${id}: the reader’s result is the one that the match ends with`, async () => {
      const entry: GameEntry = entryOf(id);
      const [game, bot, table] = await Promise.all([entry.load(), entry.bot(), entry.table()]);
      const match = createMatch(game, {seats: entry.seats.usual, seed: 'result', options});
      await play(match, bot, 0, steady, 10_000);
      const {winners, scores, places} = match.outcome!;
      const result = ownResult(match, 0, table);
      assert.equal(result.won, winners.includes(0));
      assert.equal(result.total, scores?.[0]);
      const ahead = places!
        .slice(
          0,
          places!.findIndex((seats) => seats.includes(0)),
        )
        .flat();
      assert.equal(result.place, ahead.length + 1);
      if (deals === undefined) assert.ok(result.deals.length > 1);
      else assert.equal(result.deals.length, deals);
      if (id === 'king-short')
        assert.equal(
          result.deals.reduce((sum, points) => sum + points, 0),
          result.total,
        );
    });
});

describe('two results', () => {
  const result = {name: '', won: false, place: 2, total: 5, deals: [5], undo: false, hints: false};

  for (const [what, own, verdict] of [
    ['more points', {total: 6}, 'better'],
    ['a better place', {place: 1, won: true}, 'better'],
    ['fewer points', {total: -4}, 'worse'],
    ['the same', {}, 'equal'],
    ['more points and a worse place', {total: 6, place: 3}, undefined],
  ] as const)
    it(`${what}: ${verdict ?? 'no verdict'}`, () => {
      assert.equal(compared({...result, ...own}, result), verdict);
    });

  it('are shown without the reader’s, which has come back with a friend’s answer', () => {
    const [friend, back] = [
      {...result, name: 'Bo'},
      {...result, name: 'Anna', hints: true},
    ];
    assert.deepEqual(othersIn({results: [friend]}, result), [friend]);
    assert.deepEqual(othersIn({results: [friend, back]}, result), [friend]);
    const third = {...back, total: 6};
    assert.deepEqual(othersIn({results: [friend, third]}, result), [friend, third]);
  });
});
