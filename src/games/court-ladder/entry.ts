import {css, gameEntry, type GameEntry, kindByType} from '../../elements/game-entry.js';
import {messagesIn} from '../../i18n/index.js';
import type {LadderState, LadderMove, LadderView, LadderEvent} from './types.js';

/** The room reserved for a diagram before it is drawn, by the attributes that the author set. */
const ROOM = css`
  .room div {
    display: block;
    block-size: 2.83rem;
  }
  .room {
    --n: 2.8;
    --more: 8.94rem;
  }
  :host([position*='hands']) .room {
    --more: 14.8rem;
  }
  @container example (inline-size < 25.1rem) {
    .room {
      --more: 11.77rem;
    }
  }
  @container example (inline-size < 22rem) {
    .room {
      --more: 12.7rem;
    }
    :host([position*='hands']) .room {
      --more: 19.74rem;
    }
  }
`;

/** The entry of Court Ladder. */
export const courtLadder: GameEntry<
  'court-ladder',
  LadderState,
  LadderMove,
  LadderView,
  LadderEvent
> = gameEntry({
  id: 'court-ladder',
  title: 'Court Ladder',
  summary: 'attack upwards, beat or change places, and get rid of your cards',
  family: 'court-ladder',
  seats: {min: 5, max: 16, usual: 6},
  tag: {name: 'king-game', variant: 'ladder'},
  lengths: {short: {hands: 3}, deal: {hands: 1}},
  placeholder: {cards: 32, room: ROOM},
  eventKind: kindByType({
    dealt: 'deal-started',
    attacked: 'card-played',
    beaten: 'card-played',
    'thrown in': 'card-played',
    'joker laid': 'card-played',
    'game over': 'game-ended',
  }),
  opensDeals: true,
  rules: () => import('./rules.js').then((part) => part.ladderRules),
  play: () => import('./play-rules.js').then((part) => part.ladderPlayRules),
  machine: () => import('./machine.js').then(({machine}) => machine),
  table: () => import('./table.js').then((part) => part.ladderTable),
  bot: () => import('./bot.js').then((part) => part.ladderBot),
  tempers: ['strong', 'expert'],
  beginner: () => import('./bot/beginner.js').then((part) => part.ladderBeginner),
  foresight: () => import('./bot/foresight.js').then((part) => part.ladderForesight),
  messages: messagesIn({
    en: () => import('./messages/en.js'),
    ru: () => import('./messages/ru.js'),
  }),
  guide: () => import('./table/guide.js'),
  diagram: () => import('./table/diagram.js').then(({diagram}) => diagram),
});
