import {type Rulebook, rulesIn} from '../../../i18n/index.js';

const TEXTS = {
  en: () => import('./rulebook.en.js'),
  ru: () => import('./rulebook.ru.js'),
};

/** The rules of Kings and Peasants, and which paragraph explains what is refused. */
export const rulebook: Rulebook = {
  text: (_, locale) => rulesIn(TEXTS, locale),
  explains: {
    naming: ['peasants/name-now', 'peasants/each-name-once'],
    follow: ['peasants/play-now', 'peasants/follow-suit'],
    exchange: [
      'peasants/give-now',
      'peasants/highest-trump',
      'peasants/a-trump',
      'peasants/just-received',
      'peasants/good-card',
    ],
  },
};
