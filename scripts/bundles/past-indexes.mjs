// Imports each name from its module, not through an index that re-exports it: chunks follow what a
// module imports, and a page would fetch all that the index lists.
import {readFileSync} from 'node:fs';
import {dirname, join, posix, sep} from 'node:path';

/** Modules that only re-export what others use of a folder. */
const INDEXES = /\/src\/elements\/(shared\/)?index\.js$/;
const indexes = new Map();

/** The module of each name that an index exports. */
function behind(index) {
  if (indexes.has(index)) return indexes.get(index);
  const source = readFileSync(index.replace(/\.js$/, '.ts'), 'utf8');
  const lines = source.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']*)';$/gm);
  const modules = [...lines].flatMap(([, names, from]) =>
    names.split(',').map((name) => [name.replace(/^\s*type /, '').trim(), from]),
  );
  indexes.set(index, new Map(modules));
  return indexes.get(index);
}

/** Works on the output of the transpiler: one statement a line, without types. */
export const pastIndexes = {
  name: 'past-indexes',
  transform(code, id) {
    const direct = (statement, word, braces, path) => {
      const index = join(dirname(id), path);
      if (!INDEXES.test(index.split(sep).join('/'))) return statement;
      const names = braces.split(',').map((name) => {
        const from = behind(index).get(name.trim().split(' ')[0]);
        if (!from) this.error(`${path} exports no ${name.trim()}`);
        return {name, from};
      });
      return names
        .map(({name, from}) => `${word} {${name}} from "${posix.dirname(path)}/${from}";`)
        .join('');
    };
    const result = code.replace(/^(import|export) ?\{([^}]+)\} ?from ?"(\.[^"]+)";$/gm, direct);
    return result === code ? null : {code: result, map: null};
  },
};
