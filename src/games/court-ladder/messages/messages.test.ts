import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMessages, playerNamed, readerIn, sharedMessages} from '../../../i18n/index.js';
import {en} from './en.js';
import {ru} from './ru.js';
import {rules as rulesEn} from './rulebook.en.js';
import {rules as rulesRu} from './rulebook.ru.js';
import {STEPS} from '../types.js';

/** Both catalogues say the same things. */

test('every sentence exists in both languages, with the same values', () => {
  assert.deepEqual(Object.keys(ru).sort(), Object.keys(en).sort());
  for (const key of Object.keys(en))
    assert.equal(typeof ru[key as keyof typeof ru], typeof en[key as keyof typeof en], key);
});

test('each step is a heading of the rules', () => {
  for (const [words, rules] of [
    [en, rulesEn],
    [ru, rulesRu],
  ] as const) {
    const headings = rules.map(([heading]) => heading);
    for (const step of STEPS.filter((one) => one !== 'between'))
      assert.ok(headings.includes(words[`ladder/step/${step}`] as string), step);
  }
  assert.deepEqual(
    rulesRu.map((part) => part.length),
    rulesEn.map((part) => part.length),
  );
});

test('every refusal has a sentence', async () => {
  const {readFileSync} = await import('node:fs');
  for (const file of ['play', 'throw-in', 'beats']) {
    const source = readFileSync(new URL(`../rules/${file}.ts`, import.meta.url), 'utf8');
    for (const [, key = ''] of source.matchAll(/'(ladder\/[a-z-]+)'/g)) assert.ok(key in en, key);
  }
});

test('a match of one hand shows no number of the hand', async () => {
  const english = createMessages('en', await sharedMessages.en(), en);
  const wore = (n: number, of: number): string =>
    english.lookup('ladder/wore', {...readerIn(english), n, of});
  assert.equal(wore(1, 1), 'One hand; you were King.');
  assert.equal(wore(0, 1), 'One hand; you were not King.');
  assert.equal(wore(10, 10), '10 hands; you were King in all.');
  const russian = createMessages('ru', await sharedMessages.ru(), ru);
  assert.equal(
    russian.lookup('ladder/wore', {...playerNamed('Отто'), n: 0, of: 1}),
    'Сыгран один кон. Отто без короны.',
  );
});
