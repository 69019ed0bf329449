import {type Rulebook, rulesIn} from '../../../../i18n/index.js';

const TEXTS = {
  en: () => import('./rulebook.en.js'),
  ru: () => import('./rulebook.ru.js'),
};

/** The rulebook of Defend the King. */
export const rulebook: Rulebook = {
  text: (_, locale) => rulesIn(TEXTS, locale),
  explains: {}, // there are only refusals that every game has
};
