import type {Catalogue, Locale} from '../../words/index.js';
import {type Entry, spoken} from './entry.js';

const peasantsWords = {
  en: () => import('../../games/kings-and-peasants/words.en.js').then(({en}) => en),
  ru: () => import('../../games/kings-and-peasants/words.ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<Catalogue>>;

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
  words: (locale) => spoken(peasantsWords, locale),
};
