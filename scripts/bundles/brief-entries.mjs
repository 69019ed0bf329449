// The entries of the games that a tag's first file does not hold: what a page knows of them before it
// plays them. `briefEntry` in src/elements/brief-entry.ts fetches the entry itself with the first part.
import {join, relative} from 'node:path';
import {pathToFileURL} from 'node:url';
import {tsImport} from 'tsx/esm/api';
import {root} from '../test-files.mjs';
import {unix} from './module-graph.mjs';

const ENTRY = /\/src\/games\/.*\/entry(?=\.ts$)/;
const BRIEF = /\.brief(?=\.ts$)/;
const HELPER = unix(join(root, 'src/elements/brief-entry.ts'));

/** What a table asks of an entry before it asks for a part. */
const known = ({id, title, seats, tag, lengths}) =>
  JSON.stringify({id, title, seats, tag, lengths});

const fetching = (path) => `()=>import('./entry.js').then((whole)=>whole.${path})`;

/** The module of brief entries in place of one with entries. */
async function briefModule(file) {
  const exported = Object.entries(await tsImport(pathToFileURL(file).href, import.meta.url));
  const lines = exported.map(([name, one]) => {
    const code = Array.isArray(one)
      ? `[${one.map(known).join()}].map((one,at)=>briefEntry(one,${fetching(`${name}[at]`)}))`
      : `briefEntry(${known(one)},${fetching(name)})`;
    return `export const ${name} = ${code};`;
  });
  return `import {briefEntry} from '${HELPER}';\n${lines.join('\n')}`;
}

const modules = new Map();

/** @param {string} own the entry of the tag's first game, which its file holds itself */
export const briefEntries = (own) => ({
  name: 'brief-entries',
  async resolveId(source, importer, options) {
    if (!source.endsWith('/entry.js') || BRIEF.test(importer)) return null;
    const found = await this.resolve(source, importer, {...options, skipSelf: true});
    if (!found || !ENTRY.test(unix(found.id)) || unix(relative(root, found.id)) === own)
      return found;
    return {...found, id: found.id.replace(/(?=\.ts$)/, '.brief')};
  },
  load(id) {
    if (!ENTRY.test(unix(id.replace(BRIEF, ''))) || !BRIEF.test(id)) return null;
    const file = id.replace(BRIEF, '');
    if (!modules.has(file)) modules.set(file, briefModule(file));
    return modules.get(file);
  },
});
