import {type Rulebook, rulesIn} from '../../words/index.js';

const TEXTS = {
  en: () => import('./words.rules.en.js'),
  ru: () => import('./words.rules.ru.js'),
};

/** The rules of God Save the King, and which paragraph explains what is refused. */
export const rulebook: Rulebook = {
  text: (_, locale) => rulesIn(TEXTS, locale),
  explains: {
    table: ['gsk/out'],
    skirmish: ['gsk/not-now', 'gsk/same-card'],
    push: ['gsk/loser-challenges'],
    rout: ['gsk/token-spent', 'gsk/face-up'],
    more: ['gsk/waits'],
  },
};
