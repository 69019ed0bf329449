import {css, gameEntry, type GameEntry, kindByType} from '../../../elements/game-entry.js';
import {messagesIn} from '../../../i18n/index.js';
import type {ChooseMove} from '../rules/choose-move.js';
import type {DefendState, DefendView, DefendEvent} from './types.js';

/** The room reserved for a diagram before it is drawn, by the attributes that the author set. */
const ROOM = css`
  .room {
    --n: 2.8;
    --more: 12.12rem;
  }
  :host([seat]) .room {
    --n: 4.2;
    --more: 14.42rem;
  }
`;

/** The entry of Defend the King. */
export const defendTheKing: GameEntry<
  'defend-the-king',
  DefendState,
  ChooseMove,
  DefendView,
  DefendEvent
> = gameEntry({
  id: 'defend-the-king',
  title: 'Defend the King',
  summary: 'cards that thwart each other, chosen in secret',
  family: 'king-and-crown',
  seats: {min: 2, max: 6, usual: 2},
  tag: {name: 'crown-game', variant: 'defend', version: '2'},
  placeholder: {cards: 32, room: ROOM},
  eventKind: kindByType({
    'match begun': 'deal-started',
    'match won': 'deal-scored',
    'game over': 'game-ended',
  }),
  rules: () => import('./rules.js').then((part) => part.defendRules),
  play: () => import('./play-rules.js').then((part) => part.defendPlayRules),
  machine: () => import('./machine.js').then(({machine}) => machine),
  table: () => import('./table.js').then((part) => part.defendTable),
  bot: () => import('./bot.js').then((part) => part.defendBot),
  messages: messagesIn({
    en: () => import('./messages/en.js'),
    ru: () => import('./messages/ru.js'),
  }),
  guide: () => import('./table/guide.js'),
  diagram: () => import('./table/diagram.js').then(({diagram}) => diagram),
});
