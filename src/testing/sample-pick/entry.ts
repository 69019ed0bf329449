import {gameEntry, type GameEntry, usualEventKind} from '../../elements/game-entry.js';
import {messagesIn} from '../../i18n/index.js';
import type {Event, Move, State, View} from './types.js';

/** Royal Guests, as the catalogue registers it. */
export const royalGuests: GameEntry<'royal-guests', State, Move, View, Event> = gameEntry({
  id: 'royal-guests',
  title: 'Royal Guests',
  summary: 'let guests in, and stop in time',
  family: 'royal-guests',
  seats: {min: 2, max: 4, usual: 4},
  tag: {name: 'gstk-table'},
  placeholder: {cards: 20},
  eventKind: usualEventKind,
  rules: () => import('./rules.js').then(({rules}) => rules),
  machine: () => import('./machine.js').then(({machine}) => machine),
  table: () => import('./table.js').then(({table}) => table),
  bot: () => import('./bot.js').then(({bot}) => bot),
  messages: messagesIn({
    en: () => import('./messages/en.js'),
    ru: () => import('./messages/ru.js'),
  }),
  guide: () => import('./table/guide.js'),
  diagram: () => import('./table/diagram.js').then(({diagram}) => diagram),
});
