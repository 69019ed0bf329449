import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {root} from './test-files.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const page = read('docs/architecture.md');

describe('docs/architecture.md', () => {
  test('every file and folder that it names exists', () => {
    const named = [...page.matchAll(/`((?:src|scripts|docs)\/[^`\s]+)`/g)].map(([, path]) => path);
    assert.ok(named.length > 20);
    assert.deepEqual(
      named.filter((path) => !existsSync(join(root, path))),
      [],
    );
  });

  test('each step of the click names what is in its file', () => {
    const steps = [...page.matchAll(/^\d+\. `([^`]+)` `([^`]+)`:/gm)];
    assert.equal(steps.length, 15);
    for (const [, file, name] of steps)
      assert.match(read(file), new RegExp(`${name}\\b`), `${file} has no ${name}`);
  });

  test('its folders are those that the layers check', () => {
    const rooms = [...page.matchAll(/^\| `src\/(\w+)` \|/gm)].map(([, room]) => room);
    const checked = [...read('scripts/layers.mjs').matchAll(/^ {2}(\w+): \[/gm)].map(
      ([, room]) => room,
    );
    for (const room of rooms) assert.ok(checked.includes(room), `layers.mjs has no room ${room}`);
  });
});
