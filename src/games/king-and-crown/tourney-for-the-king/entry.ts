import {css, gameEntry, type GameEntry, kindByType} from '../../../elements/game-entry.js';
import {messagesIn} from '../../../i18n/index.js';
import type {ChooseMove} from '../rules/choose-move.js';
import type {TourneyState, TourneyView, TourneyEvent} from './types.js';

/** The room reserved for a diagram before it is drawn, by the attributes that the author set. */
const ROOM = css`
  .room {
    --n: 4.2;
    --more: 12.73rem;
  }
  :host([position]) .room {
    padding-block-end: 1.73rem;
  }
  @container example (inline-size < 25.1rem) {
    .room {
      --more: 13.63rem;
    }
  }
`;

/** The entry of Tourney for the King. */
export const tourneyForTheKing: GameEntry<
  'tourney-for-the-king',
  TourneyState,
  ChooseMove,
  TourneyView,
  TourneyEvent
> = gameEntry({
  id: 'tourney-for-the-king',
  title: 'Tourney for the King',
  summary: 'five rounds, two equal hands, both choose in secret',
  family: 'king-and-crown',
  seats: {min: 2, max: 2, usual: 2},
  tag: {name: 'crown-game', variant: 'tourney', version: '4'},
  placeholder: {cards: 32, room: ROOM},
  eventKind: kindByType({
    'match begun': 'deal-started',
    'match decided': 'deal-scored',
    'game over': 'game-ended',
  }),
  opensDeals: true,
  rules: () => import('./rules.js').then((part) => part.tourneyRules),
  play: () => import('./play-rules.js').then((part) => part.tourneyPlayRules),
  machine: () => import('./machine.js').then(({machine}) => machine),
  table: () => import('./table.js').then((part) => part.tourneyTable),
  bot: () => import('./bot.js').then((part) => part.tourneyBot),
  beginner: () => import('./bot.js').then((part) => part.tourneyBeginner),
  messages: messagesIn({
    en: () => import('./messages/en.js'),
    ru: () => import('./messages/ru.js'),
  }),
  guide: () => import('./table/guide.js'),
  diagram: () => import('./table/diagram.js').then(({diagram}) => diagram),
});
