import type {Rng} from './rng.js';

/**
 * Streams that do not tell where they come from: SHA-256 (FIPS 180-4) of a secret. `rngFrom` mixes
 * a seed well and hides it badly, so it serves only where nobody who sees the stream may be
 * surprised. There is no synchronous SHA-256 that browsers and Node share.
 */

/** The first 32 bits of the fractional part of a root of each of the first primes. */
const roots = (count: number, power: number): readonly number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found.push(((n ** power % 1) * 0x100000000) | 0);
  }
  return found;
};

const START = roots(8, 1 / 2);
const K = roots(64, 1 / 3);

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The text in UTF-8 as words, with the padding and the length that the standard asks for. */
function wordsOf(text: string): readonly number[] {
  const bytes = new TextEncoder().encode(text);
  const words = Array.from({length: ((bytes.length + 72) >> 6) * 16}, () => 0);
  bytes.forEach((byte, at) => (words[at >> 2]! |= byte << (24 - (at % 4) * 8)));
  words[bytes.length >> 2]! |= 0x80 << (24 - (bytes.length % 4) * 8);
  words[words.length - 1] = bytes.length * 8;
  return words;
}

/** The state of the hash after one block of sixteen words. */
function blockAfter(state: readonly number[], block: readonly number[]): readonly number[] {
  const w = [...block];
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]; // oxfmt-ignore
  for (let i = 0; i < 64; i++) {
    if (i >= 16) {
      const [x, y] = [w[i - 15]!, w[i - 2]!];
      const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
      const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
      w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
    }
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + state[at]!) | 0);
}

/** The SHA-256 of a text: eight 32-bit integers. */
export function sha256(text: string): readonly number[] {
  const words = wordsOf(text);
  let state = START;
  for (let at = 0; at < words.length; at += 16) state = blockAfter(state, words.slice(at, at + 16));
  return state;
}

/** The stream of a secret; who has the stream learns neither the secret nor its other streams. */
export const oneWayRng = (secret: string): Rng => sha256(secret).slice(0, 4) as unknown as Rng;
