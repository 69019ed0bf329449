/** Bytes as hexadecimal digits, and back. */
export {bytesToHex, hexToBytes} from '@noble/hashes/utils.js';
