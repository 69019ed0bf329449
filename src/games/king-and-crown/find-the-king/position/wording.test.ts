import {describe} from 'node:test';
import {type Mistakes, testMistakes} from '../../../../lesson/faults/mistakes.fixture.js';
import {findRules} from '../rules.js';

/** Mistakes of authors, with the sentence that they read. */

const ROW = ['witch', 'beggar', 'king', 'dragon', 'knight'];

// oxfmt-ignore
const MISTAKES: Mistakes = [
  [7, 'position must be an object; found 7'],
  [{seats: '4'}, 'seats must be 2; found "4"'],
  [{hand: []}, 'hand is not a field; expected options, seats, rng, phase, turn, lord, wins, scores, open, row, seat'],
  [{options: []}, 'options must be an object; found []'],
  [{rng: 5}, 'rng must be four integers; found 5'],
  [{turn: 0}, 'turn must be a list; found 0'],
  [{turn: [9]}, 'turn[0] must be a whole number from 0 to 1; found 9'],
  [{phase: 'play'}, 'phase must be one of shuffle, pick, extra, over; found "play"'],
  [{scores: [1]}, 'scores must have 2 items, not 1'],
  [{row: ['witch', 'beggar', 'king', 'dragon']}, 'row must have 5 cards, not 4'],
  [{row: ['witch', 'beggar', 'king', 'dragon', 'dragon']}, 'row[4] is dragon, which is also at row[3]'],
  [{row: ['witch', 'beggar', 'king', 'dragon', 'jester']}, 'row[4] must be null or one of king, dragon, knight, witch, beggar; found "jester"'],
  [{row: [null, null, null, null, null], open: [1]}, 'open[0] is 1, but row[1] is not named: an open card is seen by all'],
  [{row: ROW, open: [4, 4]}, 'open must name each place once; found [4,4]'],
  [{row: ROW, open: [0, 4]}, 'open must have 1 place, not 2: row[0] is witch, and a second card is picked only after the knight'],
  [{row: ROW, open: [4, 0, 1]}, 'open must have 2 places or fewer, not 3'],
  [{row: ROW, open: [2], phase: 'pick'}, 'phase must be "over", since the last card of open is king; found "pick"'],
  [{row: ROW, phase: 'extra'}, 'phase must be "pick", since open is empty; found "extra"'],
  [{phase: 'shuffle'}, 'phase must be "pick", as "shuffle" comes only with the option lordArranges: on; found "shuffle"'],
  [{phase: 'shuffle', options: {lordArranges: 'on'}, row: ['witch', 'king', 'beggar', 'dragon']}, 'row must have 3 cards or fewer in the phase "shuffle", not 4'],
  [{phase: 'shuffle', options: {lordArranges: 'on'}, row: ['witch', 'king'], lord: 0, turn: [1]}, 'turn must be [0], the lord; found [1]'],
  [{lord: 0, turn: [0]}, 'turn must be [1], the vassal of the lord; found [0]'],
  [{wins: [1, 0]}, 'wins[0] must be less than 1 in the phase "pick"; found 1'],
  [{options: {bestOf: 3}, wins: [1, 0], scores: [0, 1]}, 'scores must be [1,0], as in wins; found [0,1]'],
  [{lord: 0, row: ROW, open: [2], wins: [0, 0]}, 'wins[1] must be 1, as open says that seat 1 has won; found 0'],
  [{lord: 0, row: ROW, open: [2], wins: [1, 0]}, 'wins[0] must be less than 1, as open says that seat 1 has won; found 1'],
  [{wins: [null, 0], scores: [0, 0]}, 'wins[0] must be a whole number from 0 to 1; found null'],
];

describe('an error names what the author wrote and what was found', () => {
  testMistakes(findRules, MISTAKES);
});
