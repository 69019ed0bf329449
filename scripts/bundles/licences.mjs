// The licences of the packages that the files of the CDN contain, read from rollup's graph of modules: a
// line at the top of each file, and all texts in LICENSES.txt in their folder.
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {root} from '../test-files.mjs';

/** The folder of the package of a module, `/…/node_modules/lit`; `undefined` for our own modules. */
const packageFolder = (id) =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replaceAll('\\', '/'))?.[0];

/** The packages that hold these modules, by their names. */
export function packagesOf(moduleIds) {
  const folders = new Set([...moduleIds].map(packageFolder).filter(Boolean));
  return [...folders].map(packageIn).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Fails for a package without a licence, which nobody may pass on. */
function packageIn(folder) {
  const {name, version, license, author} = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(folder).find((file) => /^licen[cs]e(\.(md|txt))?$/i.test(file));
  if (!license || !file) throw new Error(`${name} has no licence, so it cannot be bundled`);
  const text = readFileSync(join(folder, file), 'utf8').trim();
  const owner = (author?.name ?? author ?? '').replace(/ *[<(].*/, '');
  return {name, version, license, owner, text};
}

/** `@lit/reactive-element, lit-html: Google LLC, BSD-3-Clause; xstate: David Khourshid, MIT`. */
export function licenceLine(packages) {
  const grants = new Map();
  for (const {name, owner, license} of packages) {
    const grant = [owner, license].filter(Boolean).join(', ');
    grants.set(grant, [...(grants.get(grant) ?? []), name]);
  }
  return [...grants].map(([grant, names]) => `${names.join(', ')}: ${grant}`).join('; ');
}

/** Our licence, then the texts of all packages; packages of one text share it. */
export function licenceTexts(packages) {
  const texts = new Map([[readFileSync(join(root, 'LICENSE'), 'utf8').trim(), ['gstk']]]);
  for (const {name, version, text} of packages)
    texts.set(text, [...(texts.get(text) ?? []), `${name} ${version}`]);
  return [...texts]
    .map(([text, names]) => `${names.join(', ')}\n\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** Names the licences at the top of each file, once per file and not once per module. */
export const licences = {
  name: 'licences',
  banner({moduleIds}) {
    const line = licenceLine(packagesOf(moduleIds));
    return line && `/*! ${line}; texts: LICENSES.txt */`;
  },
};

/** The modules of all builds of this process. */
const bundled = new Set();

/** Writes LICENSES.txt for the modules of all builds so far, so that the last one completes it. */
export const licenceFile = (file) => ({
  name: 'licence-file',
  writeBundle(_options, bundle) {
    for (const {moduleIds = []} of Object.values(bundle))
      for (const id of moduleIds) bundled.add(id);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, licenceTexts(packagesOf(bundled)));
  },
});
