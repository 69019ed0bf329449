import type {Seat} from '../../../game/index.js';
import type {Messages} from '../../../i18n/index.js';

/** Names by seat: those that the author has `given`, the reader's first, else "You" and the bots'. */
export const namesOf = (
  given: readonly string[],
  seats: number,
  reader: Seat,
  messages: Messages | undefined,
): readonly string[] =>
  Array.from({length: seats}, (_, seat) => {
    const from = (seat - reader + seats) % seats;
    return given[from] ?? messages?.lookup(from === 0 ? 'you' : `bot/${from - 1}`) ?? '';
  });
