// The package as it is published: it asks for the entries of gstk and for packages that it names.
import assert from 'node:assert/strict';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {pathToFileURL} from 'node:url';

const home = join(import.meta.dirname, '../..');
const json = (file: string): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(file, 'utf8')) as never;

test('the built package imports what it may', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gstk-'));
  const {bundle} = (await import(pathToFileURL(join(home, 'build.mjs')).href)) as {
    bundle(entries: string[], to: string, how: {gstk: string}): Promise<void>;
  };
  await bundle(['src/main.ts'], folder, {gstk: 'package'});
  const {dependencies, peerDependencies} = json(join(home, 'package.json'));
  const entries = json(join(home, '../package.json'))['exports']!;
  const known = Object.keys({...dependencies, ...peerDependencies});
  const found = new Set<string>();
  for (const file of readdirSync(folder)) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, name = ''] of text.matchAll(
      /^(?:import|} from|export .* from)[^"\n]*"([^"\n]+)"/gm,
    ))
      if (!name.startsWith('.') && !isBuiltin(name)) found.add(name);
  }
  assert.ok(found.has('gstk/catalogue') && found.has('@colyseus/core'), [...found].join());
  for (const name of found) {
    const owner = /^(?:@[^/]+\/)?[^/]+/.exec(name)![0];
    assert.ok(known.includes(owner), `${name} is not in package.json`);
    if (owner === 'gstk')
      assert.ok(`.${name.slice('gstk'.length)}` in entries, `${name} is no entry of gstk`);
  }
  rmSync(folder, {recursive: true});
});

test('the library has the version that the server asks for', () => {
  const {peerDependencies} = json(join(home, 'package.json'));
  const {version} = json(join(home, '../package.json')) as unknown as {version: string};
  assert.equal(peerDependencies!['gstk'], version);
});

test('the package has the licence of the library', () => {
  const [own, library] = [home, join(home, '..')].map((folder) =>
    readFileSync(join(folder, 'LICENSE'), 'utf8'),
  );
  assert.equal(own, library);
});
