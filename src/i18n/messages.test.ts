import assert from 'node:assert/strict';
import {test} from 'node:test';
import {coreMessages, matchLocale} from './locales.js';
import {createMessages} from './messages.js';
import type {PluralForms} from './message-types.js';

const TRICKS = {
  en: {one: 'trick', other: 'tricks'},
  ru: {one: 'взятка', few: 'взятки', many: 'взяток', other: 'взятки'},
} satisfies Record<string, PluralForms>;

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
    assert.equal(createMessages('en').count(n, TRICKS.en), en);
    assert.equal(createMessages('ru').count(n, TRICKS.ru), ru);
  });

test('a missing plural form falls back to "other"', () => {
  assert.equal(createMessages('ru').plural(5, {other: 'взятки'}), 'взятки');
});

test('numbers have a true minus and the grouping of the locale', () => {
  const en = createMessages('en');
  assert.deepEqual([0, -0, 4, -4, 12345].map(en.number), ['0', '0', '4', '−4', '12,345']);
  assert.deepEqual([0, 3, -3].map(en.points), ['0', '+3', '−3']);
});

test('small whole numbers are written as the locale writes them', () => {
  for (const locale of Object.keys(coreMessages)) {
    const format = new Intl.NumberFormat(locale);
    const {number} = createMessages(locale);
    for (const n of [...Array(1100).keys(), 0.5, 999.5, 1e6])
      assert.equal(number(n), format.format(n), `${locale} ${n}`);
  }
});

test('a sentence is fixed or depends on values; the later catalogue wins', () => {
  const messages = createMessages(
    'en',
    {'a/b': 'old', 'a/c': 'kept'},
    {'a/b': ({n}, {count}) => `took ${count(Number(n), TRICKS.en)}`},
  );
  assert.equal(messages.lookup('a/b', {n: 2}), 'took 2 tricks');
  assert.equal(messages.lookup('a/c'), 'kept');
});

test('an unknown key is shown as it is', () => {
  const messages = createMessages('en', {'a/b': 'x'});
  assert.equal(messages.lookup('a/none'), 'a/none');
  assert.ok(messages.has('a/b') && !messages.has('a/none'));
  for (const key of ['constructor', 'toString', '__proto__']) {
    assert.equal(messages.lookup(key), key);
    assert.ok(!messages.has(key));
  }
});

test('deferred messages are fetched once and are then available', async () => {
  let fetched = 0;
  const messages = createMessages('en', {'a/b': 'x'}, async () =>
    Promise.resolve([{'a/c': `${++fetched}`}]),
  );
  assert.deepEqual([messages.isComplete, messages.has('a/c'), fetched], [false, false, 0]);
  await Promise.all([messages.loadDeferred(), messages.loadDeferred()]);
  await messages.loadDeferred();
  assert.deepEqual(
    [messages.isComplete, messages.lookup('a/c'), messages.lookup('a/b')],
    [true, '1', 'x'],
  );
  assert.equal(createMessages('en', {}).isComplete, true);
});

test('deferred messages are fetched again after a failure', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve([{'a/c': 'y'}])];
  const messages = createMessages('en', async () => (await answers.shift())!);
  await assert.rejects(messages.loadDeferred(), /offline/);
  assert.equal(messages.isComplete, false);
  await messages.loadDeferred();
  assert.deepEqual([messages.isComplete, messages.lookup('a/c')], [true, 'y']);
});

test('two sets of messages are independent', () => {
  assert.equal(createMessages('en', {hi: 'hello'}).lookup('hi'), 'hello');
  assert.equal(createMessages('ru', {hi: 'привет'}).lookup('hi'), 'привет');
  assert.equal(createMessages('ru').lookup('hi'), 'hi');
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
