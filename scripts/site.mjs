// `npm run site` builds what is published into site/out: the start page and the demo, the documents with
// search, API pages, and the stories; then every link between them is checked. SITE_BASE is the folder on
// the host, `/gstk/`. `--no-build` takes the package and the stories as they are built.
import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {walk, root} from './test-files.mjs';

const site = join(root, 'site');
const out = join(site, 'out');
const base = process.env.SITE_BASE ?? '/';

function run(cwd, program, ...args) {
  const {status} = spawnSync(program, args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`site: ${program} ${args.join(' ')} failed, see above.`);
    process.exit(1);
  }
}
const bin = (name) => join(site, 'node_modules/.bin', name);

if (!existsSync(bin('vitepress')))
  run(site, 'npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
if (!process.argv.includes('--no-build'))
  for (const script of ['build', 'build:storybook']) run(root, 'npm', 'run', '--silent', script);

rmSync(out, {recursive: true, force: true});
rmSync(join(site, '.cache/pages'), {recursive: true, force: true});

/** Pages of the project that stand beside the documents: not for users of the package. */
const INSIDE = /^(decisions\/|pictures\/|checklist|releasing|testing)/;

/** Folders of documents have an index in place of a README. */
const placeOf = (path) => path.replace(/README\.md$/, 'index.md');

/** A document with links as they are from its place on the site; as Markdown, not as a template. */
const pageOf = (text) => `::: v-pre\n${relinked(text)}\n:::\n`;

const relinked = (text) =>
  text
    .replaceAll('https://github.com/gstk/gstk/raw/HEAD/docs/pictures/', './pictures/')
    .replaceAll(
      /^(\s*```)(?!(?:css|html|js|json|jsx|md|nginx|php|sh|svelte|ts|tsx|vue)\b)\w+.*$/gm,
      '$1text',
    )
    .replaceAll(/\]\(docs\//g, '](')
    .replaceAll(/(\]\([^)\s]*?)README\.md(?=[)#])/g, '$1index.md')
    .replaceAll(/\]\((\.\.\/)*(CHANGELOG|CONTRIBUTING|SECURITY|LICENSE)/g, (_, _up, name) => {
      const where = 'https://github.com/gstk/gstk/blob/HEAD/';
      return `](${where}${name}`;
    });

function write(path, text) {
  const to = join(site, '.cache/pages/docs', path);
  mkdirSync(join(to, '..'), {recursive: true});
  writeFileSync(to, text);
}

write('index.md', pageOf(readFileSync(join(root, 'README.md'), 'utf8')));
for (const file of walk('docs')) {
  const path = file.slice('docs/'.length);
  if (!path.endsWith('.md') || INSIDE.test(path)) continue;
  write(placeOf(path), pageOf(readFileSync(join(root, file), 'utf8')));
}

cpSync(join(root, 'docs/pictures'), join(site, '.cache/pages/docs/pictures'), {recursive: true});
run(site, bin('vitepress'), 'build', '.');
run(site, bin('typedoc'));
cpSync(join(root, 'storybook-static'), join(out, 'stories'), {recursive: true});
for (const folder of ['cdn', 'demo'])
  cpSync(join(root, 'dist', folder), join(out, 'dist', folder), {
    recursive: true,
    filter: (from) => !from.endsWith('.map'),
  });
for (const name of readdirSync(join(root, 'demo'))) {
  const from = join(root, 'demo', name);
  if (name.endsWith('.html'))
    // The pages of the demo stand at the root of their server.
    writeFileSync(
      join(out, name),
      readFileSync(from, 'utf8')
        .replaceAll(/((?:src|href)=")\//g, `$1${base}`)
        .replaceAll(
          /"https:\/\/github\.com\/gstk\/gstk\/blob\/HEAD\/docs\/([\w-]+)\.md/g,
          '"docs/$1.html',
        ),
    );
  else cpSync(from, join(out, name), {recursive: true});
}
run(site, process.execPath, join(root, 'scripts/site-links.mjs'), out, base);
console.log(`site: built into site/out for ${base}`);
