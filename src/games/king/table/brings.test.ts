import assert from 'node:assert/strict';
import {before, describe, it} from 'node:test';
import type {Card} from '../../../cards/index.js';
import {contextOf, matchOf, voice} from '../../../testing/king-table.fixture.js';
import {omnibus} from '../playing.fixture.js';
import {variantOf} from '../rules/contracts/variants.js';
import {brings} from './brings.js';
import type {KingContext} from './context.js';

describe('a hint tells the price', () => {
  const variant = variantOf('king-omnibus');
  let messages: KingContext['messages'];
  before(async () => {
    messages = await voice('en');
  });

  const told = (trick: readonly Card[], card: Card, scores = [0, 0, 0, 0]): string | undefined => {
    const first = 4 - trick.length;
    const state = omnibus.parsePosition({
      turn: [0],
      trick: trick.map((laid, at) => ({seat: first + at, card: laid})),
      hands: [[card, '2C'], null, null, null],
      sheet: [scores],
    });
    const ctx = {...contextOf(messages, matchOf('king-omnibus')), seat: 0} as KingContext;
    return brings(variant, {type: 'play', card}, omnibus.view(state, 0), ctx);
  };

  it('of a card that falls to another player', () => {
    assert.equal(told(['KC', '3C'], 'TD'), 'Nora: +10');
    assert.equal(told(['KC', '3C'], 'QS'), 'Nora: −13');
  });

  it('and says who is in the lead', () => {
    assert.equal(told(['KC', '3C'], 'TD', [-9, -4, 3, 0]), 'Nora, in the lead: +10');
    assert.equal(told(['KC', '3C'], 'TD', [-9, 3, 3, 0]), 'Nora: +10');
  });

  it('of a trick that would be the reader’s', () => {
    assert.equal(told(['2H', '3H'], 'KH'), 'you: −3');
  });

  it('but nothing of a trick without a price, nor of a lead', () => {
    assert.equal(told(['KC', '3C'], '2S'), undefined);
    assert.equal(told([], 'KH'), undefined);
  });
});
