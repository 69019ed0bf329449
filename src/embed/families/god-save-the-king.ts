import type {MessageCatalogue, Locale} from '../../i18n/index.js';
import {type Entry, messagesIn} from './entry.js';

const gskWords = {
  en: () => import('../../games/god-save-the-king/messages/en.js').then(({en}) => en),
  ru: () => import('../../games/god-save-the-king/messages/ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<MessageCatalogue>>;

/** God Save the King. */
export const gsk: Entry = {
  id: 'god-save-the-king',
  title: 'God Save the King',
  family: 'god-save-the-king',
  seats: {min: 2, max: 4, usual: 2},
  rules: () => import('../../games/god-save-the-king/rules.js').then(({gskRules}) => gskRules),
  load: () => import('../../games/god-save-the-king/index.js').then(({gskGame}) => gskGame),
  play: async () => {
    const [{gskPlayRules}, {machine}] = await Promise.all([
      import('../../games/god-save-the-king/play-rules.js'),
      import('../../games/god-save-the-king/machine.js'),
    ]);
    return {rules: gskPlayRules, machine};
  },
  table: () => import('../../games/god-save-the-king/table.js').then(({table}) => table),
  bot: () => import('../../games/god-save-the-king/bot.js').then(({gskBot}) => gskBot),
  messages: (locale) => messagesIn(gskWords, locale),
};
