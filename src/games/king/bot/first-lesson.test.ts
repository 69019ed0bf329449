import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {rngFrom} from '../../../cards/index.js';
import {botQuestion} from '../../../game/bot-matches.fixture.js';
import {defaultOptions} from '../../../game/index.js';
import {readPosition} from '../../../notation/index.js';
import {variantOf} from '../rules/contracts/variants.js';
import {rulesOf} from '../rules/rules-of.js';
import {isPlay} from '../types.js';
import {kingBeginner} from './beginner.js';
import {lessonCard} from './first-lesson.js';

/** The card that the first lesson teaches. */
function taught(position: string): string {
  const rules = rulesOf(variantOf('king-simple'));
  const state = rules.parsePosition(readPosition(rules, `king-simple; ${position}`));
  const moves = rules.legalMoves(state, 0).filter(isPlay);
  return lessonCard(rules.view(state, 0), moves).card;
}

describe('the card of the first lesson', () => {
  const at = 'dealer: S; turn: N; contract: no-girls; trick:';
  test('is a low one where cards cost', () => {
    assert.equal(taught(`${at}; hands: N: S:A8 D:9 | E: 3? | S: 3? | W: 3?`), '8S');
    assert.equal(taught(`${at} W:TS; hands: N: S:A8 D:9 | E: 3? | S: 3? | W: 2?`), '8S');
  });
  test('is the dear one, or else a high one, on the trick of another', () => {
    assert.equal(taught(`${at} W:TC; hands: N: S:AQ D:9 | E: 3? | S: 3? | W: 2?`), 'QS');
    assert.equal(taught(`${at} W:TC; hands: N: S:A8 D:9 | E: 3? | S: 3? | W: 2?`), 'AS');
  });
  test('is a high one where cards pay', () => {
    const pays = at.replace('no-girls', 'take-girls');
    assert.equal(taught(`${pays}; hands: N: S:A8 D:9 | E: 3? | S: 3? | W: 3?`), 'AS');
    assert.equal(taught(`${pays} W:TC; hands: N: S:A8 D:9 | E: 3? | S: 3? | W: 2?`), '8S');
  });
});

test('in Minsk an easy bot plays the first tricks as the lesson teaches, then judges its hand', async () => {
  const variant = variantOf('king-minsk');
  const rules = rulesOf(variant);
  const bot = kingBeginner(variant);
  let state = rules.setup(defaultOptions(rules.options, 3), 3, rngFrom('minsk'));
  const judged = new Set<number>();
  while (state.deal === 1) {
    const seat = state.turn[0]!;
    const question = botQuestion(rules, state, seat, 'minsk');
    const {move, why} = await bot.choose(question);
    const cards = question.moves.filter(isPlay);
    if (cards.length > 1 && why?.key !== 'king/why/hand') judged.add(state.played.length);
    else if (cards.length > 1) assert.deepEqual(move, lessonCard(question.view, cards));
    state = rules.apply(state, seat, move);
  }
  assert.equal(Math.min(...judged), 2);
});
