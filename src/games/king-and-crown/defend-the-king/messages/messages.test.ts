import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMessages} from '../../../../i18n/index.js';
import {COURT, DECK} from '../../rules/deck.js';
import {rules as english} from './rulebook.en.js';
import {rules as russian} from './rulebook.ru.js';
import {readerBefore} from '../../../../testing/players.fixture.js';
import {en} from './en.js';
import {ru} from './ru.js';

test('a reader who is out alone is addressed, and is listed when others are out, too', () => {
  const english = createMessages<typeof en>('en', en);
  const russian = createMessages<typeof en>('ru', ru);
  const out = (...names: readonly string[]) => ({players: readerBefore(names)});
  assert.equal(english.t('defend/say/out', out('You')), 'You are out');
  assert.equal(english.t('defend/say/out', out('You', 'Nora')), 'Out: you, Nora');
  assert.equal(russian.t('defend/say/out', out('Вы', 'Нора')), 'Вне игры вы, Нора');
});

/** The cards as words of the rules begin with them. */
const STEMS = {
  en: {king: 'king', dragon: 'dragon', knight: 'knight', witch: 'witch', beggar: 'beggar'},
  ru: {king: 'корол', dragon: 'дракон', knight: 'рыцар', witch: 'ведьм', beggar: 'нищ'},
};

for (const [locale, [section]] of [
  ['en', english],
  ['ru', russian],
] as const)
  test(`the rules say which two cards each card thwarts, ${locale}`, () => {
    const sentences = section![1]['ring']!.toLowerCase().split('. ');
    const words = STEMS[locale];
    assert.equal(sentences.length, COURT.length);
    for (const card of COURT) {
      const said = sentences.find((one) => one.startsWith(words[card]))!;
      assert.deepEqual(
        COURT.filter((other) => said.includes(` ${words[other]}`)).sort(),
        [...DECK[card].thwarts].sort(),
        card,
      );
    }
  });
