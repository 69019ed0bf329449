import {css, gameEntry, type GameEntry} from '../../elements/game-entry.js';
import {messagesIn} from '../../i18n/index.js';
import type {GskEvent, GskMove, GskState, GskView} from './types.js';

/** The room reserved for a diagram before it is drawn, by the attributes that the author set. */
const ROOM = css`
  .room {
    --more: 14.6rem;
  }
  :host(:is([deal][seat]:where(:not([players])), [position*='hands'])) .room {
    --n: 4.2;
    --more: 14.97rem;
  }
  :host([position*='formations'][position*='hands']) .room {
    --more: 16.4rem;
  }
  @container example (inline-size < 33rem) {
    :host([deal][seat]) .room {
      --n: 5.6;
      --more: 15.22rem;
    }
  }
`;

/** The entry of God Save the King. */
export const godSaveTheKing: GameEntry<'god-save-the-king', GskState, GskMove, GskView, GskEvent> =
  gameEntry({
    id: 'god-save-the-king',
    title: 'God Save the King',
    summary: 'hide your King, lay formations, bluff in a push, challenge',
    family: 'god-save-the-king',
    seats: {min: 2, max: 4, usual: 2},
    tag: {name: 'gstk-table'},
    placeholder: {cards: 32, room: ROOM},
    eventKind: (given) => {
      const event = given as GskEvent;
      switch (event.type) {
        case 'reshuffled':
          return 'deal-started';
        case 'challenge answered':
          return event.challenge ? 'claim-challenged' : undefined;
        case 'cards collected':
          return event.winner === null ? undefined : 'trick-taken';
        case 'game over':
          return 'game-ended';
        default:
          return undefined;
      }
    },
    rules: () => import('./rules.js').then((part) => part.gskRules),
    play: () => import('./play-rules.js').then((part) => part.gskPlayRules),
    machine: () => import('./machine.js').then(({machine}) => machine),
    determinize: () => import('./position/determinize.js').then((part) => part.determinize),
    table: () => import('./table.js').then((part) => part.table),
    bot: async () => {
      const [{gskBot, loadNetwork}] = await Promise.all([
        import('./bot.js'),
        import('./bot/network/network-player.js'),
      ]);
      await loadNetwork();
      return gskBot;
    },
    tempers: ['normal'],
    beginner: () => import('./bot/beginner.js').then((part) => part.gskBeginner),
    messages: messagesIn({
      en: () => import('./messages/en.js'),
      ru: () => import('./messages/ru.js'),
    }),
    guide: () => import('./table/guide.js'),
    diagram: () => import('./table/diagram.js').then(({diagram}) => diagram),
    prefetch: [() => import('./table/public-facts.js')],
  });
