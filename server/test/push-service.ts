import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {PushAddress} from '../src/push/pushes.js';

/** What was brought to a browser. */
export interface Brought {
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** What the sender has signed, if its signature is that of its key. */
  readonly claims: {readonly aud: string; readonly exp: number; readonly sub: string} | undefined;
  readonly key: string;
}

/** A push service on this computer, and the browser to which it brings what is sent. */
export class PushService {
  readonly origin: string;
  readonly brought: Brought[] = [];
  /** The status with which it answers. */
  status = 201;
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #close: () => void;

  private constructor(origin: string, close: () => void) {
    this.origin = origin;
    this.#close = close;
    this.#keys.generateKeys();
  }

  static async open(): Promise<PushService> {
    const http = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        service.#bring(Buffer.concat(chunks), request.headers);
        response.writeHead(service.status).end();
      });
    });
    await new Promise<void>((up) => http.listen(0, '127.0.0.1', up));
    const {port} = http.address() as AddressInfo;
    const service: PushService = new PushService(`http://127.0.0.1:${port}`, () => http.close());
    return service;
  }

  /** The browser's address. */
  address(more: Partial<PushAddress> = {}): PushAddress {
    return {
      endpoint: `${this.origin}/send/secret-endpoint`,
      p256dh: this.#keys.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
      ...{title: 'Your turn', body: 'Omnibus', page: 'https://blog.example/games'},
      ...more,
    };
  }

  close(): void {
    this.#close();
  }

  #bring(body: Buffer, headers: Brought['headers']): void {
    const [, said = '', key = ''] =
      /^vapid t=(.+), k=(.+)$/.exec(headers['authorization'] as string) ?? [];
    const [head = '', claims = '', signature = ''] = said.split('.');
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      {key: publicKey(key), dsaEncoding: 'ieee-p1363'},
      Buffer.from(signature, 'base64url'),
    );
    this.brought.push({
      text: this.#open(body),
      headers,
      claims: isSigned
        ? (JSON.parse(String(Buffer.from(claims, 'base64url'))) as never)
        : undefined,
      key,
    });
  }

  /** Decrypts as a browser does. */
  #open(body: Buffer): string {
    const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const derive = (from: Buffer, by: Buffer, info: Buffer | string, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', from, by, info, bytes));
    const info = [Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), theirs];
    const shared = derive(this.#keys.computeSecret(theirs), this.#auth, Buffer.concat(info), 32);
    const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return String(plain.subarray(0, plain.lastIndexOf(2)));
  }
}

function publicKey(key: string): ReturnType<typeof createPublicKey> {
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  return createPublicKey({format: 'jwk', key: {kty: 'EC', crv: 'P-256', x, y} as never});
}
