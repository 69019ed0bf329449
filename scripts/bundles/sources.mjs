// The modules of each built file, for tests: `.cache/sources.json`.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join, relative, sep} from 'node:path';
import {root} from '../test-files.mjs';

const FILE = join(root, '.cache/sources.json');
const pathOf = (id) => relative(root, id).split(sep).join('/');

/** The files of all builds of this process. */
const written = {};

/** The plugin of rollup that notes the modules of each file that it writes. */
export const notesSources = {
  name: 'notes-sources',
  writeBundle({dir, file}, bundle) {
    for (const {fileName, modules = {}} of Object.values(bundle))
      written[pathOf(join(root, dir ?? dirname(file), fileName))] = Object.entries(modules)
        // A module that exports only types leaves no code.
        .filter(([, {renderedLength}]) => renderedLength > 0)
        .map(([id]) => pathOf(id));
    mkdirSync(dirname(FILE), {recursive: true});
    writeFileSync(FILE, JSON.stringify(written));
  },
};

/** The modules of each built file, by its path from the root of the project. */
export const builtSources = () => JSON.parse(readFileSync(FILE, 'utf8'));
