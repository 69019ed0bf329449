// The files of the CDN as data: their licences, and their hashes. `npm run test:built` does not build;
// run `npm run build` first.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {join} from 'node:path';
import {catalogue} from '../src/embed/catalogue.ts';
import {hashesIn, integrityOf} from './integrity.mjs';
import {licenceLine, licenceTexts, packagesOf} from './bundles/licences.mjs';
import {builtSources} from './bundles/sources.mjs';
import {root, walk} from './test-files.mjs';
import {recognised, uninvited} from './uninvited.mjs';

const CDN = 'dist/cdn';
const read = (file) => readFileSync(join(root, file), 'utf8');
const inCdn = walk(CDN);
const {version} = JSON.parse(read('package.json'));
const manifest = JSON.parse(read(`${CDN}/manifest.json`));

const sourcesOf = builtSources();

/** The names of the packages in a built file. */
const packagesIn = (file) => [
  ...new Set(
    sourcesOf[file].flatMap(
      (source) => /^(?:.*\/)?node_modules\/((@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? [],
    ),
  ),
];
const scripts = inCdn.filter((file) => file.endsWith('.js'));

describe('licences of the CDN', () => {
  it('each file names the packages that it contains', () => {
    const all = scripts.map((file) => [file, packagesIn(file)]);
    for (const [file, names] of all) {
      const banner = /\/\*! (.*?) \*\//.exec(read(file))?.[1] ?? '';
      for (const name of names) assert.ok(banner.includes(name), `${file} does not name ${name}`);
    }
    const one = all.find(([file]) => file === `${CDN}/gstk.js`)[1];
    for (const name of ['lit-html', 'xstate', 'fflate', '@noble/hashes'])
      assert.ok(one.includes(name), name);
  });

  it('LICENSES.txt holds the full texts, ours first', () => {
    const texts = read(`${CDN}/LICENSES.txt`);
    assert.ok(texts.startsWith(`gstk\n\n${read('LICENSE').trim()}`));
    for (const name of new Set(scripts.flatMap(packagesIn))) {
      assert.match(texts, new RegExp(`^(.*, )?${name} \\d`, 'm'));
      assert.ok(texts.includes(read(`node_modules/${name}/LICENSE`).trim()), name);
    }
  });

  it('packages are found by their modules, and share a text that they have in common', () => {
    const module = (path) => join(root, 'node_modules', path);
    const packages = packagesOf([
      module('xstate/dist/xstate.esm.js'),
      module('lit-html/lit-html.js'),
      module('@lit/reactive-element/reactive-element.js'),
      join(root, 'src/index.ts'),
    ]);
    assert.equal(
      licenceLine(packages),
      '@lit/reactive-element, lit-html: Google LLC, BSD-3-Clause; xstate: David Khourshid, MIT',
    );
    assert.equal(licenceTexts(packages).match(/BSD 3-Clause License/g).length, 1);
    // Nobody may pass on a package without a licence.
    assert.throws(() => packagesOf([join(root, 'src/node_modules/none/index.js')]));
  });
});

describe('the first file of a tag', () => {
  for (const tag of new Set(catalogue.map((entry) => entry.tag.name))) {
    const entry = catalogue.find((one) => one.tag.name === tag);
    const file = `${tag.replace(/-game$/, '')}.js`;
    const sources = () => sourcesOf[`${CDN}/${file}`];

    it(`${file} has nothing of another game or language, and no feature of a table`, () => {
      // Its words stand in the drawing; those of the table come with the second file.
      const seen = recognised(sources(), entry, catalogue);
      assert.deepEqual(seen, {game: true, english: false});
      assert.deepEqual(uninvited(sources(), entry, catalogue), []);
      assert.deepEqual(
        sources().filter((source) => /node_modules\/(lit-html|xstate)/.test(source)),
        [],
      );
    });

    it(`the second file after ${file} has nothing of another game or language either`, () => {
      const [name] = Object.keys(sourcesOf).filter((one) =>
        one.includes(`/${file.slice(0, -3)}/tag-`),
      );
      const both = [...sources(), ...sourcesOf[name]];
      assert.deepEqual(recognised(both, entry, catalogue), {game: true, english: true});
      assert.deepEqual(uninvited(both, entry, catalogue), []);
    });

    it(`${file} has no trick, and no motion between two pictures`, () => {
      // A formation is laid out by dragging, before anything has been played.
      const later = [
        /^src\/elements\/gstk-trick\/gstk-trick(\.\w+)?\.ts$/,
        /^src\/elements\/shared\/flip\.ts$/,
        ...(tag === 'gstk-table' ? [] : [/^src\/elements\/shared\/drag\.ts$/]),
        /^src\/games\/king\/table\/(middle|play-prompt|price-groups)\.ts$/,
      ];
      assert.deepEqual(
        sources().filter((source) => later.some((pattern) => pattern.test(source))),
        [],
      );
    });
  }
});

describe('manifest.json', () => {
  it('has the version of the package and the hash of every other file', () => {
    assert.equal(manifest.name, 'gstk');
    assert.equal(manifest.version, version);
    assert.deepEqual(manifest.files, hashesIn(CDN));
    const published = inCdn.filter((file) => !file.endsWith('.map'));
    assert.equal(Object.keys(manifest.files).length, published.length - 1);
    assert.equal(
      integrityOf("alert('Hello, world.');"),
      'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
    );
  });
});

describe('the files of one tag', () => {
  const tags = new Set(catalogue.map(({tag}) => tag.name));
  for (const tag of [...tags].filter((name) => name !== 'gstk-table')) {
    const name = tag.replace(/-game$/, '');
    it(`${name}.js and its folder hold the games of <${tag}> alone`, () => {
      const own = catalogue.filter((entry) => entry.tag.name === tag).map(({family}) => family);
      const files = [`${CDN}/${name}.js`, ...walk(`${CDN}/${name}`)];
      const found = files
        .filter((file) => file.endsWith('.js'))
        .flatMap((file) => sourcesOf[file])
        .flatMap((source) => /^src\/games\/([^/]+)\//.exec(source)?.[1] ?? []);
      assert.deepEqual([...new Set(found)].sort(), [...new Set(own)].sort());
    });
  }
});

describe('a build', () => {
  it('writes neither the place nor the time at which it was made', () => {
    const today = new Date().toISOString().slice(0, 10);
    // The documents in llms.txt say on which days their figures were measured.
    for (const file of walk('dist').filter((path) => path !== 'dist/llms.txt')) {
      const text = read(file);
      for (const trace of [root, today]) assert.ok(!text.includes(trace), `${file} holds ${trace}`);
    }
  });
});
