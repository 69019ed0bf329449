import {hmac} from '@noble/hashes/hmac.js';
import {sha256} from '@noble/hashes/sha2.js';
import {hexToBytes} from './hex.js';
import type {Rng} from './rng.js';

/**
 * The stream that a secret gives for a text: the first 128 bits of its HMAC-SHA256. It reveals nothing
 * about the secret or its other streams.
 * @param secret 64 hexadecimal digits
 */
export function keyedRng(secret: string, text: string): Rng {
  const {buffer, byteOffset} = hmac(sha256, hexToBytes(secret), new TextEncoder().encode(text));
  const words = new DataView(buffer, byteOffset);
  return Array.from({length: 4}, (_, at) => words.getInt32(at * 4)) as unknown as Rng;
}
