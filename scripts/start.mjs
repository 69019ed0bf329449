// `npm start`: installs what is missing, builds, and serves the demo and the stories on this
// machine. PORT is the first port to try (8080). `--no-build` serves the existing build.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {setup} from './setup.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

try {
  await setup({browser: false});
} catch (error) {
  fail(error.message);
}

if (!process.argv.includes('--no-build')) {
  for (const script of ['build', 'build:storybook']) {
    console.log(`npm run ${script}`);
    const {status} = spawnSync('npm', ['run', '--silent', script], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) fail(`npm run ${script} failed, see above.`);
  }
}
for (const path of ['dist', 'storybook-static', 'demo/index.html'])
  if (!existsSync(join(root, path))) fail(`${path} is missing: run npm start without --no-build.`);

const {missingIn} = await import('./storybook.mjs');
const missing = missingIn(join(root, 'storybook-static'));
if (missing.length > 0)
  fail(`The Storybook is not whole, ${missing[0]} is missing: run npm start without --no-build.`);

const {serve} = await import('./static-server.mjs');
try {
  const wanted = Number(process.env.PORT ?? 8080);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) fail('PORT must be 0 to 65535.');
  const demo = await serve(join(root, 'demo'), {
    port: wanted,
    mounts: {'/dist': join(root, 'dist')},
  });
  const stories = await serve(join(root, 'storybook-static'), {port: demo.port + 1});
  if (wanted && demo.port !== wanted) console.log(`Port ${wanted} is taken, ${demo.port} is free.`);
  console.log(`Demo       ${demo.url}/`);
  console.log(`Storybook  ${stories.url}/`);
  console.log('Ctrl+C ends both.');
} catch (error) {
  fail(error.message);
}
