// `dist/cdn/manifest.json`: the version, and the hash of each file of the CDN, as the attribute
// `integrity` of a script and the key `integrity` of an import map take it.
import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
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

/** Writes the manifest of a folder. */
export function writeManifest(folder) {
  const {name, version} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const manifest = {name, version, files: hashesIn(folder)};
  writeFileSync(join(root, folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}
