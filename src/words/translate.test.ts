import assert from 'node:assert/strict';
import {test} from 'node:test';
import {matchLocale} from './locales.js';
import {type Forms, speak} from './translate.js';

const TRICKS = {
  en: {one: 'trick', other: 'tricks'},
  ru: {one: 'взятка', few: 'взятки', many: 'взяток', other: 'взятки'},
} satisfies Record<string, Forms>;

const counted: readonly (readonly [n: number, en: string, ru: string])[] = [
  [0, '0 tricks', '0 взяток'],
  [1, '1 trick', '1 взятка'],
  [2, '2 tricks', '2 взятки'],
  [5, '5 tricks', '5 взяток'],
  [11, '11 tricks', '11 взяток'],
  [12, '12 tricks', '12 взяток'],
  [21, '21 tricks', '21 взятка'],
  [22, '22 tricks', '22 взятки'],
  [111, '111 tricks', '111 взяток'],
  [-1, '−1 trick', '−1 взятка'],
  [-2, '−2 tricks', '−2 взятки'],
];

for (const [n, en, ru] of counted)
  test(`plural of ${n}: ${en}, ${ru}`, () => {
    assert.equal(speak('en').count(n, TRICKS.en), en);
    assert.equal(speak('ru').count(n, TRICKS.ru), ru);
  });

test('a form that a locale lacks is the other one', () => {
  assert.equal(speak('ru').plural(5, {other: 'взятки'}), 'взятки');
});

test('numbers have a true minus and the grouping of the locale', () => {
  const en = speak('en');
  assert.deepEqual([0, -0, 4, -4, 12345].map(en.number), ['0', '0', '4', '−4', '12,345']);
  assert.deepEqual([0, 3, -3].map(en.points), ['0', '+3', '−3']);
});

test('a sentence is fixed or made of its values; the later catalogue wins', () => {
  const words = speak(
    'en',
    {'a/b': 'old', 'a/c': 'kept'},
    {'a/b': ({n}, {count}) => `took ${count(Number(n), TRICKS.en)}`},
  );
  assert.equal(words.t('a/b', {n: 2}), 'took 2 tricks');
  assert.equal(words.t('a/c'), 'kept');
});

test('a key without a sentence is shown as it is', () => {
  const words = speak('en', {'a/b': 'x'});
  assert.equal(words.t('a/none'), 'a/none');
  assert.ok(words.has('a/b') && !words.has('a/none'));
  for (const key of ['constructor', 'toString', '__proto__']) {
    assert.equal(words.t(key), key);
    assert.ok(!words.has(key));
  }
});

test('sentences that can wait are fetched once, and are there then', async () => {
  let fetched = 0;
  const words = speak('en', {'a/b': 'x'}, async () => Promise.resolve([{'a/c': `${++fetched}`}]));
  assert.deepEqual([words.whole, words.has('a/c'), fetched], [false, false, 0]);
  await Promise.all([words.rest(), words.rest()]);
  await words.rest();
  assert.deepEqual([words.whole, words.t('a/c'), words.t('a/b')], [true, '1', 'x']);
  assert.equal(speak('en', {}).whole, true);
});

test('sentences that did not come are fetched again the next time', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve([{'a/c': 'y'}])];
  const words = speak('en', async () => (await answers.shift())!);
  await assert.rejects(words.rest(), /offline/);
  assert.equal(words.whole, false);
  await words.rest();
  assert.deepEqual([words.whole, words.t('a/c')], [true, 'y']);
});

test('two voices do not know of each other', () => {
  assert.equal(speak('en', {hi: 'hello'}).t('hi'), 'hello');
  assert.equal(speak('ru', {hi: 'привет'}).t('hi'), 'привет');
  assert.equal(speak('ru').t('hi'), 'hi');
});

const wanted: readonly (readonly [tags: readonly (string | null | undefined)[], locale: string])[] =
  [
    [['ru'], 'ru'],
    [['ru-RU'], 'ru'],
    [['RU_ru'], 'ru'],
    [['fr', 'ru'], 'ru'],
    [[null, undefined, '', 'en-GB'], 'en'],
    [['fr'], 'en'],
    [['constructor'], 'en'],
    [[], 'en'],
  ];

for (const [tags, locale] of wanted)
  test(`of ${JSON.stringify(tags)} the locale is ${locale}`, () => {
    assert.equal(matchLocale(tags), locale);
  });
