import {type Rulebook, rulebookOf} from '../../../i18n/index.js';

const TEXTS = {
  en: () => import('./rulebook.en.js'),
  ru: () => import('./rulebook.ru.js'),
};

/** The rulebook of Kings and Peasants, with the paragraph that explains each refusal. */
export const rulebook: Rulebook = rulebookOf(TEXTS, {
  naming: ['peasants/name-now', 'peasants/each-name-once'],
  follow: ['peasants/play-now', 'peasants/follow-suit'],
  exchange: [
    'peasants/give-now',
    'peasants/highest-trump',
    'peasants/a-trump',
    'peasants/just-received',
    'peasants/good-card',
  ],
});
