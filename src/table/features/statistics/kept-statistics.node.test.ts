import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, it} from 'node:test';
import {
  type Finished,
  forgetStatistics,
  keepMatch,
  keptStatistics,
  readStatistics,
  writeStatistics,
} from './kept-statistics.js';
import {nextLevel} from './next-level.js';

const KEY = 'gstk/statistics';

describe('the statistics of a device', () => {
  let stored: Map<string, string>;
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  beforeEach(() => {
    stored = new Map();
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    };
    Object.defineProperty(globalThis, 'localStorage', {value: localStorage, configurable: true});
  });
  afterEach(() => {
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });

  const match = (more: Partial<Finished> = {}): Finished => ({
    ...{level: 'normal', won: false, points: -4, deals: [-4, 2], feats: {queens: 1}},
    ...more,
  });

  it('sum matches by game and level, with the best and the worst deal', () => {
    keepMatch('king-omnibus', match());
    keepMatch('king-omnibus', match({won: true, points: 3, deals: [3], feats: {queens: 2}}));
    keepMatch('king-omnibus', match({level: 'strong'}));
    keepMatch('court-ladder', {level: 'easy', won: true, deals: [], feats: {kings: 2}});
    const {levels, last} = keptStatistics().get('king-omnibus')!;
    const sums = {played: 2, won: 1, undone: 0, best: 3, worst: -4, feats: {queens: 3}};
    assert.deepEqual(levels.normal, sums);
    assert.equal(levels.strong?.played, 1);
    assert.deepEqual(
      last.map(({points}) => points),
      [-4, 3, -4],
    );
    assert.deepEqual(keptStatistics().get('court-ladder')!.levels.easy, {
      ...{played: 1, won: 1, undone: 0},
      feats: {kings: 2},
    });
  });

  it('count a match with moves that were taken back as played, and for nothing else', () => {
    keepMatch('king', match());
    keepMatch('king', match({undo: true, won: true, deals: [99], feats: {queens: 4}}));
    const {normal} = keptStatistics().get('king')!.levels;
    assert.deepEqual(normal, {
      ...{played: 2, won: 0, undone: 1},
      ...{best: 2, worst: -4, feats: {queens: 1}},
    });
  });

  it('keep thirty matches and sixty games, however many are played', () => {
    for (let n = 0; n < 40; n++) keepMatch('king', match({points: n}));
    const {last, levels} = keptStatistics().get('king')!;
    assert.deepEqual([last.length, last[0]!.points, levels.normal?.played], [30, 10, 40]);
    for (let n = 0; n < 70; n++) keepMatch(`game-${n}`, match());
    assert.deepEqual([keptStatistics().size, keptStatistics().has('king')], [60, false]);
    assert.ok(keptStatistics().has('game-69'));
  });

  it('read what they write, and forget all', () => {
    keepMatch('king', match());
    assert.deepEqual(
      readStatistics(JSON.parse(JSON.stringify(writeStatistics(keptStatistics())))),
      keptStatistics(),
    );
    forgetStatistics();
    assert.deepEqual([stored.size, keptStatistics().size], [0, 0]);
  });

  it('keep games from outside, whose ids name their author', () => {
    keepMatch('acme/high-card', {level: 'normal', won: true, deals: [], feats: {}});
    assert.equal(keptStatistics().get('acme/high-card')?.levels.normal?.won, 1);
  });

  it('leave out what is damaged or of another version, and keep the rest', () => {
    const sums = {played: 1, won: 1, undone: 0, feats: {}};
    const games = {
      king: {
        levels: {normal: sums, strong: {...sums, won: 2}, easy: 'x', odd: sums},
        last: [{level: 'normal', won: true, points: 0.5}, null, {level: 'odd', won: true}],
      },
      'NOT AN ID': {levels: {normal: sums}, last: []},
      empty: 7,
    };
    for (const [text, levels] of [
      [JSON.stringify({version: 1, games}), {normal: sums}],
      [JSON.stringify({version: 2, games}), undefined],
      ['{"version":1,"games":[', undefined],
      ['[]', undefined],
      ['"x"', undefined],
    ] as const) {
      stored.set(KEY, text);
      const kept = keptStatistics();
      assert.deepEqual(kept.get('king')?.levels, levels, text);
      if (!levels) continue;
      assert.deepEqual(kept.get('king')!.last, [{level: 'normal', won: true}]);
      assert.deepEqual(kept.get('empty'), {levels: {}, last: []});
      assert.equal(kept.size, 2);
    }
    keepMatch('king', match());
    assert.equal(keptStatistics().get('king')!.levels.normal?.played, 1, 'and go on from there');
  });

  it('keep the name of a game as it was told last, and no overlong one', () => {
    const finished = {level: 'normal', won: true, deals: [], feats: {}} as const;
    keepMatch('king-omnibus', {...finished, title: 'Омнибус'});
    keepMatch('king-omnibus', finished);
    assert.equal(keptStatistics().get('king-omnibus')?.title, 'Омнибус');
    const written = structuredClone(writeStatistics(keptStatistics())) as {
      games: Record<string, {title: unknown}>;
    };
    for (const title of [7, 'x'.repeat(61)]) {
      written.games['king-omnibus']!.title = title;
      const [[, read] = []] = readStatistics(written);
      assert.equal(read?.title, undefined);
      assert.equal(read?.levels.normal?.won, 2);
    }
  });
});

describe('the level that is offered', () => {
  const levels = ['easy', 'normal', 'strong'] as const;
  const one = (won: boolean, level: (typeof levels)[number] = 'normal', undo?: true) => ({
    ...{won, level},
    ...(undo && {undo}),
  });

  it('is the next one after a win', () => {
    assert.equal(nextLevel([one(false), one(true)], levels), 'strong');
    assert.equal(nextLevel([one(true, 'strong')], levels), undefined, 'there is none');
    assert.equal(nextLevel([one(true, 'normal', true)], levels), undefined, 'moves taken back');
  });

  it('is the one below after three losses in a row at a level', () => {
    const losses = [one(false), one(false), one(false)];
    assert.equal(nextLevel(losses, levels), 'easy');
    assert.equal(nextLevel(losses.slice(1), levels), undefined, 'two');
    assert.equal(nextLevel([...losses.slice(1), one(true), one(false)], levels), undefined);
    assert.equal(nextLevel([one(false, 'strong'), ...losses.slice(1)], levels), undefined);
    assert.equal(
      nextLevel(
        losses.map(() => one(false, 'easy')),
        levels,
      ),
      undefined,
      'none below',
    );
  });

  it('is none in a match during which the level changed', () => {
    assert.equal(nextLevel([{level: 'mixed', won: true}], levels), undefined);
    assert.equal(nextLevel([], levels), undefined);
  });
});
