// `npm run build`: types (tsc) and code (rollup) in parallel, then the hashes of the CDN's files, the
// manifest of the elements and the files made from it (frameworks.mjs), and the schemas (schemas.mjs). `--no-analyze` skips the latter,
// `--no-check` leaves type errors to the step of `npm test` that finds them; `--maps` adds source maps,
// which are not published; for `--cdn-url=…` see oembed.mjs. Reports entries of package.json's `exports`
// whose files are missing.
import {spawn} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {writeFrameworks} from './frameworks.mjs';
import {heightsCss} from './heights-css.mjs';
import {writeManifest} from './integrity.mjs';
import {writeLlms} from './llms.mjs';
import {NOWHERE, writeOembed} from './oembed.mjs';
import {writeSchemas} from './schemas.mjs';
import {root} from './test-files.mjs';
import {TSC} from './tsc.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);
const run = (program, ...args) =>
  new Promise((done) => {
    const child = spawn(program, args, {cwd: root, stdio: 'inherit'});
    child.on('error', (error) => done(console.error(error.message) ?? 1));
    child.on('close', done);
  });

if (process.argv.includes('--maps')) process.env.GSTK_MAPS = '1'; // as rollup.config.mjs reads it
rmSync(join(root, 'dist'), {recursive: true, force: true});
const codes = await Promise.all([
  run(
    ...[process.execPath, TSC, '-p', 'tsconfig.build.json'],
    ...(process.argv.includes('--no-check') ? ['--noCheck'] : []),
  ),
  run(bin('rollup'), '-c', '--silent'),
]);
const cdnUrl = process.argv.find((arg) => arg.startsWith('--cdn-url='))?.slice('--cdn-url='.length);
const built = join(root, 'dist/embed/catalogue.js');
if (existsSync(built)) {
  const {catalogue} = await import(pathToFileURL(built).href);
  writeOembed(catalogue, cdnUrl ?? process.env.GSTK_CDN_URL ?? NOWHERE);
  writeFileSync(join(root, 'dist/cdn/heights.css'), heightsCss(catalogue));
  await writeSchemas(catalogue, join(root, 'dist/schemas'));
}
writeManifest('dist/cdn');
const manifest = join(root, 'custom-elements.json');
if (!process.argv.includes('--no-analyze') || !existsSync(manifest))
  codes.push(await run(bin('cem'), 'analyze', '--quiet'));
writeFrameworks();
writeLlms();

const {exports, unpkg} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const promised = Object.values(exports)
  .flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)))
  .concat(unpkg)
  .filter((file) => file.startsWith('./dist/') && !file.includes('*'));
const missing = promised.filter((file) => !existsSync(join(root, file)));
for (const file of missing) console.error(`build: package.json promises ${file}, which is missing`);
process.exitCode = codes.some(Boolean) || missing.length ? 1 : 0;
