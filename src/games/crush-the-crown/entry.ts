import {css, gameEntry, type GameEntry, kindByType} from '../../elements/game-entry.js';
import {messagesIn} from '../../i18n/index.js';
import type {CrushState, CrushMove, CrushView, CrushEvent} from './types.js';

/** The room reserved for a diagram before it is drawn, by the attributes that the author set. */
const ROOM = css`
  .room {
    --n: 2.8;
    --more: 10.52rem;
  }
  :host([position]) .room {
    --n: 5.26;
    --more: 17rem;
  }
  :host([mode='quiz'][position]) .room {
    --n: 5.6;
    --more: 11.02rem;
  }
`;

/** The entry of Crush the Crown. */
export const crushTheCrown: GameEntry<
  'crush-the-crown',
  CrushState,
  CrushMove,
  CrushView,
  CrushEvent
> = gameEntry({
  id: 'crush-the-crown',
  title: 'Crush the Crown',
  summary: 'build a Government from King to ace, and send spies into the other',
  family: 'crush-the-crown',
  seats: {min: 2, max: 2, usual: 2},
  tag: {name: 'crush-game'},
  placeholder: {cards: 32, room: ROOM},
  eventKind: kindByType({
    dealt: 'deal-started',
    married: 'card-played',
    extended: 'card-played',
    'spy discovered': 'card-played',
    'spy inserted': 'card-played',
    'card swapped': 'card-played',
    'card fired': 'card-played',
    'game over': 'game-ended',
  }),
  rules: () => import('./rules.js').then((part) => part.crushRules),
  play: () => import('./play-rules.js').then((part) => part.crushPlayRules),
  machine: () => import('./machine.js').then(({machine}) => machine),
  determinize: () => import('./position/determinize.js').then((part) => part.determinize),
  table: () => import('./table.js').then((part) => part.crushTable),
  bot: () => import('./bot.js').then((part) => part.crushBot),
  tempers: ['normal'],
  beginner: () => import('./bot/beginner.js').then((part) => part.crushBeginner),
  foresight: () => import('./bot/foresight.js').then((part) => part.crushForesight),
  messages: messagesIn({
    en: () => import('./messages/en.js'),
    ru: () => import('./messages/ru.js'),
  }),
  guide: () => import('./table/guide.js'),
  diagram: () => import('./table/diagram.js').then(({diagram}) => diagram),
  prefetch: [() => import('./table/public-facts.js')],
});
