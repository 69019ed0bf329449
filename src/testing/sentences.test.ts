import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {describe, it} from 'node:test';
import {fileURLToPath, pathToFileURL} from 'node:url';
import type {MessageCatalogue} from '../i18n/index.js';

/** Messages and the code that uses them: no message is missing and none is unused. */

const src = join(dirname(fileURLToPath(import.meta.url)), '..');
const files = readdirSync(src, {recursive: true, encoding: 'utf8'})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'));
const isCatalogue = (file: string): boolean =>
  /(^|\/)messages\/(?!rulebook).*\.?en\.ts$/.test(file);
/** The folder that messages belong to: the parent of `messages/`. */
const roomOf = (file: string): string => dirname(dirname(file));
const code = files
  .filter((file) => !/\.(test|fixture)\.ts$|(^|\/)messages\/|^testing\//.test(file))
  .map((file) => ({file, text: readFileSync(join(src, file), 'utf8')}));

/** The endings of keys that are composed at run time: `ui/${panel}`. */
const FILLED: Readonly<Record<string, readonly string[]>> = {
  // Panels.
  'ui/': [
    ...['daily', 'last-trick', 'log', 'menu', 'result', 'rules', 'same-cards', 'scores'],
    ...['statistics', 'this-deal'],
  ],
};

/**
 * The keys that appear in code, `king/early`; `heads` are the beginnings of keys composed at run
 * time.
 */
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
    ...Object.values(module).filter((value) => typeof value === 'object' && !Array.isArray(value)),
  ) as MessageCatalogue;
};

const everything = asked(code.map(({text}) => text));
/** The messages that other messages use, such as those that all games share. */
const inside = asked(
  files
    .filter(isCatalogue)
    .map((file) => readFileSync(join(src, file), 'utf8'))
    .map((text) => [...text.matchAll(/\.(?:t|lookup)\([^)]*\)/g)].join('\n')),
);
const rooms = [...new Set(files.filter(isCatalogue).map(roomOf))];

for (const room of rooms.filter((room) => !room.startsWith('testing')))
  describe(`the messages of ${room}`, async () => {
    const own = files.filter((file) => isCatalogue(file) && roomOf(file) === room);
    const sentences = Object.assign({}, ...(await Promise.all(own.map(load)))) as MessageCatalogue;
    const keys = Object.keys(sentences);

    it('are all used', () => {
      // A reason may have a second form: to the reader, `ladder/no-leave/you`, or of another player.
      const used = (key: string): boolean =>
        (/\/(you|other)$/.test(key) && used(key.slice(0, key.lastIndexOf('/')))) ||
        everything.keys.has(key) ||
        inside.keys.has(key) ||
        [...everything.heads, ...inside.heads].some((head) => key.startsWith(head));
      assert.deepEqual(
        keys.filter((key) => !used(key)),
        [],
      );
    });

    it('are all defined', () => {
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

/** True for a key that another folder defines: `game/king-simple`. */
const elsewhere = (key: string, room: string): boolean =>
  rooms
    .filter((other) => other !== room)
    .flatMap((other) => files.filter((file) => isCatalogue(file) && roomOf(file) === other))
    .some((file) => readFileSync(join(src, file), 'utf8').includes(`'${key}'`));
