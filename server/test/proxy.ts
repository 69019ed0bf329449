import {createServer, type IncomingMessage, request, type Server} from 'node:http';
import {connect} from 'node:net';

/**
 * A reverse proxy as a host would set up: requests go to one process after the other, sockets by their
 * path, `/p0/…` to the first. Processes that are away are passed over.
 */
export async function startProxy(port: number, upstreams: readonly number[]): Promise<Server> {
  let turn = 0;
  const proxy = createServer((from, to) => {
    const parts: Buffer[] = [];
    from.on('data', (part: Buffer) => parts.push(part));
    from.on('end', () => {
      const ask = (tries: number): void => {
        const upstream = request(
          {
            port: upstreams[turn++ % upstreams.length],
            path: from.url,
            method: from.method,
            headers: {...from.headers, 'x-forwarded-for': String(from.socket.remoteAddress)},
          },
          (answer) => {
            to.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(to);
          },
        );
        upstream.on('error', () => (tries > 0 ? ask(tries - 1) : to.writeHead(502).end()));
        upstream.end(Buffer.concat(parts));
      };
      ask(upstreams.length);
    });
  });
  proxy.on('upgrade', (from: IncomingMessage, socket, head) => {
    const [, at, path] = /^\/p(\d)(\/.*)$/.exec(from.url ?? '') ?? [];
    const upstream = connect(upstreams[Number(at)] ?? 0, '127.0.0.1', () => {
      const lines = Object.entries(from.headers).map(
        ([name, value]) => `${name}: ${String(value)}`,
      );
      upstream.write([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    const end = (): void => {
      upstream.destroy();
      socket.destroy();
    };
    upstream.on('error', end).on('close', end);
    socket.on('error', end).on('close', end);
  });
  await new Promise<void>((done) => proxy.listen(port, '127.0.0.1', done));
  return proxy;
}
