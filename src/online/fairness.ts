import {commitmentOf} from '../cards/commitment.js';
import {InvalidDataError, type Slicing} from '../game/index.js';
import type {RemoteMatch} from './remote-match.js';

/**
 * The result of a page's check of a finished match: `fair` if all cards follow from the promised secret
 * and are the ones that this seat has seen.
 */
export type Fairness = 'fair' | 'unfair';

/**
 * Deals a match that was played elsewhere again, in slices, from the record that arrives at its end.
 * @param commitment the SHA-256 of the secret that was published before the first card, hexadecimal
 * @returns `undefined` until the record and all of the end have arrived
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
