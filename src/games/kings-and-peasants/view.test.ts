import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {begin, find, move, random, rules} from './playing.fixture.js';
import type {PeasantsMove, PeasantsState, PeasantsEvent} from './types.js';

/** The table of hidden information in the README, row by row. */

const VIEWERS = [0, 1, 2, 3, undefined];
const atGift = (gifts: number) =>
  find(
    (one) => one.phase === 'reign.play' && one.gifts.length === gifts && one.played.length === 0,
  );
const hidden = (cards: readonly unknown[]): boolean => cards.every((card) => card === null);

const everywhere = (state: PeasantsState, look: (viewer: number | undefined) => void): void => {
  for (const viewer of VIEWERS) look(viewer);
  assert.ok(state);
};

describe('who knows what', () => {
  it('a hand: its holder sees all of it, the others the number of cards', () => {
    const state = begin('row 1');
    everywhere(state, (viewer) =>
      rules.view(state, viewer).hands.forEach((cards, owner) => {
        assert.equal(cards.length, 9);
        if (owner === viewer) assert.deepEqual(cards, state.hands[owner]);
        else assert.ok(hidden(cards));
      }),
    );
  });

  it('cards laid aside: their owner sees them, the others see backs', () => {
    const state = find((one) => one.aside.some((cards) => cards.length > 2));
    everywhere(state, (viewer) =>
      rules.view(state, viewer).aside.forEach((cards, owner) => {
        assert.equal(cards.length, state.aside[owner]!.length);
        if (owner === viewer) assert.deepEqual(cards, state.aside[owner]);
        else assert.ok(hidden(cards));
      }),
    );
  });

  it('everybody sees the shown card, trump, names, ranks and tricks', () => {
    const state = atGift(4);
    everywhere(state, (viewer) => {
      const view = rules.view(state, viewer);
      for (const field of [
        'shown',
        'trump',
        'names',
        'ranks',
        'elected',
        'tricks',
        'dealer',
      ] as const)
        assert.deepEqual(view[field], state[field], field);
    });
  });

  it('a gift: giver and taker see it, the other two and an onlooker see a back (P-5)', () => {
    for (const gifts of [2, 4]) {
      const state = atGift(gifts);
      everywhere(state, (viewer) =>
        rules.view(state, viewer).gifts.forEach((gift, at) => {
          const {from, to, card} = state.gifts[at]!;
          const knows = viewer === from || viewer === to;
          assert.deepEqual(gift, {from, to, card: knows ? card : null});
        }),
      );
    }
  });

  it('the event of a gift: the same', () => {
    const state = find((one) => one.phase === 'reign.exchange.fromPeasant');
    const events: PeasantsEvent[] = [];
    const [gift] = rules.legalMoves(state, state.turn[0]!) as [PeasantsMove];
    move(state, gift, events);
    const given = events.find((one) => one.type === 'card given')!;
    for (const viewer of VIEWERS) {
      const seen = rules.redact(given, viewer);
      const knows = viewer === given.from || viewer === given.to;
      assert.deepEqual(seen, knows ? given : {...given, card: null});
    }
  });

  it('everybody learns that a soldier had no trump, and who leads', () => {
    for (const type of ['no trump to give', 'lead found'] as const)
      for (const viewer of VIEWERS)
        assert.deepEqual(rules.redact({type, seat: 2}, viewer), {type, seat: 2});
  });

  it('nobody sees seed and stream', () => {
    for (const state of random(begin('row 7'), 'row 7'))
      for (const viewer of VIEWERS) assert.ok(!('rng' in rules.view(state, viewer)));
  });

  it('hidden cards decide nothing: refusals are the same whatever others hold', () => {
    const state = atGift(4);
    const [seat] = state.turn as [number];
    const view = rules.view(state, seat);
    for (let draw = 0; draw < 10; draw++) {
      const other = rules.determinize(view, [draw, 1, 2, 3]);
      assert.deepEqual(rules.view(other, seat), view);
      assert.deepEqual(rules.legalMoves(other, seat), rules.legalMoves(state, seat));
    }
  });
});
