import {sha256} from '@noble/hashes/sha2.js';
import type {Rng} from './rng.js';

/**
 * The stream of a secret, the first 128 bits of its SHA-256: the stream reveals neither the secret nor
 * its other streams. `rngFrom` mixes a seed well but does not hide it, so it is only for streams that
 * need not stay secret. SHA-256 is written out here because browsers offer it only as a promise.
 */
export function oneWayRng(secret: string): Rng {
  const {buffer, byteOffset} = sha256(new TextEncoder().encode(secret));
  return Array.from({length: 4}, (_, word) =>
    new DataView(buffer, byteOffset).getInt32(word * 4),
  ) as unknown as Rng;
}
