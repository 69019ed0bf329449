import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMessages, sharedMessages} from '../../../../i18n/index.js';
import {elementsOf, treeOf} from '../../../../testing/drawing.fixture.js';
import {readerBefore} from '../../../../testing/players.fixture.js';
import {en} from '../../messages/en.js';
import {ru} from '../../messages/ru.js';
import type {GskContext} from '../context.js';
import type {GskView, Passage} from '../../types.js';
import {knownBefore} from './known-before.js';

/** What the end says about how a rival could know where a King was. */

const CATALOGUES = {en, ru};
const passage = (card: string, hand = 1, more: object = {}): Passage =>
  ({card, from: 0, to: 1, way: 'left', hand, ...more}) as Passage;

async function said(
  shown: readonly Passage[],
  {by = 1, cause = 'rout', hand = 1, locale = 'en' as 'en' | 'ru'} = {},
): Promise<readonly string[]> {
  const messages = createMessages(locale, await sharedMessages[locale](), CATALOGUES[locale]);
  const view = {shown, fallen: [{seat: 0, cause, by, hand, moment: 1, cards: 9}]};
  const routs = [{by, of: 0, at: 'centre', card: 'KS', king: true}];
  const ctx = {
    ...{messages, players: readerBefore([messages.t('you'), locale === 'ru' ? 'Отто' : 'Otto'])},
    ...{seat: 0, log: [{type: 'routs settled', table: 0, routs, penalties: []}]},
  };
  const tree = treeOf(knownBefore(view as unknown as GskView, ctx as unknown as GskContext));
  return [...elementsOf(tree)].flatMap(({content}) =>
    content.filter((one) => typeof one === 'string'),
  );
}

test('names the cards of the suit that all had seen in that hand, and how many were left', async () => {
  const seen = [
    passage('QS'),
    passage('JS'),
    passage('TS'),
    passage('KS'),
    passage('5H'),
    passage('9S', 1, {way: 'fallen'}),
  ];
  assert.deepEqual(await said(seen), [
    'How did Otto know?',
    'Everybody had seen your queen, jack and 10. The King was one of the other 10 cards.',
  ]);
  assert.deepEqual(await said([passage('QS', 1), passage('JS', 2)], {hand: 2}), [
    'How did Otto know?',
    'Everybody had seen your jack.',
  ]);
  assert.deepEqual(await said(seen, {locale: 'ru'}), [
    'Что было известно?',
    'В этом круге все видели карты масти вашего короля: дама, валет, десятка. Король был одной из 10 оставшихся.',
  ]);
});

test('says that it was a guess if nobody had seen any', async () => {
  assert.deepEqual(await said([passage('QS', 1)], {hand: 2}), [
    'How did Otto know?',
    'Nobody had seen a card of your suit in that hand: it was a guess.',
  ]);
});

test('says nothing where no rival has named him', async () => {
  assert.deepEqual(await said([passage('QS')], {cause: 'pile'}), []);
  assert.deepEqual(await said([passage('QS')], {by: 0}), []);
});
