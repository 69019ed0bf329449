/**
 * Randomness as data: a random stream is four 32-bit integers that can be saved, compared and
 * replayed. A draw returns a value and the stream that follows; it changes nothing in place. The
 * generator is sfc32 (Chris Doty-Humphrey's PractRand), seeded from text by FNV-1a.
 */
export type Rng = readonly [number, number, number, number];

/** A seed chosen by the caller. Equal seeds give equal streams. */
export type Seed = string | number;

/** A drawn value and the stream after the draw. */
export interface Draw<Value> {
  readonly value: Value;
  readonly rng: Rng;
}

/** The stream that starts from a seed. */
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
  for (let i = 0; i < 12; i++) step(mutable); // similar seeds give similar first draws
  return mutable as unknown as Rng;
}

/** True when `value` is a random stream: four 32-bit integers. */
export const isRng = (value: unknown): value is Rng =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every((n) => Number.isInteger(n) && n === (n | 0));

/** Advances the given stream in place and returns 32 random bits, unsigned. */
export function step(stream: number[]): number {
  const [a, b, c, d] = stream as [number, number, number, number];
  const sum = (((a + b) | 0) + d) | 0;
  stream[3] = (d + 1) | 0;
  stream[0] = b ^ (b >>> 9);
  stream[1] = (c + (c << 3)) | 0;
  stream[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  return sum >>> 0;
}

/**
 * A number from 0 to `n - 1`, every value equally likely; `n` from 1 to 2^32. Advances the given
 * stream in place.
 */
export const below = (stream: number[], n: number): number => {
  const limit = 0x100000000 - (0x100000000 % n);
  for (;;) {
    const bits = step(stream);
    if (bits < limit) return bits % n;
  }
};

/** Shuffles a list in place (Fisher-Yates) and returns it. Advances the given stream in place. */
export function mix<Item>(stream: number[], list: Item[]): Item[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(stream, i + 1);
    const item = list[i]!;
    list[i] = list[j]!;
    list[j] = item;
  }
  return list;
}

/**
 * A whole number from 0 to `n - 1`, every value equally likely.
 * @throws {RangeError} unless `n` is a whole number from 1 to 2^32
 */
export function roll(rng: Rng, n: number): Draw<number> {
  if (!Number.isInteger(n) || n < 1 || n > 0x100000000) throw new RangeError(`roll: ${n} sides`);
  const stream = [...rng];
  const value = below(stream, n);
  return {value, rng: stream as unknown as Rng};
}

/**
 * One item of a list, every item equally likely.
 * @throws {RangeError} for an empty list
 */
export function pick<Item>(rng: Rng, list: readonly Item[]): Draw<Item> {
  if (list.length === 0) throw new RangeError('pick: the list is empty');
  const {value, rng: after} = roll(rng, list.length);
  return {value: list[value] as Item, rng: after};
}

/** A shuffled copy of the list (Fisher-Yates). */
export function shuffle<Item>(rng: Rng, list: readonly Item[]): Draw<readonly Item[]> {
  const stream = [...rng];
  const value = mix(stream, [...list]);
  return {value, rng: stream as unknown as Rng};
}
