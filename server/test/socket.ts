import type {ServerFrame} from '../../src/online/wire.js';
import {pause} from './real-time.js';

/** The engine's frames. */
const [JOIN, DATA, PING] = [10, 17, 18];

/** Asks a server; waits and asks again while the server is away or turns visitors off. */
export async function post(
  origin: string,
  path: string,
  body: unknown,
  tries = 80,
): Promise<Answer> {
  for (let n = 1; ; n++) {
    const answer = await request(origin, path, body).catch(() => undefined);
    if (answer?.ok) return (await answer.json()) as Answer;
    if (n === tries || (answer && ![429, 503].includes(answer.status)))
      throw new Error(`${path}: ${answer?.status ?? 'nobody'} ${await answer?.text()}`);
    await pause(100);
  }
}

/** The answers of a server, by request. */
export interface Answer {
  readonly id: string;
  readonly seat: string;
  readonly invitation: string;
  readonly watch: string;
  readonly url: string;
}

export const request = (origin: string, path: string, body: unknown): Promise<Response> =>
  fetch(origin + path, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: typeof body === 'string' ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });

/** Asks whether somebody is there. */
export const BEAT = new Uint8Array([PING]);

export const frameOf = (up: unknown): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from([DATA, 0]),
      Buffer.from(typeof up === 'string' ? up : JSON.stringify(up)),
    ]),
  );

/** Takes a seat once: the raw socket, its frames and how it was closed. */
export async function socketOf(origin: string, token: string): Promise<Socket> {
  const {url} = await post(origin, '/seat', {token}, 1);
  return socketAt(url);
}

/** A socket of the engine, joined. */
export async function socketAt(url: string): Promise<Socket> {
  const socket = new WebSocket(url);
  socket.binaryType = 'arraybuffer';
  const frames: ServerFrame[] = [];
  const one: Socket = {
    socket,
    frames,
    code: 0,
    closed: new Promise(() => undefined),
    onFrame: () => undefined,
  };
  one.closed = new Promise((done) => {
    socket.onclose = ({code}) => {
      one.code = code;
      done(code);
    };
  });
  await new Promise<void>((done, fail) => {
    socket.onerror = () => fail(new Error('no socket'));
    void one.closed.then((code) => fail(new Error(`closed: ${code}`)));
    socket.onmessage = ({data}) => {
      const bytes = Buffer.from(data as ArrayBuffer);
      if (bytes[0] === JOIN) {
        socket.send(new Uint8Array([JOIN]));
        done();
      } else if (bytes[0] === DATA) {
        const frame = JSON.parse(bytes.subarray(2).toString()) as ServerFrame;
        frames.push(frame);
        one.onFrame(frame, bytes);
      } else if (bytes[0] === PING) one.pong?.();
    };
  });
  return one;
}
export interface Socket {
  readonly socket: WebSocket;
  readonly frames: ServerFrame[];
  code: number;
  closed: Promise<number>;
  onFrame: (frame: ServerFrame, bytes: Uint8Array) => void;
  pong?: () => void;
}
