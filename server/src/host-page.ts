import {existsSync} from 'node:fs';
import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import express from 'express';
import type {Config} from './config.js';

/** Where the files of the library are. */
const FILES = '/gstk';
/** A host as a browser sends it; anything else is not written into a page. */
const HOST = /^[\w.:[\]-]{1,200}$/;
/** The address of a server that is not known. */
const EXAMPLE = 'cards.example';

/**
 * The page at `/`: a table to try, and the lines that put one on another page. The files of the library
 * are beside it, so that a page needs no other server.
 * @param folder the files of the library for pages, its `dist/cdn`; without one the page has no table
 */
export function hostPage(
  {trustProxy}: Pick<Config, 'trustProxy'>,
  folder: string | undefined,
): RequestListener {
  const app = express();
  app.disable('x-powered-by');
  app.get('/', (request, response) => {
    const isSecure = trustProxy > 0 && request.headers['x-forwarded-proto'] === 'https';
    const {host = ''} = request.headers;
    const address = `${isSecure ? 'https' : 'http'}://${HOST.test(host) ? host : EXAMPLE}`;
    response.type('html').set('Cache-Control', 'no-store').send(pageOf(address, folder));
  });
  if (folder)
    app.use(
      FILES,
      express.static(folder, {
        index: false,
        setHeaders(response, path) {
          const isNamedByContent = path.includes(join(folder, 'chunks'));
          const rule = isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache';
          response.setHeader('Cache-Control', rule);
        },
      }),
    );
  app.use((_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(404, {'Content-Type': 'application/json'});
    response.end(JSON.stringify({error: 'no such page'}));
  });
  return app as unknown as RequestListener;
}

/** The folder of the library's files for pages, if the package gstk is installed with them. */
export function filesForPages(): string | undefined {
  try {
    const folder = dirname(fileURLToPath(import.meta.resolve('gstk/cdn/autoload.js')));
    return existsSync(join(folder, 'autoload.js')) ? folder : undefined;
  } catch {
    return undefined;
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function pageOf(address: string, folder: string | undefined): string {
  const source = folder ? `${address}${FILES}` : 'https://cdn.jsdelivr.net/npm/gstk/dist/cdn';
  const snippet = `<script type="module" src="${source}/autoload.js"></script>
<king-game variant="omnibus" server="${address}"></king-game>`;
  const table = folder
    ? `<script type="module" src="${FILES}/autoload.js"></script>
<king-game variant="omnibus" server="/"><p>A table of Omnibus, for four.</p></king-game>`
    : '<p>The files of gstk are not installed here, so that there is no table on this page.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>A server of card tables</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1.5rem 1rem 3rem; max-inline-size: 62.5rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
pre { overflow: auto; padding: .75rem 1rem; border: 1px solid; border-radius: .5rem; }
</style>
</head>
<body>
<h1>This server keeps tables of card games for friends</h1>
<p>Press “Play with friends” at the table, send the link, and everybody plays in a page of their own. Open the link in a second window to try it alone.</p>
${table}
<h2>On your own page</h2>
<p>These lines put the same table anywhere:</p>
<pre><code>${escaped(snippet)}</code></pre>
<p>Every game and setting stands in the documentation of <a href="https://www.npmjs.com/package/gstk">gstk</a>. <code>gstk-server --check ${escaped(address)}</code> looks at this server from outside.</p>
</body>
</html>
`;
}
