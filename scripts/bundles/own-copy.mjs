// Copies of modules, for entries that must be a single file although others share their modules.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../test-files.mjs';
import {unix} from './module-graph.mjs';

/** The suffix of the ids of copies, `card.own-chart.ts`; each copy has a name of its own. */
const SUFFIX = /\.own-\w+(?=\.[cm]?[jt]s$)/;

export const isCopy = (id) => SUFFIX.test(id);

/**
 * Copies all static imports of a module for that module alone, so that it is a single file; its lazy
 * imports are shared with the others.
 * @param {string} entry the module: an entry, or one that is imported lazily
 * @param {string} name a word that no other copy has
 * @param {RegExp} [shared] paths of modules that are not copied, since every page has them
 */
export function ownCopy(entry, name, shared) {
  const suffix = `.own-${name}`;
  const ofThis = new RegExp(`\\${suffix}(?=\\.[cm]?[jt]s$)`);
  const original = (id) => id.replace(SUFFIX, '');
  const isOwn = (id) => id !== undefined && (id === join(root, entry) || ofThis.test(id));
  return {
    name: `own-copy-${name}`,
    async resolveId(source, importer, options) {
      if (!isOwn(importer)) return null;
      const found = await this.resolve(source, original(importer), {...options, skipSelf: true});
      if (!found || found.external || shared?.test(unix(found.id))) return found;
      return {...found, id: found.id.replace(/(?=\.[cm]?[jt]s$)/, suffix)};
    },
    resolveDynamicImport(source, importer) {
      // An address that only the page knows is not a text here.
      return isOwn(importer) && typeof source === 'string'
        ? this.resolve(source, original(importer), {skipSelf: true})
        : null;
    },
    load: (id) => (ofThis.test(id) ? readFileSync(original(id), 'utf8') : null),
  };
}

/** Gives `<game-chart>` a file of its own, since a page may hold nothing else. */
export const chartAlone = () =>
  ownCopy(
    'src/embed/game-chart/game-chart.ts',
    'chart',
    /\/src\/(embed\/(catalogue|variant-of|[a-z]+-game\/games)|games\/.*entry|elements\/game-entry|i18n\/.*)\.ts$/,
  );
