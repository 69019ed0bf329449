import {css, gameEntry, type GameEntry, kindByType} from '../../elements/game-entry.js';
import {messagesIn} from '../../i18n/index.js';
import type {PeasantsState, PeasantsMove, PeasantsView, PeasantsEvent} from './types.js';

/** The room reserved for a diagram before it is drawn, by the attributes that the author set. */
const ROOM = css`
  .room {
    --n: 4.24;
    --more: 7.48rem;
  }
  :host([position]) .room {
    --more: 8.42rem;
  }
  @container example (inline-size < 22rem) {
    .room {
      --more: 10.8rem;
    }
    :host([position]) .room {
      --more: 13.1rem;
    }
  }
`;

/** The entry of Kings and Peasants. */
export const kingsAndPeasants: GameEntry<
  'kings-and-peasants',
  PeasantsState,
  PeasantsMove,
  PeasantsView,
  PeasantsEvent
> = gameEntry({
  id: 'kings-and-peasants',
  title: 'Kings and Peasants',
  summary: 'an election for the ranks, an exchange of cards, and a reign',
  family: 'kings-and-peasants',
  seats: {min: 4, max: 4, usual: 4},
  tag: {name: 'king-game', variant: 'peasants'},
  placeholder: {cards: 32, room: ROOM},
  eventKind: kindByType({
    dealt: 'deal-started',
    'card played': 'card-played',
    'trick taken': 'trick-taken',
    'game won': 'deal-scored',
    'session over': 'game-ended',
  }),
  opensDeals: true,
  rules: () => import('./rules.js').then((part) => part.peasantsRules),
  play: () => import('./play-rules.js').then((part) => part.peasantsPlayRules),
  machine: () => import('./machine.js').then(({machine}) => machine),
  determinize: () => import('./position/determinize.js').then((part) => part.determinize),
  table: () => import('./table.js').then((part) => part.peasantsTable),
  bot: () => import('./bot.js').then((part) => part.peasantsBot),
  tempers: ['normal', 'strong', 'expert'],
  beginner: () => import('./bot/beginner.js').then((part) => part.peasantsBeginner),
  foresight: () => import('./bot/foresight.js').then((part) => part.peasantsForesight),
  messages: messagesIn({
    en: () => import('./messages/en.js'),
    ru: () => import('./messages/ru.js'),
  }),
  guide: () => import('./table/guide.js'),
  diagram: () => import('./table/diagram.js').then(({diagram}) => diagram),
});
