import type {Locale} from './locales.js';

/**
 * What must be said when the game could not be loaded, sentences included; so these stand apart from
 * the catalogues and come with the table itself.
 */
export const failed: Readonly<Record<Locale, {readonly sorry: string; readonly again: string}>> = {
  en: {
    sorry: 'The game could not be loaded.',
    again: 'Try again',
  },
  ru: {
    sorry: 'Игра не загрузилась.',
    again: 'Попробовать снова',
  },
};
