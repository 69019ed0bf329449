import {gameEntry, type GameEntry, kindByType, messagesIn} from 'gstk/kit';
import type {Event, Move, State, View} from './types.js';

/** Old Maid, as tables, examples, charts and servers know it. Its parts are fetched when needed. */
export const oldMaid: GameEntry<'gstk-examples/old-maid', State, Move, View, Event> = gameEntry({
  id: 'gstk-examples/old-maid',
  title: 'Old Maid',
  summary: 'draw from your neighbour, lay down pairs, lose the odd queen',
  family: 'gstk-examples/old-maid',
  seats: {min: 2, max: 6, usual: 4},
  tag: {name: 'gstk-table'},
  placeholder: {cards: 51},
  eventKind: kindByType({
    dealt: 'deal-started',
    'card drawn': 'card-played',
    'game over': 'game-ended',
  }),
  rules: () => import('./rules.js').then(({rules}) => rules),
  machine: () => import('./machine.js').then(({machine}) => machine),
  table: () => import('./table.js').then(({table}) => table),
  bot: () => import('./bot.js').then(({bot}) => bot),
  messages: messagesIn({en: () => import('./messages/en.js')}),
  guide: () => import('./table/guide.js'),
  diagram: () => import('./table/diagram.js').then(({diagram}) => diagram),
});
