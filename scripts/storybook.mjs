// Checks that a built Storybook is complete: an interrupted build leaves pages without their files.
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The pages of a built Storybook, and the list of its stories. */
const PAGES = ['index.html', 'iframe.html'];

/** The files of the same folder that a page names. */
const filesIn = (html) =>
  [...html.matchAll(/(?:src|href)="\.\/([^"?#]+)"|import\s*['"]\.\/([^'"]+)['"]/g)].map(
    ([, named, imported]) => named ?? imported,
  );

/** The number of stories and pages in the list; 0 if it cannot be read. */
function countIn(file) {
  try {
    return Object.keys(JSON.parse(readFileSync(file, 'utf8')).entries ?? {}).length;
  } catch {
    return 0;
  }
}

/** The missing files of a built Storybook, as paths in its folder; none if it is complete. */
export function missingIn(folder) {
  const has = (file) => existsSync(join(folder, file));
  const absent = [...PAGES, 'index.json'].filter((file) => !has(file));
  if (absent.length > 0) return absent;
  if (countIn(join(folder, 'index.json')) === 0) return ['index.json'];
  const named = PAGES.flatMap((page) => filesIn(readFileSync(join(folder, page), 'utf8')));
  return [...new Set(named)].filter((file) => !has(file));
}
