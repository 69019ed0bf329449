import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';

test('the properties of every tag are tested', () => {
  const src = fileURLToPath(new URL('../', import.meta.url));
  const tested = readFileSync(`${src}embed/properties.test.ts`, 'utf8');
  const tags = readdirSync(src, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^(?:builder|elements|embed)\/([^/]+)\/\1\.component\.ts$/.test(file));
  assert.ok(tags.length > 15, String(tags.length));
  const missing = tags.filter(
    (file) =>
      !tested.includes(
        `${file
          .replace(/^embed\//, './')
          .replace(/^(builder|elements)\//, '../$1/')
          .replace(/ts$/, 'js')}'`,
      ),
  );
  assert.deepEqual(missing, []);
});
