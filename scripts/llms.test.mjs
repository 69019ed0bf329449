// All documents in one file.
import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, normalize} from 'node:path';
import {describe, it} from 'node:test';
import {documents, llmsText} from './llms.mjs';
import {root, walk} from './test-files.mjs';

describe('llms.txt', () => {
  const text = llmsText();

  it('holds every document of ours that a user reads, whole', () => {
    const own = ['docs/checklist.md', 'docs/decisions/'];
    const read = walk('docs').filter(
      (file) => file.endsWith('.md') && !own.some((one) => file.startsWith(one)),
    );
    assert.deepEqual([...documents()].sort(), [...read, 'README.md'].sort());
    for (const file of documents()) {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      const [last] = lines.filter((line) => line && !line.startsWith('#')).slice(-1);
      assert.ok(text.includes(last), `the last line of ${file}`);
    }
  });

  it('has one title, and no document links to a file that does not exist', () => {
    const prose = text.replaceAll(/^```[^]*?^```$/gm, '');
    assert.equal(prose.match(/^# /gm).length, 1);
    for (const file of documents()) {
      const own = readFileSync(join(root, file), 'utf8').replaceAll(/^```[^]*?^```$/gm, '');
      for (const [, path] of own.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)) {
        const target = normalize(join(dirname(file), path));
        assert.ok(existsSync(join(root, target)), `${file} links to ${path}`);
      }
    }
  });
});
