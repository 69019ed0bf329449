import {readFileSync} from 'node:fs';
import {block, rows} from '../doc-blocks.mjs';

/** The figures of whole runs of the browser tests (`npm run test:engines -- --write`), in documents. */

const NAMES = {chromium: 'Chrome, Edge', firefox: 'Firefox', webkit: 'Safari'};

const read = () => JSON.parse(readFileSync(new URL('results.json', import.meta.url), 'utf8'));

const table = (results) =>
  rows(
    ['engine', 'of the browsers', 'passed', 'failed', 'cannot run here', 'taken'],
    Object.entries(results).map(([engine, {version, passed, failed, lacking, date, commit}]) => [
      version,
      NAMES[engine],
      ...[passed, failed, lacking].map((count) => count.toLocaleString('en')),
      `${date}, at \`${commit}\``,
    ]),
    ['---', '---', '---:', '---:', '---:', '---'],
  );

/** The engines of the last runs, `Chromium 156, Firefox 153 and WebKitGTK 2.50`. */
function engines(results) {
  const names = Object.values(results).map(({version}) =>
    version.replace(/^(\w+ \d{3,})\..*/, '$1'),
  );
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Fills the blocks about engines of a text. */
export function withEngines(text, results = read()) {
  const works = `**Works in** Chrome and Edge 125, Firefox 126, Safari 17.5 and newer. The tests run in ${engines(results)}, and Orca reads a match ([what differs, and what nobody has tried](docs/browsers.md), such as a real phone). If yours behaves differently, that is a bug.`;
  return text
    .replace(block('works in'), (_, before, after) => `${before}${works}${after}`)
    .replace(block('engines'), (_, before, after) => `${before}${table(results)}${after}`);
}
