import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {createMatch} from '../../../match/index.js';
import {perft} from '../../../testing/index.js';
import {PHASES} from '../rules/choosing.js';
import {COURT, type CourtCard} from '../rules/deck.js';
import {testFaulty, testReadme, testViews} from '../positions.fixture.js';
import {solve} from '../bot/matrix-game.js';
import {chancesOf} from '../bot/strength.js';
import {supportBot} from './bot.js';
import {supportGame, supportRules as rules, type SupportState, type SupportEvent} from './index.js';

/** The worked cases of the rules text, by their ids; seat 0 is lord, seat 1 vassal. */

const at = (more: object = {}): SupportState => rules.parsePosition({lord: 0, ...more});

const choose = (
  state: SupportState,
  seat: number,
  card: CourtCard,
  events: SupportEvent[] = [],
) => {
  assert.equal(rules.refuse(state, seat, {type: 'choose', card}), undefined);
  return rules.apply(state, seat, {type: 'choose', card}, (one) => events.push(one));
};
const meet = (state: SupportState, one: CourtCard, other: CourtCard, events: SupportEvent[] = []) =>
  choose(choose(state, 0, one), 1, other, events);

describe('worked cases', () => {
  const cases: readonly (readonly [id: string, CourtCard, CourtCard, number, number])[] = [
    ['KC3-01', 'king', 'knight', 8, 0],
    ['KC3-02', 'king', 'witch', 7, 1],
    ['KC3-03', 'dragon', 'witch', 6, 0],
    ['KC3-04', 'dragon', 'beggar', 5, 1],
    ['KC3-05, S-5', 'beggar', 'beggar', 2, 0],
    ['KC3-07', 'king', 'beggar', 6, 0],
  ];
  for (const [id, lord, vassal, total, winner] of cases)
    test(`${id}: ${lord} and ${vassal} make ${total}`, () => {
      const events: SupportEvent[] = [];
      const after = meet(at(), lord, vassal, events);
      assert.deepEqual(events.slice(0, 2), [
        {type: 'cards revealed', cards: [lord, vassal], total},
        {type: 'match won', seat: winner, total},
      ]);
      assert.deepEqual(after.wins, [Number(winner === 0), Number(winner === 1)]);
    });
  test('KC3-09: a choice is hidden until both are in, and so is the fact that it was made', () => {
    const one = choose(at(), 0, 'king');
    for (const seat of [1, undefined])
      assert.deepEqual(rules.view(one, seat), rules.view(at(), seat));
    assert.deepEqual(rules.view(one, 0).choices.made, ['king', null]);
    assert.deepEqual(rules.view(one, 0).turn, [1]);
  });
  test('KC3-11, S-3: after a match both have five cards again', () => {
    const after = meet(at(), 'king', 'king');
    for (const seat of [0, 1]) assert.equal(rules.legalMoves(after, seat).length, 5);
  });
});

describe('rulings', () => {
  test('S-1: lord and vassal change places, or stay', () => {
    assert.equal(meet(at(), 'king', 'king').lord, 1);
    assert.equal(meet(at({options: {roles: 'fixed'}}), 'king', 'king').lord, 0);
    const lords = Array.from(
      {length: 400},
      (_, n) => createMatch(supportGame, {seed: n}).state.lord,
    );
    const first = lords.filter((lord) => lord === 0).length;
    assert.ok(first > 150 && first < 250, String(first));
  });
  for (const target of [2, 3, 5])
    test(`S-2: the first to ${target} wins`, () => {
      let state = at({options: {roles: 'fixed', target}});
      for (let match = 0; match < target; match++) {
        assert.equal(rules.outcome(state), undefined);
        state = meet(state, 'king', 'king');
      }
      assert.deepEqual(rules.outcome(state)?.winners, [0]);
      assert.deepEqual(rules.turn(state), []);
      assert.equal(rules.refuse(state, 0, {type: 'choose', card: 'king'}), 'game/over');
    });
  test('KC-1: a choice may be changed until the other is in', () => {
    const changed = choose(choose(at(), 0, 'king'), 0, 'witch');
    assert.deepEqual(choose(changed, 1, 'witch').last?.cards, ['witch', 'witch']);
  });
  test('anything but a choice is refused', () => {
    const trap = {
      get type(): string {
        throw new Error('read');
      },
    };
    for (const move of [
      null,
      1,
      {type: 'choose'},
      {type: 'choose', card: 'KH'},
      {type: 'stop'},
      trap,
    ])
      assert.equal(rules.refuse(at(), 0, move), 'game/not-a-move');
    for (const text of ['', 'king', 'choose', 'choose KH', 'choose king now'])
      assert.equal(rules.parseMove(text), undefined);
  });
});

describe('the solution', () => {
  /** The lord's wins by the cards of both, according to the rules. */
  const payoffs = COURT.map((lord) =>
    COURT.map((vassal) => (meet(at(), lord, vassal).last!.winner === 0 ? 1 : 0)),
  );
  test('a match is worth 50 %, and odd and even each have half of the probability', () => {
    const {value, rows, columns} = solve(payoffs);
    assert.ok(Math.abs(value - 0.5) < 1e-12);
    for (const chances of [rows, columns])
      assert.ok(
        Math.abs(chances[1]! + chances[3]! - 0.5) < 1e-12,
        'Dragon and Witch, the even ones',
      );
  });
  test('the bot is sure of 50 %, as lord and as vassal, whatever the other does', async () => {
    const chances = await chancesOf(rules, supportBot, at(), 20_000);
    for (const cards of [0, 1, 2, 3, 4]) {
      const lord = chances.reduce((sum, chance, card) => sum + chance * payoffs[card]![cards]!, 0);
      assert.ok(Math.abs(lord - 0.5) < 0.0107, `as lord against ${COURT[cards]}: ${lord}`);
      const vassal = chances.reduce(
        (sum, chance, card) => sum + chance * payoffs[cards]![card]!,
        0,
      );
      assert.ok(Math.abs(vassal - 0.5) < 0.0107, `as vassal against ${COURT[cards]}: ${vassal}`);
    }
  });
  test('there are twenty-five ways to play a match, thirteen of which the lord wins', () => {
    assert.equal(perft(rules, at(), 2), 25);
    assert.equal(perft(rules, at(), 4), 625);
    assert.equal(payoffs.flat().filter((won) => won === 1).length, 13);
  });
});

describe('positions', () => {
  const faulty: readonly (readonly [path: string, position: unknown])[] = [
    ['position', null],
    ['court', {court: 1}],
    ['seats', {seats: 3}],
    ['scores', {wins: [1, 0], scores: [0, 1]}],
    ['scores', {scores: [2, 0]}],
    ['options.target', {options: {target: 4}}],
    ['lord', {lord: 2}],
    ['lord', {lord: 0, wins: [1, 0], last: {cards: ['king', 'king'], lord: 0}}],
    ['phase', {phase: 'reveal'}],
    ['wins', {wins: [2, 0]}],
    ['wins', {phase: 'over', wins: [1, 0]}],
    ['wins[0]', {wins: [3, 0]}],
    ['wins[0]', {last: {cards: ['king', 'king'], lord: 0}}],
    ['last.cards[1]', {last: {cards: ['king', 'KH'], lord: 0}}],
    ['last.winner', {last: {cards: ['king', 'king'], lord: 0, winner: 1}}],
    ['wins[0]', {phase: 'over', wins: [1, 2], last: {cards: ['king', 'king'], lord: 0}}],
    ['choices.made', {choices: {made: ['king', 'king']}}],
    ['choices.made[0]', {choices: {made: ['KH', null]}}],
    ['choices.made[0]', {phase: 'over', wins: [2, 0], choices: {made: ['king', null]}}],
    ['choices.from', {choices: {from: [0]}}],
    ['turn', {choices: {made: ['king', null]}, turn: [0, 1]}],
  ];
  testFaulty(rules, faulty);
  test('`scores` alone are the matches won', () => {
    assert.deepEqual(rules.parsePosition({scores: [1, 0]}).wins, [1, 0]);
  });
  testReadme(rules, PHASES, import.meta.url);
  testViews(rules, () => {
    const won = meet(at(), 'king', 'king');
    return [at(), choose(won, 0, 'witch'), meet(won, 'king', 'witch')];
  });
});
