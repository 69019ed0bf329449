import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {type Effort, prospectsOf} from '../bots/index.js';
import {rngFrom} from '../cards/index.js';
import {foresightOf} from '../games/king/bot/foresight.js';
import {kingRules} from '../games/king/rules.js';
import {variantOf} from '../games/king/rules/contracts/variants.js';

const EFFORT: Effort = {iterations: 500, worlds: 60, drawn: 1, curiosity: 1};

/** The moves that a search of a position considers, the best first, each with its expected result. */
async function searched(
  id: string,
  position: object,
): Promise<readonly (readonly [string, number])[]> {
  const rules = kingRules(id);
  const state = rules.parsePosition(position, rngFrom('searched'));
  const seat = state.turn[0]!;
  const told = await prospectsOf(
    {rules, foresight: foresightOf(variantOf(id))},
    {
      view: rules.view(state, seat),
      moves: rules.legalMoves(state, seat),
      rng: rngFrom('question'),
      budget: 0,
    },
    EFFORT,
  );
  return told!.map(({move, mean}) => [rules.formatMove(move), mean] as const);
}

const cards = (text: string): string[] => text.split(' ');

describe('a search of moves other than cards', () => {
  const ordering = (hand: string): object => ({
    phase: 'ordering',
    dealer: 3,
    turn: [0],
    hands: [cards(hand), null, null, null],
  });

  test('orders the jumble to take with a hand that takes every trick', async () => {
    const [[best] = []] = await searched('king-custom', ordering('7H 8H 9H TH JH QH KH AH'));
    assert.equal(best, 'order:positive-jumble:H');
  });

  test('orders the jumble to avoid with a hand that takes no trick', async () => {
    const [[best] = []] = await searched('king-custom', ordering('7S 8S 7H 8H 7D 8D 7C 8C'));
    assert.equal(best, 'order:negative-jumble');
  });

  test('keeps a dear contract for a better hand than one that is hardly good for it', async () => {
    const told = await searched('king-custom', ordering('8S KS 8H JH 8D QD 8C JC'));
    assert.doesNotMatch(told[0]![0], /jumble/);
    const jumble = told.find(([move]) => move === 'order:negative-jumble')!;
    assert.ok(jumble[1] < told[0]![1]);
  });

  test('discards bare aces if no trick is wanted', async () => {
    const [[best] = []] = await searched('king-minsk', {
      phase: 'talon',
      contract: {id: 'no-tricks'},
      turn: [0],
      hands: [cards('7H 8H 9H 7S 8S 9S 7D 8D 9D TD AS AC'), null, null],
      shown: ['AC', 'TD'],
    });
    assert.equal(best, 'away:AS,AC');
  });

  test('names the suit of which it holds the lowest cards alone', async () => {
    const hand = cards('2H 3H 4H 5H QS KS AS QD KD AD QC KC AC');
    const hands = [hand, null, null, null];
    const bids = [
      {seat: 0, points: 2},
      {seat: 1, points: null},
      {seat: 2, points: null},
      {seat: 3, points: null},
    ];
    const [[named] = []] = await searched('king-trade', {dealer: 3, phase: 'naming', bids, hands});
    assert.equal(named, 'name:H');
  });

  test('calls the suit of which it holds ace, king and queen', async () => {
    const [[best] = []] = await searched('king-preference', {
      deal: 8,
      phase: 'calling',
      dealer: 3,
      turn: [0],
      hands: [['AS', 'KS', 'QS'], null, null, null],
    });
    assert.equal(best, 'trump:S');
  });
});
