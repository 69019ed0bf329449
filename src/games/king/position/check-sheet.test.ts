import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {type Mistakes, testMistakes} from '../../../lesson/faults/mistakes.fixture.js';
import {random, begin, sum} from '../playing.fixture.js';
import {contractPlayed, tableOf} from '../rules/contracts/columns.js';
import {VARIANTS} from '../rules/contracts/variants.js';
import {kingRules} from '../rules.js';
import {sumOf} from './check-sheet.js';

const simple = kingRules('king-simple');

describe('the points of a deal', () => {
  for (const variant of VARIANTS)
    test(`${variant.id}: the points of each deal come to the sum of its contract, if it has one`, () => {
      const rules = kingRules(variant.id);
      for (let seats = variant.seats.min; seats <= variant.seats.max; seats++) {
        const end = random(rules, begin(rules, 'sums', seats), 'sums');
        end.sheet.forEach((row, at) => {
          const contract = contractPlayed(variant, end, at + 1);
          const due = contract && sumOf(contract, tableOf(variant, end));
          if (due !== undefined && !variant.auction) assert.equal(sum(row), due, contract?.id);
        });
      }
    });
  test('there is no fixed sum if one seat may take everything, or cards stay in the stock', () => {
    for (const [id, fixed] of [
      ['king-simple', -16],
      ['king-omnibus', undefined],
      ['king-domino', undefined],
    ] as const) {
      const variant = VARIANTS.find((row) => row.id === id)!;
      const agreed = {seats: 4, options: kingRules(id).parsePosition({}).options, ordered: []};
      assert.equal(sumOf(contractPlayed(variant, agreed, 1)!, tableOf(variant, agreed)), fixed);
    }
  });
});

// oxfmt-ignore
const SIMPLE: Mistakes = [
  [{sheet: [[0, 0, 0, -15]]}, 'sheet[0] must come to -16, the points of no-tricks, not -15'],
  [{sheet: [[-4, -4, -4, -4], [0, -8, -4, 4]]}, 'sheet[1] must come to -16, the points of no-boys, not -8'],
  [{sheet: [[0, 0, 0, 0], [-8, -8, -8, -4]]}, 'sheet[1] must come to -16, the points of no-boys, not -28'],
];
// oxfmt-ignore
const LONG: Mistakes = [
  [{ordered: [{seat: 1, contract: 'no-king'}], deal: 2, sheet: [[0, 0, 0, -15]]}, 'sheet[0] must come to -16, the points of no-king, not -15'],
];

describe('a row that does not come to the sum of its contract is refused', () => {
  testMistakes(simple, SIMPLE);
  testMistakes(kingRules('king-long'), LONG);
});

describe('a sheet that leaves something out is accepted', () => {
  // oxfmt-ignore
  const partial: readonly (readonly [what: string, variant: string, position: object])[] = [
    ['rows that are known', 'king-simple', {sheet: [[-4, -4, -4, -4], [0, -16, 0, 0]]}],
    ['a deal without points', 'king-simple', {sheet: [[0, 0, 0, 0], [0, -16, 0, 0]]}],
    ['totals in the last row', 'king-simple', {sheet: [[0, 0, 0, 0], [-8, -8, -8, -8]]}],
    ['totals without deals', 'king-simple', {scores: [-30, 4, 5, 5]}],
    ['a deal that began without its first tricks, in a state', 'king-simple', {sheet: [[-4, -4, -4, -4], [-20, 0, 0, 0]], scores: [-24, -4, -4, -4]}],
    ['totals that fit no deal', 'king-simple', {deal: 2, scores: [1, 2, 3, 4]}],
    ['a sheet of a game that pays all or another score', 'king-omnibus', {sheet: [[-99, 0, 0, 0]]}],
    ['rows of contracts that are not named', 'king-minsk', {sheet: [[-1, 0, 0]]}],
  ];
  for (const [what, variant, position] of partial)
    test(`${what}; and its view is a position, too`, () => {
      const rules = kingRules(variant);
      const state = rules.parsePosition(position);
      for (const seat of [0, undefined]) {
        const view = rules.view(state, seat);
        assert.deepEqual(rules.view(rules.parsePosition(view), seat), view);
      }
      assert.deepEqual(rules.parsePosition(state), state);
    });
});
