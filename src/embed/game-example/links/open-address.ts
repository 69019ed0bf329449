import type {Rules, Slicing} from '../../../game/index.js';
import {replayInSlices} from '../../../match/index.js';
import type {LinkFault} from '../../../notation/link/link-in-address.js';
import {openLink} from '../../../notation/link/link.js';
import {invitationIn} from '../../../online/token.js';
import {recordOf} from '../../../notation/record/record.js';
import {knownById} from '../../known-games.js';
import {registeredInTime} from '../../../elements/registry.js';
import {linkInAddress} from '../../../table/address.js';
import type {PlayOn} from './play-on.js';

/**
 * The result of opening a link in the address: a game to play on, or the key of the reason why there is
 * none.
 */
export type OpenedLink = {readonly game: PlayOn} | {readonly fault: LinkFault};

/**
 * Opens the link in the page's address, a long one in slices; `undefined` if there is none. A match is
 * played twice, to read its moves and to come to its end.
 */
export async function openAddress({signal, onProgress}: Slicing): Promise<OpenedLink | undefined> {
  const link = linkInAddress('gstk');
  // An invitation is for a table of the page.
  if (invitationIn(link)) return undefined;
  const rulesOf = async (id: string): Promise<Rules | undefined> => {
    await registeredInTime(id);
    return knownById(id)?.rules();
  };
  const linked = await openLink(link, rulesOf, {
    signal,
    onProgress: (done) => onProgress?.(done / 2),
  });
  if (!linked) return undefined;
  if ('fault' in linked) return {fault: linked.fault};
  const entry = knownById(linked.game)!;
  if (linked.kind === 'position') {
    const {seat, seats} = linked.position as {readonly seat?: unknown; readonly seats?: number};
    const looker = typeof seat === 'number' ? seat : undefined;
    return {game: {entry, names: [], seat: looker, seats, state: linked.position}};
  }
  const record = linked.kind === 'record' ? linked.record : recordOf(linked.score);
  const {state} = await replayInSlices(await entry.load(), record, {
    signal,
    onProgress: (done) => onProgress?.((1 + done) / 2),
  });
  return {game: {entry, names: [], seat: 0, seats: record.seats, state}};
}
