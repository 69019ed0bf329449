import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {COURT, type CourtCard} from '../../rules/deck.js';
import {thwarts} from '../../rules/thwart.js';
import {thwartedBy} from '../rules/knockout.js';
import {verdictOf} from './verdict.js';

/** The result of a reveal in words that always fit: tested for all cards that can meet. */

/** All ways in which a number of players can choose. */
const choicesOf = (players: number): readonly (readonly CourtCard[])[] =>
  players === 0
    ? [[]]
    : choicesOf(players - 1).flatMap((cards) => COURT.map((card) => [...cards, card]));

describe('the verdict of a reveal', () => {
  for (const multi of ['anyThwart', 'pureLoser'])
    for (const players of [2, 3, 4, 5])
      test(`${multi}, ${players} players: one card puts others out, or one card is put out`, () => {
        for (const cards of choicesOf(players)) {
          const out = thwartedBy(cards, {multi});
          const verdict = verdictOf({cards, out});
          const what = cards.join(' ');
          if (verdict.kind !== 'out') {
            assert.equal(out.length, 0, what);
            assert.equal(verdict.kind === 'same', new Set(cards).size === 1, what);
            continue;
          }
          assert.ok(verdict.by.length === 1 || verdict.out.length === 1, what);
          assert.ok(verdict.by.length <= 2 && verdict.out.length <= 2, what);
          for (const fallen of verdict.out)
            assert.ok(
              verdict.by.some((card) => thwarts(card, fallen)),
              what,
            );
        }
      });

  test('a seat that was out before plays no part in it', () => {
    assert.deepEqual(verdictOf({cards: ['king', null, 'beggar'], out: [2]}), {
      kind: 'out',
      by: ['king'],
      out: ['beggar'],
    });
  });
});
