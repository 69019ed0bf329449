import type {Seat} from '../../../game/index.js';
import {type Messages, shownName} from '../../../i18n/index.js';
import type {GivenNames} from '../slots.js';
import type {TableContext} from '../table-context.js';

/**
 * Names by seat: the author's `given` names, starting with the reader's; otherwise "You" and the bots'
 * names.
 */
const playerNames = (
  given: GivenNames,
  seats: number,
  reader: Seat,
  messages: Messages | undefined,
): readonly string[] =>
  Array.from({length: seats}, (_, seat) => {
    const from = (seat - reader + seats) % seats;
    return given[from] ?? messages?.lookup(from === 0 ? 'you' : `bot/${from - 1}`) ?? '';
  });

/** Names by seat at a table: those of its company, of several people, or of one reader and bots. */
export function namesOf({host, session, messages, slots}: TableContext): readonly string[] {
  const given = host.seats
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(shownName);
  const {company, seating, client} = session ?? {};
  return (
    company?.names(messages) ??
    slots.names(given) ??
    playerNames(given, seating?.seats ?? 0, client?.seat ?? 0, messages)
  );
}
