import type {Locale} from './locales.js';

/**
 * Sentences for the case that a game cannot be loaded. Its messages may be missing too, so these
 * are bundled with the table and not with the catalogues.
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
