// Links of documents: none is broken. Those of packed documents are checked by package.test.mjs.
import assert from 'node:assert/strict';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {llmsText} from './llms.mjs';
import {anchorsOf, linksOf, repositoryUrl, withLinks} from './links.mjs';
import {root, walk} from './test-files.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const json = (file) => JSON.parse(read(file));
const isDocument = (file) => file.endsWith('.md');

/** The documents of the project; three folders may have packages of their own below. */
const documents = [
  ...['', 'bench', 'bench/results', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => (folder ? `${folder}/${name}` : name)),
  ),
  ...['.github', 'docs', 'src'].flatMap((folder) => walk(folder)),
].filter(isDocument);

describe('links', () => {
  test('each leads to a file that exists, and to a heading of it', () => {
    const all = documents.flatMap((file) =>
      linksOf(read(file), file).map((link) => ({file, ...link})),
    );
    assert.ok(all.length > 100, String(all.length));
    const headings = new Map();
    const hasAnchor = (path, anchor) => {
      if (!headings.has(path)) headings.set(path, anchorsOf(read(path)));
      return headings.get(path).has(anchor);
    };
    const broken = all.filter(
      ({path, anchor}) =>
        !existsSync(join(root, path)) ||
        (anchor !== undefined && isDocument(path) && !hasAnchor(path, anchor)),
    );
    assert.deepEqual(
      broken.map(({file, link}) => `${file}: ${link}`),
      [],
    );
  });

  test('llms.txt, which lies elsewhere than its documents, links by address only', () => {
    const text = llmsText();
    const links = linksOf(text, 'dist/llms.txt').filter(({path}) => path !== 'dist/llms.txt');
    assert.ok(links.length > 20);
    for (const {link} of links) assert.ok(link.startsWith(`${repositoryUrl}/`), link);
  });
});

describe('reading and writing links', () => {
  const isBeside = (path) => path === 'docs/bots.md';

  test('a path becomes an address, and an address a path', () => {
    const address = (kind, path) => `${repositoryUrl}/${kind}/HEAD/${path}`;
    const text = `[a](../src) [b](../LICENSE#x) [c](bots.md#y) [d](${address('blob', 'docs/bots.md')})
<img src="pictures/omnibus-320-dark.png"> \`[e](../src)\` [f](https://example.org) [g](#h)`;
    assert.equal(
      withLinks(text, 'docs/loading.md', isBeside),
      `[a](${address('tree', 'src')}) [b](${address('blob', 'LICENSE')}#x) [c](bots.md#y) [d](bots.md)
<img src="${address('raw', 'docs/pictures/omnibus-320-dark.png')}"> \`[e](../src)\` [f](https://example.org) [g](#h)`,
    );
    // The address follows package.json, wherever the repository was before.
    const moved = '[a](https://example.org/some/fork/tree/HEAD/src)';
    assert.equal(withLinks(moved, 'README.md', isBeside), `[a](${address('tree', 'src')})`);
  });

  test('a link that leads nowhere is found', () => {
    const text = '[a](none.md) [b](#none) ```[c](none.md)```';
    assert.deepEqual(linksOf(text, 'docs/bots.md'), [
      {link: 'none.md', path: 'docs/none.md', anchor: undefined},
      {link: '#none', path: 'docs/bots.md', anchor: 'none'},
    ]);
  });

  test('headings have the ids that readers of Markdown give them', () => {
    const text =
      '# `<a-b>`, and [more](x.md): 1.5 kB\n## Two\n## Two\n```\n# none\n```\n<a id="own"></a>';
    assert.deepEqual([...anchorsOf(text)], ['a-b-and-more-15-kb', 'two', 'two-1', 'own']);
  });
});

test('the address of the repository is that of package.json everywhere', () => {
  const {bugs, homepage, repository} = json('package.json');
  const server = json('server/package.json');
  assert.equal(bugs.url, `${repositoryUrl}/issues`);
  assert.equal(homepage, `${repositoryUrl}#readme`);
  assert.deepEqual(server.bugs, bugs);
  assert.equal(server.homepage, `${repositoryUrl}/tree/HEAD/server#readme`);
  assert.deepEqual(server.repository, {...repository, directory: 'server'});
  for (const file of [...walk('.github'), ...documents])
    for (const [url] of read(file).matchAll(/https:\/\/github\.com\/[^/\s]+\/gstk\b/g))
      assert.equal(url, repositoryUrl, file);
});
