import {type Rulebook, rulesIn} from '../../../../i18n/index.js';

const TEXTS = {
  en: () => import('./rulebook.en.js'),
  ru: () => import('./rulebook.ru.js'),
};

/** The rulebook of Find the King, with the paragraph that explains each refusal. */
export const rulebook: Rulebook = {
  text: (_, locale) => rulesIn(TEXTS, locale),
  explains: {
    lay: ['find/lay-first', 'find/already-laid'],
    reveal: ['find/reveal-first', 'find/already-open'],
  },
};
