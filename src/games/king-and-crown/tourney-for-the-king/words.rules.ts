import {type Rulebook, rulesIn} from '../../../words/index.js';

const TEXTS = {
  en: () => import('./words.rules.en.js'),
  ru: () => import('./words.rules.ru.js'),
};

/** The rules of Tourney for the King, and which paragraph explains what is refused. */
export const rulebook: Rulebook = {
  text: (_, locale) => rulesIn(TEXTS, locale),
  explains: {
    choose: ['tourney/set-aside'],
  },
};
