// Links of documents. A document of the package links to files of the package by their paths and to
// all others by addresses in the repository, which package.json names; `node scripts/links.mjs`
// writes them so, and links.test.mjs fails when one is not.
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {fileURLToPath} from 'node:url';
import {root} from './test-files.mjs';

const {repository} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The address of the repository, without an end. */
export const repositoryUrl = repository.url.replace(/^git\+/, '').replace(/\.git$/, '');

/** Code of a document, in which links do not count. */
const CODE = /(^```[^]*?^```$|`[^`\n]+`)/m;
const LINK = /(\]\(|\b(?:href|src|srcset)=")([^)"\s]+)/g;
/** A file of the repository as an address, also of another one before it moved or was copied. */
const IN_REPOSITORY = /^https:\/\/[^/]+\/[^/]+\/[^/]+\/(?:blob|raw|tree)\/HEAD\/(.+)$/;

const inProse = (text, change) =>
  text
    .split(CODE)
    .map((part, at) => (at % 2 ? part : change(part)))
    .join('');

/** The package that `npm pack` would make: its `size`, `unpackedSize` and `files`. */
export function packed(folder = root) {
  const [pack] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  return pack;
}

/** The path in the project that a link of a document leads to, with its anchor; or undefined. */
function targetOf(link, file) {
  const own = IN_REPOSITORY.exec(link)?.[1];
  if (!own && /^[a-z]+:|^\/\//.test(link)) return undefined;
  const [path, anchor] = (own ?? link).split('#');
  const target = own ? path : path && posix.join(posix.dirname(file), path);
  return {path: target || file, anchor};
}

/** All links of a document, each with the path and the anchor that it leads to. */
export function linksOf(text, file) {
  const found = [];
  inProse(text, (prose) => {
    for (const [, , link] of prose.matchAll(LINK)) {
      const target = targetOf(link, file);
      if (target) found.push({link, ...target});
    }
    return prose;
  });
  return found;
}

/**
 * A document with the links that it has in its package: by path to a file for which `isBeside` is
 * true, by address to any other.
 */
export function withLinks(text, file, isBeside) {
  return inProse(text, (prose) =>
    prose.replace(LINK, (all, before, link) => {
      const target = targetOf(link, file);
      if (!target || target.path === file || !existsSync(join(root, target.path))) return all;
      const end = target.anchor === undefined ? '' : `#${target.anchor}`;
      if (isBeside(target.path)) {
        const path = posix.relative(posix.dirname(file), target.path);
        return `${before}${path}${end}`;
      }
      const isFolder = statSync(join(root, target.path)).isDirectory();
      const kind = isFolder ? 'tree' : before === '](' ? 'blob' : 'raw';
      return `${before}${repositoryUrl}/${kind}/HEAD/${target.path}${end}`;
    }),
  );
}

/** Whether a path is in a package: one of its files has it or lies below it. */
export const besideIn = (files) => (path) =>
  files.some((file) => `${file}/`.startsWith(`${path}/`));

/** The ids that a document's headings have where it is shown, and those that it sets itself. */
export function anchorsOf(text) {
  const prose = text.replaceAll(/^```[^]*?^```$/gm, '');
  const found = new Set();
  for (const [, heading] of prose.matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const slug = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-');
    let name = slug;
    for (let again = 1; found.has(name); again++) name = `${slug}-${again}`;
    found.add(name);
  }
  for (const [, id] of prose.matchAll(/<a (?:id|name)="([^"]+)"/g)) found.add(id);
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = packed().files.map(({path}) => path);
  for (const file of files.filter((path) => path.endsWith('.md'))) {
    const text = readFileSync(join(root, file), 'utf8');
    const linked = withLinks(text, file, besideIn(files));
    if (linked !== text) writeFileSync(join(root, file), linked);
  }
}
