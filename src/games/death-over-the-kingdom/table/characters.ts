import type {CharacterRow} from '../../../elements/game-entry.js';
import type {Messages} from '../../../i18n/index.js';
import {RECONSTRUCTION} from '../rules/deck.js';

/** The characters of the deck, for the reference of the game. */
export const characters = (messages: Messages): readonly CharacterRow[] =>
  RECONSTRUCTION.map(({id, value, second, condition, ability, copies}) => ({
    id,
    name: messages.lookup('card', {card: id}),
    value: String(value),
    'second value': second === null ? '' : String(second),
    ability,
    'what it does': messages.lookup(`kingdom/ability/${ability}`, {...condition, value: second}),
    copies: String(copies),
  }));

/** Another deck, as an author may write it: what a row leaves out is as in most rows. */
export const ownDeck = [
  {id: 'fool', value: 0, copies: 5},
  {id: 'spy', value: 3, ability: 'look', copies: 5},
  {
    id: 'bishop',
    value: 6,
    second: 9,
    condition: {shows: ['emperor'], without: ['fool']},
    copies: 5,
  },
  {id: 'emperor', value: 12, copies: 3},
];
