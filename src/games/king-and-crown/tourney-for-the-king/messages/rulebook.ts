import {type Rulebook, rulebookOf} from '../../../../i18n/index.js';

const TEXTS = {
  en: () => import('./rulebook.en.js'),
  ru: () => import('./rulebook.ru.js'),
};

/** The rulebook of Tourney for the King, with the paragraph that explains each refusal. */
export const rulebook: Rulebook = rulebookOf(TEXTS, {
  choose: ['tourney/set-aside'],
});
