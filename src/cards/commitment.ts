import {sha256} from '@noble/hashes/sha2.js';
import {bytesToHex, hexToBytes} from './hex.js';

/**
 * The commitment to a secret that a host publishes before the first card: the SHA-256 of its 32 bytes,
 * hexadecimal. Anyone who learns the secret afterwards can check that it was not replaced.
 * @param secret 64 lower-case hexadecimal digits
 */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));
