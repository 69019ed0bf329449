import {type Rulebook, rulebookOf} from '../../../i18n/index.js';

const TEXTS = {
  en: () => import('./rulebook.en.js'),
  ru: () => import('./rulebook.ru.js'),
};

/** The rulebook of Crush the Crown, with the paragraph that explains each refusal. */
export const rulebook: Rulebook = rulebookOf(TEXTS, {
  marriage: ['crush/marry-now', 'crush/queen-must-marry', 'crush/not-a-queen'],
  build: [
    'crush/build-now',
    'crush/not-your-suit',
    'crush/one-extension',
    'crush/one-member-a-turn',
    'crush/ace-is-placed',
    'crush/not-the-next-rank',
    'crush/no-spy-of-that-rank',
  ],
  spy: [
    'crush/insert-now',
    'crush/suit-of-a-king',
    'crush/not-the-rivals-next-rank',
    'crush/wild-is-no-member',
  ],
  tribute: ['crush/tribute-now', 'crush/tribute-of-the-suit'],
  fire: ['crush/fire-now', 'crush/hand-too-large'],
});
