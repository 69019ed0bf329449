import {describe} from 'node:test';
import {type Mistakes, testMistakes} from '../../../../lesson/faults/mistakes.fixture.js';
import {tourneyRules} from '../rules.js';

/** Mistakes of authors, with the sentence that they read. */

const FIVE = [
  ['king', 'dragon'],
  ['dragon', 'knight'],
  ['knight', 'witch'],
  ['witch', 'beggar'],
  ['beggar', 'king'],
];

// oxfmt-ignore
const MISTAKES: Mistakes = [
  [7, 'position must be an object; found 7'],
  [{seats: '4'}, 'seats must be 2; found "4"'],
  [{hand: []}, 'hand is not a field; expected options, seats, rng, phase, turn, choices, rounds, sheet, hands, scores, seat'],
  [{options: []}, 'options must be an object; found []'],
  [{rng: 5}, 'rng must be four integers; found 5'],
  [{turn: 0}, 'turn must be [0,1], the seats that are to choose; found 0'],
  [{phase: 'play'}, 'phase must be "select", as rounds and sheet show; found "play"'],
  [{hands: {}}, 'hands must be [["king","dragon","knight","witch","beggar"],["king","dragon","knight","witch","beggar"]], as rounds shows; found {}'],
  [{scores: 5}, 'scores must be [0,0], the rounds won, as rounds shows; found 5'],
  [{rounds: ['beggar', 'king']}, 'rounds[0] must be a list; found "beggar"'],
  [{rounds: [['beggar']]}, 'rounds[0] must have 2 items, not 1'],
  [{rounds: [['beggar', 'jester']]}, 'rounds[0][1] must be one of king, dragon, knight, witch, beggar; found "jester"'],
  [{rounds: [['beggar', 'king'], ['beggar', 'king']]}, 'rounds[1][0] must be one of king, dragon, knight, witch, which seat 0 has left; found "beggar"'],
  [{rounds: [['beggar', 'king'], ['witch', 'king']]}, 'rounds[1][1] must be one of dragon, knight, witch, beggar, which seat 1 has left; found "king"'],
  [{rounds: [['king', 'dragon'], ['dragon', 'knight'], ['knight', 'witch'], ['witch', 'beggar']]}, 'rounds must have 3 items or fewer, or all 5, not 4: the last round is played by itself'],
  [{rounds: [['king', 'dragon'], ['dragon', 'knight'], ['knight', 'witch'], ['witch', 'beggar'], ['beggar', 'king'], ['king', 'king']]}, 'rounds[5] must be left out: the rounds before it end the match; found ["king","king"]'],
  [{rounds: [['beggar', 'king']], choices: {made: ['beggar', null]}}, 'choices.made[0] must be one of king, dragon, knight, witch; found "beggar"'],
  [{choices: {made: ['witch', 'king']}}, 'choices.made must have a null: cards are shown when both have chosen; found ["witch","king"]'],
  [{choices: {made: [1, null]}}, 'choices.made[0] must be one of king, dragon, knight, witch, beggar; found 1'],
  [{choices: {from: [0]}}, 'choices.from must be [0,1], the seats that are to choose; found [0]'],
  [{rounds: FIVE, choices: {made: ['king', null]}}, 'choices.made[0] must be null in the phase "over"; found "king"'],
  [{rounds: [['beggar', 'king']], hands: [['king', 'dragon', 'knight', 'witch', 'beggar'], ['dragon', 'knight', 'witch', 'beggar']]}, 'hands must be [["king","dragon","knight","witch"],["dragon","knight","witch","beggar"]], as rounds shows; found [["king","dragon","knight","witch","beggar"],["dragon","k...'],
  [{sheet: [[3, 2]]}, 'rounds must be those of sheet[0], which ends the game; it is left out'],
  [{options: {bestOf: 3}, sheet: [[6, 0]]}, 'sheet[0][0] must be a whole number from 0 to 5; found 6'],
  [{options: {bestOf: 3}, sheet: [[4, 3]]}, 'sheet[0] must come to 5 rounds or fewer, not 7'],
  [{options: {bestOf: 3}, sheet: [[3, 2], [3, 2], [3, 1]]}, 'sheet[2] must be left out: the rows before it end the game; found [3,1]'],
  [{options: {bestOf: 3}, rounds: FIVE, sheet: [[1, 4]]}, 'rounds must not decide the match: then the next one begins, without rounds; found [["king","dragon"],["dragon","knight"],["knight","witch"]...'],
];

describe('an error names what the author wrote and what was found', () => {
  testMistakes(tourneyRules, MISTAKES);
});
