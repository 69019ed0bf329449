import {type Seat, type Temper, TEMPERS} from '../../../game/index.js';
import type {Messages} from '../../../i18n/index.js';

/** The author's names, the reader's first; `undefined` where nothing of a name is to be seen. */
export type GivenNames = readonly (string | undefined)[];

/**
 * Names by seat: the author's `given` names, starting with the reader's; otherwise "You" and the bots'
 * names.
 */
export const playerNames = (
  given: GivenNames,
  seats: number,
  reader: Seat,
  messages: Messages | undefined,
): readonly string[] =>
  Array.from({length: seats}, (_, seat) => {
    const from = (seat - reader + seats) % seats;
    return given[from] ?? messages?.lookup(from === 0 ? 'you' : `bot/${from - 1}`) ?? '';
  });

/**
 * The temper of a bot, by its name: the house's bots take turns, whatever the language; of other names
 * the letters tell.
 */
export function temperOf(name: string, messages: Messages): Temper {
  let number = 0;
  while (messages.has(`bot/${number}`) && messages.lookup(`bot/${number}`) !== name) number++;
  if (!messages.has(`bot/${number}`))
    number = [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
  return TEMPERS[number % TEMPERS.length]!;
}
