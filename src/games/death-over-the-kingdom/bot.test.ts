import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {botQuestion} from '../../game/bot-matches.fixture.js';
import type {Choice} from '../../game/index.js';
import {createMessages} from '../../i18n/index.js';
import {kingdomBot, REASONS} from './bot.js';
import {at, laid} from './playing.fixture.js';
import {kingdomRules as rules} from './rules.js';
import {strengthOf} from './bot/strength.js';
import type {KingdomMove, KingdomState} from './types.js';
import {en} from './messages/en.js';
import {ru} from './messages/ru.js';

/** The bot's moves in positions where its knowledge matters, its reasons, and its strength. */

const chosen = async (state: KingdomState, seat = 0): Promise<Choice<KingdomMove>> =>
  kingdomBot.choose(botQuestion(rules, state, seat, 'bot'));
const move = async (state: KingdomState, seat = 0): Promise<KingdomMove> =>
  (await chosen(state, seat)).move;

describe('the bot', () => {
  test('keeps a winning card, and exchanges for a card that it knows to be better', async () => {
    assert.deepEqual(await move(laid(['king', null, null, null, null])), {type: 'fold'});
    const known = {eyes: {areas: [[], [0], [], [], []]}};
    const better = laid(['monk', 'king', null, null, null], known);
    assert.deepEqual(await chosen(better), {
      move: {type: 'exchange'},
      why: {key: 'kingdom/why/exchange-known', card: 'king'},
    });
    const worse = laid(['king', 'monk', null, null, null], {...known, round: 2});
    assert.deepEqual(await move(worse), {type: 'exchange'});
  });

  test('takes a card that it knows with the Thief', async () => {
    const known = {
      eyes: {areas: [[], [], [], [0], []]},
      hands: [['monk', 'monk'], null, null, null, null],
    };
    assert.deepEqual(await move(laid(['thief', null, null, 'king', null], known)), {
      ...{type: 'use', targets: [3]},
    });
  });

  test('cuts at the depth of a card that it knows', async () => {
    const dealer = {
      ...{seats: 5, dealer: 0, phase: 'act', round: 2, areas: ['queen', null, null, null, null]},
      hands: [['king'], null, null, null, null],
      deeds: [null, ...Array<object>(4).fill({type: 'fold'})],
      pile: [...Array<null>(10).fill(null), 'death'],
      eyes: {pile: [...Array<number[]>(10).fill([]), [0]]},
    };
    assert.deepEqual(await move(at(dealer)), {type: 'cut', depth: 11});
  });

  test('lays the high card for the first round and the low one for the second', async () => {
    const hands = [['death', 'king', 'juggler'], null, null, null, null];
    assert.deepEqual(await move(at({seats: 5, dealer: 4, hands})), {type: 'choose', card: 'king'});
    const second = {
      seats: 5,
      dealer: 4,
      round: 2,
      hands: [['death', 'juggler'], null, null, null, null],
    };
    assert.deepEqual(await move(at(second)), {type: 'choose', card: 'death'});
  });

  test('avoids a point that would be one too many', async () => {
    const last = {deal: 5, round: 3, scores: [4, 5, 0, 0, 0]};
    const state = laid(['juggler', null, null, null, null], {...last, scores: [5, 5, 1, 0, 0]});
    const hope = await chosen(state);
    assert.ok(hope.move.type !== 'change');
    const high = {...last, round: 1, options: {rounds: 1}, scores: [5, 6, 0, 0, 0]};
    assert.ok((await chosen(laid(['king', null, null, null, null], high))).why);
  });

  test('gives the same answer to the same question', async () => {
    const state = at({seats: 7, dealer: 6, phase: 'act'});
    assert.deepEqual(await chosen(state), await chosen(state));
  });

  test('gives each reason as a sentence in every language', () => {
    for (const [locale, words] of [
      ['en', en],
      ['ru', ru],
    ] as const)
      for (const reason of REASONS) {
        const said = createMessages(locale, words).lookup(`kingdom/why/${reason}`, {card: 'thief'});
        assert.doesNotMatch(said, /kingdom\/|undefined/);
      }
  });

  test('wins half as often again as random players', async () => {
    const {won, others} = await strengthOf(30, 5);
    assert.ok(won > 1.5 * others, `${won} against ${others}`);
  });
});
