import type {MessageCatalogue, Locale} from '../../i18n/index.js';
import {type Entry, messagesIn} from './entry.js';

const peasantsWords = {
  en: () => import('../../games/kings-and-peasants/messages/en.js').then(({en}) => en),
  ru: () => import('../../games/kings-and-peasants/messages/ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<MessageCatalogue>>;

/** Kings and Peasants. */
export const peasants: Entry = {
  id: 'kings-and-peasants',
  title: 'Kings and Peasants',
  family: 'kings-and-peasants',
  seats: {min: 4, max: 4, usual: 4},
  rules: () => import('../../games/kings-and-peasants/rules.js').then((part) => part.peasantsRules),
  load: () => import('../../games/kings-and-peasants/index.js').then((part) => part.peasantsGame),
  play: async () => {
    const [{peasantsPlayRules}, {machine}] = await Promise.all([
      import('../../games/kings-and-peasants/play-rules.js'),
      import('../../games/kings-and-peasants/machine.js'),
    ]);
    return {rules: peasantsPlayRules, machine};
  },
  table: () => import('../../games/kings-and-peasants/table.js').then((part) => part.peasantsTable),
  bot: () => import('../../games/kings-and-peasants/bot.js').then(({peasantsBot}) => peasantsBot),
  messages: (locale) => messagesIn(peasantsWords, locale),
};
