import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {describe, it} from 'node:test';
import {fileURLToPath, pathToFileURL} from 'node:url';
import type {MessageCatalogue} from '../i18n/index.js';

/** Sentences and the code that asks for them: none is missing, none is left over. */

const src = join(dirname(fileURLToPath(import.meta.url)), '..');
const files = readdirSync(src, {recursive: true, encoding: 'utf8'})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'));
const isCatalogue = (file: string): boolean =>
  /(^|\/)messages\/(?!rulebook).*\.?en\.ts$/.test(file);
/** The folder to which sentences belong: the one above `messages/`. */
const roomOf = (file: string): string => dirname(dirname(file));
const code = files
  .filter((file) => !/\.(test|fixture)\.ts$|(^|\/)messages\/|^testing\//.test(file))
  .map((file) => ({file, text: readFileSync(join(src, file), 'utf8')}));

/** What fills a key whose first word stands for many things: `ui/${panel}`. */
const FILLED: Readonly<Record<string, readonly string[]>> = {
  // Panels, and the two ways to end a deal before its time.
  'ui/': [
    ...['last-trick', 'log', 'menu', 'rules', 'scores'],
    ...['claim', 'claim-offer', 'finish', 'finish-offer'],
  ],
};

/** Keys as they stand in code, `king/early`, and the beginnings of those that are put together. */
function asked(texts: readonly string[]): {keys: Set<string>; heads: readonly string[]} {
  const all = texts.join('\n');
  const keys = new Set(
    [...all.matchAll(/['"`]([a-zA-Z][\w-]*(?:\/[\w-]+)*)['"`]/g)].map(([, key]) => key!),
  );
  const heads = new Set(
    [...all.matchAll(/`([a-z][\w-]*\/(?:[\w-]+\/)*[\w-]*)\$\{/g)].map(([, head]) => head!),
  );
  for (const [head, ends] of Object.entries(FILLED)) {
    if (heads.delete(head)) for (const end of ends) keys.add(head + end);
  }
  return {keys, heads: [...heads]};
}

const load = async (file: string): Promise<MessageCatalogue> => {
  const module = (await import(pathToFileURL(join(src, file)).href)) as Record<string, unknown>;
  return Object.assign(
    {},
    ...Object.values(module).filter((one) => typeof one === 'object' && !Array.isArray(one)),
  ) as MessageCatalogue;
};

const everything = asked(code.map(({text}) => text));
const rooms = [...new Set(files.filter(isCatalogue).map(roomOf))];

for (const room of rooms.filter((one) => !one.startsWith('testing')))
  describe(`the sentences of ${room}`, async () => {
    const own = files.filter((file) => isCatalogue(file) && roomOf(file) === room);
    const sentences = Object.assign({}, ...(await Promise.all(own.map(load)))) as MessageCatalogue;
    const keys = Object.keys(sentences);
    const words = own.map((file) => readFileSync(join(src, file), 'utf8'));

    it('are all asked for', () => {
      const inside = asked(
        words.map((text) => [...text.matchAll(/\.(?:t|lookup)\([^)]*\)/g)].join('\n')),
      );
      // A reason may have a second form for the reader: `ladder/no-leave/you`.
      const used = (key: string): boolean =>
        (key.endsWith('/you') && used(key.slice(0, -4))) ||
        everything.keys.has(key) ||
        inside.keys.has(key) ||
        [...everything.heads, ...inside.heads].some((head) => key.startsWith(head));
      assert.deepEqual(
        keys.filter((key) => !used(key)),
        [],
      );
    });

    it('are all there', () => {
      const first = new Set(
        keys.filter((key) => key.includes('/')).map((key) => key.split('/')[0]!),
      );
      const near = room === 'i18n' ? code : code.filter(({file}) => file.startsWith(`${room}/`));
      const wanted = [...asked(near.map(({text}) => text)).keys].filter(
        (key) => first.has(key.split('/')[0]!) && key.includes('/'),
      );
      assert.deepEqual(
        wanted.filter((key) => !Object.hasOwn(sentences, key) && !elsewhere(key, room)),
        [],
      );
    });
  });

/** Keys of the same first word in another room: `game/king-simple`. */
const elsewhere = (key: string, room: string): boolean =>
  rooms
    .filter((one) => one !== room)
    .flatMap((one) => files.filter((file) => isCatalogue(file) && roomOf(file) === one))
    .some((file) => readFileSync(join(src, file), 'utf8').includes(`'${key}'`));
