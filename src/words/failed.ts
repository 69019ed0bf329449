import type {Locale} from './locales.js';

/**
 * What must be said when something could not be loaded, sentences included; so these stand apart from
 * the catalogues and come with the table itself.
 */
export const failed: Readonly<
  Record<Locale, {readonly sorry: string; readonly part: string; readonly again: string}>
> = {
  en: {
    sorry: 'The game could not be loaded.',
    part: 'This could not be loaded; play goes on. Try again later.',
    again: 'Try again',
  },
  ru: {
    sorry: 'Игра не загрузилась.',
    part: 'Это не загрузилось; игра идёт дальше. Попробуйте позже.',
    again: 'Попробовать снова',
  },
};
