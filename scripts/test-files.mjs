// Which test runs where. Tests stand beside their sources; Node 20 has no globs of its own and
// `sh` reads `**` as `*`, so a deep test would silently never run: this list is the only one.
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {dirname, join, relative, sep} from 'node:path';
import {fileURLToPath} from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** All files under a folder of the project, as paths from the project's top with `/`. */
export function walk(folder) {
  const top = join(root, folder);
  if (!existsSync(top)) return [];
  return readdirSync(top, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(root, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .sort();
}

const isDoors = (file) =>
  /^(src\/testing\/doors\.test\.ts|scripts\/(cdn|frames)\.test\.mjs)$/.test(file);
/** Among the tests of games those that import what only a browser's tests have. */
const isBrowser = (file) =>
  !file.endsWith('.node.test.ts') &&
  (/^src\/(elements|embed)\//.test(file) ||
    (file.startsWith('src/games/') &&
      /from '@(open-wc|web)\//.test(readFileSync(join(root, file), 'utf8'))));

/** Which of the three runs a test file belongs to: `node`, `browser` or `doors`. */
export const runOf = (file) => (isDoors(file) ? 'doors' : isBrowser(file) ? 'browser' : 'node');

/** The test files of one run; `words` keep those whose path holds one of them. */
export function testFiles(run, words = []) {
  return [
    ...walk('src').filter((file) => file.endsWith('.test.ts')),
    ...walk('scripts').filter((file) => file.endsWith('.test.mjs')),
  ].filter(
    (file) =>
      runOf(file) === run && (words.length === 0 || words.some((word) => file.includes(word))),
  );
}
