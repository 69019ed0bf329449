import {type Rulebook, rulebookOf} from '../../../i18n/index.js';

/** The rulebook of High Card; a paragraph that explains a refusal is named as a second argument. */
export const rulebook: Rulebook = rulebookOf({
  en: () => import('../messages/rulebook.en.js'),
  ru: () => import('../messages/rulebook.ru.js'),
});
