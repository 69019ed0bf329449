// Decides which test runs where. Tests stand with their sources. This is the only list of them:
// Node 20 has no globs of its own, and `sh` reads `**` as `*`, so deep tests would silently be
// skipped.
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {dirname, join, relative, sep} from 'node:path';
import {fileURLToPath} from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** All files below a folder of the project, or of another one, as paths from its root with `/`. */
export function walk(folder, project = root) {
  const top = join(project, folder);
  if (!existsSync(top)) return [];
  return readdirSync(top, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(project, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .sort();
}

const needsBuild = (file) =>
  /^(src\/testing\/entries\.test\.ts|scripts\/(builder|built-files|bundle-figures|cdn|create-game|doc-pages|figures|first-pictures|frames|frameworks|heights|host-pages|layouts|package|samples|two-versions)\.test\.mjs)$/.test(
    file,
  );
/**
 * Tests of elements, tables and embeds, and tests of games, ours and examples from outside, that import
 * packages for browser tests.
 */
const isBrowser = (file) =>
  !file.endsWith('.node.test.ts') &&
  (/^src\/(elements|table|embed|builder)\//.test(file) ||
    (/^(src\/games|examples)\//.test(file) &&
      /from '@(open-wc|web)\//.test(readFileSync(join(root, file), 'utf8'))));

/** The built apps of frameworks, which only `npm run test:all` makes. */
const ofApps = (file) => /^scripts\/(framework-apps|next-app)\.test\.mjs$/.test(file);

/** The run that a test file belongs to: `node`, `browser`, `built` or `apps`. */
export const runOf = (file) => {
  if (ofApps(file)) return 'apps';
  return needsBuild(file) ? 'built' : isBrowser(file) ? 'browser' : 'node';
};

const NIGHTLY = /^\/\/ run: nightly/m;

/** True for a file that `npm test` leaves to `npm run test:all`, as a line of its own says: `// run: nightly`. */
export const isNightly = (file) => NIGHTLY.test(readFileSync(join(root, file), 'utf8'));

/** The test files of one run; with `words`, those whose path contains one of them. */
export function testFiles(run, words = []) {
  return [
    ...walk('src').filter((file) => file.endsWith('.test.ts')),
    ...walk('scripts').filter((file) => file.endsWith('.test.mjs')),
    ...walk('examples').filter((file) => /^examples\/[^/]+\/test\/.*\.test\.ts$/.test(file)),
  ].filter(
    (file) =>
      runOf(file) === run && (words.length === 0 || words.some((word) => file.includes(word))),
  );
}
