import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Card} from '../../cards/index.js';
import {createMessages, sharedMessages} from '../../i18n/index.js';
import {cardsInWords} from './cards-in-words.js';

test('cards are read by suit, high to low, and jokers after them', async () => {
  const messages = createMessages('en', await sharedMessages.en());
  const cards: readonly Card[] = ['TS', '*1', 'KH', 'AS'];
  assert.equal(cardsInWords(cards, {messages}), 'Spades: ace, 10. Hearts: king. red joker.');
  assert.equal(cardsInWords([], {messages}), '');
});
