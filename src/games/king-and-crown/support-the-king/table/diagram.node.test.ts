import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMessages} from '../../../../i18n/index.js';
import {playerNamed} from '../../../../i18n/player.js';
import {en} from '../messages/en.js';
import {supportRules as rules} from '../rules.js';
import {diagram} from './diagram.js';

/** The roles of a diagram are those of the cards that it shows. */

const messages = createMessages<typeof en>('en', en);

function drawn(position: object, seat?: number) {
  const view = rules.view(rules.parsePosition(position), seat);
  const seating = {players: ['North', 'South'].map(playerNamed), seat, south: 1};
  return diagram.of(view, {hands: [], seating, messages} as never);
}

test('open cards stand with the roles in which they met, and a line says who is lord next', () => {
  const {lines, seats} = drawn({wins: [1, 0], last: {cards: ['king', 'knight'], lord: 0}});
  assert.match(seats[0]!.note, /^lord/);
  assert.match(seats[1]!.note, /^vassal/);
  assert.deepEqual(
    seats.map(({front}) => front![0]!.card),
    ['king', 'knight'],
  );
  assert.deepEqual(lines, ['8 is even', 'Now South is the lord']);
});

test('with a choice for the next match its roles are shown, and no card of the last one', () => {
  const {lines, seats} = drawn(
    {
      wins: [1, 0],
      last: {cards: ['king', 'knight'], lord: 0},
      choices: {made: ['witch', null]},
    },
    0,
  );
  assert.match(seats[0]!.note, /^vassal/);
  assert.match(seats[1]!.note, /^lord/);
  assert.equal(seats[1]!.front![0]!.card, undefined);
  assert.deepEqual(lines, ['even or odd?']);
});
