import type {Card} from '../../cards/index.js';
import type {Seat} from '../../game/index.js';

/** One position of each kind for tests and stories: seat 0 reads, the rest of the pack is shared out. */

/** The ladder with seat 0 on a place, 0 for the King's. */
const standing = (seats: number, place: number): readonly Seat[] =>
  Array.from({length: seats - 1}, (_, seat) => seat + 1).toSpliced(place, 0, 0);

/** What the reader holds; clubs are attacked with, hearts are trump. */
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

/** By what is awaited of seat 0; with eight players and more there are two packs. */
export const scenesOf = (seats: number): Readonly<Record<string, object>> => ({
  trump: {seats, ranks: standing(seats, 0)},
  waits: {seats, ranks: standing(seats, 1)},
  attack: position(seats, 2, {bout: {attacker: 0}}),
  free: position(seats, 0, {bout: {attacker: 0}}),
  defence: position(seats, 1, {bout: {attacker: 2, defender: 0, pairs: [{card: '9C'}]}}),
  leave: position(seats, 0, {
    step: 'leave',
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
  over: {seats, ranks: standing(seats, 2), step: 'over', deal: 10},
});
