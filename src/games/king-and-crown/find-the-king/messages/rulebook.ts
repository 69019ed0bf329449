import {type Rulebook, rulebookOf} from '../../../../i18n/index.js';

const TEXTS = {
  en: () => import('./rulebook.en.js'),
  ru: () => import('./rulebook.ru.js'),
};

/** The rulebook of Find the King, with the paragraph that explains each refusal. */
export const rulebook: Rulebook = rulebookOf(TEXTS, {
  lay: ['find/lay-first', 'find/already-laid'],
  reveal: ['find/reveal-first', 'find/already-open'],
});
