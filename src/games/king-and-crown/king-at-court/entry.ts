import {css, gameEntry, type GameEntry, kindByType} from '../../../elements/game-entry.js';
import {messagesIn} from '../../../i18n/index.js';
import type {CourtState, CourtMove, CourtView, CourtEvent} from './types.js';

/** The room reserved for a diagram before it is drawn, by the attributes that the author set. */
const ROOM = css`
  .room {
    --n: 1.4;
    --more: 9.97rem;
  }
  @container example (inline-size < 33rem) {
    .room {
      --more: 15.23rem;
    }
  }
`;

/** The entry of The King at Court. */
export const kingAtCourt: GameEntry<'king-at-court', CourtState, CourtMove, CourtView, CourtEvent> =
  gameEntry({
    id: 'king-at-court',
    title: 'The King at Court',
    summary: 'who is the Dragon? Claims, lies and an accusation',
    family: 'king-and-crown',
    seats: {min: 3, max: 5, usual: 4},
    tag: {name: 'crown-game', variant: 'court', version: '5'},
    placeholder: {cards: 32, room: ROOM},
    eventKind: kindByType({
      'lord named': 'deal-started',
      verdict: 'deal-scored',
      'game over': 'game-ended',
    }),
    talk: ['say'],
    rules: () => import('./rules.js').then((part) => part.courtRules),
    play: () => import('./play-rules.js').then((part) => part.courtPlayRules),
    machine: () => import('./machine.js').then(({machine}) => machine),
    table: () => import('./table.js').then((part) => part.courtTable),
    bot: () => import('./bot.js').then((part) => part.courtBot),
    beginner: () => import('./bot/beginner.js').then((part) => part.courtBeginner),
    messages: messagesIn({
      en: () => import('./messages/en.js'),
      ru: () => import('./messages/ru.js'),
    }),
    guide: () => import('./table/guide.js'),
    diagram: () => import('./table/diagram.js').then(({diagram}) => diagram),
    prefetch: [() => import('./table/public-facts.js')],
  });
