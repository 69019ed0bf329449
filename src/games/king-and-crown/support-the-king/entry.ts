import {css, gameEntry, type GameEntry, kindByType} from '../../../elements/game-entry.js';
import {messagesIn} from '../../../i18n/index.js';
import type {ChooseMove} from '../rules/choose-move.js';
import type {SupportState, SupportView, SupportEvent} from './types.js';

/** The room reserved for a diagram before it is drawn, by the attributes that the author set. */
const ROOM = css`
  .room {
    --n: 2.8;
    --more: 12.87rem;
  }
  :host([seat]) .room {
    --n: 4.2;
    --more: 13.55rem;
  }
`;

/** The entry of Support the King. */
export const supportTheKing: GameEntry<
  'support-the-king',
  SupportState,
  ChooseMove,
  SupportView,
  SupportEvent
> = gameEntry({
  id: 'support-the-king',
  title: 'Support the King',
  summary: 'odd or even, chosen in secret',
  family: 'king-and-crown',
  seats: {min: 2, max: 2, usual: 2},
  tag: {name: 'crown-game', variant: 'support', version: '3'},
  placeholder: {cards: 32, room: ROOM},
  eventKind: kindByType({
    'lord named': 'deal-started',
    'match won': 'deal-scored',
    'game over': 'game-ended',
  }),
  rules: () => import('./rules.js').then((part) => part.supportRules),
  play: () => import('./play-rules.js').then((part) => part.supportPlayRules),
  machine: () => import('./machine.js').then(({machine}) => machine),
  table: () => import('./table.js').then((part) => part.supportTable),
  bot: () => import('./bot.js').then((part) => part.supportBot),
  messages: messagesIn({
    en: () => import('./messages/en.js'),
    ru: () => import('./messages/ru.js'),
  }),
  guide: () => import('./table/guide.js'),
  diagram: () => import('./table/diagram.js').then(({diagram}) => diagram),
});
