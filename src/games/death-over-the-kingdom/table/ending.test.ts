import assert from 'node:assert/strict';
import {before, describe, test} from 'node:test';
import {
  createMessages,
  type Messages,
  playerNamed,
  readerIn,
  sharedMessages,
} from '../../../i18n/index.js';
import {type Drawn, treeOf} from '../../../testing/drawing.fixture.js';
import {kingdomRules as rules} from '../rules.js';
import {at} from '../playing.fixture.js';
import {en} from '../messages/en.js';
import type {KingdomView} from '../types.js';
import type {KingdomContext} from './context.js';
import {ending} from './summary.js';

/** The end as its reader sees it: what a point too many has cost, and the reader in any place. */

const NAMES = ['Otto', 'Nora', 'Vera', 'Bert'];

describe('the end of Death Over the Kingdom', () => {
  let messages: Messages;
  before(async () => {
    messages = createMessages('en', await sharedMessages.en(), en);
  });

  const text = (part: Drawn | string): string =>
    typeof part === 'string' ? part : part.content.map(text).join(' ');
  /** What the first of five players reads, from the points of each turn. */
  function read(sheet: readonly (readonly number[])[]): string {
    const scores = sheet[0]!.map((_, seat) => sheet.reduce((sum, row) => sum + row[seat]!, 0));
    const view: KingdomView = {...rules.view(at({seats: 5}), 0), phase: 'over', sheet, scores};
    const players = [readerIn(messages), ...NAMES.map(playerNamed)];
    const ctx = {seat: 0, messages, players} as unknown as KingdomContext;
    return text(treeOf(ending(view, ctx).stage));
  }
  const none = [0, 0, 0, 0, 0];

  test('names the points that were too many', () => {
    const said = read([[2, 1, 1, 0, 0], [2, 1, 1, 1, 0], none, [0, 1, 1, 0, 0], [1, 0, 0, 1, 0]]);
    assert.match(said, /3 points too many, from turn 2 on: with 2 you would be second/);
    const shared = read([[2, 3, 2, 0, 0], [1, 1, 1, 0, 0], none, [1, 0, 0, 0, 0], none]);
    assert.match(shared, /1 point too many, from turn 4 on: with 3 you would be second/);
  });

  test('blames no point where fewer would not have won', () => {
    assert.doesNotMatch(read([[0, 3, 2, 2, 1], none, none, none, none]), /would be second place/);
    assert.doesNotMatch(read([[2, 3, 1, 1, 0], none, none, none, none]), /would be second place/);
  });

  test('shows a reader who is last', () => {
    const said = read([[0, 3, 2, 2, 1], none, none, none, none]);
    assert.match(said, /and the kingdom\. You came 4th, with 0 points\./);
    const [hero] = said.split('Second place');
    assert.match(hero!, /You/);
  });
});
