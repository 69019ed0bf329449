import {createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes} from 'node:crypto';

/** The keys of a browser that receives pushes, base64url. */
export interface ReceiverKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** The size of the only record: more than a push may have. */
const RECORD_BYTES = 4096;
/** Ends the text of the last record. */
const LAST = Buffer.from([2]);

const derived = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

const newKeys = (): ECDH => {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return keys;
};

/**
 * Encrypts a text so that only one browser can read it, not the service that brings it there: RFC 8291,
 * in one record of RFC 8188.
 * @param own keys for this text alone, and `salt`, both new unless a test gives them
 * @throws {Error} when the browser's key is not a point of the curve
 */
export function encrypted(
  text: string,
  {p256dh, auth}: ReceiverKeys,
  own: ECDH = newKeys(),
  salt: Buffer = randomBytes(16),
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = derived(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derived(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(shared, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  const sealed = [cipher.update(text), cipher.update(LAST), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, ...sealed]);
}
