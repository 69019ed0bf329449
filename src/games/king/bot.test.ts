import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {rngFrom} from '../../cards/index.js';
import {botQuestion} from '../../game/bot-matches.fixture.js';
import {type Bot, defaultOptions} from '../../game/index.js';
import {repeated, rounds} from '../../testing/full.fixture.js';
import {kingBot} from './bot.js';
import {REASONS} from './bot/reasons.js';
import {kingRules} from './rules.js';
import {strengthOf} from './bot/strength.js';
import type {KingMove, KingState, KingView} from './types.js';
import {variantOf} from './rules/contracts/variants.js';

const simple = kingRules('king-simple');
const omnibus = kingRules('king-omnibus');

const botOf = ({id}: {readonly id: string}): Bot<KingView, KingMove> => kingBot(variantOf(id));

/** The card that the bot plays, with its reason. */
async function chosen(rules: typeof simple, state: KingState): Promise<readonly [string, string]> {
  const seat = state.turn[0]!;
  const question = botQuestion(rules, state, seat, 'bot');
  const {move, why} = await botOf(rules).choose(question);
  assert.deepEqual(await botOf(rules).choose(question), {move, why}); // the same question gives the same card
  assert.deepEqual((await botOf(rules).choose({...question, why: false})).move, move);
  assert.ok(move.type === 'play' && why);
  assert.equal(why['card'], move.card);
  assert.ok(REASONS.some((reason) => why.key === `king/why/${reason}`));
  return [move.card, why.key.slice('king/why/'.length)];
}

const simply = (position: object): Promise<readonly [string, string]> =>
  chosen(simple, simple.parsePosition(position));

describe('the bot follows the aim of the contract', () => {
  test('plays a single legal card without thought', async () => {
    const trick = [{seat: 3, card: '9S'}];
    assert.deepEqual(await simply({trick, hands: [['7S', 'AD', 'KH'], null, null, null]}), [
      '7S',
      'only',
    ]);
  });

  test('no tricks: plays the highest card that stays under', async () => {
    const trick = [
      {seat: 2, card: 'QS'},
      {seat: 3, card: '9S'},
    ];
    const hands = [['7S', 'JS', 'KS', '8D', '9D', 'TD'], null, null, null];
    assert.deepEqual(await simply({deal: 1, trick, hands}), ['JS', 'duck']);
  });

  test('no girls: discards a queen when another suit is led', async () => {
    const trick = [{seat: 3, card: 'AS'}];
    const hands = [['QD', '7D', '8C', '9C'], null, null, null];
    assert.deepEqual(await simply({deal: 3, trick, hands}), ['QD', 'dump']);
  });

  test('take girls: takes a queen on the table when it plays last', async () => {
    const trick = [
      {seat: 1, card: '9S'},
      {seat: 2, card: 'QS'},
      {seat: 3, card: 'TS'},
    ];
    const hands = [['7S', 'KS', '8D', '9D'], null, null, null];
    assert.deepEqual(await simply({deal: 10, trick, hands}), ['KS', 'take']);
  });

  test('take girls: does not throw a queen on somebody else’s trick', async () => {
    const trick = [{seat: 3, card: 'AS'}];
    const hands = [['QD', '7D', '8C', '9C'], null, null, null];
    const [card] = await simply({deal: 10, trick, hands});
    assert.notEqual(card, 'QD');
  });

  test('Omnibus: plays the queen of spades under the king', async () => {
    const trick = [
      {seat: 2, card: 'KS'},
      {seat: 3, card: '3S'},
    ];
    const hands = [['2S', 'QS', '8D', '9D'], null, null, null];
    assert.equal((await chosen(omnibus, omnibus.parsePosition({trick, hands})))[0], 'QS');
  });

  test('Omnibus: keeps the ten of diamonds', async () => {
    const trick = [{seat: 3, card: 'AS'}];
    const hands = [['TD', 'AC', '8C', '9C'], null, null, null];
    assert.notEqual((await chosen(omnibus, omnibus.parsePosition({trick, hands})))[0], 'TD');
  });
});

describe('the bot beats three that play random cards (src/games/king/bot/strength.ts plays more games)', () => {
  test('Simple King: mean rank below 1.5', async () => {
    const {rank} = await strengthOf('king-simple', rounds(200));
    assert.ok(rank < 1.5, `mean rank ${rank}`);
  });

  test('Omnibus: mean rank below 1.2', async () => {
    for (const seats of [3, 4]) {
      const {rank} = await strengthOf('king-omnibus', rounds(60), {seats});
      assert.ok(rank < 1.2, `${seats} seats: mean rank ${rank}`);
    }
  });
});

describe('the bot chooses in every variant from its own view', () => {
  for (const id of [
    'king-custom',
    'king-minsk',
    'king-domino',
    'king-jokers',
    'king-trade',
    'king-preference',
  ])
    test(`${id}: always a legal move with its reason, and the same for the same question`, async () => {
      const rules = kingRules(id);
      let state = rules.setup(
        defaultOptions(rules.options),
        rules.seats.usual ?? rules.seats.min,
        rngFrom(id),
      );
      const {deal} = state;
      while (state.turn.length > 0 && state.deal === deal) {
        const seat = state.turn[0]!;
        const question = botQuestion(rules, state, seat, 'bot');
        const {move, why} = await botOf(rules).choose(question);
        assert.equal(rules.refuse(state, seat, move), undefined);
        assert.ok(why?.key.startsWith('king/why/'));
        if (state.phase !== 'play')
          assert.deepEqual(await botOf(rules).choose(question), {move, why});
        state = rules.apply(state, seat, move);
      }
    });

  test('orders contracts to avoid with low cards, and contracts to take with high ones', async () => {
    const rules = kingRules('king-long');
    const ask = async (hand: string): Promise<string> => {
      const state = rules.parsePosition({turn: [0], hands: [hand.split(' '), null, null, null]});
      const {move} = await botOf(rules).choose(botQuestion(rules, state, 0, 'order'));
      return move.type === 'order' ? move.contract : '';
    };
    assert.match(await ask('7S 8S 7H 8H 7D 8D 7C 8C'), /^no-|^negative/);
    assert.match(await ask('AS KS AH KH AD KD AC KC'), /^take-|^positive/);
  });

  test('calls a praise in a long strong suit', async () => {
    const rules = kingRules('king-minsk');
    const hand = 'AS KS QS JS TS 9S AD KD AH AC'.split(' ');
    const state = rules.parsePosition({turn: [0], hands: [hand, null, null]});
    const moves = rules
      .legalMoves(state, 0)
      .filter((m) => m.type === 'order' && m.contract === 'winning-back');
    const {move} = await botOf(rules).choose({...botQuestion(rules, state, 0, 'p'), moves});
    assert.deepEqual(move, {type: 'order', contract: 'winning-back', trump: 'S'});
  });

  for (const [id, games, rank] of repeated([
    ['king-jokers', 10, 1.5],
    ['king-trade', 10, 1.8],
    ['king-preference', 12, 1.7],
    ['king-domino', 30, 2.2],
  ] as const))
    test('beats random players in games with choices', async () => {
      const {rank: found} = await strengthOf(id, rounds(games));
      assert.ok(found < rank, `mean rank ${found}`);
    });
});
