import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {type Card, pack, rngFrom} from '../../../../cards/index.js';
import {defaultOptions} from '../../../../game/index.js';
import {contractsOf, tableOf} from '../contracts/columns.js';
import {lay} from '../dealing.js';
import {legal, play, random, sum} from '../../playing.fixture.js';
import {type KingRules, kingRules} from '../../rules.js';
import type {KingMove, KingState, KingEvent} from '../../types.js';
import {variantOf} from '../contracts/variants.js';

/** The worked cases of the variants with a talon: sections 6 and 11. */

const hands = (...texts: string[]) => texts.map((text) => text.split(' ').filter(Boolean));
const cards = (text: string): Card[] => text.split(' ') as Card[];
const lead = (rules: KingRules, id: string, hand: string, more: object = {}): string => {
  const size = hand.split(' ').length;
  const rest = Array.from({length: rules.seats.usual ?? rules.seats.min}, () => null);
  const position = {contract: {id}, turn: [0], hands: [hand.split(' '), ...rest.slice(1)], ...more};
  assert.ok(size > 0);
  return legal(rules, rules.parsePosition(position));
};
const apply = (rules: KingRules, state: KingState, ...moves: KingMove[]): KingState =>
  moves.reduce((now, move) => {
    const seat = now.turn[0]!;
    assert.equal(rules.refuse(now, seat, move), undefined, JSON.stringify(move));
    return rules.apply(now, seat, move);
  }, state);

describe('Minsk King, section 6', () => {
  const rules = kingRules('king-minsk');
  const at = (contract: string, hand: string): KingState =>
    rules.parsePosition({
      phase: 'talon',
      contract: {id: contract},
      turn: [0],
      hands: [cards(hand), null, null],
    });
  test('6.1 the talon is c4 and c8; c1 and c32 are in hands', () => {
    const variant = variantOf('king-minsk');
    const table = tableOf(variant, {seats: 3, options: {}});
    const c = pack({low: '7'});
    const piles = lay(variant, table, c, 3, 0);
    assert.deepEqual(piles.talon, [c[3], c[7]]);
    assert.deepEqual(
      piles.hands.map((hand) => hand.length),
      [10, 10, 10],
    );
    assert.ok(piles.hands.flat().includes(c[0]!) && piles.hands.flat().includes(c[31]!));
  });
  test('6.3 no hearts: none of five hearts may be discarded, but any two of the other seven', () => {
    const state = at('no-hearts', '7H 8H 9H TH JH 7S 8S 9S 7D 8D 9D TD');
    const moves = rules.legalMoves(state, 0);
    assert.equal(moves.length, 21);
    assert.ok(
      moves.every((m) => m.type === 'discard' && m.cards.every((card) => !card.endsWith('H'))),
    );
    const heart = {type: 'discard', cards: ['7H', '7S']};
    assert.equal(rules.refuse(state, 0, heart), 'king/scoring-card');
    assert.equal(rules.refuse(state, 0, {type: 'discard', cards: ['7S', '7S']}), 'king/two-cards');
    assert.equal(rules.refuse(state, 0, {type: 'discard', cards: ['9D', '7S']}), undefined);
  });
  test('6.5 no tricks: any two may be discarded', () => {
    const state = at('no-tricks', 'AH AS 7H 8H 9H TH JH QH KH 7S 8S 9S');
    assert.equal(rules.legalMoves(state, 0).length, 66);
    const laid = apply(rules, state, {type: 'discard', cards: ['AH', 'AS']});
    assert.deepEqual([laid.away, laid.hands[0]!.length, laid.phase], [['AH', 'AS'], 10, 'play']);
    assert.deepEqual(rules.view(laid, 1).away, [null, null]);
  });
  test('6.7 no last two: tricks 9 and 10 cost 20 each', () => {
    const state = rules.parsePosition({
      contract: {id: 'no-last-two'},
      turn: [0],
      hands: hands('7S AD', '8S KD', '9S QD'),
      tricks: [4, 2, 2],
      away: [null, null],
    });
    const events: KingEvent[] = [];
    play(rules, state, '7S 8S 9S QD AD KD', events);
    const row = events.find((one) => one.type === 'deal scored');
    assert.deepEqual(row?.points, [-20, 0, -20]);
  });
  test('6.9 lead from KH 7D: only the diamond in "no King", both in "no boys"', () => {
    assert.equal(lead(rules, 'no-king', 'KH 7D'), '7D');
    assert.equal(lead(rules, 'no-boys', 'KH 7D'), 'KH 7D');
  });
  test('6.11 onlyOrdererLeadsTrump', () => {
    const options = {onlyOrdererLeadsTrump: 'on'};
    const at = (turn: number, hand: string): string => {
      const all = [null, null, null].map((none, seat) => (seat === turn ? cards(hand) : none));
      const position = {
        options,
        contract: {id: 'winning-back'},
        trump: 'D',
        dealer: 0,
        turn: [turn],
        hands: all,
      };
      return legal(rules, rules.parsePosition(position));
    };
    assert.equal(at(2, '8D 9C'), '9C');
    assert.equal(at(2, '8D AD'), '8D AD');
    assert.equal(at(1, '8D 9C'), '8D 9C', 'the orderer may');
    const all = [null, null, cards('8D 9C')];
    const state = rules.parsePosition({
      options,
      contract: {id: 'winning-back'},
      trump: 'D',
      dealer: 0,
      turn: [2],
      hands: all,
    });
    assert.equal(rules.refuse(state, 2, {type: 'play', card: '8D'}), 'king/trump-lead-ban');
  });
  test('6.13 all ten tricks of winning back are +80', () => {
    const contract = contractsOf(variantOf('king-minsk'), {seats: 3, options: {}}).at(-1)!;
    assert.deepEqual(contract.terms, [{unit: 'trick', pts: 8}]);
  });
  test('the talon is shown to all; the discards are not; players know the cards that they have seen', () => {
    const events: KingEvent[] = [];
    let state = rules.parsePosition({dealer: 0});
    state = rules.apply(state, 1, {type: 'order', contract: 'no-tricks'}, (one) =>
      events.push(one),
    );
    assert.deepEqual(
      events.map(({type}) => type),
      ['contract ordered', 'talon taken'],
    );
    assert.deepEqual(rules.view(state, 0).hands[1]!.slice(0, 2), state.shown);
    const away = rules.legalMoves(state, 1)[0]!;
    const laid = apply(rules, state, away);
    assert.ok(rules.view(laid, 0).hands[1]!.every((card) => card === null));
    for (let n = 0; n < 20; n++) {
      const other = rules.determinize(rules.view(laid, 0), rngFrom(n));
      assert.ok(
        other.shown.every(
          (card) => !other.hands[0]!.includes(card) && !other.hands[2]!.includes(card),
        ),
      );
    }
  });
});

describe('Atomic King, section 11', () => {
  const rules = kingRules('king-atomic');
  test('11.1 dealer 0: seat 2 orders, seat 1 leads', () => {
    let state = rules.parsePosition({dealer: 0});
    assert.deepEqual([state.phase, state.turn], ['ordering', [2]]);
    state = apply(rules, state, {type: 'order', contract: 'no-tricks'});
    assert.deepEqual([state.phase, state.turn], ['talon', [2]]);
    assert.deepEqual(apply(rules, state, rules.legalMoves(state, 2)[0]!).turn, [1]);
  });
  for (const [atomicForm, praisePoints, deals, all] of [
    ['full', 4, 42, 0],
    ['full', 8, 42, 0],
    ['short', 4, 27, -360],
    ['short', 8, 27, 0],
  ] as const)
    test(`11.3, 11.5 ${atomicForm} form, praise ${praisePoints}: ${deals} deals, total ${all}`, () => {
      const options = {...defaultOptions(rules.options), atomicForm, praisePoints};
      const over = random(rules, rules.setup(options, 3, rngFrom('atomic')), 'atomic');
      assert.deepEqual([over.sheet.length, sum(over.scores)], [deals, all]);
    });
  test('11 the list is in the order of the text, the jumble before the praises', () => {
    const ids = contractsOf(variantOf('king-atomic'), {
      seats: 3,
      options: defaultOptions(rules.options),
    }).map(({id}) => id);
    assert.equal(
      [...new Set(ids)].join(' '),
      'no-tricks no-girls no-boys no-hearts no-king no-last-two negative-jumble praise positive-jumble',
    );
  });
  test('11.7 a trick of the jumble with KH JH QH is −79', () => {
    const state = rules.parsePosition({
      contract: {id: 'negative-jumble'},
      turn: [0],
      hands: hands('KH AH TH 9H', 'JH 7S 8S 9S', 'QH 7D 8D 9D'),
    });
    assert.deepEqual(play(rules, state, 'KH JH QH').points, [-79, 0, 0]);
  });
  test('11.9 no girls: queens may not be discarded', () => {
    const state = rules.parsePosition({
      phase: 'talon',
      contract: {id: 'no-girls'},
      turn: [0],
      hands: [cards('7H 8H 9H TH QH QS 7S 8S 7D 8D 9D TD'), null, null],
    });
    const moves = rules.legalMoves(state, 0);
    assert.ok(
      moves.every((m) => m.type === 'discard' && !m.cards.some((card) => card.startsWith('Q'))),
    );
  });
  test('11.11 praise with trump D: a void player may play anything', () => {
    const state = rules.parsePosition({
      contract: {id: 'praise'},
      trump: 'D',
      trick: [{seat: 2, card: '8C'}],
      hands: [cards('7D AS'), null, null],
    });
    assert.equal(legal(rules, state), 'AS 7D');
  });
  test('a jumble hand with only one free card also discards the cheapest other card, which counts', () => {
    const state = rules.parsePosition({
      phase: 'talon',
      contract: {id: 'negative-jumble'},
      options: {kingsAreBoys: 'on'},
      turn: [0],
      hands: [cards('7H 8H 9H TH JH QH KH AH JS QS KS 7D'), null, null],
    });
    const moves = rules.legalMoves(state, 0).map((move) => rules.formatMove(move));
    const cheap = ['7H', '8H', '9H', 'TH', 'AH', 'JS', 'KS'];
    assert.deepEqual(
      moves,
      cheap.map((card) => `away:${card},7D`),
    );
    let laid = apply(rules, state, {type: 'discard', cards: ['7H', '7D']});
    const {deal} = laid;
    laid = random(rules, laid, 'jumble', (now) => now.deal > deal);
    assert.equal(sum(laid.sheet.at(-1)!), -240);
  });
});
