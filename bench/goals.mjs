// Goals of the benches that measure pages: they are printed, checked, and kept with the last
// measurements, from which docs/loading.md is written.
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {availableParallelism, cpus, loadavg} from 'node:os';
import {dirname, join} from 'node:path';
import {setTimeout as after} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {writeDocuments} from '../scripts/readme.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const LOOKS = 10;
const LOOK_MS = 100;

/**
 * How many processes of others want to run, on average over a second in which this one waits. The load
 * average of a system without `/proc` remembers the last minute, a build before the bench too.
 */
export async function busyOthers() {
  let sum = 0;
  for (let look = 0; look < LOOKS; look++) {
    await after(LOOK_MS);
    try {
      const [, running] = /^procs_running (\d+)/m.exec(readFileSync('/proc/stat', 'utf8'));
      sum += Number(running) - 1;
    } catch {
      return loadavg()[0];
    }
  }
  return Math.max(0, sum / LOOKS);
}

/** The family of a processor, without the words of its vendor. */
const processor = () =>
  cpus()[0]
    .model.replaceAll(/\((R|TM)\)|\b(Processor|CPU)\b|@.*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Prints goals, `[what, value, most, unit]`; with `--check` a missed one fails the process. */
export function judge(goals) {
  for (const [what, value, most, unit] of goals) {
    const met = value <= most;
    const said = `${value.toFixed(2)}${unit ? ` ${unit}` : ''}`;
    console.log(`${what}: ${said}, at most ${most}: ${met ? 'met' : 'MISSED'}`);
    if (!met && process.argv.includes('--check')) process.exitCode = 1;
  }
}

/** Keeps the figures of a run in bench/results, and writes the documents that show them. */
export async function keep(name, {busy, goals, ...more}) {
  const git = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], {cwd: here, encoding: 'utf8'});
  const results = {
    date: new Date().toISOString().slice(0, 10),
    commit: git.stdout.trim(),
    machine: {cores: availableParallelism(), processor: processor(), busy: Math.round(busy)},
    goals: goals.map(([what, value, most, unit = '']) => ({
      ...{what, value: Number(value.toFixed(2)), most, unit},
    })),
    ...more,
  };
  const file = join(here, 'results', `${name}.json`);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  await writeDocuments();
}
