import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {
  coreMessages,
  sharedMessages,
  deferredMessages,
  createMessages,
  type Messages,
} from './index.js';
import {en} from './messages/en.js';
import {en as rest} from './messages/deferred.en.js';
import {en as typing} from './messages/commands.en.js';
import {ru as typingRu} from './messages/commands.ru.js';
import {en as friends} from './messages/friends.en.js';
import {ru as friendsRu} from './messages/friends.ru.js';
import {en as review} from './messages/review.en.js';
import {ru as reviewRu} from './messages/review.ru.js';

const RANKS = '23456789TJQKA';
const CODES = [...'SHDC']
  .flatMap((suit) => [...RANKS].map((rank) => rank + suit))
  .concat('*1', '*2');
const COUNTS = [0, 1, 2, 5, 11, 21, 22];

const counted = (messages: Messages, key: 'unit/cards' | 'unit/tricks'): readonly string[] =>
  COUNTS.map((n) => messages.t(key, {n}));

describe('the shared messages', () => {
  for (const [locale, load] of Object.entries(coreMessages))
    it(`${locale} has the keys of English, each of the same kind`, async () => {
      const [first, late] = await Promise.all([
        load(),
        deferredMessages[locale as keyof typeof deferredMessages](),
      ]);
      for (const [catalogue, english] of [
        [first, en],
        [late, rest],
      ] as const) {
        assert.deepEqual(Object.keys(catalogue), Object.keys(english));
        for (const [key, sentence] of Object.entries(catalogue))
          assert.equal(typeof sentence, typeof english[key as keyof typeof english], key);
      }
    });

  it('of tables of friends are complete in Russian', () => {
    assert.deepEqual(Object.keys(friendsRu), Object.keys(friends));
  });

  it('of reviews are complete in Russian', () => {
    assert.deepEqual(Object.keys(reviewRu), Object.keys(review));
  });

  it('of keys and commands are complete in Russian, and no command word is ambiguous', () => {
    assert.deepEqual(Object.keys(typingRu), Object.keys(typing));
    for (const catalogue of [typing, typingRu]) {
      const words = Object.entries(catalogue).flatMap(([key, sentence]) =>
        key.startsWith('type/') ? String(sentence).split('|') : [],
      );
      assert.equal(new Set(words).size, words.length);
    }
  });

  for (const [locale, load] of Object.entries(sharedMessages))
    it(`${locale} names each card once`, async () => {
      const messages = createMessages(locale, await load());
      const names = CODES.map((card) => messages.t('card', {card}));
      assert.equal(new Set(names).size, 54);
      for (const name of names) assert.doesNotMatch(name, /undefined|\*|^ | $/);
    });

  it('uses the usual names of cards', async () => {
    const english = createMessages('en', await sharedMessages.en());
    const russian = createMessages('ru', await sharedMessages.ru());
    assert.equal(english.t('card', {card: 'QH'}), 'queen of hearts');
    assert.equal(english.t('card', {card: 'TC'}), '10 of clubs');
    assert.equal(russian.t('card', {card: 'QH'}), 'дама червей');
    assert.equal(russian.t('card', {card: '7S'}), 'семёрка пик');
  });

  it('counts in English', async () => {
    const messages = createMessages('en', await sharedMessages.en());
    assert.deepEqual(
      counted(messages, 'unit/tricks'),
      COUNTS.map((n) => (n === 1 ? 'trick' : 'tricks')),
    );
  });

  it('counts in Russian', async () => {
    const messages = createMessages('ru', await sharedMessages.ru());
    assert.deepEqual(counted(messages, 'unit/cards'), [
      'карт',
      'карта',
      'карты',
      'карт',
      'карт',
      'карта',
      'карты',
    ]);
    assert.deepEqual(counted(messages, 'unit/tricks'), [
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
