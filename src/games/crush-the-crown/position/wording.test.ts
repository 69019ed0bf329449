import {describe} from 'node:test';
import {type Mistakes, testMistakes} from '../../../lesson/faults/mistakes.fixture.js';
import {crushRules} from '../rules.js';

/** Mistakes of authors, with the sentence that they read. */

/** A Government from King to Two. */
const DOWN = ['KD', 'QD', 'JD', 'TD', '9D', '8D', '7D', '6D', '5D', '4D', '3D', '2D'];
const BACKS = Array<null>(40).fill(null);

// oxfmt-ignore
const MISTAKES: Mistakes = [
  [7, 'position must be an object; found 7'],
  [{seats: '4'}, 'seats must be 2; found "4"'],
  [{hand: []}, 'hand is not a field; expected options, seats, rng, phase, turn, dealer, active, idle, extended, owed, kings, governments, hands, piles, swapped, shown, limits, seat'],
  [{options: []}, 'options must be an object; found []'],
  [{rng: 5}, 'rng must be four integers; found 5'],
  [{turn: 0}, 'turn must be a list; found 0'],
  [{turn: [9]}, 'turn[0] must be a whole number from 0 to 1; found 9'],
  [{phase: 'play'}, 'phase must be one of marryFirst, marrySecond, build, insert, tribute, fireHire, over; found "play"'],
  [{hands: []}, 'hands must have 2 items, not 0'],
  [{dealer: 0, turn: [0]}, 'turn[0] must be 1, since dealer is 0; found 0'],
  [{dealer: 1, active: 1}, 'active must be 0, since dealer is 1; found 1'],
  [{governments: [['KD'], []]}, 'governments[0] must be empty, or begin with a King and the Queen of his suit; found ["KD"]'],
  [{governments: [['QD', 'KD'], []]}, 'governments[0][0] must be a King; found "QD"'],
  [{governments: [['KD', 'QH'], []]}, `governments[0][1] must be QD, the Queen of the King's suit; found "QH"`],
  [{governments: [['KD', 'QD', 'JD'], []]}, 'governments[1] must have a King and a Queen, since governments[0] has more; found []'],
  [{governments: [['KD', 'QD', 'TD'], ['KH', 'QH']]}, 'governments[0][2] must be JD, or a spy: JS, JC, a Queen of S or C, or a Joker; found "TD"'],
  [{governments: [['KD', 'QD'], ['KD', 'QH']]}, 'governments[1][0] is KD, which is also at governments[0][0]'],
  [{governments: [['KD', 'QD'], ['KH', 'QD']]}, 'governments[1][1] is QD, which is also at governments[0][1]'],
  [{governments: [['KD', 'QD', 'JD', 'TD', 'AD', '9D'], ['KH', 'QH']]}, 'governments[0][4] must be 9D, or a spy: 9S, 9C, a Queen of S or C, or a Joker; found "AD"'],
  [{governments: [['KD', 'QD'], ['KH', 'QH', 'Knight']]}, 'governments[1][2] must be a card such as "QH"; found "Knight"'],
  [{options: {jokers: 0}, governments: [['KD', 'QD'], ['KH', 'QH', '*1']]}, 'governments[1][2] is *1, which is not in the pack'],
  [{governments: [['KD', 'QD'], []], phase: 'build'}, 'phase must be "marrySecond", since only one of governments has a King; found "build"'],
  [{governments: [['KD', 'QD'], ['KH', 'QH']], phase: 'marrySecond'}, 'phase must be one of build, insert, tribute, fireHire, over, since each of governments has a King; found "marrySecond"'],
  [{governments: [['KD', 'QD'], []], active: 0}, 'active must be 1, since governments[1] is empty; found 0'],
  [{governments: [['KD', 'QD'], []], turn: [0]}, 'turn[0] must be 1, since governments[1] is empty; found 0'],
  [{governments: [['KD', 'QD'], []], dealer: 0}, 'dealer must be 1, since governments[1] is empty; found 0'],
  [{governments: [['KD', 'QD'], ['KH', 'QH']], phase: 'tribute'}, 'phase must not be "tribute": governments[1] has no spy, so seat 1 owes nothing; found "tribute"'],
  [{governments: [['KD', 'QD'], ['KH', 'QH', 'JS']], phase: 'tribute', turn: [1], hands: [null, []]}, 'phase must not be "tribute": hands[1] is empty; found "tribute"'],
  [{governments: [['KD', 'QD'], ['KH', 'QH', '*1']], phase: 'tribute', turn: [1], owed: 2}, 'owed must be 1 in the phase "tribute", a card for each spy of governments[1]; found 2'],
  [{governments: [['KD', 'QD'], ['KH', 'QH', '*1']], owed: 1}, 'owed must be 0 in the phase "build", since nobody gives cards; found 1'],
  [{governments: [['KD', 'QD'], ['KH', 'QH', 'JH', 'TH', 'AH']], phase: 'insert', active: 0}, 'governments[1][4] must be 9H, or a spy: 9S, 9C, a Queen of S or C, or a Joker; found "AH"'],
  [{governments: [['KD', 'QD'], ['KH', 'QH']], active: 0, turn: [1]}, 'turn[0] must be 0, since active is 0; found 1'],
  [{governments: [['KD', 'QD'], ['KH', 'QH']], turn: []}, 'turn must have 1 item, not 0'],
  [{governments: [['KD', 'QD'], ['KH', 'QH']], phase: 'over', idle: 5}, 'idle must be 100 in the phase "over", as no Government is complete; found 5'],
  [{governments: [['KD', 'QD'], ['KH', 'QH']], phase: 'over', options: {stallTurns: 'off'}}, 'phase must not be "over" until one of governments is complete, with the option stallTurns: off; found "over"'],
  [{governments: [['KD', 'QD'], ['KH', 'QH']], idle: 0}, 'idle must be 1 to 100 in the phase "build"; found 0'],
  [{idle: 3}, 'idle must be 0 in the phase "marryFirst"; found 3'],
  [{governments: [['KD', 'QD'], ['KH', 'QH']], extended: true}, 'extended must be false except in the phase "build" with the option discoverIsFree: on, idle 0 and a spy to discover; found true'],
  [{governments: [['KD', 'QD'], ['KH', 'QH']], extended: 'on'}, 'extended must be true or false; found "on"'],
  [{kings: ['KS', 'KH']}, 'kings must be the Kings that no Government has: KS, KH, KD, KC; found ["KS","KH"]'],
  [{governments: [['KD', 'QD'], ['KH', 'QH']], kings: ['KS', 'KC']}, 'kings must be empty when both seats have a King; found ["KS","KC"]'],
  [{governments: [['KD', 'QD'], []], kings: ['KD', 'KS', 'KC']}, 'kings[0] is KD, which is also at governments[0][0]'],
  [{hands: [['2D', '7S'], null]}, 'hands[0] must have 5 cards in the phase "marryFirst", not 2'],
  [{hands: [['KD', '7S', '8S', '9S', 'TS'], null]}, 'hands[0][0] is KD, which is also at kings[2]'],
  [{hands: [['2D', '2D', '8S', '9S', 'TS'], null]}, 'hands[0][1] is 2D, which is also at hands[0][0]'],
  [{hands: [['1D', '7S', '8S', '9S', 'TS'], null]}, 'hands[0][0] must be a card such as "QH"; found "1D"'],
  [{governments: [['KD', 'QD'], ['KH', 'QH', 'JH']], hands: [['JH'], null]}, 'hands[0][0] is JH, which is also at governments[1][2]'],
  [{governments: [['KD', 'QD'], ['KH', 'QH']], hands: [BACKS, BACKS]}, 'hands must have 48 cards or fewer, since 6 of the 54 lie elsewhere, not 80'],
  [{governments: [['KD', 'QD'], ['KH', 'QH']], piles: {draw: ['2S']}}, 'piles.draw must have 38 cards, all that lie nowhere else, not 1'],
  [{piles: {executed: ['KS']}}, 'piles.executed[0] is KS, which is also at kings[0]'],
  [{governments: [['KD', 'QD'], ['KH', 'QH']], piles: {executed: ['KS']}}, 'piles.executed must hold KC, a King that nobody took; found ["KS"]'],
  [{governments: [['KD', 'QD'], ['KH', 'QH']], piles: {executed: ['KS', 'KD']}}, 'piles.executed[1] is KD, which is also at governments[0][0]'],
  [{piles: {discard: ['QH']}}, 'piles.discard[0] is QH, but it is one of the swapped cards at the bottom, and a Queen is never swapped'],
  [{governments: [['KD', 'QD'], ['KH', 'QH']], piles: {discard: ['QC', '2S']}, swapped: 2}, 'piles.discard[0] is QC, but it is one of the swapped cards at the bottom, and a Queen is never swapped'],
  [{swapped: 2}, 'swapped must be 0, as piles.discard has 0 cards; found 2'],
  [{governments: [['KD', 'QD'], ['KH', 'QH']], piles: {discard: ['2C', '2S']}, swapped: 3}, 'swapped must be 0 to 2, as piles.discard has 2 cards; found 3'],
  [{shown: [['2D'], []]}, 'shown[0] must be empty in the phase "marryFirst"; found ["2D"]'],
  [{governments: [['KD', 'QD'], ['KH', 'QH']], hands: [['3D'], null], shown: [['4D'], []]}, 'shown[0][0] must be a card of hands[0]; found "4D"'],
  [{governments: [['KD', 'QD'], ['KH', 'QH']], hands: [['3D'], null], shown: [['3D', '3D'], []]}, 'shown[0] must name each card once; found ["3D","3D"]'],
  [{limits: [{suit: 0}, {}]}, 'limits[0].suit must be null while governments[1] has no King; found 0'],
  [{governments: [['KD', 'QD'], ['KH', 'QH']], hands: [null, ['3D', '2S']], limits: [{}, {suit: 0}]}, 'limits[1].suit must be 1 or more, since hands[1] has 3D; found 0'],
  [{governments: [[...DOWN, 'AD'], ['KH', 'QH']], phase: 'build'}, 'phase must be "over", since one of governments is complete; found "build"'],
  [{governments: [[...DOWN, 'AD'], ['KH', 'QH']], active: 1}, 'active must be 0, since governments[0] is complete; found 1'],
  [{governments: [[...DOWN, 'AD', '2S'], ['KH', 'QH']]}, 'governments[0] must have 13 cards or fewer, not 14'],
  [{phase: 'build'}, 'phase must be "marryFirst", since none of governments has a King; found "build"'],
  [{governments: [['KD', 'QD', 'JD'], ['KH', 'QH', ...DOWN.slice(2, 11).map((card) => card.replace('D', 'S')), '2H', 'AH']], phase: 'insert', active: 0}, 'phase must not be "insert": governments[1] has its Ace; found "insert"'],
  [{governments: [['KD', 'QD', '*1', 'TS', '9C'], ['KH', 'QH']], phase: 'tribute', turn: [0], hands: [['2S', '3S'], null], owed: 3}, 'owed must be 1 to 2 in the phase "tribute", since hands[0] has 2 cards; found 3'],
  [{piles: {executed: ['2S']}}, 'piles.executed must be empty until both seats have married; found ["2S"]'],
  [{governments: [['KD', 'QD'], ['KH', 'QH']], piles: {executed: ['KS', 'KC', 'TH']}}, 'piles.executed[2] is TH, whose suit reigns; only spies and the two Kings that nobody took are executed'],
  [{governments: [['KD', 'QD'], ['KH', 'QH']], hands: [['3D'], null], shown: [['3D'], []], limits: [{suit: 0}, {}]}, 'limits[0].suit must be null: shown has all cards of hands[0]; found 0'],
  [{dealer: 0, hands: [['QH', 'QS', 'QD', 'QC', '2S'], null]}, 'hands[0] must leave a Queen for seat 1, who is to marry; found ["QH","QS","QD","QC","2S"]'],
];

describe('an error names what the author wrote and what was found', () => {
  testMistakes(crushRules, MISTAKES);
});
