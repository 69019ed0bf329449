import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import type {GameEntry} from '../elements/game-entry.js';
import {entryOf, type Life, type LifeEvent, live, sessionOf, UNBORN} from './life.js';
import type {Session} from './session.js';

const entry = {id: 'king-simple'} as GameEntry;
const other = {id: 'king-omnibus'} as GameEntry;
const here = {} as Session;
const elsewhere = {company: {}} as Session;

const waits = {held: false, covered: false, awaited: undefined, runs: 3};
const STAGES = {
  far: {...waits, at: 'far'},
  loading: {...waits, at: 'loading', entry, run: 3, before: undefined},
  'loading over a match': {...waits, at: 'loading', entry, run: 3, before: here},
  failed: {...waits, at: 'failed', entry, error: 'offline'},
  here: {...waits, at: 'seated', entry, session: here, where: 'here'},
  elsewhere: {...waits, at: 'seated', entry, session: elsewhere, where: 'elsewhere'},
  'gone from here': {
    ...waits,
    at: 'gone',
    was: {at: 'seated', entry, session: here, where: 'here'},
  },
  'gone from elsewhere': {
    ...waits,
    at: 'gone',
    was: {at: 'seated', entry, session: elsewhere, where: 'elsewhere'},
  },
  'gone while loading': {
    ...waits,
    at: 'gone',
    was: {at: 'loading', entry, run: 3, before: undefined},
  },
} as const satisfies Record<string, Life>;
type Stage = keyof typeof STAGES;

const EVENTS = {
  load: {type: 'load', entry: other},
  failed: {type: 'failed', run: 3, error: 'offline'},
  'failed late': {type: 'failed', run: 2, error: 'offline'},
  sit: {type: 'sit', entry, session: here},
  'sit elsewhere': {type: 'sit', entry, session: elsewhere},
  leave: {type: 'leave'},
  remove: {type: 'remove'},
  return: {type: 'return'},
} as const satisfies Record<string, LifeEvent>;
type Happening = keyof typeof EVENTS;

/** The next stage by event; a missing one means that the object stays the same. */
const ROWS: Readonly<Record<Stage, Partial<Record<Happening, string>>>> = {
  far: {
    load: 'loading king-omnibus',
    sit: 'here king-simple',
    'sit elsewhere': 'elsewhere king-simple',
    remove: 'gone (far)',
  },
  loading: {
    load: 'loading king-omnibus',
    failed: 'failed king-simple',
    sit: 'here king-simple',
    'sit elsewhere': 'elsewhere king-simple',
    remove: 'gone (loading king-simple)',
  },
  'loading over a match': {
    load: 'loading king-omnibus over a match',
    failed: 'failed king-simple',
    sit: 'here king-simple',
    'sit elsewhere': 'elsewhere king-simple',
    remove: 'gone (loading king-simple over a match)',
  },
  failed: {
    load: 'loading king-omnibus',
    sit: 'here king-simple',
    'sit elsewhere': 'elsewhere king-simple',
    remove: 'gone (failed king-simple)',
  },
  here: {
    load: 'loading king-omnibus over a match',
    sit: 'here king-simple',
    'sit elsewhere': 'elsewhere king-simple',
    remove: 'gone (here king-simple)',
  },
  elsewhere: {
    // A match that is played elsewhere does not stay on the screen.
    load: 'loading king-omnibus',
    sit: 'here king-simple',
    'sit elsewhere': 'elsewhere king-simple',
    leave: 'far',
    remove: 'gone (elsewhere king-simple)',
  },
  'gone from here': {
    load: 'loading king-omnibus over a match',
    sit: 'here king-simple',
    'sit elsewhere': 'elsewhere king-simple',
    return: 'here king-simple',
  },
  'gone from elsewhere': {
    load: 'loading king-omnibus',
    sit: 'here king-simple',
    'sit elsewhere': 'elsewhere king-simple',
    leave: 'gone (far)',
    return: 'elsewhere king-simple',
  },
  'gone while loading': {
    load: 'loading king-omnibus',
    sit: 'here king-simple',
    'sit elsewhere': 'elsewhere king-simple',
    // A pending fetch has been dropped, and starts again.
    return: 'far',
  },
};

/** A stage in words. */
function nameOf(life: Life | Extract<Life, {at: 'gone'}>['was']): string {
  switch (life.at) {
    case 'far':
      return 'far';
    case 'loading':
      return `loading ${life.entry.id}${life.before ? ' over a match' : ''}`;
    case 'failed':
      return `failed ${life.entry.id}`;
    case 'seated':
      return `${life.where} ${life.entry.id}`;
    case 'gone':
      return `gone (${nameOf(life.was)})`;
  }
}

describe('the life of a table', () => {
  for (const [stage, rows] of Object.entries(ROWS) as [Stage, (typeof ROWS)[Stage]][])
    it(`${stage}: every event`, () => {
      const life: Life = STAGES[stage];
      for (const [happening, event] of Object.entries(EVENTS) as [Happening, LifeEvent][]) {
        const next = live(life, event);
        const wanted = rows[happening];
        if (wanted === undefined) assert.equal(next, life, `${happening} changes nothing`);
        else assert.equal(nameOf(next), wanted, happening);
      }
    });

  it('keeps through all stages whether the match is paused or covered, and which seat is awaited', () => {
    const held: LifeEvent = {type: 'hold', held: true};
    const covered: LifeEvent = {type: 'cover', covered: true};
    for (const life of Object.values(STAGES)) {
      const waiting = [held, covered, {type: 'await'} as const].reduce<Life>(live, life);
      for (const event of Object.values(EVENTS)) {
        const next = live(waiting, event);
        assert.deepEqual(
          [next.held, next.covered, next.awaited],
          [true, true, 4],
          `${life.at}, ${event.type}`,
        );
      }
      assert.equal(live(live(life, held), held).at, life.at);
    }
  });

  it('counts each request, so that an older answer changes nothing', () => {
    const first = live(UNBORN, {type: 'load', entry});
    const second = live(first, {type: 'load', entry: other});
    assert.equal(live(second, {type: 'failed', run: first.runs, error: 'late'}), second);
    const awaiting = live(second, {type: 'await'});
    const again = live(awaiting, {type: 'await'});
    assert.equal(live(again, {type: 'arrived', run: awaiting.awaited}), again);
    assert.equal(live(again, {type: 'arrived', run: again.awaited}).awaited, undefined);
    assert.equal(live(again, {type: 'failed', run: second.runs, error: 'offline'}).at, 'failed');
  });

  it('knows the game and the match of each stage', () => {
    const known = Object.values(STAGES).map((life: Life) => [
      entryOf(life)?.id,
      sessionOf(life) !== undefined,
    ]);
    assert.deepEqual(known, [
      [undefined, false],
      ['king-simple', false],
      ['king-simple', true],
      ['king-simple', false],
      ['king-simple', true],
      ['king-simple', true],
      ['king-simple', true],
      ['king-simple', true],
      ['king-simple', false],
    ]);
  });

  it('is drawn correctly in the documents', () => {
    const page = readFileSync('docs/architecture.md', 'utf8');
    const drawn = /stateDiagram-v2\n(.*?)```/s.exec(page)?.[1] ?? '';
    const edges = [...drawn.matchAll(/(\w+) --> (\w+): (\w+)/g)].map(([, from, to, by]) => [
      from,
      to,
      by,
    ]);
    assert.ok(edges.length > 10);
    for (const [from, to, by] of edges)
      assert.ok(
        Object.values(STAGES).some(
          (life: Life) =>
            life.at === from &&
            Object.values(EVENTS).some((event) => event.type === by && live(life, event).at === to),
        ),
        `${from} --> ${to}: ${by}`,
      );
  });
});
