import assert from 'node:assert/strict';
import {test} from 'node:test';
import {entryOf} from '../../embed/catalogue.js';
import {readPosition} from './position.js';

test('letters and names stand for seats in every field in which a game has seats', async () => {
  const rules = await entryOf('court-ladder').rules();
  const bout = 'bout: {attacker:B defender:E passed:[B] pairs:[{card:7H by:B beat:JD}]}';
  const hands = 'hands: A: 8S 9D | B: 6S JH | C: 9S | D: TS | E: QS';
  const read = (ranks: string, names?: readonly string[]): Readonly<Record<string, unknown>> =>
    readPosition(rules, `seats: 5; trump: D; ranks: ${ranks}; ${hands}; ${bout}`, {names});
  const {ranks} = read('B A C D E');
  assert.deepEqual(ranks, [1, 0, 2, 3, 4]);
  assert.deepEqual(read('1 0 2 3 4'), read('B A C D E'));
  const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
  assert.deepEqual(read('Ben Ann Cleo Dan Eve', names), read('B A C D E'));
});
