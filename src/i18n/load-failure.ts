import type {Locale} from './locales.js';

interface LoadFailure {
  readonly sorry: string;
  readonly again: string;
  /**
   * True when a script lies apart from its other files because an optimizer of the site has copied it.
   */
  apart(file: string): string;
}

/**
 * Sentences for a game that cannot be loaded. Its messages may be missing too, so these are bundled
 * with the table and not with the catalogues.
 */
export const failed: Readonly<Record<Locale, LoadFailure>> = {
  en: {
    sorry: 'The game could not be loaded.',
    again: 'Try again',
    apart: (file) =>
      `${file} is served here without its other files, so play cannot go on. Exclude ${file} from the optimiser of this site.`,
  },
  ru: {
    sorry: 'Игра не загрузилась.',
    again: 'Попробовать снова',
    apart: (file) =>
      `${file} лежит здесь без остальных файлов, поэтому игра не идёт. Исключите ${file} из оптимизатора сайта.`,
  },
};
