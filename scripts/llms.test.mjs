// All documents in one file.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {withLinks} from './links.mjs';
import {documents, llmsText} from './llms.mjs';
import {root, walk} from './test-files.mjs';

describe('llms.txt', () => {
  const text = llmsText();

  it('holds every document of ours that a user reads, whole', () => {
    const own = ['docs/checklist.md', 'docs/releasing.md', 'docs/testing.md', 'docs/decisions/'];
    const read = walk('docs').filter(
      (file) => file.endsWith('.md') && !own.some((one) => file.startsWith(one)),
    );
    assert.deepEqual([...documents()].sort(), [...read, 'README.md'].sort());
    for (const file of documents()) {
      const own = withLinks(readFileSync(join(root, file), 'utf8'), file, () => false);
      const [last] = own
        .split('\n')
        .filter((line) => line && !line.startsWith('#'))
        .slice(-1);
      assert.ok(text.includes(last), `the last line of ${file}`);
    }
  });

  it('has one title', () => {
    const prose = text.replaceAll(/^```[^]*?^```$/gm, '');
    assert.equal(prose.match(/^# /gm).length, 1);
  });
});
