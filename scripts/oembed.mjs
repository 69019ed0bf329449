// `dist/cdn/oembed/<game>.json`: the oEmbed answer (https://oembed.com) for each game of the
// catalogue. `npm run build` writes the files; `--cdn-url=https://…/cdn/` or the variable
// GSTK_CDN_URL sets the address at which they will be served.
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {root} from './test-files.mjs';

/** A placeholder address, as in docs/embedding.md; replace it with that of your files. */
export const NOWHERE = 'https://cards.example/gstk/cdn/';

/** The size of the `<iframe>`; with `frame-host.js` its height follows the content. */
const [width, height] = [600, 680];

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * The answer for one game.
 * @param {{id: string, title: string}} entry of the catalogue
 * @param {string} base where `frame.html` is served, with or without a slash at its end
 */
export function oembedOf({id, title}, base) {
  const frame = new URL(`frame.html?game=${id}`, base.endsWith('/') ? base : `${base}/`).href;
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'gstk',
    html: `<iframe data-gstk title="${escape(title)}" width="${width}" height="${height}" src="${escape(frame)}"></iframe>`,
    width,
    height,
  };
}

/** Writes a file for each game. */
export function writeOembed(catalogue, base) {
  const folder = join(root, 'dist/cdn/oembed');
  mkdirSync(folder, {recursive: true});
  for (const entry of catalogue)
    writeFileSync(
      join(folder, `${entry.id}.json`),
      `${JSON.stringify(oembedOf(entry, base), null, 2)}\n`,
    );
}
