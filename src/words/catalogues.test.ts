import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {FIRST, LOCALES, REST, speak, type Words} from './index.js';
import {en} from './en.js';
import {en as rest} from './rest.en.js';
import {en as typing} from './typing.en.js';
import {ru as typingRu} from './typing.ru.js';

const RANKS = '23456789TJQKA';
const CODES = [...'SHDC']
  .flatMap((suit) => [...RANKS].map((rank) => rank + suit))
  .concat('*1', '*2');
const COUNTS = [0, 1, 2, 5, 11, 21, 22];

const counted = (words: Words, key: string): readonly string[] =>
  COUNTS.map((n) => words.t(key, {n}));

describe('the shared sentences', () => {
  for (const [locale, load] of Object.entries(FIRST))
    it(`${locale} says what English says, of the same kind`, async () => {
      const [first, late] = await Promise.all([load(), REST[locale as keyof typeof REST]()]);
      for (const [catalogue, english] of [
        [first, en],
        [late, rest],
      ] as const) {
        assert.deepEqual(Object.keys(catalogue), Object.keys(english));
        for (const [key, sentence] of Object.entries(catalogue))
          assert.equal(typeof sentence, typeof english[key], key);
      }
    });

  it('of keys and commands are the same in Russian, and no word means two things', () => {
    assert.deepEqual(Object.keys(typingRu), Object.keys(typing));
    for (const catalogue of [typing, typingRu]) {
      const words = Object.entries(catalogue).flatMap(([key, sentence]) =>
        key.startsWith('type/') ? String(sentence).split('|') : [],
      );
      assert.equal(new Set(words).size, words.length);
    }
  });

  for (const [locale, load] of Object.entries(LOCALES))
    it(`${locale} names each card once`, async () => {
      const words = speak(locale, await load());
      const names = CODES.map((card) => words.t('card', {card}));
      assert.equal(new Set(names).size, 54);
      for (const name of names) assert.doesNotMatch(name, /undefined|\*|^ | $/);
    });

  it('names cards as people do', async () => {
    const english = speak('en', await LOCALES.en());
    const russian = speak('ru', await LOCALES.ru());
    assert.equal(english.t('card', {card: 'QH'}), 'queen of hearts');
    assert.equal(english.t('card', {card: 'TC'}), '10 of clubs');
    assert.equal(russian.t('card', {card: 'QH'}), 'дама червей');
    assert.equal(russian.t('card', {card: '7S'}), 'семёрка пик');
  });

  it('counts in English', async () => {
    const words = speak('en', await LOCALES.en());
    assert.deepEqual(
      counted(words, 'unit/tricks'),
      COUNTS.map((n) => (n === 1 ? 'trick' : 'tricks')),
    );
  });

  it('counts in Russian', async () => {
    const words = speak('ru', await LOCALES.ru());
    assert.deepEqual(counted(words, 'unit/cards'), [
      'карт',
      'карта',
      'карты',
      'карт',
      'карт',
      'карта',
      'карты',
    ]);
    assert.deepEqual(counted(words, 'unit/tricks'), [
      'взяток',
      'взятка',
      'взятки',
      'взяток',
      'взяток',
      'взятка',
      'взятки',
    ]);
  });
});
