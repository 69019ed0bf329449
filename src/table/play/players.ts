import type {Seat} from '../../game/index.js';
import {type Messages, type Player, shownName} from '../../i18n/index.js';
import type {GivenNames} from '../slots.js';
import type {TableContext} from '../table-context.js';

/**
 * The players by seat, with the author's `given` names, starting with the reader's; otherwise the
 * reader, whom sentences address, and the bots.
 */
const localPlayers = (
  given: GivenNames,
  seats: number,
  reader: Seat,
  messages: Messages,
): readonly Player[] =>
  Array.from({length: seats}, (_, seat) => {
    const from = (seat - reader + seats) % seats;
    const name = given[from];
    return {
      name: name ?? messages.lookup(from === 0 ? 'you' : `bot/${from - 1}`),
      isReader: from === 0 && !name,
    };
  });

/**
 * The players by seat at a table: its company, several people, or one reader and bots; none before
 * there are a match and its sentences.
 */
export function playersAt({host, session, messages, slots}: TableContext): readonly Player[] {
  if (!session || !messages) return [];
  const given = host.seats
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(shownName);
  const {company, seating, client} = session;
  return (
    company?.players(messages) ??
    slots.players(given) ??
    localPlayers(given, seating.seats, client.seat ?? 0, messages)
  );
}
