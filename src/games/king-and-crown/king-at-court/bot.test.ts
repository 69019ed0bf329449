import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {isFull} from '../../../testing/full.fixture.js';
import {botQuestion} from '../../../game/bot-matches.fixture.js';
import {dragonOdds} from './bot/belief.js';
import {courtBot} from './bot.js';
import {type CourtMove, courtRules as rules, type CourtState, type SpokenSaying} from './index.js';
import {sayingOf} from './rules/saying.js';
import {diceShare, planShare, plansOf} from './bot/plans.js';
import {babbler, strengthOf} from './bot/strength.js';

/** The judgement and the talk of the bots; results of many games are in the README. */

const at = (more: object): CourtState => rules.parsePosition({phase: 'question', ...more});
const ask = async (state: CourtState, seat: number, seed = 1): Promise<CourtMove> =>
  (await courtBot.choose(botQuestion(rules, state, seat, seed))).move;
const says = (seat: number, text: string): SpokenSaying => {
  return {seat, saying: sayingOf(rules.parseMove(`say ${text}`))!};
};
const odds = (state: CourtState, seat: number): readonly number[] =>
  dragonOdds(rules.view(state, seat)).map((one) => Math.round(one * 100) / 100);

describe('the table of beliefs', () => {
  const three = {hands: [['king'], ['knight'], ['dragon']]};
  test('before any talk all others are alike, and the seat’s card is known', () => {
    assert.deepEqual(odds(at(three), 0), [0, 0.5, 0.5]);
    assert.deepEqual(odds(at(three), 1), [0, 0, 1]);
  });
  test('claims that mirror each other prove nothing', () => {
    const talk = [says(1, 'am Knight'), says(2, 'am Knight'), says(1, 'think 2 Dragon'), says(2, 'think 1 Dragon')]; // oxfmt-ignore
    assert.deepEqual(odds(at({...three, talk}), 0), [0, 0.5, 0.5]);
  });
  test('repetition proves nothing, but a contradiction does', () => {
    const once = at({...three, talk: [says(1, 'am Knight')]});
    const often = at({...three, talk: Array.from({length: 9}, () => says(1, 'am Knight'))});
    assert.deepEqual(odds(often, 0), odds(once, 0));
    const both = at({...three, talk: [says(2, 'am Knight'), says(2, 'am Dragon')]});
    assert.ok(odds(both, 0)[2]! > 0.8);
  });
  test('free text is not understood', () => {
    const talk = [says(2, 'text I am the Dragon')];
    assert.deepEqual(odds(at({...three, talk}), 0), [0, 0.5, 0.5]);
  });
  test('lines about cards that have since been dealt again no longer count', () => {
    const was = ['King', 'Knight', 'Dragon', 'Witch'];
    const hands = [['king'], ['witch'], ['knight'], ['dragon']];
    const talk = [says(2, 'am Knight'), says(2, 'am Dragon')];
    const third = [0, 0.33, 0.33, 0.33];
    assert.deepEqual(odds(at({hands, was, talk, past: 2}), 0), third);
  });
});

describe('the bot', () => {
  const hands = [['king'], ['knight'], ['dragon'], ['witch']];
  test('answers when asked: the Wise truthfully, the Wicked as if wise or the Witch', async () => {
    for (const [seat, titles] of [
      [1, ['Knight']],
      [2, ['Knight', 'Witch']],
      [3, ['Knight', 'Witch']],
    ] as const) {
      const heard = new Set<string>();
      for (let seed = 0; seed < 40; seed++) {
        const move = await ask(at({hands, talk: [says(0, `ask ${seat}`)]}), seat, seed);
        assert.ok(move.type === 'say' && move.say === 'am');
        heard.add(move.title);
      }
      assert.deepEqual([...heard].sort(), titles);
    }
  });
  test('keeps to a claim', async () => {
    const five = [['king'], ['knight'], ['dragon'], ['witch'], ['beggar']];
    const talk = [says(2, 'am Beggar'), says(0, 'ask 2')];
    for (let seed = 0; seed < 8; seed++)
      assert.deepEqual(await ask(at({hands: five, talk}), 2, seed), {
        ...{type: 'say', say: 'am', title: 'Beggar'},
      });
  });
  test('as King asks silent players, waits for the others, then ends the talk', async () => {
    assert.equal((await ask(at({hands}), 0)).type, 'say');
    const talk = [1, 2, 3, 1, 2, 3].map((seat) => says(seat, 'am Knight'));
    assert.equal((await ask(at({hands, talk}), 0)).type, 'pass');
    assert.equal((await ask(at({hands, talk, quiet: [1, 2, 3]}), 0)).type, 'end');
  });
  test('as Witch acts when the Dragon stands exposed, but not while the King knows nothing', async () => {
    // The former Knight has seen the Dragon, and says so as the only Knight.
    const claims = [says(1, 'am Knight'), says(2, 'am Witch'), says(3, 'am Witch')];
    const seen = {
      ...{hands, was: ['King', 'Knight', 'Witch', 'Dragon'], looked: {by: 1, at: 2}, uses: 1},
      ...{options: {witchUses: 2}, talk: [...claims, says(1, 'think 2 Dragon')]},
    };
    assert.equal((await ask(at(seen), 3)).type, 'witch');
    const shown = [says(2, 'am Witch'), says(1, 'am Knight'), says(3, 'am Knight')];
    assert.notEqual((await ask(at({hands, talk: shown}), 3)).type, 'witch');
    const alike = [1, 2, 3].map((seat) => says(seat, 'am Knight'));
    assert.notEqual((await ask(at({hands, talk: alike}), 3)).type, 'witch');
    const herself = [says(3, 'am Dragon'), says(2, 'am Knight'), says(1, 'am Knight')];
    assert.notEqual((await ask(at({hands, talk: herself}), 3)).type, 'witch');
  });
  test('as Witch names nobody whom she takes for the Dragon', async () => {
    const claims = [says(1, 'am Knight'), says(2, 'am Dragon'), says(3, 'am Witch')];
    const state = at({hands, talk: [...claims, says(1, 'think 3 Dragon')]});
    const named = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const move = await ask(state, 3, seed);
      if (move.type === 'say' && move.say === 'think') named.add(move.seat);
    }
    assert.deepEqual([...named], [1]);
  });
  test('as King asks only a player who contradicts himself again', async () => {
    const first = [1, 2, 3].map((seat) => says(0, `ask ${seat}`));
    const odd = [...first, says(1, 'am Knight'), says(2, 'am Witch'), says(3, 'am Dragon')];
    const again = await Promise.all(
      [1, 2, 3, 4].map((seed) => ask(at({hands, talk: odd}), 0, seed)),
    );
    for (const move of again) assert.ok(move.type === 'say' && move.say === 'ask' && move.seat > 1);
    const steady = [
      ...first,
      ...first,
      ...[1, 2, 3, 1, 2, 3].map((seat) => says(seat, 'am Knight')),
    ];
    assert.equal((await ask(at({hands, talk: steady}), 0)).type, 'pass');
  });
  test('listens: as King finds the Dragon more often than dice', async () => {
    // With four players the difference is smaller, and takes more rounds to show.
    for (const [seats, games] of isFull
      ? ([
          [5, 600],
          [4, 1200],
        ] as const)
      : ([[5, 200]] as const)) {
      const dice = 1 / (seats - 1);
      const {right} = await strengthOf(games, seats);
      assert.ok(right > dice + 3 * Math.sqrt((dice * (1 - dice)) / games), `${seats}: ${right}`);
    }
  });
  test('is not fooled by a simple plan of a wicked player', async () => {
    const games = isFull ? 300 : 40;
    for (const seats of [4, 5])
      for (const role of ['dragon', 'witch'] as const)
        for (const name of ['“I am the Witch”', '“I am the Knight”', 'Knight, then Dragon']) {
          const plan = plansOf(role)[name]!;
          const dice = diceShare(role, seats);
          const {won} = await planShare(role, plan, {seats, games});
          const most = dice + 3 * Math.sqrt((dice * (1 - dice)) / games);
          assert.ok(won <= most, `${seats} players, ${role}, ${name}: ${won}`);
        }
  });
  test('as King suspects a Beggar who hides among the Knights like the others', async () => {
    const five = [['king'], ['beggar'], ['dragon'], ['witch'], ['knight']];
    const talk = [1, 2, 4].map((seat) => says(seat, 'am Knight')).concat(says(3, 'am Witch'));
    const accused = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const move = await ask(at({phase: 'accuse', hands: five, talk}), 0, seed);
      if (move.type === 'accuse') accused.add(move.seat);
    }
    assert.deepEqual([...accused].sort(), [1, 2, 3, 4]);
  });
  test('as Beggar joins the side that will win', async () => {
    const five = [['king'], ['beggar'], ['dragon'], ['witch'], ['knight']];
    const lost = at({phase: 'joining', hands: five, accused: 4, talk: [says(4, 'am Knight')]});
    assert.equal((await ask(lost, 1)).type, 'join');
    const was = ['King', 'Knight', 'Witch', 'Beggar', 'Dragon'];
    const looked = {by: 1, at: 2};
    const caught = at({phase: 'joining', hands: five, accused: 2, was, looked});
    assert.equal((await ask(caught, 1)).type, 'pass');
  });
  test('ends its talks, and as King is right more often than not despite chatter', async () => {
    const {right, lines} = await strengthOf(60, 3, babbler);
    assert.ok(right > 0.65, String(right));
    assert.ok(lines < 12, String(lines));
  });
  test('tosses a coin against itself with three players, and is never far below chance', async () => {
    for (const seats of [3, 4, 5]) {
      const {right} = await strengthOf(40, seats);
      const chance = 1 / (seats - 1);
      assert.ok(right > chance - 3 * Math.sqrt((chance * (1 - chance)) / 40), `${seats}: ${right}`);
    }
  });
});
