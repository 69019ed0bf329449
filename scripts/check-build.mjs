// `npm run check:build` copies the project elsewhere, builds it there in another time zone
// and language, builds it here, and compares every file. A step of `npm run test:all`.
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {hashesIn} from './integrity.mjs';
import {root} from './test-files.mjs';

/** Files that a build makes or does not need. */
const LEFT_OUT = ['.git', 'dist', 'storybook-static', 'custom-elements.json'];

const copy = mkdtempSync(join(tmpdir(), 'gstk-build-'));
try {
  cpSync(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !LEFT_OUT.includes(relative(root, source)),
  });
  const build = (folder, env) =>
    spawnSync(process.execPath, ['scripts/build.mjs'], {
      cwd: folder,
      stdio: 'inherit',
      env: {...process.env, ...env},
    }).status === 0;
  const far = {TZ: 'Pacific/Kiritimati', LANG: 'ru_RU.UTF-8', LC_ALL: 'ru_RU.UTF-8'};
  if (!build(copy, far) || !build(root, {})) throw new Error('The build has failed.');
  const [there, here] = [copy, root].map((folder) => hashesIn('dist', folder));
  const names = [...new Set([...Object.keys(there), ...Object.keys(here)])];
  const different = names.filter((name) => there[name] !== here[name]);
  for (const name of different) console.error(`different: dist/${name}`);
  console.log(
    `two builds: ${names.length - different.length} files equal, ${different.length} not`,
  );
  process.exitCode = different.length || names.length === 0 ? 1 : 0;
} finally {
  rmSync(copy, {recursive: true});
}
