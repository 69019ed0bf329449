// Rewrites the golden playthroughs: `npm run goldens -- king` rewrites those of the games with "king" in
// their id; without an argument all are rewritten. Read the diff before you commit.
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';

const words = process.argv.slice(2);
const script = fileURLToPath(new URL('./test-node.mjs', import.meta.url));
const patterns = (words.length ? words : ['']).map(
  (word) => `--test-name-pattern=${word}.*plays as its golden file`,
);
const {status} = spawnSync(
  process.execPath,
  [script, ...patterns, 'src/testing/games.test.ts', 'src/testing/sample.test.ts'],
  {stdio: 'inherit', env: {...process.env, UPDATE_GOLDENS: '1'}},
);
process.exitCode = status ?? 1;
