// Decides which browser tests share a page. Opening a page, and fetching and compiling a table in it,
// takes as long as several tests, so neighbouring files are run in one page, one after another. The page
// stands at the address of the first. A file that tests a fresh page says so in a line of its own, `//
// page: its own`; `npm run test:all`, a named file, a second try and other engines open one page for
// each.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {root} from './test-files.mjs';

const OWN = /^\/\/ page: its own/m;
/** The most files that share a page: pages that last long would be left for the end. */
const MOST = 6;

/** Files of one tag, of one game, of one folder of the table, or of the elements are neighbours. */
const place = (file) => /^src\/(elements|(embed|table|builder|games)\/[^/]+(?=\/))?/.exec(file)[0];

/** Lists of the files that share a page; tables before elements, which are quick, so that none lasts longer than the others. */
export function pagesOf(files) {
  const pages = [];
  const open = new Map();
  for (const file of files) {
    if (OWN.test(readFileSync(join(root, file), 'utf8'))) {
      pages.push([file]);
      continue;
    }
    const page = open.get(place(file));
    if (page && page.length < MOST) page.push(file);
    else {
      const fresh = [file];
      open.set(place(file), fresh);
      pages.push(fresh);
    }
  }
  return pages.toReversed();
}

/** The title of a suite that stands in a page with those of other files. */
export const titleIn = (file, title) => `${file} | ${title}`;

/** The file of a suite, if it is named, and its own name. */
export function nameIn(title) {
  const [, file, name] = /^(src\/\S+) \| (.*)$/s.exec(title) ?? [];
  return {file, name: name ?? title};
}
