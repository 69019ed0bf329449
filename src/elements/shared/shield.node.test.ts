import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {createMessages, sharedMessages} from '../../i18n/index.js';
import {letterOf} from './shield.js';

const lettersOf = (...names: readonly string[]): readonly string[] =>
  names.map((_, seat) => letterOf(seat, {players: names.map((name) => ({name}))}));

describe('the letters of shields', () => {
  for (const locale of ['en', 'ru'] as const)
    it(`differ for up to sixteen players, ${locale}`, async () => {
      const messages = createMessages(locale, await sharedMessages[locale]());
      const others = Array.from({length: 15}, (_, bot) => messages.lookup(`bot/${bot}`));
      const letters = lettersOf(messages.t('you'), ...others);
      assert.equal(new Set(letters).size, 16, letters.join(' '));
      assert.equal(letters[0], messages.t('you').charAt(0), 'the reader keeps the letter');
    });

  it('are one where one is enough, and two for the longer of two names', () => {
    assert.deepEqual(lettersOf('Вы', 'Отто', 'Нора', 'Вера'), ['В', 'О', 'Н', 'Ве']);
    assert.deepEqual(lettersOf('Вера', 'Вы'), ['Ве', 'В']);
    assert.deepEqual(lettersOf('Bert', 'Boris'), ['B', 'Bo']);
  });

  it('are the numbers of names that differ by them alone', () => {
    assert.deepEqual(lettersOf('Player 1', 'Player 2', 'Player 13'), ['1', '2', '13']);
    assert.deepEqual(lettersOf('Игрок 1', 'Игрок 2', 'Вера'), ['1', '2', 'В']);
    assert.deepEqual(lettersOf('Route 66', 'Ada'), ['R', 'A']);
    assert.deepEqual(lettersOf('Player 1', 'Player 1', 'Player 2').length, 3);
  });

  it('show where names that begin alike differ', () => {
    assert.deepEqual(lettersOf('Anna', 'Anton'), ['A', 'At']);
  });

  it('number players who share a name, and skip invisible characters', () => {
    assert.deepEqual(lettersOf('Vera', 'Vera', 'Vera'), ['V', 'V2', 'V3']);
    assert.deepEqual(lettersOf('\u2068אורי\u2069', 'Q'), ['א', 'Q']);
    assert.deepEqual(lettersOf('Q', 'Q', ''), ['Q', 'Q2', '']);
  });
});
