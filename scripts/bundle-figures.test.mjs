// The bundles of docs/loading.md. `npm run test:built` does not build; run `npm run build` first.
import assert from 'node:assert/strict';
import {before, describe, it} from 'node:test';
import {measureBundles, statedBundles} from './bundle-figures.mjs';
import {builtSources} from './bundles/sources.mjs';

const built = builtSources();

describe('a bundle of the package', () => {
  let measured;
  before(async () => {
    measured = await measureBundles();
  });

  it('weighs what docs/loading.md says', () => {
    const stated = statedBundles();
    assert.deepEqual(Object.keys(stated), Object.keys(measured));
    for (const [entry, {bytes, files}] of Object.entries(measured)) {
      const {kB, files: said} = stated[entry];
      assert.ok(Math.abs(bytes / 1000 - kB) <= 1 + kB / 50, `${entry}: ${bytes} bytes`);
      assert.ok(Math.abs(files - said) <= 1 + said / 50, `${entry}: ${files} files`);
    }
  });

  /** The sources of a bundle; `.cache/sources.json` has those of each built file. */
  const sourcesOf = (entry) =>
    measured[entry].modules.flatMap((path) => built[path.slice(path.indexOf('dist/'))] ?? path);
  const gamesOf = (entry) => [
    ...new Set(sourcesOf(entry).flatMap((path) => /^src\/games\/([\w-]+)\//.exec(path)?.[1] ?? [])),
  ];

  it('holds no game that its tag does not play', () => {
    assert.deepEqual(gamesOf('gstk/embed/crush-game'), ['crush-the-crown']);
    assert.deepEqual(gamesOf('gstk/embed/crown-game'), ['king-and-crown']);
    assert.deepEqual(gamesOf('gstk/embed/king-game').sort(), [
      'court-ladder',
      'king',
      'kings-and-peasants',
    ]);
  });

  it('of rules needs no document: no element is in it', () => {
    const screen = /\/(@lit|lit|lit-html)\/|^src\/(elements|table|embed)\//;
    assert.deepEqual(
      sourcesOf('gstk/games/king').filter((path) => screen.test(path)),
      [],
    );
  });
});
