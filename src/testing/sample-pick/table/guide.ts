import {type Rulebook, rulebookOf} from '../../../i18n/index.js';

const TEXTS = {
  en: () => import('../messages/rulebook.en.js'),
  ru: () => import('../messages/rulebook.ru.js'),
};

/** The rulebook of Royal Guests, with the paragraph that explains each refusal. */
export const rulebook: Rulebook = rulebookOf(TEXTS, {turn: ['royal-guests/nobody-yet']});
