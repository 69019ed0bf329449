import type {Card} from '../../cards/index.js';
import type {Seat} from '../../game/index.js';

/**
 * One position of each kind for tests and stories: seat 0 is the reader, and the remaining cards are
 * dealt out.
 */

/** A ladder with seat 0 on a given place; place 0 is the King's. */
const standing = (seats: number, place: number): readonly Seat[] =>
  Array.from({length: seats - 1}, (_, seat) => seat + 1).toSpliced(place, 0, 0);

/** The reader's hand; attacks are in clubs, hearts are trump. */
const HAND: readonly Card[] = ['KC', '7C', '8H', 'TD', '9S', 'JD'];

const position = (seats: number, place: number, more: object): object => ({
  seats,
  ranks: standing(seats, place),
  trump: 'H',
  bouts: 3,
  hands: [HAND, ...Array.from({length: seats - 1}, () => null)],
  ...more,
});

const BEATEN = {card: '9C', beat: 'JC'};

/** Positions by the decision that seat 0 must make; eight or more players use two packs. */
export const scenesOf = (seats: number): Readonly<Record<string, object>> => ({
  trump: {seats, ranks: standing(seats, 0)},
  waits: {seats, ranks: standing(seats, 1)},
  attack: position(seats, 2, {bout: {attacker: 0}}),
  free: position(seats, 0, {bout: {attacker: 0}}),
  defence: position(seats, 1, {bout: {attacker: 2, defender: 0, pairs: [{card: '9C'}]}}),
  leave: position(seats, 0, {
    phase: 'bout.leave',
    bout: {attacker: seats - 2, defender: seats - 3, pairs: [BEATEN]},
  }),
  throwIn: position(seats, 2, {bout: {attacker: 0, defender: 2, pairs: [BEATEN]}}),
  many: position(seats, 2, {
    bout: {
      attacker: 0,
      defender: 2,
      pairs: [
        ...[BEATEN, {card: '9D', beat: 'QD'}, {card: 'QS', beat: 'KS'}],
        ...[
          {card: 'KD', beat: 'AD'},
          {card: 'AS', beat: '6H'},
        ],
      ],
    },
  }),
  taking: position(seats, 2, {
    bout: {attacker: 0, defender: 2, pairs: [{card: '9C'}], taking: true, allowed: []},
  }),
  joker: position(seats, 2, {
    options: {packs: 'poker'},
    hands: [[...HAND, '*1'], ...Array.from({length: seats - 1}, () => null)],
    bout: {attacker: 0},
  }),
  over: {seats, ranks: standing(seats, 2), phase: 'over', deal: 10},
});
