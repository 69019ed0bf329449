// Checks every link between the pages of a built site: `node scripts/site-links.mjs FOLDER BASE`. Links to
// other hosts are left out.
import {mkdtempSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {serve} from './static-server.mjs';
import {root} from './test-files.mjs';

const [folder, base = '/'] = process.argv.slice(2);
const {resolve} = createRequire(join(root, 'site/package.json'));
const {LinkChecker} = await import(pathToFileURL(resolve('linkinator')).href);

// The host as it will be: the site in its folder.
const empty = mkdtempSync(join(tmpdir(), 'gstk-site-'));
const host =
  base === '/' ? await serve(folder) : await serve(empty, {mounts: {[base.slice(0, -1)]: folder}});

const {links} = await new LinkChecker().check({
  path: `${host.url}${base}`,
  recurse: true,
  checkFragments: true,
  concurrency: 20,
  linksToSkip: async (link) => !link.startsWith(host.url),
});
await host.close();
rmSync(empty, {recursive: true});
const pages = new Set(links.map(({parent}) => parent));
const broken = links.filter(({state}) => state === 'BROKEN');
for (const {url, parent, status} of broken) console.log(`${parent} -> ${url}: ${status}`);
console.log(`site: ${links.length} links of ${pages.size} pages, ${broken.length} broken`);
process.exitCode = broken.length > 0 ? 1 : 0;
