import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {catalogue, entryOf} from '../../../embed/catalogue.js';
import type {GameStatistics} from './kept-statistics.js';
import {namesOf} from './names-of.js';

const kept = (title?: string): GameStatistics => ({levels: {}, last: [], ...(title && {title})});
const own = entryOf('king-omnibus');
const ids = catalogue.map(({id}) => id);

describe('the names of other games in the statistics', () => {
  it('are in the language of the reader, those of all games', async () => {
    const all = new Map(ids.map((id) => [id, kept()] as const));
    const names = await namesOf(all, {entry: own, games: catalogue}, {locale: 'ru'});
    assert.deepEqual(
      [...names.keys()],
      ids.filter((id) => id !== own.id),
    );
    for (const [id, name] of names) assert.match(name, /^[\u0400-\u04ff ,-]+$/u, id);
    assert.equal(names.get('court-ladder'), 'Придворная лестница');
  });

  it('are those that another table told, where this one does not know the game', async () => {
    const all = new Map([
      ['court-ladder', kept('Придворная лестница')],
      ['unknown', kept()],
    ]);
    const names = await namesOf(all, {entry: own, games: [own]}, {locale: 'ru'});
    assert.deepEqual([...names.values()], ['Придворная лестница', 'unknown']);
  });

  it('are English where the sentences of a game cannot be fetched', async () => {
    const messages = (): Promise<never> => Promise.reject(new Error('offline'));
    const game = {id: 'mine', title: 'My Game', messages};
    const all = new Map([['mine', kept()]]);
    const names = await namesOf(all, {entry: own, games: [game]}, {locale: 'ru'});
    assert.deepEqual([...names.values()], ['My Game']);
  });
});
