// The drawings of the charts are those of the machines.
import assert from 'node:assert/strict';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import {catalogue} from '../src/embed/catalogue.ts';
import {drawingsOf, folderOf} from './charts.mjs';
import {root} from './test-files.mjs';

const load = (folder, file) => import(pathToFileURL(join(root, folder, file)).href);
const charted = catalogue.filter(folderOf);
const folders = new Map(charted.map((entry) => [folderOf(entry), entry]));
const leafOf = (id) => id.slice(id.lastIndexOf('.') + 1);

describe('the charts', () => {
  for (const [folder, entry] of folders)
    it(`${folder}: the drawing is up to date, and every state has a name in every language`, async () => {
      const [{drawing, crowded}, {text}] = await Promise.all([
        load(folder, 'chart.drawing.ts'),
        load(folder, 'chart.text.ts'),
      ]);
      const {machine} = await entry.load();
      const drawn = {drawing, ...(crowded && {crowded})};
      assert.deepEqual(drawn, await drawingsOf(machine, text), 'run npm run charts');
      const states = new Set((crowded ?? drawing).boxes.map(({id}) => leafOf(id)));
      for (const [locale, names] of Object.entries(text.names))
        assert.deepEqual(Object.keys(names).sort(), [...states].sort(), locale);
      assert.deepEqual(Object.keys(text.rules).sort(), [...states].sort());
    });

  it('lead to paragraphs that the rules have', async () => {
    const guides = await Promise.all(catalogue.map((entry) => entry.guide?.()));
    assert.deepEqual(
      charted.map(({id}) => id),
      catalogue.filter((_, at) => guides[at]?.chart).map(({id}) => id),
    );
    for (const entry of charted) {
      const {text} = await load(folderOf(entry), 'chart.text.ts');
      const rulebook = (await entry.guide()).rulebook;
      const ids = (await rulebook.text(entry.id, 'en')).flatMap(([, part]) => Object.keys(part));
      const told = Object.values(text.rules).filter((list) => list.some((id) => ids.includes(id)));
      assert.ok(told.length > 0, entry.id);
    }
  });
});
