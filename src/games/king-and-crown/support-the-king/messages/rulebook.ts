import {type Rulebook, rulebookOf} from '../../../../i18n/index.js';

const TEXTS = {
  en: () => import('./rulebook.en.js'),
  ru: () => import('./rulebook.ru.js'),
};

/** The rulebook of Support the King. */
export const rulebook: Rulebook = rulebookOf(TEXTS); // there are only refusals that every game has
