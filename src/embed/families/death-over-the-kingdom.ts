import type {Catalogue, Locale} from '../../words/index.js';
import {type Entry, spoken} from './entry.js';

const kingdomWords = {
  en: () => import('../../games/death-over-the-kingdom/words.en.js').then(({en}) => en),
  ru: () => import('../../games/death-over-the-kingdom/words.ru.js').then(({ru}) => ru),
} satisfies Record<Locale, () => Promise<Catalogue>>;

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
  words: (locale) => spoken(kingdomWords, locale),
};
