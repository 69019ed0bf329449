import type {Catalogue} from './translate.js';

/** Shared sentences of each locale that a table is played with; loaded when they are needed. */
export const FIRST = {
  en: () => import('./en.js').then(({en}) => en),
  ru: () => import('./ru.js').then(({ru}) => ru),
} as const satisfies Record<string, () => Promise<Catalogue>>;

/** A locale that has sentences. */
export type Locale = keyof typeof FIRST;

/** Those that can wait until somebody plays. */
export const REST = {
  en: () => import('./rest.en.js').then(({en}) => en),
  ru: () => import('./rest.ru.js').then(({ru}) => ru),
} as const satisfies Record<Locale, () => Promise<Catalogue>>;

/** Those of worked examples and quizzes. */
export const EXAMPLE = {
  en: () => import('./example.en.js').then(({en}) => en),
  ru: () => import('./example.ru.js').then(({ru}) => ru),
} as const satisfies Record<Locale, () => Promise<Catalogue>>;

const whole = (locale: Locale) => async (): Promise<Catalogue> => ({
  ...(await FIRST[locale]()),
  ...(await REST[locale]()),
});

/** All shared sentences of each locale. */
export const LOCALES: Readonly<Record<Locale, () => Promise<Catalogue>>> = {
  en: whole('en'),
  ru: whole('ru'),
};

/** The first of the wanted tags that has sentences, `ru-RU` as `ru`; English when none has. */
export function matchLocale(wanted: readonly (string | null | undefined)[]): Locale {
  for (const tag of wanted) {
    const base = tag?.toLowerCase().split(/[-_]/)[0] ?? '';
    if (Object.hasOwn(FIRST, base)) return base as Locale;
  }
  return 'en';
}
