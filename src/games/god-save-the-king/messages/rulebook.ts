import {type Rulebook, rulebookOf} from '../../../i18n/index.js';

const TEXTS = {
  en: () => import('./rulebook.en.js'),
  ru: () => import('./rulebook.ru.js'),
};

/** The rulebook of God Save the King, with the paragraph that explains each refusal. */
export const rulebook: Rulebook = rulebookOf(TEXTS, {
  table: ['gsk/out'],
  skirmish: ['gsk/not-now', 'gsk/same-card'],
  push: ['gsk/loser-challenges'],
  rout: ['gsk/token-spent', 'gsk/face-up'],
  more: ['gsk/waits'],
});
