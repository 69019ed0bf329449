import {describe} from 'node:test';
import {type Mistakes, testMistakes} from '../../../../lesson/faults/mistakes.fixture.js';
import {defendRules} from '../rules.js';

/** Mistakes of authors, with the sentence that they read. */

// oxfmt-ignore
const MISTAKES: Mistakes = [
  [7, 'position must be an object; found 7'],
  [{seats: '4'}, 'seats must be a whole number from 2 to 6; found "4"'],
  [{hand: []}, 'hand is not a field; expected options, seats, rng, phase, turn, still, reveals, wins, scores, choices, last, seat'],
  [{options: []}, 'options must be an object; found []'],
  [{rng: 5}, 'rng must be four integers; found 5'],
  [{turn: 0}, 'turn must be [0,1], the seats that are to choose; found 0'],
  [{phase: 'play'}, 'phase must be one of select, over; found "play"'],
  [{scores: 5}, 'scores must be a list; found 5'],
  [{scores: [1]}, 'scores must have 2 items, not 1'],
  [{seats: 3, last: {cards: ['king', null, null]}}, 'last.cards must have 2 cards or more that are not null, not 1'],
  [{seats: 3, last: {cards: ['king', 'king', 'jester']}}, 'last.cards[2] must be one of king, dragon, knight, witch, beggar; found "jester"'],
  [{seats: 3, last: {cards: ['king', 'king', 'beggar'], out: [1]}}, 'last.out must be [2], the seats that the cards put out; found [1]'],
  [{seats: 3, last: {cards: ['king', 'king', 'beggar']}, still: [0, 2]}, 'still must be [0,1], the seats that last.cards leaves in; found [0,2]'],
  [{seats: 3, still: [0]}, 'still must have 2 seats or more in the phase "select", not 1'],
  [{seats: 3, still: [0, 0]}, 'still must be different seats; found [0,0]'],
  [{seats: 3, still: [0, 1], reveals: 0}, 'reveals must be 1 or more, since still leaves out a seat; found 0'],
  [{last: {cards: ['king', 'witch']}, reveals: 2, wins: [0, 1]}, 'reveals must be 0, since a new match begins after last; found 2'],
  [{last: {cards: ['king', 'witch']}}, 'wins[1] must be 1 or more, since last.cards leaves seat 1 alone; it is left out'],
  [{last: {cards: ['king', 'witch']}, wins: [1, 0]}, 'wins[1] must be 1 or more, since last.cards leaves seat 1 alone; found 0'],
  [{phase: 'over', wins: [1, 1]}, 'wins must be 2 for exactly one seat in the phase "over"; found [1,1]'],
  [{phase: 'over', wins: [2, 1], last: {cards: ['king', 'witch']}}, 'wins[1] must be 2, since last.cards leaves seat 1 alone; found 1'],
  [{phase: 'over', wins: [1, 2], still: [0]}, 'wins[0] must be 2, since still has seat 0 alone; found 1'],
  [{phase: 'over', wins: [1, 2], still: [0, 1]}, 'still must have 1 seat in the phase "over", not 2'],
  [{phase: 'over', wins: [1, 2], turn: [0]}, 'turn must be []: no seat is to choose; found [0]'],
  [{wins: [2, 0]}, 'wins must be 1 or fewer for each seat in the phase "select"; found [2,0]'],
  [{wins: [1, 0], scores: [0, 1]}, 'scores must be [1,0], as in wins; found [0,1]'],
  [{choices: {made: ['witch', 'king']}}, 'choices.made must have a null: cards are shown when all have chosen; found ["witch","king"]'],
  [{choices: {made: ['Witch', null]}}, 'choices.made[0] must be one of king, dragon, knight, witch, beggar; found "Witch"'],
  [{choices: {from: [0], made: [null, null]}}, 'choices.from must be [0,1], the seats that are to choose; found [0]'],
  [{seats: 3, last: {cards: ['king', 'king', 'beggar']}, choices: {made: [null, null, 'witch']}}, 'choices.made[2] must be null: this seat is not to choose; found "witch"'],
  [{wins: [null, 0], scores: [0, 0]}, 'wins[0] must be a whole number from 0 to 2; found null'],
];

describe('an error names what the author wrote and what was found', () => {
  testMistakes(defendRules, MISTAKES);
});
