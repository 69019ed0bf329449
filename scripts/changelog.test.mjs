// CHANGELOG.md keeps the form of Keep a Changelog.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {repositoryUrl} from './links.mjs';
import {root} from './test-files.mjs';

const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

const text = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
const {version} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [, ...parts] = text.split(/^## /m);
const versions = parts.map((part) => {
  const [heading, ...kinds] = part.split(/^### /m);
  return {
    heading: heading.split('\n', 1)[0],
    kinds: kinds.map((kind) => [
      kind.split('\n', 1)[0],
      [...kind.matchAll(/^- .+$/gm)].map(String),
    ]),
  };
});
const names = versions.map(({heading}) => /^\[([^\]]+)\]/.exec(heading)?.[1]);

describe('CHANGELOG.md', () => {
  test('begins with the unreleased changes, then has the versions from the newest to the oldest', () => {
    assert.equal(versions[0].heading, '[Unreleased]');
    for (const {heading} of versions.slice(1))
      assert.match(heading, /^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$/);
    const released = names.slice(1);
    const newer = (a, b) => b.localeCompare(a, 'en', {numeric: true});
    assert.deepEqual(released, [...new Set(released)].sort(newer));
    if (released.length > 0) assert.equal(released[0], version);
  });

  test('a version has each kind of change once, in the usual order, and none is empty', () => {
    for (const {heading, kinds} of versions) {
      const found = kinds.map(([kind]) => kind);
      assert.deepEqual(
        found,
        KINDS.filter((kind) => found.includes(kind)),
        heading,
      );
      for (const [kind, lines] of kinds) assert.ok(lines.length > 0, `${heading}: ${kind}`);
    }
  });

  test('no line names its kind again, or stands under another one', () => {
    const lines = versions.flatMap(({kinds}) => kinds.flatMap(([, all]) => all));
    const again = new RegExp(`^- \\**(${KINDS.join('|')})\\**:`, 'i');
    assert.deepEqual(
      lines.filter((line) => again.test(line)),
      [],
    );
  });

  test('every version has its link at the end', () => {
    const links = [...text.matchAll(/^\[([^\]]+)\]: (\S+)$/gm)];
    assert.deepEqual(
      links.map(([, name]) => name),
      names,
    );
    for (const [, , url] of links) assert.ok(url.startsWith(`${repositoryUrl}/`), url);
  });
});
