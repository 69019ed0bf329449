import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {anyMove, botQuestion} from '../../game/bot-matches.fixture.js';
import type {Choice} from '../../game/index.js';
import {ladderBot, REASONS} from './bot.js';
import {A, at, attacking, begin, D, E, play} from './playing.fixture.js';
import {ladderRules as rules} from './rules.js';
import {SIMPLE} from './bot/simple.fixture.js';
import {strengthOf} from './bot/strength.js';
import {repeated, rounds} from '../../testing/full.fixture.js';
import type {LadderMove, LadderState} from './types.js';
import {hints as en} from './messages/hints.en.js';

/** The bot's moves and reasons; it finishes games and beats random play. */

const chosen = (state: LadderState): Choice<LadderMove> =>
  ladderBot.choose(botQuestion(rules, state, rules.turn(state)[0]!, 'bot')) as Choice<LadderMove>;
const choice = (state: LadderState): string => {
  const {move, why} = chosen(state);
  return `${rules.formatMove(move)}: ${why?.key.replace('ladder/why/', '') ?? ''}`;
};

const HANDS = ['9H AH', '9S AC', '7D 6C', '9D TD KD QD', '8D 8H 9C KC', '7C TC JC'];

describe('the bot', () => {
  test('names its strongest suit', () => {
    const deal = at([], {
      trump: null,
      bouts: 0,
      hands: [['AH', 'KH', 'QH', '6S', '7S', '8C'], ...Array<null>(5).fill(null)],
    });
    assert.equal(choice(deal), 'trump H: trump');
  });
  test('attacks with a cheap card, from a pair if possible', () => {
    assert.equal(choice(attacking(HANDS, E)), 'attack 8D: attack-many');
  });
  test('as King attacks the next below, who would hand the turn back', () => {
    assert.equal(choice(attacking(HANDS, A)), 'attack 9H 1: target');
  });
  test('beats as cheaply as it can', () => {
    const state = play(attacking(HANDS, E), '4:attack 8D');
    assert.equal(choice(state), 'beat 9D: beat');
  });
  test('takes from the King rather than spend a high trump', () => {
    const hands = ['AH', '9C AC', '7D 6C', '9D TD', '8D 8H', 'KS TC JC 6D'];
    const state = at(hands, {bouts: 2, bout: {attacker: A, defender: 5, pairs: [{card: '9H'}]}});
    assert.equal(choice(state), 'take: take-dear');
  });
  test('allows throw-ins against others, but none against itself', () => {
    assert.equal(choice(play(attacking(HANDS, E), '4:attack 8D, 3:beat 9D')), 'leave 1 2: allow');
    const own = play(attacking(HANDS, 1), '1:attack 9S, 0:take');
    assert.equal(choice(own), 'leave: deny');
  });
  test('throws in high cards among many players, and keeps them among few', () => {
    for (const [seats, expected] of [
      [12, 'throw KD: throw-fits'],
      [6, 'done: pass-keep'],
    ] as const) {
      const hands = Array.from({length: seats}, (_, seat) =>
        seat === 5 ? ['KD', 'JC', 'TC', '9D'] : null,
      );
      const bout = {attacker: 5, defender: 4, pairs: [{card: 'KH'}], taking: true, allowed: []};
      const state = at([], {options: {packs: 2}, hands, bout});
      assert.equal(choice(state), expected);
    }
  });
  test('lays a joker that lets it beat', () => {
    const hands = ['AH', 'AC', '7D *2 KC 6H 6C', '8H KD', 'JC', 'TC'];
    const state = play(attacking(hands, D, {options: {packs: 'poker'}}), '3:attack 8H');
    assert.equal(choice(state), 'trump C *2: joker-beats');
  });
  test('gives each reason as a sentence', () => {
    for (const reason of REASONS) assert.ok(`ladder/why/${reason}` in en, reason);
    const reasons = Object.keys(en).filter((key) => key.startsWith('ladder/why/'));
    assert.equal(reasons.length, REASONS.length);
  });
  test('makes the same choice in the same position', () => {
    const dealt = begin(7, {}, 'same');
    assert.deepEqual(chosen(dealt), chosen(dealt));
  });
});

describe('its strength', () => {
  for (const [seats, options] of [
    [6, {}],
    [5, {packs: 'poker'}],
    [9, {throwIn: 'all'}],
    [6, {throwIn: 'attacker', packs: 2}],
    [16, {}],
    [16, {packs: 'poker'}],
    [5, {packs: 3}],
  ] as const)
    test(`ends every hand soon among its own kind, ${seats} seats ${JSON.stringify(options)}`, async () => {
      const {longest} = await strengthOf(12, {seats, options});
      assert.ok(longest < 150, `${longest} bouts`);
    });
  test('climbs among random players', async () => {
    const {climbed, lowest} = await strengthOf(40, {seats: 6, rival: anyMove});
    assert.ok(climbed > 0.3, `${climbed} steps`);
    assert.ok(lowest < 0.1, `${lowest} lowest`);
  });
  for (const [name, plan] of repeated(Object.entries(SIMPLE)))
    for (const seats of repeated([16, 12]))
      test(`loses to no simple player among ${seats}: ${name}`, async () => {
        const {climbed, error} = await strengthOf(rounds(96), {seats, bot: plan});
        assert.ok(climbed < 2 * error, `${climbed} ± ${error} steps`);
      });
});
