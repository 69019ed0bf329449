import {hmac} from '@noble/hashes/hmac.js';
import {sha256} from '@noble/hashes/sha2.js';
import {bytesToHex, hexToBytes} from './hex.js';

/**
 * The commitment to a secret that a host publishes before the first card: the SHA-256 of its 32 bytes,
 * hexadecimal. Anyone who learns the secret afterwards can check that it was not replaced.
 * @param secret 64 lower-case hexadecimal digits
 */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/**
 * The secret of a match that began in a waiting room: the HMAC-SHA256 of the numbers of its pages, in
 * the order of seats, with the server's secret. Neither the server nor a page can choose it, as each has
 * committed to its own part before it learns the others'.
 * @param nonces by seat, 64 lower-case hexadecimal digits; `null` for none
 */
export const drawnSecret = (secret: string, nonces: readonly (string | null)[]): string =>
  bytesToHex(
    hmac(
      sha256,
      hexToBytes(secret),
      new TextEncoder().encode(nonces.map((n) => n ?? '').join('/')),
    ),
  );
