import type {MessageCatalogue, Locale} from '../../i18n/index.js';
import {type Entry, messagesIn} from './entry.js';

const ladderWords = {
  en: () => import('../../games/court-ladder/messages/en.js').then(({en}) => en),
  ru: () => import('../../games/court-ladder/messages/ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<MessageCatalogue>>;

/** Court Ladder. */
export const courtLadder: Entry = {
  id: 'court-ladder',
  title: 'Court Ladder',
  family: 'court-ladder',
  seats: {min: 5, max: 11, usual: 6},
  rules: () => import('../../games/court-ladder/rules.js').then(({ladderRules}) => ladderRules),
  load: () => import('../../games/court-ladder/index.js').then(({ladderGame}) => ladderGame),
  play: async () => {
    const [{ladderPlayRules}, {machine}] = await Promise.all([
      import('../../games/court-ladder/play-rules.js'),
      import('../../games/court-ladder/machine.js'),
    ]);
    return {rules: ladderPlayRules, machine};
  },
  table: () => import('../../games/court-ladder/table.js').then(({ladderTable}) => ladderTable),
  bot: () => import('../../games/court-ladder/bot.js').then(({ladderBot}) => ladderBot),
  messages: (locale) => messagesIn(ladderWords, locale),
};
