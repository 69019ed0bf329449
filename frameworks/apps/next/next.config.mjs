import {dirname, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/**
 * Static pages: they are rendered while the app is built, and hydrated like all others. The app has a
 * `jsconfig.json`, since Next would else take the `tsconfig.json` of the project, whose paths lead to our sources.
 */
export default {
  output: 'export',
  // `gstk` is a link to the folder of the project; the app is built in a copy, apps/.cache/next.
  turbopack: {root: resolve(here, '../../../..')},
};
