import {sha256} from '@noble/hashes/sha2.js';
import {bytesToHex, hexToBytes} from './hex.js';

/**
 * What a host publishes of a secret before the first card: the SHA-256 of its 32 bytes, hexadecimal. A person who
 * learns the secret afterwards can check that it has not been exchanged.
 * @param secret 64 small hexadecimal digits
 */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));
