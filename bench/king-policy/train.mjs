// Trains the policy of King's search and writes it to src/games/king/bot/policy-weights.ts; from a
// seed, so that the same code gives the same table. `node bench/king-policy/train.mjs [rounds]`
import {writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {bundle, built} from '../children.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const file = join(here, '..', '..', 'src', 'games', 'king', 'bot', 'policy-weights.ts');
const rounds = Number(process.argv[2] ?? 4);

const begun = Date.now();
await bundle([{in: join(here, 'lessons.mjs'), out: 'lessons'}], 'king-policy');
const {train, FEATURES} = await import(pathToFileURL(join(built, 'king-policy', 'lessons.mjs')));
const weights = await train(rounds);
const rows = [];
for (let at = 0; at < weights.length; at += FEATURES)
  rows.push(
    `  ${[...weights.slice(at, at + FEATURES)].map((one) => Number(one.toFixed(2))).join(', ')},`,
  );
await writeFile(
  file,
  `/**
 * The weights of the policy: a row for each situation, leading, following and discarding, without a
 * trump and with one. Made by \`node bench/king-policy/train.mjs\`.
 */
export const WEIGHTS: readonly number[] = [
${rows.join('\n')}
]; // oxfmt-ignore
`,
);
console.log(`${file} written after ${Math.round((Date.now() - begun) / 1000)} s`);
