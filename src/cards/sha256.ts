import {_SHA256} from '@noble/hashes/sha2.js';

/** SHA-256. The library's function of this name also takes options, which weigh as much again. */
export const sha256 = (bytes: Uint8Array): Uint8Array => new _SHA256().update(bytes).digest();
