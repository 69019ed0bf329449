import {type Rulebook, rulesIn} from '../../../../i18n/index.js';

const TEXTS = {
  en: () => import('./rulebook.en.js'),
  ru: () => import('./rulebook.ru.js'),
};

/** The rules of Tourney for the King, and which paragraph explains what is refused. */
export const rulebook: Rulebook = {
  text: (_, locale) => rulesIn(TEXTS, locale),
  explains: {
    choose: ['tourney/set-aside'],
  },
};
