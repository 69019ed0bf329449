// Imports each name from its module, not through a door that re-exports it: chunks follow what a
// module imports, and a page would fetch all that the door lists.
import {readFileSync} from 'node:fs';
import {dirname, join, posix, sep} from 'node:path';

/** Modules that only re-export what others use of a folder. */
const DOORS = /\/src\/elements\/(shared\/)?index\.js$/;
const doors = new Map();

/** The module of each name that a door exports. */
function behind(door) {
  if (doors.has(door)) return doors.get(door);
  const source = readFileSync(door.replace(/\.js$/, '.ts'), 'utf8');
  const lines = source.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']*)';$/gm);
  const modules = [...lines].flatMap(([, names, from]) =>
    names.split(',').map((name) => [name.replace(/^\s*type /, '').trim(), from]),
  );
  doors.set(door, new Map(modules));
  return doors.get(door);
}

/** Works on what the transpiler wrote: one statement a line, without types. */
export const throughDoors = {
  name: 'through-doors',
  transform(code, id) {
    const direct = (statement, word, braces, path) => {
      const door = join(dirname(id), path);
      if (!DOORS.test(door.split(sep).join('/'))) return statement;
      const names = braces.split(',').map((name) => {
        const from = behind(door).get(name.trim().split(' ')[0]);
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
