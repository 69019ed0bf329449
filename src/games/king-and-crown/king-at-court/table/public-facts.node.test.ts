import assert from 'node:assert/strict';
import {test} from 'node:test';
import {courtRules as rules} from '../rules.js';
import type {CourtMove, CourtView} from '../types.js';
import {publicFactsOf} from './public-facts.js';

/** Everybody may know why the King asked; his odds are a secret until he accuses, and other sides until the end. */

const HANDS = [['knight'], ['king'], ['dragon'], ['witch']];
const viewOf = (position: object): CourtView =>
  rules.view(rules.parsePosition({hands: HANDS, ...position}), 0);

const talking = viewOf({phase: 'question'});
const ask: CourtMove = {type: 'say', say: 'ask', seat: 2};
const claim: CourtMove = {type: 'say', say: 'am', title: 'Knight'};

test('the King may be asked for his reasons at once, for his odds once he has accused', () => {
  assert.deepEqual(publicFactsOf(ask, 1, talking, talking), {open: false});
  const judged = viewOf({phase: 'over', accused: 2});
  assert.deepEqual(publicFactsOf({type: 'accuse', seat: 2}, 1, talking, judged), {open: true});
});

test('another player’s reason would tell a side, until all cards are up', () => {
  assert.equal(publicFactsOf(claim, 2, talking, talking), undefined);
  assert.equal(publicFactsOf({type: 'pass'}, 2, talking, talking), undefined);
  const judged = viewOf({phase: 'over', accused: 2});
  assert.deepEqual(publicFactsOf(claim, 2, talking, judged), {open: true});
});
