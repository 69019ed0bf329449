// The package as `npm pack` makes it of the built files. `npm run test:built` does not build; run
// `npm run build` first.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {join} from 'node:path';
import {besideIn, linksOf, packed, withLinks} from './links.mjs';
import {root, walk} from './test-files.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json'));
const pack = packed();
const files = pack.files.map(({path}) => path);

/** Whether a path of package.json, which may be a folder or a pattern, leads to one of the files. */
function leads(path, all) {
  const parts = path.replace(/^\.\//, '').split(/(\*+)/);
  const pattern = parts.map((part) =>
    part === '**' ? '.*' : part === '*' ? '[^/]+' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
  );
  return all.some((file) => new RegExp(`^${pattern.join('')}(/|$)`).test(file));
}

/** All texts in a value of package.json. */
const textsIn = (value) =>
  typeof value === 'string' ? [value] : Object.values(value).flatMap(textsIn);

describe('npm pack', () => {
  for (const field of ['exports', 'types', 'unpkg', 'jsdelivr', 'customElements'])
    it(`holds every path of "${field}"`, () => {
      // A `*` of `exports` stands for folders too.
      const paths = textsIn(manifest[field]).map((path) => path.replace(/(?<!\*)\*$/, '**'));
      assert.deepEqual(
        paths.filter((path) => !leads(path, files)),
        [],
      );
    });

  it('gives the loader where a CDN is asked for the package alone, not everything in one file', () => {
    const {unpkg, jsdelivr} = manifest;
    assert.deepEqual([unpkg, jsdelivr], Array(2).fill('./dist/cdn/autoload.js'));
  });

  it('holds what "files" names', () => {
    const named = manifest.files.filter((path) => !path.startsWith('!'));
    assert.deepEqual(
      named.filter((path) => !leads(path, files)),
      [],
    );
  });

  it('lists in "sideEffects" only modules that exist: built ones are packed, sources are here', () => {
    const sources = walk('src');
    const missing = manifest.sideEffects.filter(
      (path) => !leads(path, path.startsWith('./src/') ? sources : files),
    );
    assert.deepEqual(missing, []);
  });

  it('is below 5 MB, and below 18.5 MB once it is unpacked', () => {
    assert.ok(pack.size < 5e6, `${pack.size} bytes`);
    assert.ok(pack.unpackedSize < 18.5e6, `${pack.unpackedSize} bytes unpacked`);
  });

  it('has no source maps, and no file names one', () => {
    const maps = files.filter(
      (file) =>
        file.endsWith('.map') ||
        (/\.(c?js|mjs|css|d\.ts)$/.test(file) &&
          /[#@] sourceMappingURL=(?!data:)/.test(read(file))),
    );
    assert.deepEqual(maps, []);
  });

  for (const folder of ['', 'server'])
    it(`documents of ./${folder} link to its files by path, to others by address: node scripts/links.mjs`, () => {
      const own = folder ? packed(join(root, folder)).files.map(({path}) => path) : files;
      const inRoot = own.map((path) => join(folder, path));
      const documents = inRoot.filter((path) => path.endsWith('.md'));
      assert.ok(documents.length > 0);
      const wrong = documents.flatMap((file) => {
        const links = linksOf(withLinks(read(file), file, besideIn(inRoot)), file);
        return linksOf(read(file), file)
          .filter(({link}, at) => link !== links[at].link)
          .map(({link}) => `${file}: ${link}`);
      });
      assert.deepEqual(wrong, []);
    });
});
