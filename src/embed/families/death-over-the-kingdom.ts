import type {MessageCatalogue, Locale} from '../../i18n/index.js';
import {type Entry, messagesIn} from './entry.js';

const kingdomWords = {
  en: () => import('../../games/death-over-the-kingdom/messages/en.js').then(({en}) => en),
  ru: () => import('../../games/death-over-the-kingdom/messages/ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<MessageCatalogue>>;

/** Death Over the Kingdom. */
export const kingdom: Entry = {
  id: 'death-over-the-kingdom',
  title: 'Death Over the Kingdom',
  family: 'death-over-the-kingdom',
  seats: {min: 3, max: 7, usual: 5, most: 16},
  rules: () =>
    import('../../games/death-over-the-kingdom/rules.js').then(({kingdomRules}) => kingdomRules),
  load: () =>
    import('../../games/death-over-the-kingdom/index.js').then(({kingdomGame}) => kingdomGame),
  play: async () => {
    const [{kingdomPlayRules}, {machine}] = await Promise.all([
      import('../../games/death-over-the-kingdom/play-rules.js'),
      import('../../games/death-over-the-kingdom/machine.js'),
    ]);
    return {rules: kingdomPlayRules, machine};
  },
  table: () =>
    import('../../games/death-over-the-kingdom/table.js').then(({kingdomTable}) => kingdomTable),
  bot: () => import('../../games/death-over-the-kingdom/bot.js').then(({kingdomBot}) => kingdomBot),
  messages: (locale) => messagesIn(kingdomWords, locale),
};
