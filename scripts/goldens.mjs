// Writes the golden playthroughs anew: `npm run goldens -- king`. Read the diff before you commit.
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';

const words = process.argv.slice(2);
const script = fileURLToPath(new URL('./test-node.mjs', import.meta.url));
const {status} = spawnSync(
  process.execPath,
  [script, ...(words.length ? words : ['games/', 'testing/'])],
  {stdio: 'inherit', env: {...process.env, UPDATE_GOLDENS: '1'}},
);
process.exitCode = status ?? 1;
