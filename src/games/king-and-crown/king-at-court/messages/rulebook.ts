import {type Rulebook, rulebookOf} from '../../../../i18n/index.js';

const TEXTS = {
  en: () => import('./rulebook.en.js'),
  ru: () => import('./rulebook.ru.js'),
};

/** The rulebook of The King at Court, with the paragraph that explains each refusal. */
export const rulebook: Rulebook = rulebookOf(TEXTS, {
  table: ['court/set-aside'],
  question: [
    'court/look-first',
    'court/king-ends',
    'court/end-first',
    'court/silent',
    'court/all-silent',
    'court/king-known',
  ],
  witch: ['court/not-the-witch', 'court/witch-spent', 'court/knight-looks'],
  accuse: ['court/accuse-now', 'court/accusation-made', 'court/not-the-beggar', 'court/another'],
});
