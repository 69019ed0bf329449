// Gives the file of a tag its name and its folder.
import {join} from 'node:path';
import {root} from '../test-files.mjs';

/** @param {string} name `king`, for `king.js` and the folder `king` */
export const homeOf = (name) => ({
  name: 'home-of',
  load: (id) =>
    id === join(root, 'src/elements/shared/home.ts')
      ? `import {goHome} from './published.js';
         export const home = {file: '${name}.js', folder: new URL('./${name}/', import.meta.url).href};
         export const isMoved = goHome(import.meta, home.file, '${name}');`
      : null,
});
