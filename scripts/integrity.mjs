// `dist/cdn/manifest.json`: the version, the hash of each file of the CDN, as the attribute `integrity`
// of a script and the key `integrity` of an import map take it, and the files that each script loads.
import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {root, walk} from './test-files.mjs';

const MANIFEST = 'manifest.json';

/** The hash of a file's bytes, `sha384-…`. */
export const integrityOf = (bytes) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * The hashes of all files in a folder of a project, by their paths in it, without its manifest and
 * without source maps, which are not published.
 */
export const hashesIn = (folder, project = root) =>
  Object.fromEntries(
    walk(folder, project)
      .map((file) => [file.slice(folder.length + 1), file])
      .filter(([name]) => name !== MANIFEST && !name.endsWith('.map'))
      .map(([name, file]) => [name, integrityOf(readFileSync(join(project, file)))]),
  );

/** The path of another file in the code of a script, with its quotes. */
const PATH = /["'`](\.{1,2}\/[\w./-]+\.js)["'`]/g;

/**
 * The scripts that each script at the top of a folder may load, and itself: what an import map with
 * their hashes names. A worker is no such script, since import maps do not reach it.
 */
export function loadedIn(folder, project = root) {
  const scripts = walk(folder, project)
    .map((file) => file.slice(folder.length + 1))
    .filter((file) => file.endsWith('.js') && !/^thinker[./]/.test(file));
  const named = new Map(
    scripts.map((file) => {
      const code = readFileSync(join(project, folder, file), 'utf8');
      const paths = [...code.matchAll(PATH)].map(([, path]) =>
        posix.join(posix.dirname(file), path),
      );
      return [file, paths.filter((path) => scripts.includes(path))];
    }),
  );
  const loaded = (entry) => {
    const all = new Set([entry]);
    for (const file of all) for (const path of named.get(file)) all.add(path);
    return [...all].sort();
  };
  const entries = scripts.filter((file) => !file.includes('/'));
  return Object.fromEntries(entries.map((entry) => [entry, loaded(entry)]));
}

/** Writes the manifest of a folder. */
export function writeManifest(folder) {
  const {name, version} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const manifest = {name, version, files: hashesIn(folder), loads: loadedIn(folder)};
  writeFileSync(join(root, folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}
