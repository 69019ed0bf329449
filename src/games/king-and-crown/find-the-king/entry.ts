import {css, gameEntry, type GameEntry, kindByType} from '../../../elements/game-entry.js';
import {messagesIn} from '../../../i18n/index.js';
import type {FindState, FindMove, FindView, FindEvent} from './types.js';

/** The room reserved for a diagram before it is drawn, by the attributes that the author set. */
const ROOM = css`
  .room {
    --n: 1.4;
    --more: 9.97rem;
  }
`;

/** The entry of Find the King. */
export const findTheKing: GameEntry<'find-the-king', FindState, FindMove, FindView, FindEvent> =
  gameEntry({
    id: 'find-the-king',
    title: 'Find the King',
    summary: 'five cards face down, one of them the King',
    family: 'king-and-crown',
    seats: {min: 2, max: 2, usual: 2},
    tag: {name: 'crown-game', variant: 'find', version: '1'},
    placeholder: {cards: 32, room: ROOM},
    eventKind: kindByType({
      'match won': 'deal-scored',
      'game over': 'game-ended',
    }),
    rules: () => import('./rules.js').then((part) => part.findRules),
    play: () => import('./play-rules.js').then((part) => part.findPlayRules),
    machine: () => import('./machine.js').then(({machine}) => machine),
    table: () => import('./table.js').then((part) => part.findTable),
    bot: () => import('./bot.js').then((part) => part.findBot),
    messages: messagesIn({
      en: () => import('./messages/en.js'),
      ru: () => import('./messages/ru.js'),
    }),
    guide: () => import('./table/guide.js'),
    diagram: () => import('./table/diagram.js').then(({diagram}) => diagram),
  });
