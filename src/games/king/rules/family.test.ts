import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {rngFrom} from '../../../cards/index.js';
import {defaultOptions, type Options} from '../../../game/index.js';
import {contractsOf, endOf, packOf, tableOf} from './contracts/columns.js';
import {legal, play, random} from '../playing.fixture.js';
import {kingRules} from '../rules.js';
import type {KingState, Term} from '../types.js';
import {VARIANTS, variantOf} from './contracts/variants.js';

/** The whole table of variants, and the numbered cases of sections 4 and 12. */

const hands = (...texts: string[]) => texts.map((text) => text.split(' ').filter(Boolean));

/** The sum of a deal's terms when all cards and tricks are accounted for. */
const sumOf = (terms: readonly Term[], pack: readonly string[], tricks: number): number =>
  terms.reduce((sum, term) => {
    if (term.unit === 'trick') return sum + term.pts * tricks;
    if (term.unit === 'last2') return sum + term.pts * 2;
    const cards = pack.filter((card) => card.startsWith(term.of) || card.endsWith(term.of));
    const spots = (card: string): number => '23456789TJQKA'.indexOf(card[0]!) + 2;
    return cards.reduce(
      (all, card) => all + term.pts * (term.unit === 'spots' ? spots(card) : 1),
      sum,
    );
  }, 0);

const total = (points: readonly number[]): number => points.reduce((sum, own) => sum + own, 0);

const CLOSED = /simple|threesome|custom|minsk|atomic|short|long|preference/;

describe('over the whole table, the sum of a deal follows from its terms', () => {
  for (const {
    id,
    seats: {min, max},
    options: rows,
  } of VARIANTS)
    for (let seats = min; seats <= max; seats++)
      test(`${id}, ${seats} seats`, () => {
        const rules = kingRules(id);
        const options: Options = {
          ...defaultOptions(rows),
          ...(id === 'king-jokers' ? {deals: 1} : {}),
        };
        const match = {seats, options};
        const variant = variantOf(id);
        const table = tableOf(variant, match);
        const pack = packOf(table);
        const contracts = contractsOf(variant, match);
        let deal: KingState | undefined;
        const over = random(rules, rules.setup(options, seats, rngFrom(id)), id, (state) => {
          if (deal && state.deal > deal.deal) {
            const row = state.sheet.at(-1)!;
            const {contract, tricks, ordered, orderer} = deal;
            const bid = ordered.at(-1)?.bid ?? 0;
            const due = sumOf(contract.terms, pack, table.hand) - (orderer === null ? 0 : bid);
            if (contract.draws)
              assert.ok(contract.terms.every(({unit}) => unit === 'card') || total(tricks) > 0);
            else if (contract.slam === null || total(row) !== contract.slam)
              assert.equal(total(row), due, `deal ${deal.deal}: ${contract.id}`);
          }
          deal = state;
          return false;
        });
        if (CLOSED.test(id)) assert.equal(total(over.scores), 0);
        const end = endOf(variant, match);
        if ('deals' in end) assert.equal(over.sheet.length, end.deals);
        else assert.ok(Math.min(...over.scores) <= end.limit);
        assert.ok(contracts.length > 0);
      });
});

describe('King threesome, section 4', () => {
  const rules = kingRules('king-threesome');
  test('4.1 without AS and AC the king is the highest spade', () => {
    const cards = rules.parsePosition({}).hands.flat();
    assert.deepEqual(
      [cards.length, cards.includes('AS'), cards.includes('AC')],
      [30, false, false],
    );
  });
  test('4.3 the sums of the deals', () => {
    const variant = variantOf('king-threesome');
    const options = defaultOptions(variant.options);
    const pack = packOf(tableOf(variant, {seats: 3, options}));
    assert.deepEqual(
      contractsOf(variant, {seats: 3, options}).map(({terms}) => sumOf(terms, pack, 10)),
      [-20, -20, -20, -16, -20, -20, -116, 20, 20, 20, 16, 20, 20, 116],
    );
  });
  test('4.5 trick 4 of a jumble: KH JH QS is −36', () => {
    const state = rules.parsePosition({
      deal: 7,
      turn: [0],
      hands: hands('KH 7C 8C 9C TC JC QC', 'JH 7D 8D 9D TD JD QD', 'QS 7S 8S 9S TS JS KS'),
    });
    const events: {type: string; points?: unknown}[] = [];
    const lead = {...state, hands: state.hands, contract: {...state.contract, ban: null}};
    play(rules, lead, 'KH JH QS', events as never);
    assert.equal(events.find(({type}) => type === 'trick taken')?.points, -36);
  });
  test('4.7 deal 2: JH JC 9C is −10', () => {
    const state = rules.parsePosition({
      deal: 2,
      turn: [0],
      hands: hands('JC JS', 'JH 7D', '9C 8D'),
    });
    assert.deepEqual(play(rules, state, 'JC JH 9C').points, [-10, 0, 0]);
  });
  test('4.9 lead from 9H KD: only the king in deal 4, both in deal 3', () => {
    const at = (deal: number) =>
      rules.parsePosition({deal, turn: [0], hands: hands('9H KD', '7S 8S', '9S TS')});
    assert.equal(legal(rules, at(4)), 'KD');
    assert.equal(legal(rules, at(3)), '9H KD');
  });
  test('4.11 dealers go round: 0, 1, 2, 0', () => {
    const seen: number[] = [];
    random(
      rules,
      rules.parsePosition({dealer: 0}),
      'round',
      ({deal, dealer, turn, played, trick}) => {
        seen[deal - 1] ??= dealer;
        if (played.length === 0 && trick.length === 0 && turn.length > 0)
          assert.deepEqual(turn, [(dealer + 1) % 3]);
        return deal > 4;
      },
    );
    assert.deepEqual(seen.slice(0, 4), [0, 1, 2, 0]);
  });
});

describe('Short King, section 12', () => {
  const rules = kingRules('king-short');
  const variant = variantOf('king-short');
  const options = defaultOptions(variant.options);
  test('12.1 packs and hands', () => {
    const shape = [3, 4, 5, 6].map((seats) => {
      const {hands: dealt} = rules.parsePosition({seats});
      return [dealt.flat().length, dealt[0]!.length, dealt.flat().includes('AS')];
    });
    assert.deepEqual(shape, [
      [30, 10, false],
      [32, 8, true],
      [30, 6, false],
      [30, 5, false],
    ]);
  });
  const sums = (seats: number): number[] => {
    const table = tableOf(variant, {seats, options});
    return contractsOf(variant, {seats, options}).map(({terms}) =>
      sumOf(terms, packOf(table), table.hand),
    );
  };
  test('12.3 the sums with five, and 12.7 zero with any number', () => {
    const five = [-12, -16, -16, -16, -16, -16, -92];
    assert.deepEqual(sums(5), [...five, ...five.map((sum) => -sum)]);
    for (const seats of [3, 4, 5, 6]) assert.equal(total(sums(seats)), 0);
  });
  test('12.5 a queen in deal 2, the King in deal 5', () => {
    const price = (seats: number, deal: number): unknown =>
      contractsOf(variant, {seats, options})[deal - 1]!.terms[0]!.pts;
    assert.deepEqual(
      [3, 4, 5, 6].map((seats) => price(seats, 2)),
      [-5, -4, -4, -4],
    );
    assert.deepEqual(
      [3, 4, 5, 6].map((seats) => price(seats, 5)),
      [-20, -16, -16, -16],
    );
  });
  test('12.9 lead from 8H 9C: not the heart in 4, 5, 7, 11, 12, 14', () => {
    for (let deal = 1; deal <= 14; deal++) {
      const state = rules.parsePosition({
        deal,
        turn: [0],
        hands: hands('8H 9C', '7S 8S', '9S TS', 'JS QS'),
      });
      assert.equal(legal(rules, state), [4, 5, 7, 11, 12, 14].includes(deal) ? '9C' : '8H 9C');
    }
  });
  test('12.11 six players: with dealer 4 seat 5 leads, with dealer 5 seat 0', () => {
    assert.deepEqual(rules.parsePosition({seats: 6, dealer: 4}).turn, [5]);
    assert.deepEqual(rules.parsePosition({seats: 6, dealer: 5}).turn, [0]);
  });
  test('kingsAreBoys has no effect if a boy costs 5', () => {
    const boys = (seats: number): number =>
      contractsOf(variant, {seats, options: {...options, kingsAreBoys: 'on'}})[2]!.terms.length;
    assert.deepEqual([3, 4, 5, 6].map(boys), [1, 2, 2, 2]);
  });
});
