import {replay} from '../../../match/index.js';
import {type LinkFault, openLink} from '../../../notation/link/link.js';
import {recordOf} from '../../../notation/record/record.js';
import {entryOf} from '../../catalogue.js';
import type {PlayOn} from './play-on.js';

/** What a link in the address leads to: a game to be played on, or a key that says why there is none. */
export type OpenedLink = {readonly game: PlayOn} | {readonly fault: LinkFault};

/** Opens the link in the page's address; `undefined` where there is none. */
export async function openAddress(): Promise<OpenedLink | undefined> {
  const linked = await openLink(location.hash, (id) => entryOf(id)?.rules());
  if (!linked) return undefined;
  if ('fault' in linked) return {fault: linked.fault};
  const entry = entryOf(linked.game)!;
  if (linked.kind === 'position') {
    const {seat, seats} = linked.position as {readonly seat?: unknown; readonly seats?: number};
    const looker = typeof seat === 'number' ? seat : undefined;
    return {game: {entry, names: [], seat: looker, seats, state: linked.position}};
  }
  const record = linked.kind === 'record' ? linked.record : recordOf(linked.score);
  const {state} = replay(await entry.load(), record);
  return {game: {entry, names: [], seat: 0, seats: record.seats, state}};
}
