import type {CharacterRow} from '../../../elements/game-entry.js';
import type {Messages} from '../../../i18n/index.js';
import {COURT, DECK} from '../rules/deck.js';

/** The five cards of King and Crown, for the reference of its games. */
export const characters = (messages: Messages): readonly CharacterRow[] =>
  COURT.map((id) => ({
    id,
    name: messages.lookup('crown/card', {card: id}),
    value: String(DECK[id].value),
    thwarts: DECK[id].thwarts.join(', '),
    'thwarted by': COURT.filter((other) => DECK[other].thwarts.includes(id)).join(', '),
    side: DECK[id].team,
  }));
