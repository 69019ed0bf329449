import assert from 'node:assert/strict';
import {after, describe, it} from 'node:test';
import {rngFrom} from '../../../cards/index.js';
import {InvalidPositionError} from '../../../game/index.js';
import {StepCounter} from '../../../testing/hostile/steps.js';
import {rules} from '../playing.fixture.js';

const backs = Array.from({length: 9}, () => null);
const HAND = ['AS', '9S', '6S', '7H', 'JD', '8D', 'KC', 'QC', '7C'];
const reign = {
  turn: [0],
  dealer: 0,
  trump: 'H',
  names: ['soldier', 'prince', 'king', 'peasant'],
  ranks: ['peasant', 'soldier', 'prince', 'king'],
  hands: [HAND, backs, backs, backs],
};

describe('the exchange is determinized without dealing hands in vain', () => {
  const counter = new StepCounter();
  after(() => counter.stop());
  const work = (run: () => void): number => {
    counter.take('/kings-and-peasants/position/');
    run();
    return counter.take('/kings-and-peasants/position/');
  };

  it('if the leader of the reign lacks the ace of trumps, it fails soon', () => {
    const steps = work(() => assert.throws(() => rules.parsePosition(reign), InvalidPositionError));
    assert.ok(steps < 100_000, `${steps} steps`);
  });

  it('if the shown card and two gifts are unknown, it succeeds soon with any random stream', () => {
    const gifts = [
      {from: 1, to: 3, card: null},
      {from: 3, to: 1, card: null},
    ];
    for (let seed = 0; seed < 12; seed++) {
      const steps = work(() => rules.parsePosition({...reign, gifts}, rngFrom(seed)));
      assert.ok(steps < 400_000, `seed ${seed}: ${steps} steps`);
    }
  });
});
