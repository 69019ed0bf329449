/** Bytes as text and back, and a writer and a reader of small values in bytes. */

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64 in the URL-safe alphabet, without padding. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first, second = 0, third = 0] = bytes.subarray(at, at + 3);
    const bits = (first! << 16) | (second << 8) | third;
    for (let sign = 0; sign < Math.min(4, bytes.length - at + 1); sign++)
      text += SIGNS[(bits >> (18 - 6 * sign)) & 63]!;
  }
  return text;
}

/** Decodes `toBase64`; `undefined` for any text that it cannot have produced. */
export function fromBase64(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let [bits, held, at] = [0, 0, 0];
  for (const sign of text) {
    const value = SIGNS.indexOf(sign);
    if (value < 0) return undefined;
    bits = ((bits << 6) | value) & 0xfff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = (bits >> held) & 255;
  }
  // The remaining bits must be padding, so all zero.
  return text.length % 4 === 1 || (bits & ((1 << held) - 1)) !== 0 ? undefined : bytes;
}

/** A 16-bit checksum (FNV-1a, folded): a changed list of bytes goes unnoticed once in 65,536. */
export function check16(bytes: Uint8Array): readonly [number, number] {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return [((hash >>> 24) ^ (hash >>> 8)) & 255, ((hash >>> 16) ^ hash) & 255];
}

/** Writes values as consecutive bytes. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  get bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }

  raw(bytes: Iterable<number>): this {
    for (const byte of bytes) this.#bytes.push(byte);
    return this;
  }

  /** A whole number from 0, seven bits per byte, lowest first. */
  count(value: number): this {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) this.#bytes.push((rest % 128) + 128);
    this.#bytes.push(rest);
    return this;
  }

  /** Bytes preceded by their length. */
  block(bytes: Uint8Array): this {
    return this.count(bytes.length).raw(bytes);
  }
}

/** Thrown within this folder for bytes that end too early or hold an impossible value. */
export class DamagedError extends Error {
  override readonly name = 'DamagedError';
}

/**
 * Reads what a `ByteWriter` has written.
 * Its methods throw `DamagedError` when the bytes end too early.
 */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get done(): boolean {
    return this.#at === this.#bytes.length;
  }

  raw(length: number): Uint8Array {
    if (length > this.#bytes.length - this.#at) throw new DamagedError('ends too early');
    return this.#bytes.subarray(this.#at, (this.#at += length));
  }

  count(): number {
    let value = 0;
    for (let scale = 1; scale < 2 ** 28; scale *= 128) {
      const [byte] = this.raw(1);
      value += (byte! & 127) * scale;
      if (byte! < 128) return value;
    }
    throw new DamagedError('is too large a number');
  }

  block(): Uint8Array {
    return this.raw(this.count());
  }
}
