import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {Card} from '../../../cards/index.js';
import {rounds} from '../../../testing/full.fixture.js';
import {
  begin,
  find,
  hands,
  legal,
  move,
  random,
  ranks,
  refused,
  rules,
} from '../playing.fixture.js';
import type {PeasantsEvent} from '../types.js';

const RANKS = ranks('king soldier prince peasant');
const give = (card: string) => ({type: 'give', card: card as Card}) as const;

/** The reign of seat 0; trumps are spades. */
const position = (phase: string, own: readonly (string | null)[], more: object = {}) =>
  rules.parsePosition({phase, ranks: RANKS, shown: '6S', hands: hands(...own), ...more});

describe('stage 2, the exchange', () => {
  it('the peasant deals to king, prince, soldier and last to himself', () => {
    for (let game = 0; game < rounds(30); game++) {
      const state = find((one) => one.ranks !== null && one.gifts.length === 0, {
        games: 1 + (game % 2),
      });
      assert.equal(state.ranks![state.dealer], 'peasant');
      assert.ok(state.hands[state.dealer]!.includes(state.shown));
    }
  });

  it('case 9: a soldier with the ace and nine of trumps must give the ace', () => {
    const state = position('reign.exchange.fromSoldier', [
      null,
      'S:A9 H:876 D:8 C:876',
      null,
      null,
    ]);
    assert.deepEqual(state.turn, [1]);
    assert.deepEqual(legal(state), ['give AS']);
    assert.equal(refused(state, '9S'), 'peasants/highest-trump');
    assert.equal(refused(state, '8H'), 'peasants/highest-trump');
    assert.equal(refused(state, 'KH'), 'game/not-your-card');
    assert.equal(rules.refuse(state, 1, {type: 'play', card: 'AS'}), 'peasants/give-now');
  });

  const received = {gifts: [{from: 1, to: 0, card: 'AS'}]};

  it('case 9: the king with the 10 of diamonds gives it back, neither the ace nor an eight', () => {
    const state = position(
      'reign.exchange.toSoldier',
      ['S:A H:976 D:T97 C:876', null, null, null],
      received,
    );
    assert.deepEqual(legal(state), ['give TD']);
    assert.equal(refused(state, 'AS'), 'peasants/just-received');
    assert.equal(refused(state, '8C'), 'peasants/good-card');
  });

  it('P-7: any trump is good; a king without a good card gives any; with `any` every card will do', () => {
    const trump = position(
      'reign.exchange.toSoldier',
      ['S:A7 H:976 D:97 C:876', null, null, null],
      received,
    );
    assert.deepEqual(legal(trump), ['give 7S']);
    const poor = position(
      'reign.exchange.toSoldier',
      ['S:A H:9876 D:97 C:876', null, null, null],
      received,
    );
    assert.equal(legal(poor).length, 9);
    assert.equal(refused(poor, 'AS'), 'peasants/just-received');
    const any = position('reign.exchange.toSoldier', ['S:A H:976 D:T97 C:876', null, null, null], {
      ...received,
      options: {goodCard: 'any'},
    });
    assert.equal(legal(any).length, 9);
  });

  it('the peasant gives a trump of his choice, the king any card except that one', () => {
    const state = position(
      'reign.exchange.fromPeasant',
      [null, null, null, 'S:6K H:986 D:87 C:87'],
      {
        gifts: [
          {from: 1, to: 0, card: null},
          {from: 0, to: 1, card: null},
        ],
      },
    );
    assert.deepEqual(legal(state), ['give 6S', 'give KS']);
    assert.equal(refused(state, '9H'), 'peasants/a-trump');
    const given = move(state, give('KS'));
    assert.deepEqual(given.turn, [0]);
    assert.equal(given.hands[0]!.length, 10);
    assert.equal(refused(given, 'KS'), 'peasants/just-received');
    assert.equal(legal(given).length, 9);
  });

  it('P-9: the king may pass the soldier’s card on to the peasant', () => {
    const state = position(
      'reign.exchange.toPeasant',
      ['S:AK H:876 D:87 C:987', null, null, null],
      {
        gifts: [
          {from: 1, to: 0, card: 'AS'},
          {from: 0, to: 1, card: null},
          {from: 3, to: 0, card: 'KS'},
        ],
      },
    );
    assert.ok(legal(state).includes('give AS'));
    const done = move(state, give('AS'));
    assert.deepEqual(done.turn, [3], 'P-10: the ace of trumps leads');
  });

  it('case 11: a soldier without a trump is left out, and hands stay at nine', () => {
    const events: PeasantsEvent[] = [];
    const state = find(
      (one) => one.phase === 'reign.exchange.fromPeasant' && one.gifts.length === 0,
    );
    const soldier = state.ranks!.indexOf('soldier');
    assert.ok(state.hands[soldier]!.every((card) => card[1] !== state.trump));
    assert.deepEqual(
      state.hands.map((hand) => hand.length),
      [9, 9, 9, 9],
    );
    const paid = move(state, give(legal(state)[0]!.slice(5)), events);
    const back = move(paid, give(legal(paid)[0]!.slice(5)), events);
    assert.deepEqual(
      back.hands.map((hand) => hand.length),
      [9, 9, 9, 9],
    );
    assert.equal(back.gifts.length, 2);
    assert.deepEqual(
      events.map(({type}) => type),
      ['card given', 'card given', 'lead found'],
    );
  });

  it('P-8: if the gifts are not given, a soldier who cannot have got a good card was left out', () => {
    for (const phase of ['reign.exchange.fromPeasant', 'reign.play']) {
      const state = rules.parsePosition({
        phase,
        ranks: ranks('king prince soldier peasant'),
        trump: 'S',
        hands: hands(null, null, 'H:9876 D:976 C:87', null),
      });
      assert.equal(state.gifts.length, phase === 'reign.play' ? 2 : 0);
      assert.ok(state.gifts.every(({from, to}) => from !== 2 && to !== 2));
    }
  });

  it('P-10: the holder of the ace of trumps leads', () => {
    for (let game = 0; game < 40; game++)
      for (const state of random(begin(`lead ${game}`), `lead ${game}`))
        if (state.phase === 'reign.play' && state.played.length === 0 && state.trick.length === 0)
          assert.ok(state.hands[state.turn[0]!]!.includes(`A${state.trump}`));
  });
});
