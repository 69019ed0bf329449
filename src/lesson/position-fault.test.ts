import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {InvalidPositionError} from '../game/index.js';
import {ladderRules} from '../games/court-ladder/rules.js';
import {crushRules} from '../games/crush-the-crown/rules.js';
import {kingdomRules} from '../games/death-over-the-kingdom/rules.js';
import {gskRules} from '../games/god-save-the-king/rules.js';
import {kingRules} from '../games/king/rules.js';
import {defendRules} from '../games/king-and-crown/defend-the-king/rules.js';
import {courtRules} from '../games/king-and-crown/king-at-court/rules.js';
import {peasantsRules} from '../games/kings-and-peasants/rules.js';
import {readPosition} from '../notation/index.js';
import {positionFault} from './position-fault.js';

/** Errors that authors read in English: seats by name, wherever a sentence mentions them. */

const NAMES = ['Nora', 'Emil', 'Sven', 'Wanda', 'Otto', 'Vera'];
const MARRIED = {governments: [['KD', 'QD'], []]};
const LAID = [
  {left: '9S', centre: '4S', right: '3S'},
  {left: '8H', centre: '2H', right: '5H'},
];

describe('an author reads names instead of seat numbers', () => {
  for (const [rules, position, sentence] of [
    [kingRules('king-simple'), {turn: [0], dealer: 0}, 'dealer must be Wanda, since turn begins with Nora; found Nora'],
    [kingRules('king-simple'), {hands: [['7S'], ['7S'], null, null]}, 'hands of Emil has 7S, which is also at hands of Nora'],
    [crushRules, {...MARRIED, active: 0}, 'active must be Emil, since governments of Emil is empty; found Nora'],
    [crushRules, {dealer: 0, turn: [0]}, 'turn must be Emil, since dealer is Nora; found Nora'],
    [crushRules, {turn: ['Q']}, 'turn must be one of Nora, Emil; found "Q"'],
    [crushRules, {limits: [{suit: 0}, {}]}, 'suit in limits of Nora must be null while governments of Emil has no King; found 0'],
    [kingdomRules, {seats: 4, turn: [0]}, 'turn must be [Nora, Emil, Sven, Wanda], as phase, dealer and deeds show; found [Nora]'],
    [kingdomRules, {seats: 4, phase: 'act', dealer: 3, deeds: [{type: 'cut'}, null, null, null]}, 'type in deeds of Nora must not be "cut": only Wanda, the dealer, cuts; found "cut"'],
    [kingdomRules, {seats: 4, hands: [['death', 'death', 'death'], null, null, null]}, 'hands of Nora has death, of which the pack has 2, at hands of Nora'],
    [gskRules, {formations: LAID, tokens: [false, false]}, 'tokens must be true for Nora or Emil in the step "rout" of matches[0]; found [false,false]'],
    [gskRules, {aside: ['KS']}, 'aside must not hold KS, the King of Nora, who is still in; found ["KS"]'],
    [gskRules, {seats: 3, fallen: [{seat: 0}], letters: [0, 1]}, 'letters must name each of Emil, Sven, who are still in; found [Nora, Emil]'],
    [courtRules, {phase: 'accuse', hands: [['king'], ['knight'], ['dragon'], ['witch']], turn: [1]}, 'turn must be [Nora], the seat that is to act; found [Emil]'],
    [defendRules, {turn: [1]}, 'turn must be [Nora, Emil], the seats that are to choose; found [Emil]'],
    [ladderRules, {phase: 'bout.attack', trump: 'H', bouts: 1, bout: {attacker: 2}}, 'bout.attacker must be Nora, the King of ranks, in bout 1; found Sven'],
    [peasantsRules, {scores: [0, 1]}, 'scores must have 4 items, not 2'],
  ] as const)
    test(sentence, () => {
      assert.throws(
        () => rules.parsePosition(position),
        (error: unknown) => {
          assert.ok(error instanceof InvalidPositionError);
          assert.equal(positionFault(error, NAMES), sentence);
          return true;
        },
      );
    }); // oxfmt-ignore

  test('the error of a text is that of its position, or else describes the text', () => {
    const rules = kingRules('king-simple');
    for (const [text, sentence] of [
      ['turn: N; dealer: N', 'dealer must be Wanda, since turn begins with Nora; found Nora'],
      ['hands: N: S:KX', '"S:KX" is not a suit with its ranks'],
    ] as const)
      assert.throws(
        () => readPosition(rules, text),
        (error: Error) => {
          assert.equal(positionFault(error as InvalidPositionError, NAMES), sentence);
          return true;
        },
      );
  });
});
