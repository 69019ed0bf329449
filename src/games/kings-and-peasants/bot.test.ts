import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {rngFrom} from '../../cards/index.js';
import {botQuestion} from '../../game/bot-matches.fixture.js';
import {peasantsBot, REASONS} from './bot.js';
import {begin, find, hands, random, ranks, rules} from './playing.fixture.js';
import {strengthOf} from './bot/strength.js';
import type {PeasantsState} from './types.js';
import {en} from './messages/en.js';
import {ru} from './messages/ru.js';

const choose = (state: PeasantsState) =>
  peasantsBot.choose(botQuestion(rules, state, state.turn[0]!, 'bot')) as {
    move: {type: string; card?: string};
    why: {key: string};
  };

describe('the bot', () => {
  it('takes with the cheapest card that suffices', () => {
    const state = rules.parsePosition({
      names: ranks('prince king soldier peasant'),
      shown: '6S',
      dealer: 0,
      trick: [
        {seat: 1, card: '9H'},
        {seat: 2, card: '7H'},
        {seat: 3, card: '8H'},
      ],
      hands: hands('S:6 H:AT6 D:876 C:76', null, null, null),
    });
    assert.deepEqual(choose(state).move, {type: 'play', card: 'TH'});
  });

  it('keeps its high cards out of a trick that it cannot take', () => {
    const state = rules.parsePosition({
      names: ranks('prince king soldier peasant'),
      shown: '6S',
      dealer: 1,
      trick: [
        {seat: 2, card: 'AH'},
        {seat: 3, card: '8H'},
      ],
      hands: hands('H:KT6 D:876 C:876', null, null, null),
    });
    assert.deepEqual(choose(state).move, {type: 'play', card: '6H'});
  });

  it('gives the soldier the good card that promises least, and the peasant the card that promises least of all', () => {
    const state = rules.parsePosition({
      phase: 'reign.exchange.toSoldier',
      ranks: ranks('king soldier prince peasant'),
      shown: '6S',
      hands: hands('S:AK H:A D:KT C:TQ987', null, null, null),
      gifts: [{from: 1, to: 0, card: 'AS'}],
    });
    assert.match(choose(state).move.card!, /^T/);
  });

  it('gives a reason that exists in both languages', () => {
    const seen = new Set<string>();
    for (let game = 0; game < 12; game++)
      for (const state of random(begin(`why ${game}`), `why ${game}`))
        if (state.turn.length > 0) seen.add(choose(state).why.key);
    assert.deepEqual([...seen].sort(), REASONS.map((one) => `peasants/why/${one}`).sort());
    for (const key of seen) assert.ok(Object.hasOwn(en, key) && Object.hasOwn(ru, key), key);
    assert.deepEqual(Object.keys(ru), Object.keys(en));
  });

  it('depends on its view only: it chooses the same if hidden cards lie elsewhere', () => {
    const state = find((one) => one.phase === 'reign.play' && one.played.length === 3);
    const seat = state.turn[0]!;
    const other = rules.determinize(rules.view(state, seat), rngFrom('other'));
    assert.notDeepEqual(other.hands, state.hands);
    assert.deepEqual(choose(other), choose(state));
  });

  it('wins clearly more than its share against random moves', async () => {
    const {won} = await strengthOf(100);
    assert.ok(won > 0.4, `${won} of the games, a quarter is chance`);
  });
});
