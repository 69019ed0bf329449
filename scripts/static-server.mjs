// A file server for the demo, the stories, and tests that need a real address. sirv answers; it
// neither compresses by itself nor takes the next port when one is in use.
import {once} from 'node:events';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';
import {lookup} from 'mrmime';
import sirv from 'sirv';

const brotli = promisify(brotliCompress);

const files = (folder) => sirv(folder, {dev: true, etag: true});

/** Compresses each file once, in the quality of a CDN, which has compressed it before. */
function compressedFiles(folder) {
  const compressed = new Map();
  return async ({url}, response) => {
    const {pathname} = new URL(url, 'http://x');
    if (!compressed.has(pathname))
      compressed.set(pathname, readFile(join(folder, pathname)).then(brotli));
    try {
      const body = await compressed.get(pathname);
      response.setHeader('content-type', lookup(pathname) ?? 'application/octet-stream');
      response.setHeader('content-encoding', 'br').end(body);
    } catch {
      response.writeHead(404).end();
    }
  };
}

/**
 * Answers requests for the files of a folder.
 * @param {string} folder
 * @param {object} [options] `csp`, `compress`, `cors` and `mounts` of `serve`
 */
export function filesOf(folder, {csp, cors, compress, mounts = {}} = {}) {
  const folders = Object.entries({...mounts, '': folder}).map(([path, dir]) => [
    `${path}/`,
    (compress ? compressedFiles : files)(dir),
  ]);
  return (request, response) => {
    if (csp) response.setHeader('content-security-policy', csp);
    if (cors) response.setHeader('access-control-allow-origin', '*');
    const [path, answer] = folders.find(([path]) => request.url.startsWith(path));
    request.url = request.url.slice(path.length - 1);
    answer(request, response);
  };
}

/**
 * Serves a folder on the loopback address.
 * @param {string} folder
 * @param {object} [options]
 * @param {number} [options.port] 0 takes any free port; a port in use is replaced by
 *   the next free one, at most `tries` further
 * @param {string} [options.csp] the Content-Security-Policy of every response
 * @param {boolean} [options.compress] answers like a CDN: Brotli, once for each file
 * @param {boolean} [options.cors] pages of other origins may load modules from here
 * @param {Record<string, string>} [options.mounts] other folders by path: `{'/dist': 'dist'}`
 */
export async function serve(folder, {port = 0, tries = 20, ...options} = {}) {
  const server = createServer(filesOf(folder, options));
  for (let next = port; ; next++) {
    try {
      server.listen(next, '127.0.0.1');
      await once(server, 'listening');
      break;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
      if (next - port >= tries)
        throw new Error(`Ports ${port} to ${next} are taken: free one, or name another by PORT.`, {
          cause: error,
        });
    }
  }
  return {
    port: server.address().port,
    url: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}
