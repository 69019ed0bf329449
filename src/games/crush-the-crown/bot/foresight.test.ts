import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {prospectsOf} from '../../../bots/index.js';
import {botQuestion} from '../../../game/bot-matches.fixture.js';
import {at, cards, down} from '../playing.fixture.js';
import {crushRules as rules} from '../rules.js';
import type {CrushState} from '../types.js';
import {crushForesight as foresight} from './foresight.js';
import {outlookOf} from './outlook.js';

const EFFORT = {iterations: 2_000, worlds: 120, drawn: 1, curiosity: 1};

/** The moves of seat 0 with their expected values, the best first. */
const told = async (state: CrushState) =>
  (await prospectsOf({rules, foresight}, botQuestion(rules, state, 0, 'told'), EFFORT))!.map(
    ({move, mean}) => ({move: rules.formatMove(move), mean}),
  );

describe('a search', () => {
  test('wins if it can, and knows that it has won', async () => {
    const governments = [down('D', '2'), down('H', '2')];
    const hands = [cards('AD 2S 3S 4S 5S'), null];
    assert.deepEqual((await told(at({governments, hands})))[0], {move: 'extend AD', mean: 1});
  });

  test('builds if it can build on, and sends spies', async () => {
    const best = async (position: object) => (await told(at(position)))[0]!.move;
    assert.equal(await best({hands: [cards('JD TD 9D 4S 5S'), null]}), 'extend JD');
    assert.equal(await best({phase: 'insert', hands: [cards('JC 9D 2D 3D 4D'), null]}), 'spy JC');
  });

  test('knows that firing the next member costs more than firing a spy', async () => {
    const governments = [down('D', 'J'), down('H', 'J')];
    const hands = [cards('TD 9D JC *1 8D'), null];
    const moves = await told(at({phase: 'fireHire', governments, hands}));
    const worth = (of: string): number => moves.find(({move}) => move === of)!.mean;
    assert.ok(worth('fire TD') < worth('fire JC') - 0.05);
  });
});

describe('the share of a win', () => {
  test('is one in total, half in an even position apart from the turn, and grows with members', () => {
    const hands = [cards('4S 5S 6S 7S 8S'), cards('4C 5C 6C 7C 8C')];
    const shares = (to: 'J' | '5') =>
      outlookOf(at({governments: [down('D', to), down('H', 'J')], hands}));
    const [even, ahead] = [shares('J'), shares('5')];
    for (const [one, other] of [even, ahead]) assert.ok(Math.abs(one! + other! - 1) < 1e-9);
    assert.ok(even[0]! > 0.5 && even[0]! < 0.65, String(even[0]));
    assert.ok(ahead[0]! > 0.85, String(ahead[0]));
  });
});
