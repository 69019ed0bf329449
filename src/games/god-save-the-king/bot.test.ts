import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {botQuestion} from '../../game/bot-matches.fixture.js';
import type {Choice} from '../../game/index.js';
import {createMessages, sharedMessages} from '../../i18n/index.js';
import {repeated, rounds} from '../../testing/full.fixture.js';
import {gskBot, gskBotOf, REASONS} from './bot.js';
import {outlookOf} from './bot/outlook.js';
import {BEGINNER, SIMPLE, simplePlayer} from './bot/simple.fixture.js';
import {strengthOf} from './bot/strength.js';
import {hints as en} from './messages/hints.en.js';
import {hints as ru} from './messages/hints.ru.js';
import {at, begin} from './playing.fixture.js';
import {gskRules as rules} from './rules.js';
import type {GskMove, GskState} from './types.js';

/** The bot's move for a seat of a state, with its reason. */
async function chosen(state: GskState, seat = 0, seed = 'bot'): Promise<Choice<GskMove>> {
  const question = botQuestion(rules, state, seat, seed);
  const choice = await gskBot.choose(question);
  assert.deepEqual(await gskBot.choose(question), choice); // the same question gets the same choice
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
  test('varies its flanks, and never lays its King there', async () => {
    const laid = new Map<string, number>();
    const start = begin();
    for (let seed = 0; seed < 60; seed++) {
      const {move} = await chosen(start, 0, `form ${seed}`);
      assert.ok(move.type === 'form' && move.left !== 'KS' && move.right !== 'KS');
      const flanks = [move.left, move.right].sort().join();
      laid.set(flanks, (laid.get(flanks) ?? 0) + 1);
    }
    assert.ok(laid.size > 2 && Math.max(...laid.values()) < 50, JSON.stringify([...laid]));
  });

  test('lays the King in the centre when three cards are left', async () => {
    const {move, why} = await chosen(at({hands: [['KS', '2S', '3S'], null], piles: [10, 0]}));
    assert.ok(move.type === 'form' && move.centre === 'KS');
    assert.equal(why?.key, 'gsk/why/forced');
  });

  test('mixes truth and bluff, high and low flanks, rout and pass, and the places of its King', async () => {
    const counts = new Map<string, number>();
    const counted: typeof gskBot = {
      async choose(question) {
        const choice = await gskBot.choose(question);
        const key = choice.why!.key.slice('gsk/why/'.length);
        counts.set(key, (counts.get(key) ?? 0) + 1);
        return choice;
      },
    };
    await strengthOf(20, {bot: counted, rival: counted});
    const [truth = 0, bluff = 0] = [counts.get('truth'), counts.get('bluff')];
    assert.ok(bluff > 0.15 * truth && truth > 0.15 * bluff, JSON.stringify([...counts]));
    for (const reason of ['form', 'save', 'split', 'hide', 'rout', 'pass', 'challenge', 'accept'])
      assert.ok(counts.has(reason), `${reason} of ${JSON.stringify([...counts])}`);
  });

  test('names the card with which it has bluffed', async () => {
    const messages = createMessages('en', await sharedMessages.en(), en);
    const told = messages.lookup('gsk/why/bluff', {rank: 'Q', centre: '4'});
    assert.match(told, /bluff, for the card is .*4/);
  });

  test('has a sentence for every reason in every language', () => {
    for (const messages of [en, ru])
      assert.deepEqual(
        Object.keys(messages)
          .filter((key) => key.startsWith('gsk/why/') && !key.endsWith('/other'))
          .sort(),
        REASONS.map((reason) => `gsk/why/${reason}`).sort(),
      );
  });

  test('recognizes a lie about a card that it has seen, and challenges it', async () => {
    const declared = [['9', 'Q']];
    const seen = {
      ...{hands: [null, ['6H', 'KH']], piles: [0, ['QH']], aside: []},
      matches: [{step: 'challenge', declared}],
      shown: [{card: 'QH', from: 1, to: 1, way: 'left'}],
    };
    const {move, why} = await chosen(push('4S', seen));
    assert.equal(move.type, 'challenge');
    assert.equal(why?.key, 'gsk/why/caught');
  });

  test('remembers how often the rival challenges and lies', () => {
    const habitsAfter = (answer: string | null) => {
      const one = {seats: [0, 1], declared: ['A', '9'], winner: 0, answer};
      const other = {...one, declared: ['9', 'A'], winner: 1, answer: 'misrepresented'};
      return outlookOf(rules.view(push('4S', {pushes: [one, one, other, other]}), 0)).habits;
    };
    assert.deepEqual(habitsAfter(null), {doubts: 'never', lies: 'always'});
    assert.deepEqual(habitsAfter('accurate'), {doubts: 'always', lies: 'always'});
  });

  test('routs the centre if the King must lie there', async () => {
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

/** The bot's share against simple players, each in this many matches. */
async function shareAgainst(simple: typeof SIMPLE, games: number, seats: number): Promise<number> {
  let share = 0;
  for (const one of simple) {
    const rival = gskBotOf(simplePlayer(one));
    share += (await strengthOf(games, {bot: gskBot, rival, seats})).share;
  }
  return share / simple.length;
}

describe('the bot in matches (strength.ts plays 4,000 of each)', () => {
  test('beats a beginner: high flanks, King in hand, the truth, no challenge, no rout', async () => {
    const share = await shareAgainst([BEGINNER], rounds(80), 2);
    assert.ok(share > 0.5, `share ${share}`);
  });

  test('beats all simple players of two', async () => {
    const share = await shareAgainst(SIMPLE, rounds(10), 2);
    assert.ok(share > 0.6, `share ${share}`);
  });

  for (const seats of repeated([4, 3])) {
    test(`is ahead of simple players, ${seats} seats`, async () => {
      const share = await shareAgainst(repeated(SIMPLE, 6), 3, seats);
      assert.ok(share > 1.5 / seats, `share ${share}`);
    });

    test(`is ahead of players who keep the King and declare aces, ${seats} seats`, async () => {
      const cautious = SIMPLE.filter(({king, declares}) => king === 'never' && declares === 'ace');
      const share = await shareAgainst(cautious, rounds(12), seats);
      assert.ok(share > 1.2 / seats, `share ${share}`);
    });
  }
});
