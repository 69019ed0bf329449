import assert from 'node:assert/strict';
import {test} from 'node:test';
import {rngFrom} from '../../../../cards/index.js';
import {createMessages, sharedMessages} from '../../../../i18n/index.js';
import {elementsOf, treeOf} from '../../../../testing/drawing.fixture.js';
import {gskGame} from '../../index.js';
import {en} from '../../messages/en.js';
import type {GskContext} from '../context.js';
import {kingLine} from './header.js';

/** The clock in the line of the King. */

/** The marks of the clock, and how many of them are gone, in a position. */
async function marks(position: object): Promise<readonly [all: number, gone: number]> {
  const {rules} = gskGame;
  const view = rules.view(rules.parsePosition(position, rngFrom('marks')), 0);
  const messages = createMessages('en', await sharedMessages.en(), en);
  const ctx = {messages, seat: 0, moves: [], asking: false, players: []};
  const tree = treeOf(kingLine(view, ctx as unknown as GskContext));
  const [box] = [...elementsOf(tree)].filter((one) => one.attributes.get('class') === 'marks');
  const all = [...elementsOf(box!)];
  return [all.length, all.filter((one) => one.attributes.get('class') === 'gone').length];
}

test('has four marks for the four tricks of a first hand', async () => {
  assert.deepEqual(await marks({}), [4, 0]);
  assert.deepEqual(await marks({hands: [['KS', '9S', '2S'], null], piles: [10, 4]}), [4, 3]);
});

test('has a mark for each trick of a larger hand', async () => {
  const all = ['S', 'H', 'D'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => rank + suit));
  const cards = all.filter((card) => card !== 'KD');
  const hands = [[...cards.slice(0, 12), ...cards.slice(26, 32)], null, []];
  const fallen = [{seat: 2, cause: 'pile', by: 0}];
  assert.deepEqual(await marks({seats: 3, hand: 2, fallen, aside: ['KD'], hands}), [6, 0]);
});
