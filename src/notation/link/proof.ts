import {type MatchRecord, recordError} from '../../match/record.js';
import {ByteReader, ByteWriter, DamagedError} from './bytes.js';
import {findLink, LINK_FAULTS, type LinkFault, writeLink} from './link-in-address.js';
import {packText, unpackText} from './pack.js';

/**
 * A link to the page that verifies a match: its record, and the commitment that was published before
 * the first card.
 */

const LINK = {key: 'verify', version: 1, longest: 50_000} as const;

const COMMITMENT = /^([\da-f]{64})?$/;

/** The record of a match between people, and the commitment to its secret, hexadecimal or ''. */
export interface Proof {
  /** Unchecked data from outside; `verifyRecord` checks it. */
  readonly record: unknown;
  readonly commitment: string;
}

/**
 * Writes a proof, `#verify=1.AAECAw`, for the address of the page that verifies.
 * @throws {InvalidRecordError} for a record that is too long for a link, or a commitment that is not one
 */
export function linkProof(record: MatchRecord, commitment: string): string {
  if (!COMMITMENT.test(commitment))
    throw recordError('commitment', 'must be 64 hexadecimal digits, a to f small');
  const body = new ByteWriter().text(commitment).block(packText(JSON.stringify(record)));
  return writeLink(LINK, body.bytes);
}

/** Reads the proof in an address; `undefined` if it has none. */
export function readProof(address: string): Proof | {readonly fault: LinkFault} | undefined {
  const found = findLink(address, LINK);
  if (!found || 'fault' in found) return found;
  try {
    const body = new ByteReader(found.bytes);
    const commitment = body.text();
    const record = JSON.parse(unpackText(body.block())) as unknown;
    if (COMMITMENT.test(commitment) && body.done) return {record, commitment};
  } catch (error) {
    if (!(error instanceof DamagedError || error instanceof SyntaxError)) throw error;
  }
  return {fault: LINK_FAULTS.damaged};
}
