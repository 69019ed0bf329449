// The entry points of the package: the modules that `exports` in package.json lists.
import {walk} from '../test-files.mjs';

const PATTERNS = [
  /^src\/index\.ts$/,
  /^src\/(cards|game|match|notation|bots|analysis|i18n|testing|online)\/index\.ts$/,
  /^src\/kit\/(index|machine|table)\.ts$/,
  /^src\/games\/.+\/index\.ts$/,
  /^src\/elements\/(gstk-[^/]+)\/\1(\.component)?\.ts$/,
  /^src\/embed\/([^/]+)\/\1(\.component)?\.ts$/,
  /^src\/(embed\/(catalogue|define-all|loader|thinker)|table\/thinking\/thinking)\.ts$/,
];

/** Entry points in place of a class that reviews also use, without the catalogue. */
const INSTEAD = Object.fromEntries(
  ['game-example', 'gstk-table'].map((tag) => [
    `embed/${tag}/${tag}.component`,
    `src/embed/${tag}/with-catalogue.ts`,
  ]),
);

/** `{'cards/index': 'src/cards/index.ts', …}`, as rollup takes entries. */
export const entryPoints = () => ({
  ...Object.fromEntries(
    walk('src')
      .filter((file) => PATTERNS.some((pattern) => pattern.test(file)))
      .map((file) => [file.slice('src/'.length, -'.ts'.length), file]),
  ),
  ...INSTEAD,
});

/** Prevents `sideEffects` from dropping a registering module that was moved into a shared chunk. */
export const registersInEntries = {
  name: 'registers-in-entries',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && !chunk.isEntry)
        for (const id of chunk.moduleIds)
          if (/\/src\/(elements\/(gstk-[^/]+)\/\2|embed\/([^/]+)\/\3)\.ts$/.test(id))
            this.error(`${id} landed in ${chunk.fileName}, which is not listed in sideEffects`);
  },
};
