// The browser tests: `npm test` runs them here, five pages at a time, while other steps run. A table
// lives in real time, so a failed file is run once more, alone, and only a second failure counts. A file
// that passes at its second try is named: one of its tests does not wait for what it expects.
import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {root} from './test-files.mjs';

const COUNTS = /^browser tests: (\d+) passed, (\d+) failed$/gm;
const FAILED = /^failed in (\S+), where (\d+) passed$/gm;
/** This many failed files are not a matter of load. */
const MOST = 12;

const run = (args, files) =>
  new Promise((done) => {
    let output = '';
    const child = spawn(join('node_modules', '.bin', 'wtr'), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
      env: {...process.env, ...(files && {GSTK_FILES: files.join(',')})},
    });
    child.stdout.on('data', (data) => {
      output += data;
      process.stdout.write(data);
    });
    child.on('close', (code) => {
      const counts = [...output.matchAll(COUNTS)].at(-1)?.slice(1).map(Number);
      done({code, output, counts});
    });
  });

const first = await run([]);
const failed = [...first.output.matchAll(FAILED)];
let [passed, missed] = first.counts ?? [0, 1];
if (first.counts && failed.length > 0 && failed.length <= MOST) {
  const files = failed.map(([, file]) => file);
  console.log(`\nonce more, alone: ${files.join(', ')}`);
  const second = await run(['--concurrency', '1'], files);
  if (second.counts) {
    passed += second.counts[0] - failed.reduce((sum, [, , count]) => sum + Number(count), 0);
    missed = second.counts[1];
  }
  if (missed === 0) console.log(`passed at the second try: ${files.join(', ')}`);
} else if (first.code !== 0 && !/^not supported here/m.test(first.output)) missed ||= 1;
console.log(`browser tests: ${passed} passed, ${missed} failed`);
process.exitCode = missed > 0 ? 1 : 0;
