import {describe} from 'node:test';
import {type Mistakes, testMistakes} from '../../../../lesson/faults/mistakes.fixture.js';
import {supportRules} from '../rules.js';

/** Mistakes of authors, with the sentence that they read. */

// oxfmt-ignore
const MISTAKES: Mistakes = [
  [7, 'position must be an object; found 7'],
  [{seats: '4'}, 'seats must be 2; found "4"'],
  [{hand: []}, 'hand is not a field; expected options, seats, rng, phase, turn, lord, wins, scores, choices, last, seat'],
  [{options: []}, 'options must be an object; found []'],
  [{rng: 5}, 'rng must be four integers; found 5'],
  [{turn: 0}, 'turn must be [0,1], the seats that are to choose; found 0'],
  [{phase: 'play'}, 'phase must be one of select, over; found "play"'],
  [{scores: 5}, 'scores must be a list; found 5'],
  [{scores: [1]}, 'scores must have 2 items, not 1'],
  [{lord: 2}, 'lord must be a whole number from 0 to 1; found 2'],
  [{last: {cards: ['king', 'knight'], lord: 0}, lord: 0}, 'lord must be 1, since the lord of last is the vassal now; found 0'],
  [{last: {cards: ['king', 'knight'], lord: 0}}, 'wins[0] must be 1 or more, since seat 0 has won the match of last; it is left out'],
  [{wins: [1, 0], last: {cards: ['king', 'jester'], lord: 0}}, 'last.cards[1] must be one of king, dragon, knight, witch, beggar; found "jester"'],
  [{wins: [1, 0], last: {cards: ['king', 'knight'], lord: 0, winner: 1}}, 'last.winner must be 0, who wins with these cards; found 1'],
  [{wins: [0, 1], last: {cards: ['king', 'knight'], lord: 0}}, 'wins[0] must be 1 or more, since seat 0 has won the match of last; found 0'],
  [{wins: [2, 0]}, 'wins must be 1 or fewer for each seat in the phase "select"; found [2,0]'],
  [{wins: [1, 0], scores: [0, 1]}, 'scores must be [1,0], as in wins; found [0,1]'],
  [{phase: 'over', wins: [1, 1]}, 'wins must be 2 for exactly one seat in the phase "over"; found [1,1]'],
  [{phase: 'over', wins: [2, 1], last: {cards: ['king', 'witch'], lord: 0}}, 'wins[1] must be 2 in the phase "over", since seat 1 has won the match of last; found 1'],
  [{phase: 'over', wins: [1, 2], last: {cards: ['king', 'witch'], lord: 0}, lord: 1}, 'lord must be 0, as in last; found 1'],
  [{choices: {made: ['witch', 'king']}}, 'choices.made must have a null: cards are shown when all have chosen; found ["witch","king"]'],
  [{choices: {made: ['wich', null]}}, 'choices.made[0] must be one of king, dragon, knight, witch, beggar; found "wich"'],
  [{choices: {from: [0]}}, 'choices.from must be [0,1], the seats that are to choose; found [0]'],
  [{phase: 'over', wins: [1, 2], choices: {made: ['king', null]}}, 'choices.made[0] must be null: this seat is not to choose; found "king"'],
  [{phase: 'over', wins: [1, 2], turn: [0]}, 'turn must be []: no seat is to choose; found [0]'],
  [{wins: [null, 0], scores: [0, 0]}, 'wins[0] must be a whole number from 0 to 2; found null'],
];

describe('an error names what the author wrote and what was found', () => {
  testMistakes(supportRules, MISTAKES);
});
