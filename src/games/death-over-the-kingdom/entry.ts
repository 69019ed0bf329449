import {css, gameEntry, type GameEntry, kindByType} from '../../elements/game-entry.js';
import {messagesIn} from '../../i18n/index.js';
import type {KingdomState, KingdomMove, KingdomView, KingdomEvent} from './types.js';

/** The room reserved for a diagram before it is drawn, by the attributes that the author set. */
const ROOM = css`
  .room {
    --n: 4.2;
    --more: 9.99rem;
  }
  :host([position]) .room {
    padding-block-end: 1.05rem;
  }
  @container example (inline-size < 33rem) {
    .room {
      --more: 15.88rem;
    }
  }
  @container example (inline-size < 22rem) {
    .room {
      --more: 16.81rem;
    }
  }
`;

/** The entry of Death Over the Kingdom. */
export const deathOverTheKingdom: GameEntry<
  'death-over-the-kingdom',
  KingdomState,
  KingdomMove,
  KingdomView,
  KingdomEvent
> = gameEntry({
  id: 'death-over-the-kingdom',
  title: 'Death Over the Kingdom',
  summary: 'one card each, one action, and second place wins (the cards are our reconstruction)',
  family: 'death-over-the-kingdom',
  seats: {min: 3, max: 7, usual: 5, most: 16},
  tag: {name: 'kingdom-game', variants: {small: {}, large: {large: 'on'}}},
  placeholder: {cards: 32, room: ROOM},
  eventKind: kindByType({
    dealt: 'deal-started',
    'turn ended': 'deal-scored',
    'game over': 'game-ended',
  }),
  opensDeals: true,
  rules: () => import('./rules.js').then((part) => part.kingdomRules),
  play: () => import('./play-rules.js').then((part) => part.kingdomPlayRules),
  machine: () => import('./machine.js').then(({machine}) => machine),
  table: () => import('./table.js').then((part) => part.kingdomTable),
  bot: () => import('./bot.js').then((part) => part.kingdomBot),
  beginner: () => import('./bot/beginner.js').then((part) => part.kingdomBeginner),
  playsOn: () => import('./bot/beginner.js').then((part) => part.kingdomBeginner),
  lots: () => import('./bot/worlds.js').then(({lotOf}) => ({lotOf})),
  messages: messagesIn({
    en: () => import('./messages/en.js'),
    ru: () => import('./messages/ru.js'),
  }),
  guide: () => import('./table/guide.js'),
  diagram: () => import('./table/diagram.js').then(({diagram}) => diagram),
  prefetch: [() => import('./table/public-facts.js')],
});
