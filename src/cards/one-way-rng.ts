import {sha256} from '@noble/hashes/sha2.js';
import type {Rng} from './rng.js';

/**
 * The stream of a secret, the first 128 bits of its SHA-256: who has the stream learns neither the
 * secret nor its other streams. `rngFrom` mixes a seed well and hides it badly, so it serves only where
 * nobody who sees the stream may be surprised. What browsers have of SHA-256 answers with a promise.
 */
export function oneWayRng(secret: string): Rng {
  const {buffer, byteOffset} = sha256(new TextEncoder().encode(secret));
  return Array.from({length: 4}, (_, word) =>
    new DataView(buffer, byteOffset).getInt32(word * 4),
  ) as unknown as Rng;
}
