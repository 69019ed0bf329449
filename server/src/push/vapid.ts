import {createECDH, createPrivateKey, sign} from 'node:crypto';

/** By which push services know a server: RFC 8292. */
export interface VapidKeys {
  /** A point of the curve P-256 and its number, base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Where the operator is reached: `mailto:…` or `https://…`. */
  readonly subject: string;
}

/** How long a push service may take what is signed, in seconds. */
const SIGNED_S = 3600;

/** A new pair of keys, base64url. */
export function newVapidKeys(): Pick<VapidKeys, 'publicKey' | 'privateKey'> {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys('base64url');
  const number = keys.getPrivateKey();
  const whole = Buffer.concat([Buffer.alloc(32 - number.length), number]);
  return {publicKey, privateKey: whole.toString('base64url')};
}

/** The public key of a private one; `undefined` for a text that is none. */
export function publicKeyOf(privateKey: string): string | undefined {
  try {
    const keys = createECDH('prime256v1');
    keys.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return keys.getPublicKey('base64url');
  } catch {
    return undefined;
  }
}

const part = (data: object): string => Buffer.from(JSON.stringify(data)).toString('base64url');

/**
 * The header by which a push service knows who sends.
 * @param service its origin
 * @param now milliseconds since 1970
 */
export function authorization(
  {publicKey, privateKey, subject}: VapidKeys,
  service: string,
  now: number,
): string {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const jwk = {kty: 'EC', crv: 'P-256', x, y, d: privateKey} as const;
  const key = createPrivateKey({format: 'jwk', key: jwk as never});
  const claims = {aud: service, exp: Math.floor(now / 1000) + SIGNED_S, sub: subject};
  const said = `${part({typ: 'JWT', alg: 'ES256'})}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(said), {key, dsaEncoding: 'ieee-p1363'});
  return `vapid t=${said}.${signature.toString('base64url')}, k=${publicKey}`;
}
