import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {botQuestion} from '../../game/bot-matches.fixture.js';
import type {Choice} from '../../game/index.js';
import {gskBot, REASONS} from './bot.js';
import {lieOdds} from './bot/push.js';
import {outlookOf} from './bot/outlook.js';
import {at, begin} from './playing.fixture.js';
import {gskRules as rules} from './rules.js';
import {strengthOf} from './bot/strength.js';
import type {GskMove, GskState} from './types.js';

/** The bot's move and its reason for a seat of a state. */
async function chosen(state: GskState, seat = 0, seed = 'bot'): Promise<Choice<GskMove>> {
  const question = botQuestion(rules, state, seat, seed);
  const choice = await gskBot.choose(question);
  assert.deepEqual(await gskBot.choose(question), choice); // same question, same choice
  assert.equal(rules.refuse(state, seat, choice.move), undefined);
  assert.ok(REASONS.some((reason) => choice.why?.key === `gsk/why/${reason}`));
  return choice;
}

const push = (mine: string, more: object = {}): GskState =>
  at({
    formations: [
      {left: '9S', centre: mine, right: '3S'},
      {left: '8H', centre: '2H', right: '5H'},
    ],
    matches: [{step: 'declare'}],
    ...more,
  });

describe('the bot', () => {
  test('never lays its King on a flank, and keeps it in hand while it can', async () => {
    for (let seed = 0; seed < 40; seed++) {
      const {move} = await chosen(begin(), seed % 2, `form ${seed}`);
      assert.ok(move.type === 'form');
      for (const card of [move.left, move.centre, move.right]) assert.notEqual(card[0], 'K');
    }
    const {move, why} = await chosen(at({hands: [['KS', '2S', '3S'], null], piles: [10, 0]}));
    assert.ok(move.type === 'form' && move.centre === 'KS');
    assert.equal(why?.key, 'gsk/why/forced');
  });

  test('mixes truth and lies', async () => {
    const said = new Map<string, number>();
    for (let seed = 0; seed < 60; seed++)
      for (const centre of ['4S', 'AS']) {
        const {why} = await chosen(push(centre), 0, `declare ${seed}`);
        said.set(why!.key, (said.get(why!.key) ?? 0) + 1);
      }
    assert.ok((said.get('gsk/why/truth') ?? 0) > 20, JSON.stringify([...said]));
    assert.ok((said.get('gsk/why/bluff') ?? 0) > 20, JSON.stringify([...said]));
  });

  test('tells the truth when a lie could cost its King: one card in hand, a rival who doubts', async () => {
    const doubted = Array.from({length: 6}, () => ({
      ...{seats: [0, 1], declared: ['A', '9'], winner: 0, answer: 'misrepresented'},
    }));
    const state = push('4S', {hands: [['KS'], ['KH']], piles: [9, 9], pushes: doubted});
    for (let seed = 0; seed < 10; seed++)
      assert.equal((await chosen(state, 0, `truth ${seed}`)).why?.key, 'gsk/why/truth');
  });

  test('knows a lie when it has seen the card', () => {
    const declared = [['9', 'Q']];
    const state = push('4S', {
      ...{
        matches: [{step: 'challenge', declared}],
        hands: [null, ['6H', 'KH']],
        piles: [0, ['QH']],
      },
      shown: [{card: 'QH', from: 1, to: 1, way: 'left'}],
      aside: [],
    });
    assert.equal(lieOdds(outlookOf(rules.view(state, 0)), 'Q'), 1);
    assert.ok(lieOdds(outlookOf(rules.view(state, 0)), '6') < 0.5);
  });

  test('challenges a certain lie, and accepts when a false alarm would cost its King', async () => {
    const declared = [['9', 'Q']];
    const seen = {
      piles: [
        ['2S', '5S', '6S', '7S', '8S', 'TS', 'JS', 'QS', 'AS'],
        ['QH', '3H', '4H', '6H', '7H', '9H', 'TH', 'JH', 'AH'],
      ],
      hands: [['KS'], ['KH']],
      tokens: [false, false],
    };
    const matches = [{step: 'challenge', declared}];
    const shown = [{card: 'QH', from: 1, to: 1, way: 'left'}];
    assert.equal((await chosen(push('4S', {...seen, matches, shown}))).move.type, 'challenge');
    const loser = push('4S', {...seen, matches: [{step: 'challenge', declared: [['3', '4']]}]});
    assert.equal((await chosen(loser)).move.type, 'accept');
  });

  test('routs the centre when the King must lie there', async () => {
    const state = at({
      hands: [['2S', '5S', 'KS'], []],
      piles: [7, 10],
      formations: [
        {left: '9S', centre: '4S', right: '3S'},
        {left: '8H', centre: 'KH', right: '5H'},
      ],
      matches: [{step: 'lastRout'}],
    });
    assert.deepEqual((await chosen(state)).move, {type: 'rout', at: 'centre'});
  });
});

test('beats one who always tells the truth and never challenges (strength.ts plays 4,000 games)', async () => {
  const {share} = await strengthOf(150);
  assert.ok(share > 0.63, `share ${share}`);
});
