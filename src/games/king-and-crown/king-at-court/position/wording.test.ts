import {describe} from 'node:test';
import {type Mistakes, testMistakes} from '../../../../lesson/faults/mistakes.fixture.js';
import {courtRules} from '../rules.js';

/** Mistakes of authors, with the sentence that they read. */

const FIVE = [['king'], ['beggar'], ['dragon'], ['witch'], ['knight']];
const FOUR = [['knight'], ['king'], ['dragon'], ['witch']];
const THREE = [['king'], ['knight'], ['dragon']];
const WAS = ['Knight', 'King', 'Dragon', 'Witch'];
const MIXED = [['witch'], ['king'], ['knight'], ['dragon']];

// oxfmt-ignore
const MISTAKES: Mistakes = [
  [7, 'position must be an object; found 7'],
  [{seats: '4'}, 'seats must be a whole number from 3 to 5; found "4"'],
  [{hand: []}, 'hand is not a field; expected options, seats, rng, phase, round, lord, ready, quiet, talk, past, uses, was, looked, accused, joined, scores, choices, hands, seat, turn'],
  [{options: []}, 'options must be an object; found []'],
  [{rng: 5}, 'rng must be four integers; found 5'],
  [{turn: 0}, 'turn must be [0,1,2,3], the seats that are to act; found 0'],
  [{phase: 'play'}, 'phase must be one of look, question, peek, accuse, joining, over; found "play"'],
  [{hands: {}}, 'hands must be a list; found {}'],
  [{hands: []}, 'hands must have 3 to 5 items, one for each seat, not 0'],
  [{scores: [1]}, 'scores must have 4 items, not 1'],
  [{hands: [['knight'], ['king'], ['dragon'], ['jester']]}, 'hands[3][0] must be one of king, dragon, knight, witch; found "jester"'],
  [{hands: [['knight'], ['king'], ['dragon'], ['king']]}, 'hands[3][0] is king, which is also at hands[1][0]'],
  [{hands: [['knight', 'king'], [], ['dragon'], ['witch']]}, 'hands[0] must have 1 item, not 2'],
  [{phase: 'question'}, 'hands must name the king, who is face up in the phase "question"; it is left out'],
  [{phase: 'question', hands: [['knight'], [null], ['dragon'], ['witch']]}, 'hands must name the king, who is face up in the phase "question"; found [["knight"],[null],["dragon"],["witch"]]'],
  [{ready: [0, 1, 2, 3]}, 'ready must not name all seats in the phase "look", since a seat is still to look; found [0,1,2,3]'],
  [{ready: [0, 0]}, 'ready must be different seats; found [0,0]'],
  [{phase: 'question', hands: FOUR, ready: [0, 1]}, 'ready must be [0,1,2,3], all seats, in the phase "question"; found [0,1]'],
  [{quiet: [0], phase: 'look'}, 'quiet must be empty in the phase "look"; found [0]'],
  [{hands: FOUR, talk: [{seat: 1, saying: {say: 'ask'}}]}, 'talk[0].saying must be one of {"say": "am", "title": "Knight"}, {"say": "think", "seat": 0, "title": "Knight"}, {"say": "ask", "seat": 0}, {"say": "text", "text": "…"}; found {"say":"ask"}'],
  [{hands: FOUR, talk: [{seat: 0, saying: {say: 'am', title: 'Beggar'}}]}, 'talk[0].saying must be something else: no seat has the card of this title; found {"say":"am","title":"Beggar"}'],
  [{hands: FOUR, talk: [{seat: 0, saying: {say: 'think', seat: 0, title: 'Dragon'}}]}, 'talk[0].saying must be about another seat than the one that speaks; found {"say":"think","seat":0,"title":"Dragon"}'],
  [{phase: 'look', talk: [{seat: 1, saying: {say: 'ask', seat: 2}}]}, 'talk must be empty in the phase "look"; found [{"seat":1,"saying":{"say":"ask","seat":2}}]'],
  [{phase: 'peek', hands: MIXED}, 'was must have 4 titles in the phase "peek", not 0'],
  [{phase: 'peek', hands: MIXED, was: ['Knight', 'King', 'Dragon']}, 'was must have 4 titles, one for each seat, not 3'],
  [{phase: 'peek', hands: MIXED, was: ['knight', 'king', 'dragon', 'witch']}, 'was[0] must be one of King, Dragon, Knight, Witch; found "knight"'],
  [{phase: 'peek', hands: MIXED, was: ['King', 'Knight', 'Dragon', 'Witch']}, 'was[1] must be King, as in hands: the King keeps his card; found "Knight"'],
  [{phase: 'peek', hands: MIXED, was: ['Knight', 'King', 'Dragon', 'Knight']}, 'was must name each title once; found ["Knight","King","Dragon","Knight"]'],
  [{phase: 'peek', hands: MIXED, was: WAS, options: {knightSpecial: 'never'}}, 'phase must not be "peek" with the option knightSpecial: never; found "peek"'],
  [{phase: 'peek', hands: MIXED, was: WAS, uses: 2}, 'uses must be 1 or less, as the option witchUses says; found 2'],
  [{phase: 'peek', hands: MIXED, was: WAS, uses: 0}, 'uses must be 1 or more, since was shows that the Witch has acted; found 0'],
  [{phase: 'question', hands: MIXED, uses: 1}, 'uses must be 0, since was is empty: the Witch has not acted; found 1'],
  [{phase: 'question', hands: MIXED, looked: {by: 0, at: 1}}, 'looked must be null, since was is empty: the Witch has not acted; found {"by":0,"at":1}'],
  [{phase: 'question', hands: MIXED, was: WAS, looked: {by: 1, at: 0}}, 'looked.by must be 0, who was the Knight; found 1'],
  [{phase: 'question', hands: MIXED, was: WAS, looked: {by: 0, at: 0}}, 'looked.at must be another seat than 0, who looked; found 0'],
  [{phase: 'accuse', hands: [['king'], ['knight'], ['dragon'], ['witch']], turn: [1]}, 'turn must be [0], the seat that is to act; found [1]'],
  [{phase: 'accuse', hands: [['king'], ['knight'], ['dragon'], ['witch']], accused: 2}, 'accused must be null in the phase "accuse"; found 2'],
  [{phase: 'over', hands: THREE}, 'accused must be a seat in the phase "over"; it is left out'],
  [{phase: 'over', hands: THREE, accused: 0}, 'accused must not be 0, who is the King; found 0'],
  [{phase: 'joining', hands: THREE, accused: 2}, 'phase must not be "joining" with 3 seats: only 5 have the Beggar; found "joining"'],
  [{hands: FIVE, accused: 4, joined: 1}, 'joined must be null in the phase "joining"; found 1'],
  [{phase: 'over', hands: FIVE, accused: 4, joined: 2}, 'joined must be the seat that has the beggar in hands; found 2'],
  [{hands: FIVE, accused: 4, choices: {made: [null, null, 'join', null, null]}}, 'choices.made[2] must be pass or null: only the beggar of hands may join; found "join"'],
  [{hands: FIVE, accused: 4, choices: {made: ['pass', null, null, null, null]}}, 'choices.made[0] must be null: only [1,2,3] may answer; found "pass"'],
  [{hands: FIVE, accused: 4, choices: {made: [null, 'join', 'pass', 'pass', null]}}, 'choices.made must have a null for a seat that is to answer; found [null,"join","pass","pass",null]'],
  [{hands: FIVE, accused: 4, choices: {made: [null, 'yes', null, null, null]}}, 'choices.made[1] must be one of join, pass; found "yes"'],
  [{hands: FIVE, accused: 4, choices: {from: [1]}}, 'choices.from must be [1,2,3], the seats that are to answer; found [1]'],
  [{phase: 'over', hands: THREE, accused: 2, scores: [0, 0, 0]}, 'scores[0] must be 1, since seat 0 has won round 1, the last; found 0'],
  [{scores: [1, 0, 0, 0]}, 'scores[0] must be 0 in round 1; found 1'],
  [{round: 2}, 'round must be 1 or less, as the option rounds says; found 2'],
  [{options: {rounds: 3}, phase: 'over', round: 1, hands: THREE, accused: 2}, 'round must be 3, the last, in the phase "over"; found 1'],
  [{past: 3}, 'past must be 0, the number of lines in talk before the Witch acted; found 3'],
  [{hands: FOUR, talk: [{seat: 0, saying: {say: 'am', title: 'King'}}]}, 'talk[0].saying must be something else: everybody knows who is the King; found {"say":"am","title":"King"}'],
  [{hands: FOUR, talk: [{seat: 0, saying: {say: 'ask', seat: 4}}]}, 'talk[0].saying must be about a seat of this table; found {"say":"ask","seat":4}'],
  [{choices: {made: ['join', null, null, null]}}, 'choices.made[0] must be null in the phase "look"; found "join"'],
  [{phase: 'over', hands: FIVE, accused: 1, joined: 1}, 'joined must not be 1, who is accused; found 1'],
  [{phase: 'peek', hands: MIXED, was: WAS, looked: {by: 0, at: 1}}, 'looked must be null in the phase "peek"; found {"by":0,"at":1}'],
  [{options: {knightSpecial: 'never'}, phase: 'question', hands: MIXED, was: WAS, looked: {by: 0, at: 1}}, 'looked must be null with the option knightSpecial: never; found {"by":0,"at":1}'],
  [{phase: 'over', hands: THREE, accused: 2, scores: [1, 1, 1]}, 'scores[2] must be 0, since seat 2 has not won round 1, the last; found 1'],
  [{phase: 'question', hands: THREE, was: ['King', 'Knight', 'Dragon']}, 'was must be empty with 3 seats, which have no Witch; found ["King","Knight","Dragon"]'],
];

describe('an error names what the author wrote and what was found', () => {
  testMistakes(courtRules, MISTAKES);
});
