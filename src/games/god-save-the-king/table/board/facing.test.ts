import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {pick, rngFrom, type SuitCard} from '../../../../cards/index.js';
import {createMatch} from '../../../../match/index.js';
import {gskGame, type GskEvent, type GskView} from '../../index.js';
import {laidOf} from '../choice/draft.js';
import type {GskContext} from '../context.js';
import {facing} from './facing.js';

/** The players shown against each other, and the cards that lie there, throughout matches. */

interface Shown {
  readonly seat: number;
  readonly view: GskView;
  readonly before: GskView;
  readonly event: GskEvent;
}

/** Everything that the players of random matches are shown. */
function* played(seats: number): Iterable<Shown> {
  for (let seed = 0; seed < 12; seed++) {
    const match = createMatch(gskGame, {seats, seed: `b${seed}`});
    const heard: Shown[] = [];
    for (let seat = 0; seat < seats; seat++) {
      const client = match.client(seat);
      let before = client.view as GskView;
      client.subscribe((updates) => {
        for (const {event, view} of updates) {
          heard.push({seat, view: view as GskView, before, event: event as GskEvent});
          before = view as GskView;
        }
      });
    }
    for (let move = 0; move < 150 && !match.outcome; move++) {
      const [seat = 0] = match.turn;
      match.play(seat, pick(rngFrom(`${seed}/${move}`), match.moves(seat)).value);
    }
    yield* heard;
  }
}

const matches = new Map<number, readonly Shown[]>();
function shown(seats: number): readonly Shown[] {
  if (!matches.has(seats)) matches.set(seats, [...played(seats)]);
  return matches.get(seats)!;
}

const ctxOf = ({seat, event, before}: Shown, more: object = {}): GskContext =>
  ({seat, event, before, asking: false, moves: [], ...more}) as unknown as GskContext;

const seats3 = [0, 1, 2];

describe('the board', () => {
  for (const seats of [3, 4])
    it(`shows whose King is found and in whose pile, with ${seats} players`, () => {
      let found = 0;
      for (const one of shown(seats)) {
        if (one.event.type !== 'piles searched' || one.event.kings.length === 0) continue;
        found += 1;
        const {own, rival} = facing(one.view, ctxOf(one));
        const pairs = one.event.kings.map(({seat, pile}) => [seat, pile].sort().join('-'));
        assert.ok(
          pairs.includes([own, rival].sort().join('-')),
          `${own}-${rival} of ${pairs.join()}`,
        );
        const concerned = one.event.kings.some(({seat, pile}) => [seat, pile].includes(one.seat));
        if (concerned) assert.equal(own, one.seat, 'the reader is in front');
      }
      assert.ok(found > 0);
    });

  it('keeps the reader in front while the other table of four plays', () => {
    let waited = 0;
    for (const one of shown(4)) {
      const {seat, view, event} = one;
      const own = view.matches.find((meeting) => meeting?.seats.includes(seat));
      if (own?.step !== 'waiting' || !view.alive[seat] || event.type === 'cards collected')
        continue;
      waited += 1;
      const rival = own.seats.find((another) => another !== seat);
      assert.deepEqual(facing(view, ctxOf(one)), {
        ...{own: seat, rival},
        ...{table: undefined, meeting: undefined},
      });
    }
    assert.ok(waited > 0);
  });

  it('shows the only living King with another one after the others have fallen', () => {
    const state = gskGame.rules.parsePosition(
      {
        seats: 3,
        fallen: [
          {seat: 1, cause: 'pile', by: 0},
          {seat: 2, cause: 'flank'},
        ],
      },
      rngFrom('over'),
    );
    for (const seat of [0, 1, 2]) {
      const view = gskGame.rules.view(state, seat);
      const {own, rival} = facing(view, ctxOf({seat, view, before: view} as Shown));
      assert.ok(seats3.includes(own) && seats3.includes(rival) && own !== rival);
    }
  });

  for (const seats of [2, 3, 4])
    it(`keeps nothing of a formation that was collected, with ${seats} players`, () => {
      // A draft is kept after its question until the reader is asked again.
      const laid: Record<string, SuitCard> = {left: '9S', centre: '4S', right: 'JS'};
      let collected = 0;
      for (const one of shown(seats)) {
        if (one.seat !== 0 || one.event.type !== 'cards collected') continue;
        collected += 1;
        assert.deepEqual(laidOf(one.view, ctxOf(one, {draft: {laid}})), {});
      }
      assert.ok(collected > 0);
    });
});
