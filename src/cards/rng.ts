/**
 * Chance as data: a stream of random numbers is four integers that anyone can save, compare and
 * replay. Each draw gives the value and the stream that follows; nothing is changed in place.
 * The generator is sfc32 (Chris Doty-Humphrey's PractRand), seeded from text by FNV-1a.
 */
export type Rng = readonly [number, number, number, number];

/** A seed from outside: any text or number. Equal seeds give equal streams. */
export type Seed = string | number;

/** A draw and the stream after it. */
export interface Draw<Value> {
  readonly value: Value;
  readonly rng: Rng;
}

/** The stream that belongs to a seed. */
export function rngFrom(seed: Seed): Rng {
  const text = String(seed);
  let hash = 0x811c9dc5;
  const words: number[] = [];
  for (let word = 0; word < 3; word++) {
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ word, 0x01000193);
    words.push(hash | 0);
  }
  const mutable = [words[0], words[1], words[2], 1] as number[];
  for (let i = 0; i < 12; i++) step(mutable); // the first draws of near seeds are alike
  return mutable as unknown as Rng;
}

/** True when `value` is a stream: four 32-bit integers. */
export const isRng = (value: unknown): value is Rng =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every((n) => Number.isInteger(n) && n === (n | 0));

/** Advances a mutable copy of the stream and returns 32 random bits, unsigned. */
export function step(stream: number[]): number {
  const [a, b, c, d] = stream as [number, number, number, number];
  const sum = (((a + b) | 0) + d) | 0;
  stream[3] = (d + 1) | 0;
  stream[0] = b ^ (b >>> 9);
  stream[1] = (c + (c << 3)) | 0;
  stream[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  return sum >>> 0;
}

/** Below `n`, every value equally likely; `n` from 1 to 2^32. Advances the mutable stream. */
const below = (stream: number[], n: number): number => {
  const limit = 0x100000000 - (0x100000000 % n);
  for (;;) {
    const bits = step(stream);
    if (bits < limit) return bits % n;
  }
};

/** A whole number from 0 to `n - 1`. */
export function roll(rng: Rng, n: number): Draw<number> {
  if (!Number.isInteger(n) || n < 1 || n > 0x100000000) throw new RangeError(`roll: ${n} sides`);
  const stream = [...rng];
  const value = below(stream, n);
  return {value, rng: stream as unknown as Rng};
}

/** One item of a list that is not empty. */
export function pick<Item>(rng: Rng, list: readonly Item[]): Draw<Item> {
  if (list.length === 0) throw new RangeError('pick: the list is empty');
  const {value, rng: after} = roll(rng, list.length);
  return {value: list[value] as Item, rng: after};
}

/** The list in random order (Fisher-Yates); the argument stays as it was. */
export function shuffle<Item>(rng: Rng, list: readonly Item[]): Draw<readonly Item[]> {
  const stream = [...rng];
  const value = [...list];
  for (let i = value.length - 1; i > 0; i--) {
    const j = below(stream, i + 1);
    [value[i], value[j]] = [value[j] as Item, value[i] as Item];
  }
  return {value, rng: stream as unknown as Rng};
}
