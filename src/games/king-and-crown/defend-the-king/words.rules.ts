import {type Rulebook, rulesIn} from '../../../words/index.js';

const TEXTS = {
  en: () => import('./words.rules.en.js'),
  ru: () => import('./words.rules.ru.js'),
};

/** The rules of Defend the King. */
export const rulebook: Rulebook = {
  text: (_, locale) => rulesIn(TEXTS, locale),
  explains: {}, // nothing is refused but what no game allows
};
