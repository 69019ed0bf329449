import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {rngFrom} from '../../../cards/index.js';
import {type Mistakes, testMistakes} from '../../../lesson/faults/mistakes.fixture.js';
import {kingRules} from '../rules.js';

/** Mistakes of authors, with the sentence that they read. */

const plays = (...cards: string[]): unknown[] =>
  cards.map((text) => ({seat: Number(text[0]), card: text.slice(1)}));
const FULL = plays('17S', '2QS', '39S', '0TS');
const LATE = [
  ['AS', '7D'],
  ['KS', '8D'],
  ['9S', 'QC'],
  ['TS', 'AC'],
];
const MOVED = plays('07S', '18S', '27H', '39S');

const SIMPLE: Mistakes = [
  [{deal: 15}, 'deal must be a whole number from 1 to 14; found 15'],
  [{deal: 3, sheet: [[0, 0, 0, -16]]}, 'deal must be 2, since sheet has 1 row; found 3'],
  [
    {phase: 'over', deal: 3},
    'phase must not be "over", since 3 of 14 deals are played; found "over"',
  ],
  [
    {deal: 1, turn: [0], hands: LATE, tricks: [2, 2, 2, 0], points: [-3, -4, -4, 0]},
    'points[0] must be -4; found -3',
  ],
  [{hands: [[], [], []]}, 'hands must have 4 hands, one for each seat, not 3'],
  [
    {contract: 'no-king'},
    'contract must be an object such as {"id": "no-tricks"}; found "no-king"',
  ],
  [
    {deal: 2, contract: {id: 'no-tricks'}},
    'contract.id must be "no-boys" in deal 2; found "no-tricks"',
  ],
  [
    {contract: {id: 'no-tricks', ban: 'H'}},
    'contract.ban must be null, as no-tricks has it with these options; found "H"',
  ],
  [{trump: 'H'}, 'trump must be null: no-tricks has no trump; found "H"'],
  [{orderer: 2}, 'orderer must be null: nobody chooses in this deal; found 2'],
  [
    {bids: [{seat: 0, points: 3}]},
    'bids must be empty: there is no auction in this game; found [{"seat":0,"points":3}]',
  ],
  [
    {hands: [['7H'], ['8H', '9H'], ['TH', 'JH'], ['QH', 'KH']]},
    'hands[0] must have 2 cards, as hands[1] and the trick show, not 1',
  ],
  [
    {hands: [['7H', '8H'], ['9H', 'TH', 'JH'], null, null]},
    'hands[1] must have 2 cards, as hands[0] and the trick show, not 3',
  ],
  [
    {hands: [['7H', '8H'], null, null, null], trick: FULL},
    'trick must have 0 to 3 cards, not 4: a full trick belongs to played',
  ],
  [{hands: [['QH'], ['QH'], null, null]}, 'hands[1][0] is QH, which is also at hands[0][0]'],
  [{hands: [['2H'], null, null, null]}, 'hands[0][0] is 2H, which is not in the pack'],
  [
    {played: [FULL], trick: plays('3KS')},
    'trick[0].seat must be 2, who took the trick before; found 3',
  ],
  [{played: [FULL], turn: [0]}, 'turn[0] must be 2, who is next; found 0'],
  [{played: [FULL], dealer: 2}, 'dealer must be 0, since seat 1 led first; found 2'],
  [{dealer: 0, turn: [0]}, 'dealer must be 3, since turn begins with seat 0; found 0'],
  [
    {played: [MOVED, plays('3TS', '0JS', '1QS', '2KS')]},
    'played[1][3].card is KS, but seat 2 has shown not to have it',
  ],
  [{phase: 'scoring'}, 'phase must be "play"; found "scoring"'],
  [
    {hands: [['7H'], null, null, null], tricks: [1, 2, 0, 0]},
    'tricks must add up to the 7 tricks that are gone; found [1,2,0,0]',
  ],
  [
    {
      deal: 5,
      played: [plays('07S', '18S', '29S', '3KH')],
      hands: [
        ['TS', 'JS', 'QS', 'KS', 'AS', '7D', '8D'],
        ['7H', '8H', '9H', 'TH', 'JH', 'QH', 'AH'],
        ['9D', 'TD', 'JD', 'QD', 'KD', 'AD', '7C'],
        ['8C', '9C', 'TC', 'JC', 'QC', 'KC', 'AC'],
      ],
    },
    'hands hold nothing that counts in no-king, so the deal is over',
  ],
  [
    {
      deal: 1,
      hands: [['8S', '9S', 'TS', 'JS', 'QS', 'KS', '8H'], null, null, null],
      played: [plays('07S', '17H', '27D', '37C')],
    },
    'hands cannot be filled: no seat with unknown cards may hold AS, after what it has played',
  ],
  [
    {
      deal: 1,
      hands: [['TS', 'JS', 'QS', 'KS', 'AS'], null, null, null],
      played: [
        plays('0AH', '17S', '28H', '39H'),
        plays('0AD', '18S', '28D', '39D'),
        plays('0AC', '19S', '28C', '39C'),
      ],
    },
    'hands cannot be filled: hands[1] lacks 5 cards, but after its plays seat 1 may hold none of those left',
  ],
  [{scores: [0, 0, 0]}, 'scores must have 4 items, not 3'],
];

describe('an error names what the author wrote and what was found', () => {
  testMistakes(kingRules('king-simple'), SIMPLE);
});

/** Plays that a duty of the contract makes impossible: the error names the duty. */
const DUTIES: Mistakes = [
  [
    {
      contract: {id: 'negative-jumble'},
      trick: plays('0QH'),
      hands: [null, null, ['7H', '8H', '9H', 'KH', 'AH', '7S', '8S', '9S'], null],
    },
    'trick cannot begin with QH: in negative-jumble seat 0 may lead a heart only while holding hearts alone, which the other cards do not allow',
  ],
  [
    {contract: {id: 'no-hearts'}, trick: plays('0QH'), hands: [['7S'], null, null, null]},
    'trick cannot begin with QH: in no-hearts seat 0 may lead a heart only while holding hearts alone, which the other cards do not allow',
  ],
  [
    {
      contract: {id: 'no-king'},
      played: [plays('0AS', '17D', '27S', '38S')],
      hands: [null, ['KH', '7C', '8C', '9C', 'TC', 'JC', 'QC'], null, null],
    },
    'played[0] cannot have 7D: in no-king seat 1, unable to follow, must play KH while holding it, and no other seat can hold it here',
  ],
];

describe('an error names the duty that the play would break', () => {
  testMistakes(kingRules('king-simple'), DUTIES);
  test('and no duty that an option has lifted', () => {
    const free = {
      options: {heartLeadBan: 'off'},
      ...{contract: {id: 'no-hearts'}, trick: plays('0QH'), hands: [['7S'], null, null, null]},
    };
    assert.equal(kingRules('king-simple').parsePosition(free).hands[0]!.length, 1);
  });
});

describe('a late deal with unknown cards goes on', () => {
  const rules = kingRules('king-simple');
  test('G8 a counting card is in a hand that may hold it', () => {
    // Seat 1 discarded off spades, so it does not hold the King (G7).
    const position = {deal: 5, trick: plays('07S', '18D'), hands: [['9S'], null, null, null]};
    for (let seed = 0; seed < 40; seed++) {
      const {hands} = rules.parsePosition(position, rngFrom(seed));
      assert.ok([...hands[2]!, ...hands[3]!].includes('KH'), `seed ${seed}`);
    }
  });
  test('a diagram of known cards does not need one', () => {
    const hands = [['7S'], ['8S'], ['9S'], ['TS']];
    assert.deepEqual(rules.parsePosition({deal: 5, turn: [0], hands}).hands, hands);
  });
});
