// A small file server for the demo, the stories, and tests that need a real address.
import {createReadStream} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import {createServer} from 'node:http';
import {extname, join, normalize, resolve, sep} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.map': 'application/json',
  '.png': 'image/png',
};

const brotli = promisify(brotliCompress);

const listen = (server, port) =>
  new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', fail);
      done();
    });
  });

/**
 * Answers requests for the files of a folder.
 * @param {string} folder
 * @param {object} [options] `csp`, `compress`, `cors` and `mounts` of `serve`
 */
export function filesOf(folder, {csp, cors, compress, mounts = {}} = {}) {
  const roots = Object.entries({...mounts, '/': folder}).map(([at, dir]) => [
    at.endsWith('/') ? at : `${at}/`,
    resolve(dir),
  ]);
  const fileOf = async (pathname) => {
    const path = normalize(decodeURIComponent(pathname)).split(sep).join('/');
    const [at, root] = roots.find(([at]) => `${path}/`.startsWith(at));
    const file = join(root, path.slice(at.length));
    if (file !== root && !file.startsWith(root + sep)) throw new Error('outside');
    return [file, await stat(file)];
  };
  const compressed = new Map();
  return async (request, response) => {
    try {
      const {pathname, search} = new URL(request.url, 'http://x');
      let [file, entry] = await fileOf(pathname);
      if (entry.isDirectory() && !pathname.endsWith('/')) {
        response.writeHead(301, {location: `${pathname}/${search}`}).end();
        return;
      }
      if (entry.isDirectory()) [file, entry] = await fileOf(`${pathname}index.html`);
      if (csp) response.setHeader('content-security-policy', csp);
      if (cors) response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
      response.setHeader('cache-control', 'no-cache');
      if (!compress) {
        createReadStream(file).pipe(response);
        return;
      }
      response.setHeader('content-encoding', 'br');
      if (!compressed.has(file)) compressed.set(file, readFile(file).then(brotli));
      response.end(await compressed.get(file));
    } catch {
      response.writeHead(404, {'content-type': 'text/plain'}).end('not found');
    }
  };
}

/**
 * Serves a folder on the loopback address.
 * @param {string} folder
 * @param {object} [options]
 * @param {number} [options.port] 0 takes any free port; a port in use is replaced by
 *   the next free one, at most `tries` further
 * @param {string} [options.csp] the Content-Security-Policy of every response
 * @param {boolean} [options.compress] answers with what a CDN would send: Brotli, once for each file
 * @param {boolean} [options.cors] pages of other origins may load modules from here
 * @param {Record<string, string>} [options.mounts] other folders by path: `{'/dist': 'dist'}`
 */
export async function serve(folder, {port = 0, tries = 20, ...options} = {}) {
  const server = createServer(filesOf(folder, options));
  for (let next = port; ; next++) {
    try {
      await listen(server, next);
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
