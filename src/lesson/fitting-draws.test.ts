import assert from 'node:assert/strict';
import {before, describe, test} from 'node:test';
import {rngFrom} from '../cards/index.js';
import {entryOf} from '../embed/catalogue.js';
import {renderExample} from '../embed/render-example/render-example.js';
import type {AnyState, Rules} from '../game/index.js';
import {type FittingDeal, fittingDeal} from './fitting-deal.js';
import {LessonPlayer} from './lesson-player.js';
import type {LessonLine} from './lesson.js';
import {handsOf, stockOf} from './open-cards.js';

/** Cards that an author leaves open in a game with drawing: Domino King. */

const lineOf = (plays: readonly string[], variations: readonly LessonLine[] = []): LessonLine =>
  plays.map((one, at) => ({
    item: {} as Element,
    plays: one,
    mark: '',
    variations: at === plays.length - 1 ? variations : [],
  }));

describe('open cards in a game with drawing', () => {
  let rules: Rules;
  before(async () => {
    rules = await entryOf('king-domino').rules();
  });

  function dealt(
    line: LessonLine,
    given: object = {},
  ): FittingDeal & {readonly faults: readonly unknown[]} {
    const position = {contract: {id: 'no-tricks'}, turn: [0], ...given};
    const start = rules.parsePosition(position, rngFrom('start'));
    const player = new LessonPlayer(rules, 4);
    const found = fittingDeal(start, {rules, position, player, line});
    const faults = (state: AnyState): readonly unknown[] =>
      player
        .nodes(state, line)
        .flatMap(({snapshot: {fault}, variations}) => [
          ...(fault ? [fault.refusal] : []),
          ...variations.flatMap((nodes) => nodes.flatMap(({snapshot}) => snapshot.fault ?? [])),
        ]);
    return {...found, faults: faults(found.state)};
  }
  const isClub = (card: string | null): boolean => card!.endsWith('C');

  test('a seat draws twice, then plays the drawn card', () => {
    const {state, faults} = dealt(lineOf(['N:AC', 'E:draw', 'E:draw', 'E:8C', 'S:9C', 'W:TC']));
    assert.deepEqual(faults, []);
    assert.ok(!handsOf(state)[1]!.some(isClub), 'it could not follow');
    assert.ok(!isClub(stockOf(state)[0]!));
    assert.equal(stockOf(state)[1], '8C');
  });

  test('two seats draw in one trick, and one plays a drawn card later', () => {
    const plays = ['N:AC E:draw E:draw E:8C', 'S:draw S:draw S:draw S:9C W:TC', 'N:QD E:JD'];
    const {state, faults} = dealt(lineOf(plays));
    assert.deepEqual(faults, []);
    assert.deepEqual([stockOf(state)[1], stockOf(state)[4]], ['8C', '9C']);
    const ofEast = [...handsOf(state)[1]!, stockOf(state)[0], stockOf(state)[1]];
    assert.ok(ofEast.includes('JD'));
  });

  test('the whole bazaar is drawn before another suit is discarded', () => {
    const draws = Array.from({length: 8}, () => 'E:draw').join(' ');
    const {state, faults} = dealt(lineOf([`N:AC ${draws} E:AD`, 'S:9C W:TC']));
    assert.deepEqual(faults, []);
    assert.ok(![...handsOf(state)[1]!, ...stockOf(state)].some(isClub));
  });

  test('named hands and cards of the bazaar stay where they are', () => {
    const east = ['AD', 'KD', 'QD', 'JD', 'TD', '9D'];
    const stock = ['7S', null, null, null, null, null, null, null];
    const line = lineOf(['N:AC E:draw E:draw E:8C']);
    const {state, faults} = dealt(line, {hands: [null, east, null, null], stock});
    assert.deepEqual(faults, []);
    assert.deepEqual([...handsOf(state)[1]!].sort(), [...east].sort());
    assert.deepEqual(stockOf(state).slice(0, 2), ['7S', '8C']);
  });

  test('plays without a seat', () => {
    const {state, faults} = dealt(lineOf(['AC draw draw 8C 9C draw TC']));
    assert.deepEqual(faults, []);
    assert.deepEqual([stockOf(state)[1], stockOf(state)[2]], ['8C', 'TC']);
  });

  test('a variation draws too', () => {
    // In both, East cannot follow; the draws are from the same bazaar.
    const variation = lineOf(['E:draw E:draw E:8C', 'S:draw S:7C']);
    const line = lineOf(['N:AC', 'E:draw E:draw E:8C S:draw S:7C W:TC'], [variation]);
    const {state, faults} = dealt(line);
    assert.deepEqual(faults, []);
    assert.deepEqual([stockOf(state)[1], stockOf(state)[2]], ['8C', '7C']);
  });

  test('a draw after a club has come is a fault of the named bazaar', () => {
    const stock = ['8C', 'KC', null, null, null, null, null, null];
    const {faults, impossible} = dealt(lineOf(['N:AC E:draw E:draw E:KC']), {stock});
    assert.notDeepEqual(faults, []);
    assert.equal(impossible, false, 'whatever the hands are');
  });

  test('a main line and a variation that need the bazaar in different orders', () => {
    const variation = lineOf(['E:draw E:9C']);
    const {faults, impossible} = dealt(lineOf(['N:AC', 'E:draw E:draw E:8C'], [variation]));
    assert.notDeepEqual(faults, []);
    assert.equal(impossible, true);
  });

  test('draws that no deal allows are proven to be impossible', () => {
    // The others leave seven cards other than clubs: six for East's hand, one for the first draw.
    const hands = [
      ['AC', 'AD', 'KD', 'QD', 'JD', 'TD'],
      null,
      ['AS', 'KS', 'QS', 'JS', 'TS', '9S'],
      ['8S', '7S', 'AH', 'KH', 'QH', 'JH'],
    ];
    const {faults, impossible} = dealt(lineOf(['N:AC', `E:${'draw E:'.repeat(7)}7C`]), {hands});
    assert.equal(impossible, true);
    assert.notDeepEqual(faults, []);
    assert.equal(dealt(lineOf(['N:AC', 'E:draw E:draw E:draw E:7C']), {hands}).impossible, true);
    assert.deepEqual(dealt(lineOf(['N:AC', 'E:draw E:draw E:7C']), {hands}).faults, []);
  });

  test('the reader does not learn a drawn card', async () => {
    const list = '<ol><li data-play="N:AC E:draw E:draw E:8C">East draws.</li></ol>';
    for (const seat of ['N', 'E']) {
      const attributes = {game: 'king-domino', contract: 'no-tricks', turn: 'N', seat};
      const text = await renderExample(attributes, list, {locale: 'en', still: true});
      const named = [...text.matchAll(/[\w]+ of (clubs|diamonds|hearts|spades)/g)].map(
        ([one]) => one,
      );
      assert.deepEqual([...new Set(named)], ['ace of clubs', '8 of clubs']);
      assert.match(text, /East: Draw; East: Draw/);
    }
  });
});
