import type {Locale} from '../../i18n/index.js';

/** What a chart says of itself. */
interface ChartMessages {
  chart(game: string, now: string): string;
  readonly now: string;
  readonly next: string;
  readonly end: string;
  readonly back: string;
  readonly again: string;
  readonly list: string;
  readonly atOnce: string;
  readonly failed: string;
}

export const messages: Readonly<Record<Locale, ChartMessages>> = {
  en: {
    chart: (game, now) => `The phases of ${game}; now: ${now}`,
    now: 'Now',
    next: 'What can come next',
    end: 'Nothing comes after this.',
    back: 'Back',
    again: 'From the beginning',
    list: 'The phases as a list',
    atOnce: 'all inside at once',
    failed: 'The chart could not be loaded.',
  },
  ru: {
    chart: (game, now) => `Фазы игры «${game}»; сейчас: ${now}`,
    now: 'Сейчас',
    next: 'Что может быть дальше',
    end: 'Дальше ничего нет.',
    back: 'Назад',
    again: 'С начала',
    list: 'Фазы списком',
    atOnce: 'все внутри сразу',
    failed: 'Схему не удалось загрузить.',
  },
};
