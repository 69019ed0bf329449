import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  type ArgsBelow,
  createMessages,
  type GameCatalogue,
  type LocaleOf,
  type Messages,
} from './index.js';

/** What the type check refuses: each line below a `@ts-expect-error` is an error, or tsc says so. */

const en = {
  'sample/name': 'Sample',
  'sample/won': ({name, n}: {name: string; n: number}) => `${name} wins ${n}`,
  'sample/say/taken': ({name}: {name: string}) => `${name} takes`,
  'sample/say/card': ({name, card}: {name: string; card: string}, messages) =>
    `${name}: ${messages.t('card', {card})}`,
} satisfies GameCatalogue;
type SampleMessages = typeof en;

const ru: LocaleOf<SampleMessages> = {
  'sample/name': 'Образец',
  'sample/won': ({name}) => `Победа: ${name}`,
  'sample/say/taken': 'Взято',
  'sample/say/card': ({card}, messages) => messages.t('card', {card}),
};

test('keys and values are those of the English catalogue', () => {
  const messages = createMessages<SampleMessages>('en', en);
  assert.equal(messages.t('sample/won', {name: 'Nora', n: 2}), 'Nora wins 2');
  messages.t('card', {card: 'QH'});
  // @ts-expect-error a wrong key
  messages.t('sample/wrong-key');
  // @ts-expect-error its values are missing
  messages.t('sample/won');
  // @ts-expect-error a value is missing
  messages.t('sample/won', {name: 'Nora'});
  // @ts-expect-error a value of another type
  messages.t('sample/won', {name: 'Nora', n: 'two'});
  // @ts-expect-error a value that the sentence does not have
  messages.t('sample/won', {name: 'Nora', n: 2, of: 3});
  const either = 'sample/say/taken' as 'sample/say/taken' | 'sample/won';
  // @ts-expect-error of several keys, the values of one alone
  messages.t(either, {name: 'Nora'});
  assert.equal(messages.lookup('sample/wrong-key'), 'sample/wrong-key');
});

test('messages of a game can be used as the shared ones, but not the reverse', () => {
  const shared: Messages = createMessages<SampleMessages>('en', en);
  // @ts-expect-error they have no sentences of the game
  const own: Messages<SampleMessages> = shared;
  assert.equal(own, shared);
});

test('a helper below a prefix takes its keys and the values that the helper does not fill in', () => {
  const messages = createMessages<SampleMessages>('en', en);
  const say = (...[key, values]: ArgsBelow<SampleMessages, 'sample/say/', 'name'>): string =>
    messages.lookup(`sample/say/${key}`, {name: 'Nora', ...values});
  assert.equal(say('taken'), 'Nora takes');
  assert.equal(say('card', {card: 'QH'}), 'Nora: card');
  // @ts-expect-error a key of none of them
  say('won');
  // @ts-expect-error a value is missing
  say('card');
});

test('another locale has the same keys and needs no other values', () => {
  assert.deepEqual(Object.keys(ru), Object.keys(en));
  // @ts-expect-error a key is missing
  const short: LocaleOf<SampleMessages> = {
    'sample/name': 'Образец',
    'sample/won': 'Победа',
    'sample/say/taken': 'Взято',
  };
  const more: LocaleOf<SampleMessages> = {
    ...ru,
    // @ts-expect-error a key that English does not have
    'sample/more': 'Больше',
  };
  const other: LocaleOf<SampleMessages> = {
    ...ru,
    // @ts-expect-error a value that English does not give
    'sample/won': ({of}: {of: number}) => `из ${of}`,
    // @ts-expect-error a value of another type
    'sample/say/taken': ({name}: {name: number}) => `${name}`,
    // @ts-expect-error English has no values here
    'sample/name': ({name}: {name: string}) => name,
  };
  const inside: LocaleOf<SampleMessages> = {
    ...ru,
    // @ts-expect-error a wrong key within a sentence
    'sample/say/card': ({card}, messages) => messages.t('sample/wrong-key', {card}),
  };
  assert.ok([short, more, other, inside]);
});
