import type {Seat} from '../../../game/index.js';
import type {Messages} from '../../../i18n/index.js';

/**
 * Names by seat: the author's `given` names, starting with the reader's; otherwise "You" and the bots'
 * names.
 */
export const playerNames = (
  given: readonly string[],
  seats: number,
  reader: Seat,
  messages: Messages | undefined,
): readonly string[] =>
  Array.from({length: seats}, (_, seat) => {
    const from = (seat - reader + seats) % seats;
    return given[from] ?? messages?.lookup(from === 0 ? 'you' : `bot/${from - 1}`) ?? '';
  });
