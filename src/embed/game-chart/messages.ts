import type {Locale} from '../../i18n/index.js';

/** The messages of a chart. */
interface ChartMessages {
  readonly phases: string;
  chart(now: string): string;
  readonly now: string;
  readonly next: string;
  readonly end: string;
  readonly back: string;
  readonly list: string;
  readonly atOnce: string;
  readonly failed: string;
  readonly crowded: string;
  readonly usual: string;
}

export const messages: Readonly<Record<Locale, ChartMessages>> = {
  en: {
    phases: 'The phases of the game',
    chart: (now) => `The phases of the game; now: ${now}`,
    now: 'Now',
    next: 'What can come next',
    end: 'Nothing comes after this.',
    back: 'Back',
    list: 'The phases as a list',
    atOnce: 'all inside at once',
    failed: 'The chart could not be loaded.',
    crowded: 'Show more players',
    usual: 'Show fewer players',
  },
  ru: {
    phases: 'Фазы игры',
    chart: (now) => `Фазы игры; сейчас: ${now}`,
    now: 'Сейчас',
    next: 'Что может быть дальше',
    end: 'Дальше ничего нет.',
    back: 'Назад',
    list: 'Фазы списком',
    atOnce: 'все внутри сразу',
    failed: 'Схему не удалось загрузить.',
    crowded: 'Если игроков больше',
    usual: 'Если игроков меньше',
  },
};
