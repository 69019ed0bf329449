import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {entryOf} from '../../embed/catalogue.js';
import {InvalidRecordError} from '../../game/index.js';
import {
  linkRecord,
  linkScore,
  openLink,
  readPosition,
  readRecord,
  recordOf,
  writeRecord,
} from '../index.js';

/** Links, and the faults of those that cannot be opened. */

const rules = await entryOf('king-simple').rules();
const open = (link: string) =>
  openLink(link, (id) => (id === rules.id ? Promise.resolve(rules) : undefined));
const score = readRecord(
  rules,
  '[Game "king-simple"] [Players "Анна; Emil; Sven; Wanda"] [Seed "x"] W:7H! {низко} (W:8H N:9H) N:JH',
);
const record = recordOf(score);
const link = linkRecord(rules, record);

describe('links', () => {
  it('contain comments, marks, variations and names', async () => {
    assert.deepEqual(await open(linkScore(rules, score)), {kind: 'score', game: rules.id, score});
  });

  it('begin with any position', async () => {
    const position = readPosition(rules, 'deal: 5; lead: W; hands: W: S:AKQ | N: H:987');
    const start = {...rules.parsePosition(position), rng: [1, 2, 3, 4]};
    const {game, version, seats, options} = record;
    const from = {game, version, seats, options, start, moves: ['3:AS']};
    const opened = await open(linkRecord(rules, from));
    assert.ok(opened && 'kind' in opened && opened.kind === 'record');
    assert.deepEqual(opened.record.start, start);
    assert.deepEqual(opened.record.moves, from.moves);
  });

  it('contain moves that the rules allow but do not list', async () => {
    const shy = {...rules, legalMoves: () => [], turn: () => [0]};
    const unlisted = linkRecord(shy, record);
    assert.ok(unlisted.length > link.length);
    const opened = await openLink(unlisted, () => Promise.resolve(shy));
    assert.deepEqual(opened, {kind: 'record', game: rules.id, record});
  });

  it('are found in an address, and survive a character added at its end', async () => {
    const whole = {kind: 'record', game: rules.id, record};
    for (const address of [link, link.slice(1), `https://a.example/b?c=d${link}`, `${link}).`])
      assert.deepEqual(await open(address), whole, address);
    assert.deepEqual(await open(`#top&${link.slice(1)}&more=1`), whole);
    assert.equal(await open('https://a.example/#top'), undefined);
  });

  for (const [what, address, fault] of [
    ['cut off', link.slice(0, -3), 'link/damaged'],
    ['with nothing in it', '#gstk=', 'link/damaged'],
    ['with a version alone', '#gstk=1.', 'link/damaged'],
    ['with other signs', '#gstk=1.%F0%9F', 'link/damaged'],
    ['of a later version', '#gstk=2.AAAA', 'link/newer'],
  ] as const)
    it(`${what}: ${fault}`, async () => {
      assert.deepEqual(await open(address), {fault});
    });

  it('a single changed character is detected', async () => {
    for (let at = 8; at < link.length; at++) {
      const other = link[at] === 'A' ? 'B' : 'A';
      const opened = await open(link.slice(0, at) + other + link.slice(at + 1));
      assert.ok(opened && 'fault' in opened, `sign ${at}`);
    }
  });

  it('of an unknown game, and of a game whose rules have changed, are faults', async () => {
    const unknown = {fault: 'link/unknown-game', game: 'king-simple'};
    assert.deepEqual(await openLink(link, () => undefined), unknown);
    const changed = {
      ...rules,
      setup: (...how: Parameters<typeof rules.setup>) => {
        const [options, seats] = how;
        return rules.setup(options, seats, [1, 2, 3, 4]);
      },
    };
    const outdated = {fault: 'link/outdated', game: 'king-simple'};
    assert.deepEqual(await openLink(link, () => Promise.resolve(changed)), outdated);
  });

  it('are made only of records that can be played', () => {
    for (const make of [linkRecord, writeRecord])
      assert.throws(() => make(rules, {...record, moves: ['3:AS']}), InvalidRecordError);
  });
});
