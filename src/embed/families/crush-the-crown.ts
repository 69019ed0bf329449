import type {MessageCatalogue, Locale} from '../../i18n/index.js';
import {type Entry, messagesIn} from './entry.js';

const crushWords = {
  en: () => import('../../games/crush-the-crown/messages/en.js').then(({en}) => en),
  ru: () => import('../../games/crush-the-crown/messages/ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<MessageCatalogue>>;

/** Crush the Crown. */
export const crush: Entry = {
  id: 'crush-the-crown',
  title: 'Crush the Crown',
  family: 'crush-the-crown',
  seats: {min: 2, max: 2, usual: 2},
  rules: () => import('../../games/crush-the-crown/rules.js').then(({crushRules}) => crushRules),
  load: () => import('../../games/crush-the-crown/index.js').then(({crushGame}) => crushGame),
  play: async () => {
    const [{crushPlayRules}, {machine}] = await Promise.all([
      import('../../games/crush-the-crown/play-rules.js'),
      import('../../games/crush-the-crown/machine.js'),
    ]);
    return {rules: crushPlayRules, machine};
  },
  table: () => import('../../games/crush-the-crown/table.js').then(({crushTable}) => crushTable),
  bot: () => import('../../games/crush-the-crown/bot.js').then(({crushBot}) => crushBot),
  messages: (locale) => messagesIn(crushWords, locale),
};
