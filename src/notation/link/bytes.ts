/** Bytes as text and back, and a writer and a reader of small values in bytes. */

/** Base64 in the URL-safe alphabet, without padding. */
export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Decodes `toBase64`; `undefined` for any other text. */
export function fromBase64(text: string): Uint8Array | undefined {
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
    return toBase64(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** A 16-bit checksum (FNV-1a, folded): a changed list of bytes goes unnoticed once in 65,536. */
export function check16(bytes: Uint8Array): readonly [number, number] {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return [((hash >>> 24) ^ (hash >>> 8)) & 255, ((hash >>> 16) ^ hash) & 255];
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** @throws {DamagedError} unless the bytes are UTF-8 */
export function fromUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    throw new DamagedError();
  }
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

  /** A text preceded by the length of its bytes. */
  text(text: string): this {
    return this.block(utf8(text));
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
    if (length > this.#bytes.length - this.#at) throw new DamagedError();
    return this.#bytes.subarray(this.#at, (this.#at += length));
  }

  count(): number {
    let value = 0;
    for (let scale = 1; scale < 2 ** 28; scale *= 128) {
      const [byte] = this.raw(1);
      value += (byte! & 127) * scale;
      if (byte! < 128) return value;
    }
    throw new DamagedError();
  }

  block(): Uint8Array {
    return this.raw(this.count());
  }

  text(): string {
    return fromUtf8(this.block());
  }
}
