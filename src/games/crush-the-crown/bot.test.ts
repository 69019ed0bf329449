import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {botQuestion} from '../../game/bot-matches.fixture.js';
import {isFull, rounds} from '../../testing/full.fixture.js';
import {crushBot, REASONS} from './bot.js';
import {at, begin, cards, down, random} from './playing.fixture.js';
import {crushRules as rules} from './rules.js';
import {footReader, newcomer} from './bot/newcomer.fixture.js';
import {newcomersTable, strengthOf} from './bot/strength.js';
import type {CrushState} from './types.js';

/** The bot's move in a state, and the reason for it. */
async function chosen(state: CrushState): Promise<readonly [move: string, why: string]> {
  const seat = rules.turn(state)[0]!;
  const question = botQuestion(rules, state, seat, 'bot');
  const {move, why} = await crushBot.choose(question);
  assert.deepEqual(await crushBot.choose(question), {move, why}); // the same question gets the same move
  assert.equal(why?.['card'], 'card' in move ? move.card : undefined);
  assert.ok(REASONS.some((reason) => why?.key === `crush/why/${reason}`));
  return [rules.formatMove(move), why?.key.slice('crush/why/'.length) ?? ''];
}

const spied = {governments: [[...down('D', 'Q'), 'JS'], down('H', 'J')]};

describe('the bot', () => {
  test('marries the Queen of its longest suit, and throws off low cards', async () => {
    const hand = (text: string) => rules.parsePosition({dealer: 1, hands: [cards(text), null]});
    assert.deepEqual(await chosen(hand('QS QD JD 9D 2S')), ['marry QD', 'marry']);
    assert.deepEqual(await chosen(hand('QS JD 9D 2S 3S')), ['marry QS', 'only']);
    assert.deepEqual(await chosen(hand('*1 JD 9D 2S AS')), ['swap 2S', 'swap']);
  });

  test('removes a spy before it extends, and builds whatever it can', async () => {
    const hands = [cards('JD TD 2S 3S 4S'), null];
    assert.deepEqual(await chosen(at({...spied, hands})), ['discover JD', 'discover']);
    const plain = at({hands: [cards('JD 2S 3S 4S 5S'), null]});
    assert.deepEqual(await chosen(plain), ['extend JD', 'extend']);
    const none = at({hands: [cards('9D 2S 3S 4S 5S'), null]});
    assert.deepEqual(await chosen(none), ['skip', 'build-nothing']);
  });

  test('sends a plain spy rather than a wild one', async () => {
    const insert = (text: string) => at({phase: 'insert', hands: [cards(text), null]});
    assert.deepEqual(await chosen(insert('*1 QS JC 9D 2S')), ['spy JC', 'spy']);
    assert.deepEqual(await chosen(insert('*1 QS 9D 2S 3S')), ['spy *1', 'spy-wild']);
    assert.deepEqual(await chosen(insert('9D 2S 3S 4S 5S')), ['skip', 'no-spy']);
  });

  test('gives what helps neither side, and no more of the due suit than it must', async () => {
    const tribute = (text: string, government = down('H', 'J')) =>
      at({
        phase: 'tribute',
        active: 1,
        ...spied,
        governments: [spied.governments[0]!, government],
        hands: [cards(text), null],
      });
    assert.deepEqual(await chosen(tribute('TD JD JC 9D 8D')), ['give JC', 'give-useless']);
    assert.deepEqual(await chosen(tribute('TD JD 9H 2H 9D')), ['give 2H', 'give']);
    assert.deepEqual(await chosen(tribute('TD JD 9H 2S 9D')), ['give 9H', 'only']);
  });

  test('explains which of several cards of a tribute it gives', async () => {
    const owing = (text: string) =>
      at({
        phase: 'tribute',
        active: 1,
        governments: [[...down('D', 'Q'), 'JS', 'TS'], down('H', 'J')],
        hands: [cards(text), null],
      });
    const given = async (text: string) => {
      const state = owing(text);
      const {why} = await crushBot.choose(botQuestion(rules, state, 0, 'bot'));
      return why?.['cards'];
    };
    assert.deepEqual(await given('TD JD 9H 2H 4H'), ['2H', '4H']);
    assert.deepEqual(await given('TD JD 9H JC 9D'), ['9H', 'JC']);
  });

  test('fires useless cards, then cards that the rival needs, and keeps a hand of good ones', async () => {
    const fire = (text: string, more: object = {}) =>
      at({
        phase: 'fireHire',
        governments: [down('D', 'J'), down('H', 'J')],
        hands: [cards(text), null],
        ...more,
      });
    assert.deepEqual(await chosen(fire('TD 9D JC *1 8D')), ['fire JC', 'fire-useless']);
    assert.deepEqual(await chosen(fire('TD 9D TH *1 8D')), ['fire TH', 'fire-rivals']);
    assert.deepEqual(await chosen(fire('TD 9D 2S *1 8D')), ['fire 2S', 'fire']);
    assert.deepEqual(await chosen(fire('TD 9D 8D 7D 6D')), ['keep', 'keep']);
    assert.deepEqual(await chosen(fire('TD 9D 8D 7D 6D', {idle: 12})), ['fire 6D', 'fire']);
  });

  test('always has a legal move, whatever the options', async () => {
    for (const options of [{handLimit: 5, discoverIsFree: 'on'}, {jokers: 0}]) {
      const states: CrushState[] = [];
      random(begin('any', options), 'any', undefined, (state) => states.push(state));
      for (const state of states.filter((_, at) => at % 7 === 0 && at < 700)) {
        if (rules.turn(state).length === 0) continue;
        const [move] = await chosen(state);
        assert.equal(rules.refuse(state, rules.turn(state)[0]!, rules.parseMove(move)), undefined);
      }
    }
  });
});

describe('strength; README has the figures of 2,000 games', () => {
  test('wins at least 95 of 100 games against random moves', async () => {
    const {won, stalled} = await strengthOf(rounds(200));
    assert.ok(won >= 0.95, String(won));
    assert.equal(stalled, 0);
  });

  test('a newcomer who follows the feet of the cards wins many more games', async () => {
    const [naive, taught] = await Promise.all(
      [newcomer, footReader].map((bot) => strengthOf(rounds(150), {bot, rival: crushBot})),
    );
    assert.ok(naive!.won < 0.12, String(naive!.won));
    assert.ok(taught!.won > 0.25, String(taught!.won));
  });

  test('README shows what newcomers win', {skip: !isFull}, async () => {
    const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
    const games = Number(/newcomers\.mjs \S+ (\d+)/.exec(readme)?.[1]);
    assert.ok(readme.includes(await newcomersTable(games)));
  });

  for (const options of [{}, {jokers: 0}, {discoverIsFree: 'on', stallTurns: 60}])
    test(`ends its games against itself: ${JSON.stringify(options)}`, async () => {
      const {stalled, turns} = await strengthOf(rounds(150), {rival: crushBot, options});
      assert.ok(stalled <= 0.01, String(stalled));
      assert.ok(turns > 25 && turns < 60, String(turns));
    });
});
