// The worker in which the bots of pages think.
import {join, posix} from 'node:path';
import {root} from '../test-files.mjs';
import {unix} from './module-graph.mjs';

/** Stands for the worker's address in a source until the file that asks for it is known. */
const PLACEHOLDER = 'gstk:thinker';

/** Gives pages the address of the worker: the path `thinker` from the folder of the build. */
export const thinkerAt = (thinker) => ({
  name: 'thinker-at',
  load: (id) =>
    id === join(root, 'src/table/thinking/thinker-url.ts')
      ? `export const thinkerUrl = () => new URL('${PLACEHOLDER}', import.meta.url).href;`
      : null,
  renderChunk(code, {fileName}) {
    if (!code.includes(PLACEHOLDER)) return null;
    const path = posix.relative(posix.dirname(fileName), thinker);
    return {code: code.replace(PLACEHOLDER, `./${path}`), map: null};
  },
});

/**
 * Leaves out of a worker all lazy parts of games except those that it fetches: rules and foresight for a
 * search; for a judgement the bot, and what says why a move was worse, to which the guide leads.
 */
export const searchedParts = {
  name: 'searched-parts',
  async resolveDynamicImport(source, importer) {
    const {id} = await this.resolve(source, importer);
    return /\/(rules|rules\/.+|bot|bot\/foresight|bot\/explainer|table\/guide)\.ts$/.test(unix(id))
      ? null
      : false;
  },
};
