import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {at, folds, heard, laid, refused, run} from '../playing.fixture.js';
import {kingdomRules as rules} from '../rules.js';
import type {KingdomState} from '../types.js';

/** The acts of a round, card by card: the worked cases and rulings about Act. */

const FIVE = ['monk', 'queen', 'king', 'jester', 'death'];
const seen = (state: KingdomState, seat: number): readonly (string | null)[] =>
  rules.view(state, seat).areas;

describe('exchange', () => {
  test('DOK-07 the left neighbour is not asked, and may act with the new card', () => {
    const {state, events} = run(laid(['death', 'king', 'monk', 'thief', 'jester']), '0:exchange');
    assert.deepEqual(state.areas.slice(0, 2), ['king', 'death']);
    assert.deepEqual(events, [{type: 'exchanged', seat: 0, with: 1, given: 'death', got: 'king'}]);
    assert.deepEqual(rules.turn(state), [1]);
    assert.equal(refused(state, 1, 'exchange'), undefined);
    assert.deepEqual(seen(state, 0), ['king', 'death', null, null, null]);
    assert.deepEqual(seen(state, 1), ['king', 'death', null, null, null]);
    assert.deepEqual(seen(state, 2), [null, null, 'monk', null, null]);
    // A card that was passed on is still known to its first holder.
    const {state: on} = run(state, '1:exchange');
    assert.deepEqual(seen(on, 0), ['king', null, 'death', null, null]);
  });

  test('DOK-09 the Dealer has no left neighbour to exchange with', () => {
    const {state} = run(laid(FIVE), ...folds(0, 1, 2, 3));
    assert.equal(refused(state, 4, 'exchange'), 'kingdom/dealer-cuts');
    assert.deepEqual(
      [...new Set(rules.legalMoves(state, 4).map(({type}) => type))],
      ['fold', 'cut', 'change'],
    );
    assert.equal(refused(laid(FIVE), 0, 'cut 1'), 'kingdom/only-dealer-cuts');
  });

  test('DOK-11, DOK-19, M-12 one act for each player, and in round 3 no hand to change with', () => {
    const third = laid(FIVE, {round: 3});
    assert.ok(!rules.legalMoves(third, 0).some(({type}) => type === 'change'));
    assert.equal(refused(third, 0, 'change king'), 'kingdom/no-hand');
    const {state} = run(third, '0:exchange');
    for (const text of ['fold', 'exchange', 'use'])
      assert.equal(refused(state, 0, text), 'game/not-your-turn');
  });
});

describe('cut', () => {
  const dealer = (more: object = {}): KingdomState =>
    run(
      laid(FIVE, {pile: ['thief', 'knight', 'dragon', ...Array<null>(8).fill(null)], ...more}),
      ...folds(0, 1, 2, 3),
    ).state;

  test('M-5, M-6, M-24 the card at the depth is shown to all, and the old one goes under the deck', () => {
    const {state, then} = run(dealer(), '4:cut 2');
    const [cut] = then;
    assert.equal(cut!.areas[4], 'knight');
    assert.deepEqual([cut!.pile[0], cut!.pile[1], cut!.pile.at(-1)], ['thief', 'dragon', 'death']);
    assert.equal(cut!.pile.length, 11);
    assert.equal(rules.view(cut!, undefined).areas[4], 'knight');
    assert.equal(rules.view(cut!, 4).pile.at(-1), 'death');
    assert.equal(rules.view(cut!, 0).pile.at(-1), null);
    assert.equal(rules.view(state, 4).pile.at(-1), 'death', 'remembered in the next round (4.4)');
  });

  test('M-6 private, M-5 discarded face up', () => {
    const end = run(
      dealer({options: {dealerCut: 'private', dealerOldCard: 'discardFaceUp'}}),
      '4:cut 1',
    );
    const [cut] = end.then;
    assert.deepEqual([cut!.areas[4], cut!.up[4], cut!.pile.length], ['thief', false, 10]);
    assert.deepEqual(cut!.discard, ['death']);
    assert.equal(rules.view(cut!, 0).areas[4], null);
    const event = heard(end, 'cut');
    assert.equal((rules.redact(event, 0) as typeof event).card, null);
    assert.equal((rules.redact(event, 4) as typeof event).card, 'thief');
  });

  test('M-7 the depth may be any of the deck, but no more; M-8 a cut card is not used', () => {
    const state = dealer();
    const cuts = rules.legalMoves(state, 4).filter(({type}) => type === 'cut');
    assert.equal(cuts.length, 11);
    assert.equal(refused(state, 4, 'cut 12'), 'kingdom/deck-depth');
    assert.equal(heard(run(state, '4:cut 1'), 'cards shown').cards[4], 'thief');
  });

  test('4.7 an empty deck cannot be cut', () => {
    const deck = ['a', 'b', 'c', 'd', 'e'].map((id, value) => ({id, value, copies: 1}));
    const dragon = {id: 'dragon', value: 9, ability: 'burn', copies: 1};
    const look = {id: 'merchant', value: 2, ability: 'look', copies: 1};
    const position = {
      ...{seats: 3, dealer: 2, round: 3, phase: 'act', pile: 0},
      deck: [...deck, dragon, look, {id: 'x', value: 8, copies: 2}],
      discard: ['a', 'b', 'c', 'x', 'x', 'd'],
      areas: ['dragon', 'e', 'merchant'],
    };
    const state = at(position);
    assert.equal(refused(state, 0, 'use 1'), 'kingdom/deck-empty');
    const last = run(state, ...folds(0, 1)).state;
    assert.equal(refused(last, 2, 'cut 1'), 'kingdom/deck-empty');
    assert.equal(refused(last, 2, 'use'), 'kingdom/deck-empty');
    assert.deepEqual(rules.legalMoves(last, 2), [{type: 'fold'}]);
  });
});

describe('change', () => {
  test('the card goes to the hand, and the named one lies face down', () => {
    const start = laid(FIVE, {hands: [['thief', 'dragon'], null, null, null, null]});
    const {state} = run(start, '0:change dragon');
    assert.deepEqual(state.hands[0], ['thief', 'monk']);
    assert.equal(state.areas[0], 'dragon');
    assert.equal(refused(start, 0, 'change king'), 'game/not-your-card');
  });

  test('4.4 players who knew the card know where it went; if there are several, nobody knows which one came', () => {
    const known = {eyes: {areas: [[3], [], [], [], []]}};
    const one = laid(FIVE, {round: 2, hands: [['thief'], null, null, null, null], ...known});
    const after = run(one, '0:change thief').state;
    assert.deepEqual(rules.view(after, 3).hands[0], ['monk']);
    assert.equal(rules.view(after, 3).areas[0], null);
    const two = laid(FIVE, {hands: [['thief', 'dragon'], null, null, null, null], ...known});
    assert.deepEqual(rules.view(run(two, '0:change thief').state, 3).hands[0], [null, 'monk']);
  });
});

describe('abilities', () => {
  test('Merchant: looks left, then exchanges or keeps (M-23)', () => {
    const start = laid(['merchant', 'queen', 'king', 'jester', 'death']);
    const looked = run(start, '0:use');
    assert.equal(looked.state.phase, 'decide');
    assert.deepEqual(seen(looked.state, 0), ['merchant', 'queen', null, null, null]);
    assert.deepEqual(seen(looked.state, 2), ['merchant', null, 'king', null, null]);
    assert.equal(refused(looked.state, 0, 'use'), 'kingdom/decide-now');
    const bought = run(looked.state, '0:exchange').state;
    assert.deepEqual(bought.areas.slice(0, 2), ['queen', 'merchant']);
    assert.deepEqual(bought.up, [false, false, false, false, false], 'turned face down again');
    assert.equal(seen(bought, 3)[1], 'merchant', 'but remembered by all');
    assert.equal(refused(bought, 1, 'use'), undefined, 'M-9: the receiver may use it');
    const kept = run(looked.state, '0:fold').state;
    assert.deepEqual([kept.areas[0], kept.up[0]], ['merchant', true], 'M-28');
    assert.deepEqual(kept.deeds[0], {type: 'fold', card: 'merchant', with: []});
    assert.equal(seen(kept, 0)[1], 'queen');
  });

  test('the Dealer’s Merchant: looks at the top of the deck; a card taken stays unseen (M-11, M-23)', () => {
    const start = laid(['monk', 'queen', 'king', 'jester', 'merchant'], {
      pile: ['dragon', ...Array<null>(10).fill(null)],
    });
    const looked = run(start, ...folds(0, 1, 2, 3), '4:use');
    assert.deepEqual(heard(looked, 'looked'), {
      ...{type: 'looked', seat: 4, card: 'merchant', at: null, seen: 'dragon'},
    });
    assert.equal(rules.view(looked.state, 4).pile[0], 'dragon');
    const {then} = run(looked.state, '4:exchange');
    assert.deepEqual([then[0]!.areas[4], then[0]!.pile.at(-1)], ['dragon', 'merchant']);
    assert.equal(seen(then[0]!, 0)[4], null);
    assert.equal(rules.view(then[0]!, undefined).pile.at(-1), 'merchant');
    const kept = run(looked.state, '4:fold').state;
    assert.equal(rules.view(kept, 4).pile[0], 'dragon', 'remembered on top (4.4)');
  });

  test('Thief: takes any other card unseen; it cannot be refused (M-22)', () => {
    const start = run(laid(['monk', 'thief', 'king', 'jester', 'death']), '0:fold').state;
    assert.deepEqual(
      rules.legalMoves(start, 1).filter(({type}) => type === 'use'),
      [0, 2, 3, 4].map((seat) => ({type: 'use', targets: [seat]})),
    );
    const {state} = run(start, '1:use 0'); // the target has already acted
    assert.deepEqual(state.areas.slice(0, 2), ['thief', 'monk']);
    assert.deepEqual(state.deeds[1], {type: 'use', card: 'thief', with: [0]});
    assert.equal(seen(state, 4)[0], 'thief');
    assert.equal(state.up[0], false);
    for (const [text, why] of [
      ['use 1', 'kingdom/other-players'],
      ['use 9', 'kingdom/other-players'],
      ['use', 'kingdom/targets-one'],
      ['use 0+2', 'kingdom/targets-one'],
    ] as const)
      assert.equal(refused(start, 1, text), why, text);
  });

  test('Juggler: two others exchange, each looks at the new card', () => {
    const start = laid(['juggler', 'thief', 'king', 'jester', 'death']);
    const {state, events} = run(start, '0:use 3+1');
    assert.deepEqual(state.areas, ['juggler', 'jester', 'king', 'thief', 'death']);
    assert.deepEqual(events[0], {
      ...{type: 'juggled', seat: 0, card: 'juggler', targets: [1, 3], cards: ['thief', 'jester']},
    });
    assert.deepEqual(seen(state, 1), ['juggler', 'jester', null, 'thief', null]);
    assert.deepEqual(seen(state, 0), ['juggler', null, null, null, null]);
    assert.equal(state.up[0], true, 'M-28: it stays and lies face up');
    assert.equal(refused(start, 0, 'use 1'), 'kingdom/targets-two');
    assert.equal(refused(start, 0, 'use 1+1'), 'kingdom/targets-two');
    assert.equal(refused(start, 0, 'use 0+1'), 'kingdom/other-players');
    assert.equal(rules.refuse(start, 0, {type: 'use', targets: [3, 1]}), undefined);
  });

  test('Dragon: another player’s card is discarded face up, and that player draws unseen', () => {
    const start = laid(['dragon', 'thief', 'king', 'jester', 'death'], {
      pile: ['queen', ...Array<null>(10).fill(null)],
    });
    const {state} = run(start, '0:use 2');
    assert.deepEqual([state.areas[2], state.discard, state.pile.length], ['queen', ['king'], 10]);
    assert.equal(seen(state, 2)[2], 'queen');
    assert.equal(seen(state, 0)[2], null);
  });

  test('M-21 impossible uses are not offered', () => {
    for (const card of ['death', 'king', 'queen', 'monk', 'jester', 'innkeeper']) {
      const state = laid([card, 'thief', 'thief', 'sorceress', 'sorceress']);
      assert.ok(!rules.legalMoves(state, 0).some(({type}) => type === 'use'), card);
      assert.equal(refused(state, 0, 'use'), 'kingdom/no-ability');
    }
  });

  test('4.7 the Innkeeper counts a Thief whether it was used or not', () => {
    const start = laid(['thief', 'innkeeper', 'king', 'monk', 'death'], {round: 3});
    for (const first of ['0:fold', '0:use 2']) {
      const end = run(start, first, ...folds(1, 2, 3, 4));
      assert.equal(heard(end, 'abilities settled').values[1], 6, first);
      assert.deepEqual(heard(end, 'abilities settled').turned, [1], first);
    }
  });
});
