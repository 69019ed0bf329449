import {commitmentOf} from '../cards/commitment.js';
import {InvalidDataError, type Slicing} from '../game/index.js';
import type {RemoteMatch} from './remote-match.js';

/**
 * What a page finds of the cards of a match that is over: `fair` when all of them follow from the secret
 * that was promised before the first card, and are those that this seat has seen.
 */
export type Fairness = 'fair' | 'unfair';

/**
 * Deals a match again that was played elsewhere, from the record that comes at its end, in slices.
 * @param commitment the SHA-256 of the secret as it was told before the first card, hexadecimal
 * @returns `undefined` while the record is not known, or a part of the end is still to be told
 * @throws the reason of the signal when it stops the work
 */
export async function fairnessOf(
  match: Pick<RemoteMatch, 'game' | 'client' | 'record'>,
  commitment: string,
  slicing?: Slicing,
): Promise<Fairness | undefined> {
  const {game, client} = match;
  const record = match.record();
  if (!record || client.outcome === undefined) return undefined;
  const {secret} = record;
  if (secret === undefined || commitmentOf(secret) !== commitment) return 'unfair';
  const {replayInSlices} = await import('../match/replay.js');
  try {
    const played = await replayInSlices(game, record, slicing);
    const isSeen = JSON.stringify(played.log(client.seat)) === JSON.stringify(client.log());
    return isSeen && played.outcome !== undefined ? 'fair' : 'unfair';
  } catch (error) {
    if (!(error instanceof InvalidDataError)) throw error;
    return 'unfair';
  }
}
