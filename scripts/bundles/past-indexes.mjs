// Imports each name from its module, not through an index that re-exports it: chunks follow what a
// module imports, and a page would fetch all that the index lists.
import {readFileSync} from 'node:fs';
import {dirname, join, posix, sep} from 'node:path';

/** Modules that only re-export what others use of a folder. */
const INDEXES = /\/src\/elements\/(shared\/)?index\.js$/;
/** Those of rules, matches and sentences, of which a first picture needs little. */
const MORE = /\/src\/(cards|game|match|i18n)\/index\.js$/;
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
const past = (name, indexes) => ({
  name,
  transform(code, id) {
    const direct = (statement, word, braces, path) => {
      const index = join(dirname(id), path);
      if (!indexes.test(index.split(sep).join('/'))) return statement;
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
});
export const pastIndexes = past('past-indexes', INDEXES);
/** In addition, for the file of a tag. */
export const pastMoreIndexes = past('past-more-indexes', MORE);

/** Takes what makes styles from its module: `lit` brings elements and templates, too. */
export const cssAlone = {
  name: 'css-alone',
  transform(code) {
    const result = code.replace(
      /^import \{([^}]+)\} from "(?:lit|@lit\/reactive-element)";$/gm,
      (statement, names) =>
        names.split(',').every((name) => /^\s*(css|unsafeCSS|CSSResult)\s*$/.test(name))
          ? `import {${names}} from "@lit/reactive-element/css-tag.js";`
          : statement,
    );
    return result === code ? null : {code: result, map: null};
  },
};
