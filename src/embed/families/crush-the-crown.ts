import type {Catalogue, Locale} from '../../words/index.js';
import {type Entry, spoken} from './entry.js';

const crushWords = {
  en: () => import('../../games/crush-the-crown/words.en.js').then(({en}) => en),
  ru: () => import('../../games/crush-the-crown/words.ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<Catalogue>>;

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
  words: (locale) => spoken(crushWords, locale),
};
