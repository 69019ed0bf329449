// The network of God Save the King for two: trains it, measures it, writes it. Needs a C compiler.
//
//   node bench/bots/gsk-net.mjs train 1 1000 avg          seed, batches, file to write
//   node bench/bots/gsk-net.mjs league 6 500 more avg  trains on, also against networks that learn to beat it
//   node bench/bots/gsk-net.mjs alone 1 800 calm [start]  by itself only, with more entropy and a slower
//                        average; bench/results/god-save-the-king.md says what came of it
//   node --import tsx bench/bots/gsk-net.mjs shipped avg [weights.ts]  writes the weights that the bot plays by,
//                        or those of another such file (`git show 9380d565:…/weights.ts`), as a network
//   node bench/bots/gsk-net.mjs answer 1 100 avg answer   a network that learns against that one only;
//                        it begins as that one if `avg` is named once more behind
//   node bench/bots/gsk-net.mjs plans 7 1500 3 avg        seed, random plans, climbs from the best
//   node bench/bots/gsk-net.mjs export avg rounded "seed 1"  writes weights.ts, and what it plays like
//   node --import tsx bench/bots/gsk-net.mjs agree rounded 1000
//                        plays that many matches by the rules again, to compare what both know and answer
import {execFileSync, spawn} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';

const here = import.meta.dirname;
const WEIGHTS = 'src/games/god-save-the-king/bot/network/weights.ts';

/** Builds the program; the result is the same on every run of the same compiler and processor. */
function built() {
  const folder = join(here, '../../.cache/gsk-net');
  mkdirSync(folder, {recursive: true});
  const program = join(folder, 'gsk-net');
  const fast = ['-O3', '-march=native', '-mprefer-vector-width=512', '-ffast-math', '-Wall'];
  execFileSync('cc', [...fast, '-o', program, join(here, 'gsk-net/gsk-net.c'), '-lm']);
  return program;
}

const [command, ...given] = process.argv.slice(2);
const run = (args, stdin = 'inherit') =>
  spawn(built(), args, {stdio: [stdin, 'inherit', 'inherit']}).on('exit', (code) => {
    process.exitCode = code;
  });
if (command === 'export') {
  const [net, rounded, from] = given;
  run([command, net, rounded, WEIGHTS, from]).on('exit', () =>
    execFileSync('npx', ['oxfmt', WEIGHTS]),
  );
} else if (command === 'agree') {
  const [net, matches] = given;
  const {linesOf} = await import('./gsk-net/agreeing.mjs');
  const {stdin} = run([command, net], 'pipe');
  for (let match = 0; match < Number(matches); match++)
    stdin.write(`${linesOf(`agree ${match}`).join('\n')}\n`);
  stdin.end();
} else if (command === 'shipped') {
  const file = given[1] ? resolve(given[1]) : join(here, '../..', WEIGHTS);
  const {WEIGHTS: weights} = await import(pathToFileURL(file).href);
  const numbers = weights.map(({unit, digits}) =>
    Float32Array.from(Buffer.from(digits, 'base64'), (byte) => ((byte << 24) >> 24) * unit),
  );
  // Behind the inputs stand those of the critic, which a player does not see.
  numbers.splice(1, 0, new Float32Array(65 * 96));
  writeFileSync(given[0], Buffer.concat(numbers.map(({buffer}) => Buffer.from(buffer))));
} else run([command, ...given]);
