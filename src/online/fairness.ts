import {commitmentOf} from '../cards/commitment.js';
import {InvalidDataError, type Slicing} from '../game/index.js';
import type {MatchRecord} from '../match/index.js';
import {verifyDraw} from '../match/verify-draw.js';
import type {KeptDraw} from './kept-draw.js';
import type {RemoteMatch} from './remote-match.js';

/**
 * The result of a page's check of a finished match: `fair` if the page's own number is in the draw from
 * which all cards follow, so that nobody could arrange them; `promised` if they only follow from the
 * secret that the server had promised; `unfair` if they do not, or are not those that this seat has seen.
 */
export type Fairness = 'fair' | 'promised' | 'unfair';

/**
 * Deals a match that was played elsewhere again, in slices, from the record that arrives at its end.
 * @param commitment the SHA-256 of the secret that was published before the first card, hexadecimal
 * @param own this page's part in the draw, if it had one
 * @returns `undefined` until the record and all of the end have arrived
 * @throws the reason of the signal when it stops the work
 */
export async function fairnessOf(
  match: Pick<RemoteMatch, 'game' | 'client' | 'record'>,
  commitment: string,
  slicing?: Slicing,
  own?: KeptDraw,
): Promise<Fairness | undefined> {
  const {game, client} = match;
  const record = match.record();
  if (!record || client.outcome === undefined) return undefined;
  const drawn = drawnFairly(record, commitment, own, client.seat);
  if (drawn === 'unfair') return drawn;
  const {replayInSlices} = await import('../match/replay.js');
  try {
    const played = await replayInSlices(game, record, slicing);
    const isSeen = JSON.stringify(played.log(client.seat)) === JSON.stringify(client.log());
    return isSeen && played.outcome !== undefined ? drawn : 'unfair';
  } catch (error) {
    if (!(error instanceof InvalidDataError)) throw error;
    return 'unfair';
  }
}

/** What a record proves about its secret, to a page that has kept its part of the draw. */
function drawnFairly(
  record: MatchRecord,
  commitment: string,
  own: KeptDraw | undefined,
  seat: number | undefined,
): Fairness {
  const {draw, secret} = record;
  const promised = draw ? draw.secret : secret;
  const found = verifyDraw(record).draw;
  if (promised === undefined || found === 'differs') return 'unfair';
  if (commitmentOf(promised) !== commitment) return 'unfair';
  if (own === undefined) return 'promised';
  if (!draw || seat === undefined) return 'unfair';
  if (JSON.stringify(draw.seals) !== JSON.stringify(own.seals)) return 'unfair';
  const nonce = draw.nonces[seat];
  // A number that came too late was left out, and the page has said so since Start.
  return nonce === own.nonce ? 'fair' : nonce === null ? 'promised' : 'unfair';
}
