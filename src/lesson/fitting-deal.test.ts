import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {pick, type Rng, rngFrom} from '../cards/index.js';
import {entryOf} from '../embed/catalogue.js';
import type {AnyState, Rules} from '../game/index.js';
import {writeSeat} from '../game/seats.js';
import {fittingDeal} from './fitting-deal.js';
import {LessonPlayer} from './lesson-player.js';
import type {LessonLine} from './lesson.js';
import {matchingOf} from './matching.js';
import {handsOf} from './open-cards.js';

/** Cards that an author leaves open are dealt so that the plays are legal. */

const lineOf = (plays: readonly string[]): LessonLine =>
  plays.map((one) => ({item: {} as Element, plays: one, mark: '', variations: []}));

/** The first cards of a deal, played at random by the rules. */
function playedFrom(rules: Rules, start: AnyState, cards: number, seed: string): readonly string[] {
  const plays: string[] = [];
  let state = start;
  let rng: Rng = rngFrom(seed);
  for (let n = 0; n < cards; n++) {
    const [seat] = rules.turn(state);
    if (seat === undefined) break;
    const drawn = pick(rng, rules.legalMoves(state, seat));
    ({rng} = drawn);
    plays.push(`${writeSeat(seat, state.seats)}:${rules.formatMove(drawn.value)}`);
    state = rules.apply(state, seat, drawn.value);
  }
  return plays;
}

const faultOf = (rules: Rules, state: AnyState, line: LessonLine): unknown =>
  new LessonPlayer(rules, state.seats).nodes(state, line).find(({snapshot}) => snapshot.fault)
    ?.snapshot.fault;

describe('cards that are left open', () => {
  for (const [game, cards] of [
    ['king-simple', 24],
    ['king-omnibus', 36],
    ['king-jokers', 30],
    ['king-domino', 22],
  ] as const)
    test(`${game}: the play of a real deal is possible without any hand`, async () => {
      const rules = await entryOf(game).rules();
      for (let seed = 0; seed < 12; seed++) {
        const position = {turn: [seed % 4]};
        const real = rules.parsePosition(position, rngFrom(`real ${seed}`));
        const line = lineOf(playedFrom(rules, real, cards, `plays ${seed}`));
        assert.ok(line.length > 8);
        const other = rules.parsePosition(position, rngFrom(`other ${seed}`));
        const player = new LessonPlayer(rules, other.seats);
        const {state, impossible} = fittingDeal(other, {rules, position, player, line});
        assert.equal(faultOf(rules, state, line), undefined, `${game} ${seed}`);
        assert.equal(impossible, false);
      }
    });

  test('a short deal without cards that the lesson plays', async () => {
    const rules = await entryOf('king-simple').rules();
    const position = {
      contract: {id: 'no-girls'},
      turn: [3],
      hands: [null, null, ['QS', '8S'], null],
    };
    const player = new LessonPlayer(rules, 4);
    for (const plays of [
      ['W:9S N:JS', 'E:TS'],
      ['9S', 'JS TS'],
    ]) {
      const line = lineOf(plays);
      for (let seed = 0; seed < 12; seed++) {
        const start = rules.parsePosition(position, rngFrom(seed));
        const {state, impossible} = fittingDeal(start, {rules, position, player, line});
        assert.equal(faultOf(rules, state, line), undefined, `${plays.join(' ')} ${seed}`);
        assert.equal(impossible, false);
      }
    }
  });

  test('hands and plays that contradict each other are proven to', async () => {
    const rules = await entryOf('king-simple').rules();
    const position = {contract: {id: 'no-tricks'}, turn: [3]};
    const start = rules.parsePosition(position, rngFrom('start'));
    // Nine cards of a suit of eight: one hand leads all clubs, and another follows.
    const suit = ['AC', 'KC', 'QC', 'JC', 'TC', '9C', '8C', '7C'];
    const hands = [null, null, null, suit];
    const full = {...position, hands};
    const player = new LessonPlayer(rules, 4);
    const fine = lineOf(['W:AC', 'N:AD', 'E:KH', 'S:8S']);
    const known = rules.parsePosition(full, rngFrom('start'));
    assert.equal(fittingDeal(known, {rules, position: full, player, line: fine}).impossible, false);
    const two = {...position, hands: [null, ['AC', 'AS', 'KS', 'QS', 'JS', 'TS', '9S', '8S'], null, null]}; // oxfmt-ignore
    const held = rules.parsePosition(two, rngFrom('start'));
    const told = fittingDeal(held, {rules, position: two, player, line: lineOf(['W:7C', 'N:AD'])});
    assert.equal(told.impossible, false, 'the hand that is given forbids it, whatever the rest is');
    // All clubs except the one led are in hands that discard.
    const line = lineOf(['W:7C', 'N:AD', 'E:AH', 'S:AS', 'W:KC', 'N:8C']);
    const none = fittingDeal(start, {rules, position, player, line});
    assert.notEqual(faultOf(rules, none.state, line), undefined);
  });

  test('a given hand stays as it is', async () => {
    const rules = await entryOf('king-simple').rules();
    const own = ['AS', 'KS', 'QS', 'JS', 'TS', '9S', '8S', '7S'];
    const position = {turn: [3], hands: [null, null, own, null]};
    const player = new LessonPlayer(rules, 4);
    const line = lineOf(['W:9C', 'N:AD', 'E:KH', 'S:8S']);
    const start = rules.parsePosition(position, rngFrom('start'));
    const {state} = fittingDeal(start, {rules, position, player, line});
    assert.deepEqual([...handsOf(state)[2]!].sort(), [...own].sort());
    assert.equal(faultOf(rules, state, line), undefined);
  });
});

describe('a matching', () => {
  test('finds the only way, and reports when there is none', () => {
    const fits = (place: string, item: string): boolean => place.includes(item);
    assert.deepEqual(matchingOf(['ab', 'a', 'bc'], ['a', 'b', 'c'], fits), ['b', 'a', 'c']);
    assert.equal(matchingOf(['a', 'a'], ['a', 'b'], fits), undefined);
    assert.deepEqual(matchingOf([], ['a'], fits), []);
  });
});
