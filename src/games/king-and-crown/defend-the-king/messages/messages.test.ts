import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMessages} from '../../../../i18n/index.js';
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
