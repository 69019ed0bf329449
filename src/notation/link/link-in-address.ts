import {recordError} from '../../match/record.js';
import {check16, fromBase64, toBase64} from './bytes.js';

/** A link in an address, `#gstk=1.AAECAw`: finding it, its version, its checksum. */

/** Why a link cannot be opened; the messages of these keys explain it. */
export const LINK_FAULTS = {
  /** A part of the link is missing or was changed. */
  damaged: 'link/damaged',
  /** The link is longer than this library makes them. */
  tooLong: 'link/too-long',
  /** The link was made by a newer version of this library. */
  newer: 'link/newer',
  /** The game of the link is not known here. */
  unknownGame: 'link/unknown-game',
  /** The link is intact, but the rules of its game have changed. */
  outdated: 'link/outdated',
} as const;
export type LinkFault = (typeof LINK_FAULTS)[keyof typeof LINK_FAULTS];

/** A kind of link. */
export interface LinkKind {
  /** The word before the equals sign, `gstk`. */
  readonly key: string;
  /** The version that is written, and the only one that can be read. */
  readonly version: number;
  /** The longest link, in characters, without `#` and key. */
  readonly longest: number;
}

/**
 * The bytes of the link of a kind in an address, if their checksum is right; `undefined` if there is
 * none.
 * @param address an address, its fragment, or the link itself
 */
export function findLink(
  address: string,
  {key, version: own, longest}: LinkKind,
): {readonly bytes: Uint8Array} | {readonly fault: LinkFault} | undefined {
  const found = new RegExp(`(?:^|[#&?])${key}=`).exec(address);
  if (!found) return undefined;
  const from = found.index + found[0].length;
  const whole = address.slice(from, from + longest + 1);
  const [link] = /^[^&#]*/.exec(whole)!;
  if (link.length > longest) return {fault: LINK_FAULTS.tooLong};
  const [, version, code] = /^(\d{1,6})\.(.*)$/s.exec(link) ?? [];
  if (code === undefined) return {fault: LINK_FAULTS.damaged};
  if (Number(version) > own) return {fault: LINK_FAULTS.newer};
  const bytes = fromBase64(withoutPunctuation(code));
  const [one, two] = bytes ? check16(bytes.subarray(0, -2)) : [];
  const holds = bytes && bytes.length >= 4 && bytes.at(-2) === one && bytes.at(-1) === two;
  return holds ? {bytes: bytes.subarray(0, -2)} : {fault: LINK_FAULTS.damaged};
}

/**
 * The link of a kind to these bytes, with a checksum.
 * @throws {InvalidRecordError} when it is too long
 */
export function writeLink({key, version, longest}: LinkKind, bytes: Uint8Array): string {
  const link = `${version}.${toBase64(Uint8Array.from([...bytes, ...check16(bytes)]))}`;
  if (link.length > longest) throw recordError('record', 'does not fit into a link');
  return `#${key}=${link}`;
}

/** A letter or a chat may add punctuation to the end of an address. */
function withoutPunctuation(code: string): string {
  let end = code.length;
  while (end > 0 && !/[\w-]/.test(code[end - 1]!)) end--;
  return code.slice(0, end);
}
