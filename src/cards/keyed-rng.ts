import {sha256} from './sha256.js';
import {hexToBytes} from './hex.js';
import type {Rng} from './rng.js';

/** The size of a block of SHA-256, in bytes. */
const BLOCK = 64;

/**
 * HMAC-SHA256 (RFC 2104) with a key that is shorter than a block. The library's own takes keys and data
 * of any size in pieces, and four times the code.
 */
function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const hashed = (pad: number, message: Uint8Array): Uint8Array => {
    const bytes = new Uint8Array(BLOCK + message.length).fill(pad, 0, BLOCK);
    key.forEach((byte, at) => (bytes[at] = byte ^ pad));
    bytes.set(message, BLOCK);
    return sha256(bytes);
  };
  return hashed(0x5c, hashed(0x36, data));
}

/**
 * The stream that a secret gives for a text: the first 128 bits of its HMAC-SHA256. Other streams of the secret, or the whole of this one, tell nothing about it.
 * @param secret 64 hexadecimal digits
 */
export function keyedRng(secret: string, text: string): Rng {
  const {buffer, byteOffset} = hmac(hexToBytes(secret), new TextEncoder().encode(text));
  const words = new DataView(buffer, byteOffset);
  return Array.from({length: 4}, (_, at) => words.getInt32(at * 4)) as unknown as Rng;
}
