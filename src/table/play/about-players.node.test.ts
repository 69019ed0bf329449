import assert from 'node:assert/strict';
import {test} from 'node:test';
import {coreMessages, createMessages} from '../../i18n/index.js';
import {temperOf} from './about-players.js';

test('a bot has its temper in every language', async () => {
  const [en, ru] = await Promise.all(
    (['en', 'ru'] as const).map(async (locale) =>
      createMessages(locale, await coreMessages[locale](), {}),
    ),
  );
  const tempers = ['Otto', 'Nora', 'Vera', 'Bert'].map((name) => temperOf(name, en!));
  assert.deepEqual(tempers, ['safe', 'even', 'bold', 'safe']);
  const same = ['Отто', 'Нора', 'Вера', 'Берт'].map((name) => temperOf(name, ru!));
  assert.deepEqual(same, tempers);
});

test('a name of the page has one temper, whatever else is on the table', async () => {
  const en = createMessages('en', await coreMessages.en(), {});
  assert.equal(temperOf('Ada', en), temperOf('Ada', en));
  const some = new Set(['Ada', 'Bea', 'Cy', 'Dot', 'Eve', 'Flo'].map((name) => temperOf(name, en)));
  assert.equal(some.size, 3);
});
